// Cards of the dashboard: links to a coach's next tasks, upcoming deadlines, and orders per status.
import { StatusBadge } from '#orders/components/order-progress.tsx'
import { orderStatuses } from '#orders/states.ts'
import { websiteStoreSettingsUrl } from '#portals/urls.ts'
import { counted } from '#kit/plural.ts'
import { Badge } from '#ui/marks.tsx'
import { Card } from '#ui/card.tsx'
import type { Dashboard, DeadlineView, PortalFigures } from '../views.ts'
import { closesLabel, missingOf, orderedLabel } from '../rules/figures.ts'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '#ui/icon.tsx'

type Way = { href: string; icon: IconName; name: string; detail: string; badge?: ReactNode }

const waysOf = ({ portalId, figures, isOpen }: LinksProps): Way[] => {
	const { players, approvalsWaiting } = figures
	// No player counts as missing once the portal is closed.
	const missing = isOpen ? missingOf(figures) : 0
	return [
		{
			href: `/portal/${portalId}`,
			icon: 'shirt',
			name: 'Team portal',
			detail: 'Catalog and carts by player',
		},
		{
			href: '/checkout/bulk',
			icon: 'cart',
			name: 'Bulk checkout',
			detail: 'One order for all players',
		},
		{
			href: '/approvals',
			icon: 'check',
			name: 'Approvals',
			detail: approvalsWaiting === 0 ? 'Nothing to approve' : 'Waiting for a decision',
			...(approvalsWaiting > 0 && { badge: <Badge tone="gold">{approvalsWaiting} waiting</Badge> }),
		},
		{
			href: `/portal/${portalId}/roster`,
			icon: 'team',
			name: 'Roster',
			detail: players === 0 ? 'No players yet' : counted(players, 'player'),
			...(missing > 0 && { badge: <Badge tone="warning">{missing} not ordered</Badge> }),
		},
		{
			href: `/portal/${portalId}/people`,
			icon: 'user',
			name: 'People',
			detail: 'Coaches, players, invitations',
		},
		{
			href: websiteStoreSettingsUrl(portalId),
			icon: 'rss',
			name: 'Website store',
			detail: 'The store on your school’s website',
		},
	]
}

type LinksProps = { portalId: string; figures: PortalFigures; isOpen: boolean }

export function QuickLinks(props: LinksProps) {
	return (
		<nav aria-label="Team">
			<ul className="grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3 xl:grid-cols-6">
				{waysOf(props).map(({ href, icon, name, detail, badge }) => (
					<li
						key={href}
						className="lift relative flex items-center gap-4 rounded-card border border-line bg-card p-4 hover:border-primary lg:block lg:p-5"
					>
						<span className="patch grid size-11 shrink-0 place-items-center bg-well text-primary">
							<Icon name={icon} size={24} />
						</span>
						<span className="min-w-0 flex-1 lg:mt-4 lg:block">
							<a href={href} className="display cover-link text-xl leading-none">
								{name}
							</a>
							<span className="mt-1 block text-sm text-muted">{detail}</span>
						</span>
						{badge && <span className="lg:absolute lg:top-5 lg:right-4">{badge}</span>}
					</li>
				))}
			</ul>
		</nav>
	)
}

const soonDays = 7

type DeadlinesProps = { deadlines: readonly DeadlineView[]; players: number; isOpen: boolean }

export function Deadlines({ deadlines, players, isOpen }: DeadlinesProps) {
	return (
		<Card stitched className="p-5 pt-8">
			<h2 className="display text-subheading">Closing next</h2>
			{!isOpen || deadlines.length === 0 ? (
				<p className="mt-2 text-[0.9375rem] text-muted">
					{isOpen
						? 'No deadline is coming up: everything in the catalog stays open.'
						: 'This portal is closed. Nothing can be ordered here now.'}
				</p>
			) : (
				<ul className="mt-3 grid gap-4">
					{deadlines.map((deadline) => (
						<Deadline key={deadline.id} {...{ deadline, players }} />
					))}
				</ul>
			)}
		</Card>
	)
}

function Deadline({ deadline, players }: { deadline: DeadlineView; players: number }) {
	const { name, required, daysLeft, ordered } = deadline
	return (
		<li>
			<div className="flex items-start justify-between gap-3">
				<h3 className="leading-snug font-semibold break-words">{name}</h3>
				{required && <Badge tone="primary">Required</Badge>}
			</div>
			<p className="figures mt-0.5 text-[0.9375rem] text-muted">
				<span className={daysLeft <= soonDays ? 'font-bold text-danger' : 'text-ink'}>
					{closesLabel(deadline)}
				</span>{' '}
				· {orderedLabel(ordered, players)}
			</p>
		</li>
	)
}

/** Number of orders per status, in the order of the statuses. */
export function OrderStates({ byState }: Pick<PortalFigures, 'byState'>) {
	const counts = new Map(byState.map(({ status, count }) => [status, count]))
	const present = orderStatuses.filter((status) => (counts.get(status) ?? 0) > 0)
	if (present.length === 0) return null
	return (
		<Card className="p-5">
			<h2 className="display text-subheading">Where orders are</h2>
			<dl className="figures mt-3.5 grid gap-y-2.5 max-lg:grid-cols-2 max-lg:gap-x-8 max-[26rem]:grid-cols-1">
				{present.map((status) => (
					<div key={status} className="flex items-center justify-between gap-3">
						<dt>
							<StatusBadge status={status} />
						</dt>
						<dd className="display text-lg leading-none">{counts.get(status)}</dd>
					</div>
				))}
			</dl>
		</Card>
	)
}

type SideProps = Pick<Dashboard, 'deadlines' | 'figures'> & { isOpen: boolean }

export const SideCards = ({ deadlines, figures, isOpen }: SideProps) => (
	<div className="grid min-w-0 gap-6">
		<Deadlines {...{ deadlines, isOpen }} players={figures.players} />
		<OrderStates byState={figures.byState} />
	</div>
)
