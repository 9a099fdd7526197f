import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { NothingYet } from '#ui/nothing-yet.tsx'

/** For coaches and school administrators before their first portal. */
export const NoPortal = () => (
	<>
		<header className="turf">
			<div className="measure pt-6 pb-7">
				<Breadcrumb on="turf" crumbs={[{ label: 'Home', href: '/' }, { label: 'Team dashboard' }]} />
				<h1 className="display mt-4 text-heading font-black">Team dashboard</h1>
			</div>
		</header>
		<div className="measure py-10">
			<NothingYet
				icon="team"
				title="No team portal yet"
				ways={[
					{ href: '/team', label: 'Request Team Portal' },
					{ href: '/support', label: 'Ask about an invitation' },
				]}
			>
				<p>
					A portal holds your roster, your catalog and every order of the team. Yours is ready within 24 hours
					of the request. If somebody has invited you, open the link in their mail.
				</p>
			</NothingYet>
		</div>
	</>
)
