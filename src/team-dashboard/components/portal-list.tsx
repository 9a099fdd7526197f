// All portals with their figures, for csr and admin: a table, and cards on a phone.
import type { ReactNode } from 'react'
import { formatUsd } from '#kit/money.ts'
import { Breadcrumb, PageLinks } from '#ui/page-links.tsx'
import { Badge } from '#ui/marks.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { SearchForm } from '#ui/search-form.tsx'
import { NumberCell, Table, TableHead } from '#ui/table.tsx'
import type { PortalCard, PortalsPage } from '../views.ts'
import { dashboardHref } from '../urls.ts'
import { counted } from '#kit/plural.ts'
import { seasonLabel } from '../rules/figures.ts'

export function PortalList({ list }: { list: PortalsPage }) {
	const { portals, text, total, page, pages } = list
	return (
		<>
			<header className="turf">
				<div className="measure pt-6 pb-7">
					<Breadcrumb on="turf" crumbs={[{ label: 'Home', href: '/' }, { label: 'Team dashboards' }]} />
					<h1 className="display mt-4 text-heading font-black">Team dashboards</h1>
					<p className="figures mt-1 text-on-turf-muted">
						{text === '' ? counted(total, 'portal') : `${counted(total, 'portal')} for “${text}”`}
					</p>
				</div>
			</header>
			<div className="measure pt-6 pb-16">
				<SearchForm
					action={dashboardHref()}
					name="Portals"
					id="portal-search"
					label="Team, school, season or organization"
					placeholder="Team, school or season"
					query={text}
				/>
				{portals.length === 0 ? (
					<NoneFound text={text} />
				) : (
					<>
						<PortalCards portals={portals} />
						<div className="max-sm:hidden">
							<Portals portals={portals} />
						</div>
					</>
				)}
				<PageLinks
					label="Pages of portals"
					size="small"
					className="mt-4"
					{...{ page, pages }}
					hrefOf={(other) => dashboardHref({ text, page: other })}
				/>
			</div>
		</>
	)
}

const NoneFound = ({ text }: { text: string }) => (
	<EmptyState
		icon="search"
		title={text === '' ? 'No portals yet' : `No portal for “${text}”`}
		level={2}
		actions={<ButtonLink href="/admin/requests">Open requests</ButtonLink>}
	>
		<p>A request becomes a portal in the back office.</p>
	</EmptyState>
)

const PortalCards = ({ portals }: Pick<PortalsPage, 'portals'>) => (
	<ul className="grid gap-3 sm:hidden">
		{portals.map(({ figures, goalCents, ...portal }) => (
			<li key={portal.id} className="relative grid gap-3 rounded-card border border-line bg-card p-4">
				<div>
					<h2 className="text-lg leading-snug font-bold break-words">
						<a href={dashboardHref({ portalId: portal.id })} className="cover-link text-primary">
							{portal.teamName}
						</a>
					</h2>
					<PortalCopy portal={portal} />
				</div>
				<dl className="figures grid grid-cols-2 gap-x-4 gap-y-2">
					<Fact name="Orders" value={figures.orders} />
					<Fact name="Spent" value={formatUsd(figures.spentCents)} />
					<Fact name="Players" value={`${figures.playersWithOrder} / ${figures.players}`} />
					<Fact
						name="Raised"
						value={`${formatUsd(figures.raisedCents)}${goalCents > 0 ? ` / ${formatUsd(goalCents)}` : ''}`}
					/>
					<Fact name="Balance" value={formatUsd(figures.balanceCents)} />
					{figures.approvalsWaiting > 0 && (
						<Fact name="Approvals" value={<Badge tone="gold">{figures.approvalsWaiting} waiting</Badge>} />
					)}
				</dl>
			</li>
		))}
	</ul>
)

const Fact = ({ name, value }: { name: string; value: ReactNode }) => (
	<div>
		<dt className="text-sm text-muted">{name}</dt>
		<dd className="font-semibold">{value}</dd>
	</div>
)

const PortalCopy = ({ portal }: { portal: PortalCard }) => (
	<span className="block text-sm text-muted">
		{portal.school} · {seasonLabel(portal)}
		{portal.status === 'closed' && ' · closed'}
	</span>
)

const Portals = ({ portals }: Pick<PortalsPage, 'portals'>) => (
	<Table caption="Portals" captionHidden>
		<TableHead first="Team" numbers={['Orders', 'Spent', 'Players', 'Raised', 'Balance']} last="Approvals" />
		<tbody>
			{portals.map(({ figures, goalCents, ...portal }) => (
				<tr key={portal.id}>
					<th scope="row" className="min-w-48 font-normal">
						<a
							href={dashboardHref({ portalId: portal.id })}
							className="inline-block py-1 font-bold text-primary underline-offset-2 hover:underline"
						>
							{portal.teamName}
						</a>
						<PortalCopy portal={portal} />
					</th>
					<NumberCell>{figures.orders}</NumberCell>
					<NumberCell>{formatUsd(figures.spentCents)}</NumberCell>
					<NumberCell>
						{figures.playersWithOrder} / {figures.players}
					</NumberCell>
					<NumberCell>
						{formatUsd(figures.raisedCents)}
						{goalCents > 0 && <span className="text-muted"> / {formatUsd(goalCents)}</span>}
					</NumberCell>
					<NumberCell>{formatUsd(figures.balanceCents)}</NumberCell>
					<td>
						{figures.approvalsWaiting > 0 ? (
							<Badge tone="gold">{figures.approvalsWaiting} waiting</Badge>
						) : (
							<span className="text-muted">–</span>
						)}
					</td>
				</tr>
			))}
		</tbody>
	</Table>
)
