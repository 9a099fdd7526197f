import { helmetReconditioning as helmets } from '#catalog/rules/services.ts'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/notice.tsx'

/** The work included in the price, and its limits. */
export const HelmetWork = () => (
	<div className="grid gap-x-14 gap-y-8 lg:grid-cols-[1.3fr_1fr]">
		<section>
			<h2 className="display text-heading">In every helmet</h2>
			<ul className="mt-5 grid gap-x-8 sm:grid-cols-2">
				{helmets.includes.map((part) => (
					<li key={part} className="flex gap-3 border-t border-line py-3.5">
						<Icon name="check" className="mt-0.5 text-primary" />
						<span className="text-pretty">{part}</span>
					</li>
				))}
			</ul>
		</section>
		<Notice tone="warning" title="What we do not do" className="self-start">
			<ul className="mt-1.5 grid list-disc gap-1.5 pl-4.5">
				{helmets.limits.map((limit) => (
					<li key={limit}>{limit}</li>
				))}
			</ul>
		</Notice>
	</div>
)

/** When to send helmets: the seasons, drawn as a field. */
export const HelmetCalendar = () => (
	<ol className="grid gap-px overflow-hidden rounded-card border border-turf-line bg-turf-line sm:grid-cols-2 lg:grid-cols-4">
		{helmets.calendar.map(({ months, text }) => (
			<li key={months} className="turf p-6">
				<h3 className="display text-2xl text-action">{months}</h3>
				<p className="mt-2 text-pretty">{text}</p>
			</li>
		))}
	</ol>
)
