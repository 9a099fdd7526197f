import { plural } from '#kit/plural.ts'
import type { ReactNode } from 'react'
import { PageLinks } from '#ui/page-links.tsx'
import { Stat } from '#ui/marks.tsx'
import type { InviteRole } from '../../states.ts'
import type { PeopleView } from '../../views.ts'
import { FreshLink, LinkForm, MailForm, type InviteState } from './invite-forms.tsx'
import { InviteList, PersonList, Section } from './person-list.tsx'

export type PeopleAnswer = {
	/** State of the mail form or the link form after an error. */
	mail?: InviteState
	link?: InviteState
	/** The link just created. */
	fresh?: string
}

type PeoplePageProps = { view: PeopleView; answer: PeopleAnswer | undefined }

/** All members of the team, and its invitations. */
export const PeoplePage = ({ view, answer }: PeoplePageProps) => (
	<>
		<Head view={view} />
		<div className="measure grid min-w-0 items-start gap-x-8 gap-y-8 pt-8 lg:grid-cols-[1fr_23rem]">
			<div className="grid min-w-0 gap-5 lg:order-2 lg:sticky lg:top-24">
				{answer?.fresh && <FreshLink link={answer.fresh} />}
				<MailForm roles={view.mayGive} state={answer?.mail} />
				<LinkForm roles={view.mayGive} state={answer?.link} />
			</div>
			<div className="grid min-w-0 gap-8">
				<Lists view={view} />
			</div>
		</div>
	</>
)

const Head = ({ view: { portal, coaches, players, administrators, invites } }: { view: PeopleView }) => (
	<header className="turf">
		<div className="measure pt-6 pb-7">
			<p className="text-sm text-on-turf-muted">
				<a
					href={`/portal/${portal.id}`}
					className="inline-flex min-h-8 items-center hover:text-action hover:underline"
				>
					‹ {portal.teamName}
				</a>
			</p>
			<h1 className="display mt-1 text-title font-black">People</h1>
			<p className="mt-1 max-w-text text-on-turf-muted">
				Coaches manage the team, players order their own gear, school administrators approve.
			</p>
			<dl className="mt-5 grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4 lg:max-w-180">
				<Stat on="turf" value={coaches.length} label={plural(coaches.length, 'coach', 'coaches')} />
				<Stat on="turf" value={players.total} label={plural(players.total, 'player')} />
				<Stat on="turf" value={administrators.length} label={plural(administrators.length, 'school admin')} />
				<Stat on="turf" value={invites.length} label={plural(invites.length, 'open invitation')} />
			</dl>
		</div>
	</header>
)

const Lists = ({ view }: { view: PeopleView }): ReactNode => {
	const { portal, coaches, players, administrators, invites, self, mayGive } = view
	const listOf = (standsAs: InviteRole) => ({
		standsAs,
		self,
		timeZone: portal.timeZone,
		canRemove: mayGive.includes(standsAs),
		hasLink: invites.some(({ role, email }) => email === null && role === standsAs),
	})
	return (
		<>
			<Section title="Coaches" count={coaches.length} empty="No coaches yet. Invite the first one.">
				<PersonList people={coaches} {...listOf('coach')} />
			</Section>
			<Section
				title="Players"
				count={players.total}
				empty="No player has an account here yet. Share a link: joining takes a minute."
			>
				<PersonList people={players.people} {...listOf('player')} />
			</Section>
			<PageLinks
				label="Pages of players"
				words={['Previous', 'Next']}
				size="small"
				className="-mt-4"
				page={players.page}
				pages={players.pages}
				hrefOf={(wanted) => `?page=${wanted}`}
			/>
			<Section
				title="School administrators"
				count={administrators.length}
				empty="No school administrator yet. They approve purchase orders."
			>
				<PersonList people={administrators} {...listOf('school_admin')} />
			</Section>
			<Section title="Open invitations" count={invites.length} empty="No open invitations.">
				<InviteList invites={invites} canRevoke={mayGive} />
			</Section>
		</>
	)
}
