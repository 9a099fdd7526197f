// People as rows, and the search.
import type { ListedPeople, ListedPerson } from '#accounts/rules/person.ts'
import { When } from '#orders/components/when.tsx'
import { Badge } from '#ui/marks.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { SelectField, TextField } from '#ui/fields.tsx'
import { givenRoles, peopleHref, roleNames, type PeopleView } from '../../rules/list-filters.ts'
import { adminPersonUrl } from '../../urls.ts'
import { Cell, Pager, Record, Records } from '../records.tsx'

type ListProps = {
	view: PeopleView
	/** The search input; null while the list is browsed. */
	asked: string | null
	page: ListedPeople
}

export function PeopleList({ view, asked, page: { people, older } }: ListProps) {
	return (
		<>
			<div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
				<Search asked={asked} />
				<RoleFilter role={asked === null ? view.role : null} />
			</div>
			{people.length === 0 ? <NoPeople /> : <PeopleTable people={people} />}
			{asked === null ? (
				<Pager
					label="Pages of people"
					older={older === null ? null : peopleHref({ ...view, before: older })}
					newest={view.before === null ? null : peopleHref({ ...view, before: null })}
				/>
			) : (
				<MoreFound asked={asked} older={older} />
			)}
		</>
	)
}

/** Sent as a POST form: names and addresses of people never appear in URLs, logs or history. */
const Search = ({ asked }: { asked: string | null }) => (
	<form method="post" action="/admin/people" role="search" aria-label="Find people" className="min-w-0">
		<Card className="grid items-end gap-3 p-4 sm:grid-cols-[minmax(0,1fr)_auto]">
			<TextField
				label="Name or email, or a part of it"
				name="text"
				type="search"
				defaultValue={asked ?? ''}
				required
				minLength={2}
				maxLength={100}
				autoComplete="off"
			/>
			<Button type="submit">Find</Button>
		</Card>
	</form>
)

const RoleFilter = ({ role }: Pick<PeopleView, 'role'>) => (
	<form method="get" action="/admin/people" className="min-w-0">
		<Card className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3 p-4">
			<SelectField
				label="Role"
				name="role"
				defaultValue={role ?? ''}
				options={[
					{ value: '', label: 'Everybody' },
					...givenRoles.map((one) => ({ value: one, label: roleNames[one] })),
				]}
			/>
			<Button type="submit" variant="outline">
				Show
			</Button>
		</Card>
	</form>
)

const PeopleTable = ({ people }: Pick<ListedPeople, 'people'>) => (
	<Records
		caption="People"
		columns={[{ label: 'Name' }, { label: 'Email' }, { label: 'Roles' }, { label: 'Since' }]}
	>
		{people.map((person) => (
			<Record key={person.id}>
				<Cell>
					<a href={adminPersonUrl(person.id)} className="font-bold text-primary hover:underline">
						{person.fullName || 'No name given'}
					</a>
				</Cell>
				<Cell label="Email">
					<span className="break-all">{person.email ?? <span className="text-muted">None</span>}</span>
				</Cell>
				<Cell label="Roles">
					<Roles person={person} />
				</Cell>
				<Cell label="Since" className="whitespace-nowrap">
					<When at={person.createdAt} />
				</Cell>
			</Record>
		))}
	</Records>
)

const Roles = ({ person: { roles, deletionRequestedAt } }: { person: ListedPerson }) => (
	<span className="inline-flex flex-wrap gap-1.5 max-sm:justify-end">
		{roles.length === 0 && <Badge>{roleNames.retail}</Badge>}
		{roles.map((role) => (
			<Badge key={role} tone={role === 'admin' || role === 'csr' ? 'primary' : 'info'}>
				{roleNames[role]}
			</Badge>
		))}
		{deletionRequestedAt && <Badge tone="warning">Leaving</Badge>}
	</span>
)

const NoPeople = () => (
	<EmptyState
		icon="user"
		title="No people found"
		actions={
			<ButtonLink href="/admin/people" variant="outline">
				Show everybody
			</ButtonLink>
		}
	>
		<p>Any part of the name or the email address will do.</p>
	</EmptyState>
)

function MoreFound({ asked, older }: { asked: string; older: string | null }) {
	if (older === null) return null
	return (
		<form method="post" action="/admin/people" className="flex justify-end">
			<input type="hidden" name="text" value={asked} />
			<input type="hidden" name="before" value={older} />
			<Button type="submit" variant="outline">
				Show more
			</Button>
		</form>
	)
}
