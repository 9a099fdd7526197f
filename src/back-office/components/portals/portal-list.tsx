import { requestSportName } from '#portals/states.ts'
import type { PortalLine, WaitingKit } from '#portals/views.ts'
import { Badge, Stat } from '#ui/marks.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import type { ToastMessage } from '#ui/toast.tsx'
import { adminPortalUrl, portalsUrl, requestsUrl } from '../../urls.ts'
import { AdminFrame } from '../admin-frame.tsx'
import { Cell, Pager, Record, Records } from '../records.tsx'

export type PortalListView = {
	typed: string
	page: number
	pages: number
	counts: { total: number; open: number }
	portals: readonly PortalLine[]
}

type PortalListProps = {
	view: PortalListView
	/** Kits that wait for a decision, oldest first. */
	kits: readonly WaitingKit[]
	toasts: readonly ToastMessage[]
}

export const PortalList = ({ view, kits, toasts }: PortalListProps) => (
	<AdminFrame
		section="portals"
		title="Team portals"
		intro="Settings, catalog and people of every team."
		figures={
			<>
				<Stat on="turf" value={view.counts.total} label={view.typed ? 'found' : 'portals'} />
				<Stat on="turf" value={view.counts.open} label="taking orders" />
			</>
		}
		toasts={toasts}
	>
		<WaitingKits kits={kits} />
		<ButtonLink href="/admin/portals/new" variant="action" className="justify-self-start">
			New portal
		</ButtonLink>
		<PortalSearch typed={view.typed} />
		{view.portals.length === 0 ? <Nothing typed={view.typed} /> : <PortalTable portals={view.portals} />}
		<Pager
			label="Pages of portals"
			older={view.page < view.pages ? portalsUrl(view.typed, view.page + 1) : null}
			newest={view.page > 1 ? portalsUrl(view.typed, 1) : null}
		/>
	</AdminFrame>
)

const WaitingKits = ({ kits }: { kits: readonly WaitingKit[] }) =>
	kits.length > 0 && (
		<Notice tone="warning" title={kits.length === 1 ? 'A kit to publish' : `${kits.length} kits to publish`}>
			<ul className="mt-1 grid gap-1">
				{kits.map(({ portalId, teamName, season }) => (
					<li key={portalId}>
						<a href={`${adminPortalUrl(portalId)}#kit`} className="font-semibold underline">
							{`${teamName}, ${season}`}
						</a>
					</li>
				))}
			</ul>
		</Notice>
	)

const PortalSearch = ({ typed }: { typed: string }) => (
	<form method="get" role="search" aria-label="Team portals" className="flex flex-wrap items-end gap-2">
		<label className="w-full max-w-116 grow">
			<span className="mb-1.5 block text-label font-semibold">Team, school, organization or portal id</span>
			<input
				type="search"
				name="q"
				defaultValue={typed}
				maxLength={100}
				className="min-h-11 w-full rounded-control border border-field-line bg-field px-3 text-base"
			/>
		</label>
		<Button type="submit">Search</Button>
		{typed && (
			<ButtonLink href={portalsUrl('', 1)} variant="ghost">
				Show all
			</ButtonLink>
		)}
	</form>
)

const Nothing = ({ typed }: { typed: string }) =>
	typed ? (
		<EmptyState icon="search" title="No portal found">
			Nothing matches these words. Try a part of the school’s name.
		</EmptyState>
	) : (
		<EmptyState
			icon="team"
			title="No portals yet"
			actions={<ButtonLink href={requestsUrl('open', 1)}>Look at the requests</ButtonLink>}
		>
			A portal opens when a request is accepted.
		</EmptyState>
	)

const columns = [
	{ label: 'Team' },
	{ label: 'Organization' },
	{ label: 'Season' },
	{ label: 'Catalog', isNumber: true },
	{ label: 'Coaches', isNumber: true },
	{ label: 'Players', isNumber: true },
	{ label: 'Status' },
]

const PortalTable = ({ portals }: { portals: readonly PortalLine[] }) => (
	<Records caption="Team portals" columns={columns}>
		{portals.map((portal) => (
			<Record key={portal.id}>
				<Cell>
					<a
						href={adminPortalUrl(portal.id)}
						className="inline-flex min-h-8 items-center font-bold text-primary hover:underline"
					>
						{portal.teamName}
					</a>
					<span className="block text-sm text-muted">{requestSportName(portal.sport)}</span>
				</Cell>
				<Cell label="Organization">
					{portal.organizationName}
					{portal.school !== portal.organizationName && (
						<span className="block text-sm text-muted">{portal.school}</span>
					)}
				</Cell>
				<Cell label="Season">{portal.season}</Cell>
				<Cell label="Catalog" isNumber>
					{portal.items}
				</Cell>
				<Cell label="Coaches" isNumber>
					{portal.coaches}
				</Cell>
				<Cell label="Players" isNumber>
					{portal.players}
				</Cell>
				<Cell label="Status">
					<Badge tone={portal.status === 'open' ? 'success' : 'neutral'}>
						{portal.status === 'open' ? 'Open' : 'Closed'}
					</Badge>
				</Cell>
			</Record>
		))}
	</Records>
)
