export type Step = { title: string; text: string }

/** Ordered steps, numbered like jerseys. */
export const NumberedSteps = ({ steps, columns }: { steps: readonly Step[]; columns: 3 | 4 }) => (
	<ol
		className={`grid gap-x-8 gap-y-9 sm:grid-cols-2 ${columns === 3 ? 'lg:grid-cols-3' : 'lg:grid-cols-4'}`}
	>
		{steps.map(({ title, text }, index) => (
			<li key={title} className="border-t-2 border-dashed border-stitch pt-4">
				<p aria-hidden="true" className="numeral text-[3.5rem]">
					{index + 1}
				</p>
				<h3 className="display mt-1 text-2xl">{title}</h3>
				<p className="mt-1.5 text-pretty text-body">{text}</p>
			</li>
		))}
	</ol>
)
