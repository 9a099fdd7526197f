// One person: account, roles, portals and devices; then what they left in the shop.
import { counted } from '#kit/plural.ts'
import type { ReactNode } from 'react'
import type { Belonging, PersonView } from '#accounts/rules/person.ts'
import type { Role } from '#kit/roles.ts'
import { When } from '#orders/components/when.tsx'
import { Badge } from '#ui/marks.tsx'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { SelectField } from '#ui/fields.tsx'
import { logHref } from '../../rules/log-view.ts'
import { givenRoles, roleNames } from '../../rules/list-filters.ts'
import { newQuoteUrl } from '../../urls.ts'
import type { PersonRecord } from '../../views.ts'
import { Sheet } from '../records.tsx'
import { PersonData } from './person-data.tsx'
import { PersonNotes } from './person-notes.tsx'
import { LatestOrders, PersonCart, PersonDesigns, PersonMessages } from './person-record.tsx'

type PersonProps = {
	person: PersonView
	record: PersonRecord
	/** Only admins grant and revoke roles, and hand out or erase data. */
	isAdmin: boolean
	/** The refused input, to be sent again. */
	typed: Readonly<Record<string, string>>
}

export function PersonPage({ person, record, isAdmin, typed }: PersonProps) {
	return (
		<>
			{person.deletionRequestedAt && (
				<Notice tone="warning" title="Asked to be deleted">
					<p>
						On <When at={person.deletionRequestedAt} withTime />. The account is removed 30 days later, unless
						its owner signs in and keeps it.
					</p>
				</Notice>
			)}
			<div className="grid min-w-0 items-start gap-6 lg:grid-cols-2">
				<Sheet title="Account">
					<Account person={person} />
					{person.email !== null && (
						<p className="mt-3">
							<a
								href={newQuoteUrl(person.id)}
								className="inline-flex min-h-11 items-center font-semibold text-primary hover:underline"
							>
								Make a quote for them
							</a>
						</p>
					)}
					{isAdmin && (
						<p className="mt-3 flex flex-wrap gap-x-5">
							<a
								href={logHref({ personId: person.id })}
								className="inline-flex min-h-11 items-center font-semibold text-primary hover:underline"
							>
								What they did
							</a>
							<a
								href={logHref({ log: 'accounts', personId: person.id })}
								className="inline-flex min-h-11 items-center font-semibold text-primary hover:underline"
							>
								What happened to the account
							</a>
						</p>
					)}
				</Sheet>
				<Sheet title="Roles" id="roles">
					<Roles roles={person.roles} isAdmin={isAdmin} />
				</Sheet>
				<Sheet title="Belongs to">
					<Belongings belongings={person.belongings} />
				</Sheet>
				<Sheet title="Signed in" id="devices">
					<Sessions person={person} canEnd={isAdmin || !person.roles.includes('admin')} />
				</Sheet>
			</div>
			<LatestOrders person={person} orders={record.orders} />
			<div className="grid min-w-0 items-start gap-6 lg:grid-cols-2">
				<PersonNotes notes={record.notes} typed={typed} />
				<PersonMessages userId={person.id} messages={record.messages} />
				<PersonDesigns designs={record.designs} />
				<PersonCart cart={record.cart} />
				{isAdmin && <PersonData person={person} typed={typed} />}
			</div>
		</>
	)
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
	<div className="flex flex-wrap justify-between gap-x-4 gap-y-0.5">
		<dt className="text-muted">{name}</dt>
		<dd className="min-w-0 font-semibold break-all">{children}</dd>
	</div>
)

function Account({ person }: { person: PersonView }) {
	const { email, phone, createdAt, lastSignInAt, isConfirmed, hasSecondStep } = person
	return (
		<dl className="figures grid gap-2 text-[0.9375rem]">
			<Fact name="Email">
				{email === null ? 'None' : <a href={`mailto:${email}`}>{email}</a>}
				{email !== null && !isConfirmed && ' (not confirmed)'}
			</Fact>
			<Fact name="Phone">{phone || 'None'}</Fact>
			<Fact name="With us since">
				<When at={createdAt} />
			</Fact>
			<Fact name="Last sign-in">{lastSignInAt ? <When at={lastSignInAt} withTime /> : 'Never'}</Fact>
			<Fact name="Second step">{hasSecondStep ? 'On' : 'Off'}</Fact>
		</dl>
	)
}

function Roles({ roles, isAdmin }: { roles: readonly Role[]; isAdmin: boolean }) {
	const left = givenRoles.filter((role) => !roles.includes(role))
	return (
		<div className="grid gap-3">
			{roles.length === 0 && <p className="text-muted">None: a customer like any other.</p>}
			<ul className="grid gap-2">
				{roles.map((role) => (
					<li key={role} className="flex min-h-9 flex-wrap items-center justify-between gap-3">
						<Badge tone="info">{roleNames[role]}</Badge>
						{isAdmin && <Take role={role} />}
					</li>
				))}
			</ul>
			{isAdmin && left.length > 0 && (
				<form
					method="post"
					action="#roles"
					className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3 border-t border-line pt-3"
				>
					<input type="hidden" name="intent" value="grant" />
					<SelectField
						label="Give a role"
						name="role"
						options={left.map((role) => ({ value: role, label: roleNames[role] }))}
						defaultValue={left.at(-1) ?? ''}
					/>
					<Button type="submit" variant="outline">
						Give
					</Button>
				</form>
			)}
			{isAdmin && (
				<p className="text-label text-muted">
					A change counts at once. Coaches, players and school administrators get theirs with their portal’s
					invitation.
				</p>
			)}
			{!isAdmin && <p className="text-label text-muted">Roles are given and taken by administrators.</p>}
		</div>
	)
}

const Take = ({ role }: { role: Role }) => (
	<form method="post" action="#roles">
		<input type="hidden" name="intent" value="revoke" />
		<input type="hidden" name="role" value={role} />
		<Button type="submit" variant="outline" size="small">
			Take<span className="sr-only"> the role {roleNames[role]}</span>
		</Button>
	</form>
)

function Belongings({ belongings }: { belongings: readonly Belonging[] }) {
	if (belongings.length === 0) return <p className="text-muted">No school and no team portal.</p>
	return (
		<ul className="divide-y divide-line">
			{belongings.map(({ portalId, name, as }) => (
				<li
					key={`${portalId} ${name}`}
					className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2 first:pt-0"
				>
					{portalId === null ? (
						<span>{name}</span>
					) : (
						<a href={`/admin/portals/${portalId}`} className="text-primary hover:underline">
							{name}
						</a>
					)}
					<Badge>{roleNames[as]}</Badge>
				</li>
			))}
		</ul>
	)
}

function Sessions({ person: { sessions }, canEnd }: { person: PersonView; canEnd: boolean }) {
	if (sessions === 0) return <p className="text-muted">On no device.</p>
	return (
		<div className="grid gap-3">
			<p>{`On ${counted(sessions, 'device')}.`}</p>
			{canEnd && (
				<form method="post" action="#devices">
					<input type="hidden" name="intent" value="sign-out" />
					<Button type="submit" variant="outline">
						Sign out everywhere
					</Button>
				</form>
			)}
		</div>
	)
}
