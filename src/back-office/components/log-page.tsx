// The logs as rows: time, person, event and subject.
import { isRole, roleNames } from '../rules/list-filters.ts'
import { When } from '#orders/components/when.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { TabLinks } from '#ui/tabs.tsx'
import { TextField } from '#ui/fields.tsx'
import { detailLabel, logHref, subjectHref, type LogView } from '../rules/log-view.ts'
import type { LogPage as Page } from '../views.ts'
import { Cell, Pager, Record, Records } from './records.tsx'

type Entry = Page['entries'][number]

export function LogPage({ view, page }: { view: LogView; page: Page }) {
	const { entries, older } = page
	return (
		<>
			<TabLinks
				label="Which log"
				links={[
					{ label: 'Shop', href: logHref({ personId: view.personId }), current: view.log === 'shop' },
					{
						label: 'Accounts',
						href: logHref({ log: 'accounts', personId: view.personId }),
						current: view.log === 'accounts',
					},
				]}
			/>
			<Filters view={view} />
			{entries.length === 0 ? (
				<EmptyState icon="search" title="Nothing is written here">
					<p>
						No entry fits. Events are named like order.refund; a room alone, such as order, finds all of its
						events.
					</p>
				</EmptyState>
			) : (
				<Entries view={view} entries={entries} />
			)}
			<Pager
				label="Pages of the log"
				older={older === null ? null : logHref({ ...view, before: older })}
				newest={view.before === null ? null : logHref({ ...view, before: null })}
			/>
		</>
	)
}

function Filters({ view: { log, personId, event, portalId } }: { view: LogView }) {
	const isNarrowed = personId !== null || event !== null || portalId !== null
	return (
		<form method="get" action="/admin/audit" className="min-w-0">
			<Card className="grid items-end gap-3 p-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto_auto]">
				{log === 'accounts' && <input type="hidden" name="log" value="accounts" />}
				{personId !== null && <input type="hidden" name="person" value={personId} />}
				<TextField
					label="Event"
					name="event"
					defaultValue={event ?? ''}
					autoComplete="off"
					placeholder={log === 'shop' ? 'order.refund' : 'signed_in'}
					pattern="[a-z_.]{2,60}"
				/>
				{log === 'shop' ? (
					<TextField
						label="Portal"
						name="portal"
						defaultValue={portalId ?? ''}
						autoComplete="off"
						placeholder="lakewood-rams-7f3a"
						pattern="[a-z0-9][a-z0-9\-]{0,79}"
					/>
				) : (
					<span className="max-sm:hidden" />
				)}
				<Button type="submit">Show</Button>
				{isNarrowed && (
					<ButtonLink href={logHref({ log })} variant="outline">
						Show everything
					</ButtonLink>
				)}
			</Card>
		</form>
	)
}

function Entries({ view, entries }: { view: LogView; entries: readonly Entry[] }) {
	const isShop = view.log === 'shop'
	const columns = [
		{ label: 'When' },
		{ label: isShop ? 'Who' : 'Account' },
		{ label: 'Event' },
		{ label: isShop ? 'What' : 'From' },
		{ label: 'Details' },
	]
	return (
		<Records caption={isShop ? 'What staff and managers did' : 'What happened to accounts'} columns={columns}>
			{entries.map((entry) => (
				<Record key={entry.id}>
					<Cell label="When" className="sm:whitespace-nowrap">
						<When at={entry.at} withTime />
					</Cell>
					<Cell label={isShop ? 'Who' : 'Account'}>
						<Who entry={entry} view={view} />
					</Cell>
					<Cell label="Event">
						<a
							href={logHref({ ...view, event: entry.event, before: null })}
							className="font-semibold text-primary hover:underline max-sm:break-all sm:whitespace-nowrap"
						>
							{entry.event}
						</a>
					</Cell>
					<Cell label={isShop ? 'What' : 'From'}>
						{isShop ? <Subject entry={entry} /> : <span className="break-all">{entry.ip || 'Unknown'}</span>}
					</Cell>
					<Cell label="Details">
						<span className="text-label break-all text-muted">{detailLabel(entry.details) || 'None'}</span>
					</Cell>
				</Record>
			))}
		</Records>
	)
}

function Who({ entry: { personId, personName, isPlayer, role }, view }: { entry: Entry; view: LogView }) {
	const asRole = isRole(role) ? roleNames[role] : role
	return (
		<>
			{personId === null ? (
				<span className="text-muted">{asRole ? 'The shop' : 'Unknown'}</span>
			) : (
				<a
					href={logHref({ log: view.log, personId })}
					className="font-semibold break-words text-primary hover:underline"
				>
					{isPlayer ? 'A player' : (personName ?? 'Account deleted')}
				</a>
			)}
			{asRole && <span className="block text-label text-muted">{asRole}</span>}
		</>
	)
}

function Subject({ entry }: { entry: Entry }) {
	const { subject, portalId } = entry
	const href = subjectHref(entry)
	const short = subject.length > 24 ? `${subject.slice(0, 8)}…` : subject
	return (
		<>
			{href === null ? (
				<span className="max-sm:break-all sm:whitespace-nowrap">{short}</span>
			) : (
				<a href={href} className="text-primary hover:underline max-sm:break-all sm:whitespace-nowrap">
					{short}
				</a>
			)}
			{portalId !== null && portalId !== subject && (
				<span className="block text-label text-muted max-sm:break-all sm:whitespace-nowrap">{portalId}</span>
			)}
		</>
	)
}
