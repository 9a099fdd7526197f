// The head of a page on which the managers of a team change one thing: fundraising page, store on a website.
import { Breadcrumb } from '#ui/page-links.tsx'

type TeamSettingsHeaderProps = {
	title: string
	portal: { teamName: string; season: string }
	dashboardHref: string
}

export const TeamSettingsHeader = ({ title, portal, dashboardHref }: TeamSettingsHeaderProps) => (
	<header className="turf">
		<div className="measure pt-6 pb-7">
			<Breadcrumb on="turf" crumbs={[{ label: 'Team dashboard', href: dashboardHref }, { label: title }]} />
			<h1 className="display mt-4 text-heading font-black">{title}</h1>
			<p className="mt-1 text-on-turf-muted">{`${portal.teamName}, ${portal.season}`}</p>
		</div>
	</header>
)
