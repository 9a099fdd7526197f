import { TeamColorForm } from '#pictures/components/team-color-form.tsx'
import { SectionHead } from '../page-sections.tsx'

/** Picks the colors in which the shop shows its garments. */
export function TeamColors() {
	return (
		<section id="team-colors" className="measure pt-16">
			<SectionHead title="See the shop in your colors">
				Two colors and your team’s name: every list, search and product shows them until you switch back.
			</SectionHead>
			<TeamColorForm back="/" className="rounded-card border border-line bg-card p-4 sm:p-6" />
		</section>
	)
}
