// The logs in words: who did what, when, and to what.
import { isRole, roleNames } from '../rules/list-filters.ts'
import { When } from '#orders/components/when.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { TabLinks } from '#ui/tabs.tsx'
import { actorName, detailLabel, logHref, type LogView } from '../rules/log-view.ts'
import type { LogPage as Page } from '../views.ts'
import { LogFilters } from './log-filters.tsx'
import { Cell, Pager, Record, Records } from './records.tsx'

type Entry = Page['entries'][number]

export function LogPage({ view, page }: { view: LogView; page: Page }) {
	const { entries, older, staff } = page
	const { personId, from, to } = view
	return (
		<>
			<TabLinks
				label="Which log"
				links={[
					{ label: 'Shop', href: logHref({ personId, from, to }), current: view.log === 'shop' },
					{
						label: 'Accounts',
						href: logHref({ log: 'accounts', personId, from, to }),
						current: view.log === 'accounts',
					},
				]}
			/>
			<LogFilters view={view} staff={staff} />
			{entries.length === 0 ? (
				<EmptyState icon="search" title="Nothing is written here">
					<p>No entry fits these filters.</p>
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

function Entries({ view, entries }: { view: LogView; entries: readonly Entry[] }) {
	const isShop = view.log === 'shop'
	const columns = [
		{ label: 'When' },
		{ label: 'What happened' },
		...(isShop ? [] : [{ label: 'From' }]),
		{ label: 'Details' },
	]
	return (
		<Records caption={isShop ? 'What staff and managers did' : 'What happened to accounts'} columns={columns}>
			{entries.map((entry) => (
				<Record key={entry.id}>
					<Cell label="When" className="sm:whitespace-nowrap">
						<When at={entry.at} withTime />
					</Cell>
					<Cell className="sm:min-w-72">
						<Sentence entry={entry} view={view} />
					</Cell>
					{!isShop && (
						<Cell label="From">
							<span className="break-all">{entry.ip || 'Unknown'}</span>
						</Cell>
					)}
					<Cell label="Details">
						<a
							href={logHref({ ...view, event: entry.event, before: null })}
							className="block text-label break-all text-primary hover:underline"
						>
							{entry.event}
						</a>
						<span className="text-label break-all text-muted">{detailLabel(entry.details)}</span>
					</Cell>
				</Record>
			))}
		</Records>
	)
}

/** `Anna Coach approved the order #1234abcd`, with links to the person's entries and to the subject. */
function Sentence({ entry, view }: { entry: Entry; view: LogView }) {
	const { says, portalId, role } = entry
	const asRole = isRole(role) ? roleNames[role] : role
	const isPortalNamed = says.some(({ href }) => href?.startsWith('/admin/portals/'))
	return (
		<>
			<p className="break-words">
				<Who entry={entry} view={view} />{' '}
				{says.map(({ text, href }) =>
					href === null ? (
						text
					) : (
						<a key={href} href={href} className="text-primary underline hover:no-underline">
							{text}
						</a>
					),
				)}
				.
			</p>
			{(asRole !== '' || (portalId !== null && !isPortalNamed)) && (
				<p className="text-label break-words text-muted">
					{[asRole, portalId !== null && !isPortalNamed && `portal ${portalId}`].filter(Boolean).join(', ')}
				</p>
			)}
		</>
	)
}

function Who({ entry, view }: { entry: Entry; view: LogView }) {
	const { personId, role } = entry
	if (personId === null) return <b>{role === '' ? 'Someone' : actorName(entry)}</b>
	return (
		<a
			href={logHref({ log: view.log, personId })}
			className="font-semibold break-words text-primary hover:underline"
		>
			{actorName(entry)}
		</a>
	)
}
