// Members of a portal, and its open invitations.
import { plural } from '#kit/plural.ts'
import type { ReactNode } from 'react'
import { dayIn, formatShortDay } from '#kit/time.ts'
import { Badge } from '#ui/marks.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { inviteRoleNames, lastDayOf } from '../../rules/access.ts'
import type { InviteRole } from '../../states.ts'
import type { InviteLine, PersonRow } from '../../views.ts'

type SectionProps = { title: string; count: number; empty: string; children: ReactNode }

export const Section = ({ title, count, empty, children }: SectionProps) => (
	<section>
		<h2 className="display flex items-baseline gap-2.5 text-subheading">
			{title} <span className="figures text-muted">{count}</span>
		</h2>
		<Card className="mt-3">
			{count === 0 ? <p className="px-4 py-5 text-muted sm:px-5">{empty}</p> : children}
		</Card>
	</section>
)

type ListProps = {
	people: readonly PersonRow[]
	standsAs: InviteRole
	/** Whether the viewer may remove people in this role. */
	canRemove: boolean
	/** An open shared link lets people join in this role. */
	hasLink: boolean
	self: string | null
	/** The portal's. */
	timeZone: string
}

export const PersonList = ({ people, standsAs, canRemove, hasLink, self, timeZone }: ListProps) => (
	<ul className="divide-y divide-line">
		{people.map((person) => (
			<li
				key={person.userId}
				className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 px-4 py-3 sm:px-5"
			>
				<div className="min-w-0">
					<p className="font-semibold break-words">
						{person.fullName || person.email || 'No name yet'}
						{person.userId === self && (
							<Badge tone="info" className="ml-2">
								You
							</Badge>
						)}
					</p>
					<p className="text-sm wrap-anywhere text-muted">
						{person.email ?? 'no email'} · since {formatShortDay(dayIn(timeZone, person.since))}
					</p>
				</div>
				{canRemove && person.userId !== self && <Remove {...{ person, standsAs, hasLink }} />}
			</li>
		))}
	</ul>
)

type RemoveProps = Pick<ListProps, 'standsAs' | 'hasLink'> & { person: PersonRow }

/** Expands first and asks for confirmation, with or without scripts. */
const Remove = ({ person, standsAs, hasLink }: RemoveProps) => (
	<details className="text-right">
		<summary className="inline-flex min-h-9 cursor-pointer list-none items-center rounded-control px-3 text-sm font-bold text-danger hover:bg-well pointer-coarse:min-h-11">
			Remove<span className="sr-only"> {person.fullName || person.email}</span>
		</summary>
		<form method="post" className="mt-1 grid justify-items-end gap-2">
			<input type="hidden" name="userId" value={person.userId} />
			<input type="hidden" name="role" value={standsAs} />
			<p className="max-w-70 text-sm text-muted">{consequences[standsAs]}</p>
			{hasLink && (
				<p className="max-w-70 text-sm text-muted">
					An open link lets them in again: take it back below and share a new one.
				</p>
			)}
			<Button type="submit" name="intent" value="remove" variant="danger" size="small">
				Yes, remove
			</Button>
		</form>
	</details>
)

const consequences: Record<InviteRole, string> = {
	player: 'They no longer see this portal. Orders already placed go on.',
	coach: 'They no longer see roster, orders and figures of this team.',
	school_admin: 'They no longer see any team of this organization.',
}

export const InviteList = ({
	invites,
	canRevoke,
}: {
	invites: readonly InviteLine[]
	canRevoke: readonly InviteRole[]
}) => (
	<ul className="divide-y divide-line">
		{invites.map(({ id, role, email, usesLeft, expiresAt }) => (
			<li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3 sm:px-5">
				<div className="min-w-0">
					<p className="font-semibold wrap-anywhere">
						{email ?? `Link for ${usesLeft} more ${plural(usesLeft, 'person', 'people')}`}
					</p>
					<p className="text-sm text-muted">
						{`As ${inviteRoleNames[role]} · until ${formatShortDay(lastDayOf(expiresAt))}`}
					</p>
				</div>
				{canRevoke.includes(role) && (
					<form method="post">
						<input type="hidden" name="inviteId" value={id} />
						<Button type="submit" name="intent" value="revoke" variant="ghost" size="small">
							Take back<span className="sr-only"> {email ?? 'the link'}</span>
						</Button>
					</form>
				)}
			</li>
		))}
	</ul>
)
