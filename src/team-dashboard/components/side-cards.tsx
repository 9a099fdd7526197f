// Beside the orders: upcoming deadlines, and the number of orders per status.
import { StatusBadge } from '#orders/components/status-badge.tsx'
import { orderStatuses } from '#orders/states.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import type { Dashboard, DeadlineView, PortalFigures } from '../views.ts'
import { closesLabel, orderedLabel } from '../rules/labels.ts'

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
