import { formatUsd } from '#kit/money.ts'
import { StatusBadge } from '#orders/components/order-progress.tsx'
import { When } from '#orders/components/when.tsx'
import { refundWord } from '#orders/states.ts'
import { orderUrl } from '#orders/urls.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageLinks } from '#ui/page-links.tsx'
import type { Dashboard, RecentOrder } from '../views.ts'
import { dashboardHref } from '../urls.ts'
import { counted } from '#kit/plural.ts'

type RecentOrdersProps = { portalId: string; recent: Dashboard['recent']; isOpen: boolean }

/** The portal's orders, newest first; shows the buyer's role, names are only on the order's own page. */
export function RecentOrders({ portalId, recent, isOpen }: RecentOrdersProps) {
	const { orders, page, pages } = recent
	return (
		<section id="orders" aria-labelledby="orders-title" className="min-w-0 scroll-mt-24">
			<h2 id="orders-title" className="display mb-4 text-subheading">
				Recent orders
			</h2>
			{orders.length === 0 ? (
				<EmptyState
					icon="truck"
					title="No orders yet"
					level={3}
					actions={
						<ButtonLink href={`/portal/${portalId}`} variant="outline">
							Go to the portal
						</ButtonLink>
					}
				>
					<p>
						{isOpen
							? 'Load the roster in the portal and order for every player in one go.'
							: 'This portal is closed and takes no orders now.'}
					</p>
				</EmptyState>
			) : (
				<>
					<ul className="divide-y divide-line rounded-card border border-line bg-card">
						{orders.map((order) => (
							<OrderRow key={order.id} order={order} />
						))}
					</ul>
					<PageLinks
						label="Pages of orders"
						size="small"
						className="mt-4"
						{...{ page, pages }}
						hrefOf={(other) => dashboardHref({ portalId, page: other, part: 'orders' })}
					/>
				</>
			)}
		</section>
	)
}

function OrderRow({ order }: { order: RecentOrder }) {
	const { id, reference, who, units, totalCents, refundedCents, status, paymentMode, at } = order
	return (
		<li className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-4 py-3.5 first:rounded-t-card last:rounded-b-card focus-within:bg-page hover:bg-page sm:grid-cols-[8.5rem_minmax(0,1fr)_auto_6.5rem] sm:px-5">
			<div className="col-span-full flex flex-wrap items-center justify-between gap-x-3 gap-y-1 sm:contents">
				<h3 className="display figures text-lg leading-none">
					<a href={orderUrl(id)} className="cover-link">
						#{reference}
					</a>
				</h3>
				<p className="sm:order-2">
					<StatusBadge status={status} />
				</p>
			</div>
			<p className="figures min-w-0 text-[0.9375rem] text-muted sm:order-1">
				<span className="text-ink">{who}</span> · {counted(units, 'item')} ·{' '}
				<span className="whitespace-nowrap">
					<When at={at} />
				</span>
			</p>
			<p className="figures text-right font-bold sm:order-3">
				{formatUsd(totalCents)}
				{refundedCents > 0 && (
					<span className="block text-sm font-normal text-muted">
						{formatUsd(refundedCents)} {refundWord(paymentMode)}
					</span>
				)}
			</p>
		</li>
	)
}
