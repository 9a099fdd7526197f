const steps = [
	{
		title: 'Tell us your team',
		text: 'Two minutes: who you are, which sport, about how many players.',
	},
	{
		title: 'We set it up in 24 hours',
		text: 'Catalog, deadlines, fundraising margin, tax exemption. You get an email with your link.',
	},
	{
		title: 'Players order, you relax',
		text: 'Load the roster and share one link. You see who has ordered and who has not.',
	},
]

/** The steps from the request to the first order, beside the form. */
export const Steps = () => (
	<ol className="grid gap-7">
		{steps.map(({ title, text }, index) => (
			<li key={title} className="grid grid-cols-[3.5rem_1fr] gap-x-4">
				<span aria-hidden="true" className="numeral text-[3.5rem] leading-[0.85]">
					{index + 1}
				</span>
				<div>
					<h3 className="display text-2xl">{title}</h3>
					<p className="mt-1 text-pretty text-body">{text}</p>
				</div>
			</li>
		))}
	</ol>
)
