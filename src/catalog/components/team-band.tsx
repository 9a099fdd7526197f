// The closing band of a catalog page: one sentence and a link to team portals.
import { ButtonLink } from '#ui/button.tsx'

export function TeamBand({ title, text, action }: { title: string; text: string; action: string }) {
	return (
		<section className="turf">
			<div className="measure flex flex-wrap items-center justify-between gap-x-10 gap-y-6 py-14">
				<div className="max-w-text">
					<h2 className="display text-heading">{title}</h2>
					<p className="mt-2 text-lg text-on-turf-muted">{text}</p>
				</div>
				<ButtonLink href="/team" variant="action" size="large">
					{action}
				</ButtonLink>
			</div>
		</section>
	)
}
