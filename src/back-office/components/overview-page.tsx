// The overview: sales as figures, everything that waits, and the tasks that the shop could not settle by itself.
import { formatUsd } from '#kit/money.ts'
import { counted, formatCount } from '#kit/plural.ts'
import { formatLongDay, type IsoDate } from '#kit/time.ts'
import { When } from '#orders/components/when.tsx'
import { Badge, Stat } from '#ui/marks.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ordersHref } from '../rules/list-filters.ts'
import type { Overview } from '../views.ts'
import { Cell, Record, Records } from './records.tsx'

type SoldProps = { label: string; cents: number; orders: number; from: IsoDate; since?: string }

/** Money of sales; leads to their orders. */
const Sold = ({ label, cents, orders, from, since }: SoldProps) => (
	<Stat
		on="turf"
		value={formatUsd(cents)}
		label={
			<a
				href={ordersHref({ status: 'sold', from })}
				className="underline underline-offset-2 hover:text-action"
			>
				{label}
			</a>
		}
		detail={[counted(orders, 'order'), since].filter(Boolean).join(', ')}
	/>
)

/** Sales before refunds, each linked to its orders; and how many designs were ordered. */
export function SalesFigures({ sales, days }: Pick<Overview, 'sales' | 'days'>) {
	const { designs, orderedDesigns, designedOrders } = sales
	const { today, week, season } = days
	return (
		<>
			<Sold label="Sales today" cents={sales.todayCents} orders={sales.todayOrders} from={today} />
			<Sold label="Sales this week" cents={sales.weekCents} orders={sales.weekOrders} from={week} />
			<Sold
				label="Sales this season"
				cents={sales.seasonCents}
				orders={sales.seasonOrders}
				from={season}
				since={`since ${formatLongDay(season)}`}
			/>
			<Stat
				on="turf"
				value={designs === 0 ? 'None' : `${Math.round((100 * orderedDesigns) / designs)} %`}
				label="Designs ordered"
				detail={
					<>
						{formatCount(orderedDesigns)} of {formatCount(designs)} this season, in{' '}
						<a
							href={ordersHref({ status: 'sold', from: season, isDesigned: true })}
							className="underline underline-offset-2 hover:text-action"
						>
							{counted(designedOrders, 'order')}
						</a>
					</>
				}
			/>
		</>
	)
}

/** Everything that waits, urgent things first. */
export function WaitingList({ waiting, tasks }: Pick<Overview, 'waiting' | 'tasks'>) {
	if (waiting.length === 0)
		return tasks.length > 0 ? null : (
			<EmptyState icon="check" title="Nothing waits">
				<p>Requests, messages, late jobs, failed mail and sold-out products are listed here.</p>
			</EmptyState>
		)
	return (
		<section aria-labelledby="waiting" className="grid gap-3">
			<h2 id="waiting" className="display text-subheading">
				What waits
			</h2>
			<ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
				{waiting.map(({ what, detail, href, isUrgent }) => (
					<li
						key={href}
						className={`flex flex-wrap items-start justify-between gap-2 rounded-card border p-4 ${isUrgent ? 'border-warning-line bg-warning-surface text-on-warning-surface' : 'border-line bg-card'}`}
					>
						<span className="min-w-0">
							<a
								href={href}
								className={`figures block font-bold break-words underline underline-offset-2 hover:no-underline ${isUrgent ? '' : 'text-primary'}`}
							>
								{what}
							</a>
							{detail !== '' && <span className="block text-[0.9375rem]">{detail}</span>}
						</span>
						{isUrgent && <Badge tone="warning">Now</Badge>}
					</li>
				))}
			</ul>
		</section>
	)
}

const taskNames: Record<string, string> = {
	bought_twice: 'Paid twice',
	refund_failed: 'Refund failed',
	refund_elsewhere: 'Refund made elsewhere',
	webhook_paused: 'Webhook paused',
	paid_not_fulfilled: 'Paid, but cannot be made',
	payment_mismatch: 'Payment does not match',
	dispute: 'Payment disputed at the bank',
}

/** Tasks that the shop could not settle by itself, oldest first. */
export function StaffTasks({ tasks }: Pick<Overview, 'tasks'>) {
	return (
		<section aria-labelledby="tasks" className="grid gap-3">
			<h2 id="tasks" className="display figures text-subheading">
				{tasks.length === 0
					? 'Open tasks'
					: tasks.length === 1
						? '1 open task'
						: `${tasks.length} open tasks`}
			</h2>
			{tasks.length === 0 ? (
				<p className="text-muted">
					None. What the shop cannot settle by itself, such as a refund that a bank sent back, is listed here.
				</p>
			) : (
				<Records
					caption="Open tasks"
					columns={[
						{ label: 'Task' },
						{ label: 'Order' },
						{ label: 'Since' },
						{ label: 'Done', isHidden: true },
					]}
				>
					{tasks.map(({ id, kind, orderId, reference, detail, createdAt }) => (
						<Record key={id}>
							<Cell>
								<span className="font-bold">{taskNames[kind] ?? 'To look at'}</span>
								<span className="block text-muted">{detail}</span>
							</Cell>
							<Cell label="Order">
								{orderId === null ? (
									<span className="text-muted">None</span>
								) : (
									<a href={`/admin/orders/${orderId}`} className="font-semibold text-primary hover:underline">
										#{reference}
									</a>
								)}
							</Cell>
							<Cell label="Since" className="whitespace-nowrap">
								<When at={createdAt} withTime />
							</Cell>
							<Cell>
								<form method="post" action="#tasks" className="grid sm:justify-end">
									<input type="hidden" name="task" value={id} />
									<Button type="submit" variant="outline" size="small">
										Done<span className="sr-only">: {detail}</span>
									</Button>
								</form>
							</Cell>
						</Record>
					))}
				</Records>
			)}
		</section>
	)
}
