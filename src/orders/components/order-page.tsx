// The order page: progress, lines, price and actions.
import { counted } from '#kit/plural.ts'
import type { ReactNode } from 'react'
import { formatUsd } from '#kit/money.ts'
import { PriceSummary } from '#pricing/components/price-summary.tsx'
import { Breadcrumb } from '#ui/page-links.tsx'
import { Notice } from '#ui/notice.tsx'
import { Sheet } from '#ui/card.tsx'
import { isCredited, refundTitle, refundWord } from '../states.ts'
import type { OrderView } from '../views.ts'
import { approvalOfUrl, poDocumentUrl, sharesUrl, orderUrl } from '../urls.ts'
import { OrderActions, PayNow } from './order-actions.tsx'
import { OrderHistory, OrderSteps, ShipTo, shipToTitle, StatusBadge } from './order-progress.tsx'
import { AskedLine } from './asked-line.tsx'
import { OrderLines } from './order-lines.tsx'
import { When } from './when.tsx'

type OrderPageProps = {
	order: OrderView
	/** The order's shipments. */
	shipments: ReactNode
	/** Result of the last action. */
	notice?: ReactNode
}

export function OrderPage({ order, shipments, notice }: OrderPageProps) {
	return (
		<>
			<Head order={order} />
			<div className="measure grid items-start gap-6 pt-6 pb-16 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
				<div className="grid min-w-0 gap-6">
					{notice}
					<Waiting order={order} />
					<Refunded order={order} />
					<Sheet title="Where it is" stitched>
						<OrderSteps steps={order.steps} />
						{shipments}
					</Sheet>
					<Sheet title={counted(order.pricing.units, 'item')}>
						<OrderLines lines={order.lines} paymentMode={order.paymentMode} />
					</Sheet>
				</div>
				<div className="grid min-w-0 gap-6 lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1">
					<Sheet title="Costs">
						<PriceSummary
							totals={order.pricing}
							refundedCents={order.refundedCents}
							refundTitle={refundTitle(order.paymentMode)}
						/>
						{order.school !== null && (
							<p className="mt-3 text-[0.9375rem] break-words text-muted">
								For <b className="text-ink">{order.school}</b>
							</p>
						)}
						<p className="mt-3 text-[0.9375rem] text-muted">
							{paymentLabel(order)}
							{order.hasPoDocument && (
								<>
									{' · '}
									<a href={poDocumentUrl(order.id)} className="font-semibold text-primary hover:underline">
										Document
									</a>
								</>
							)}
						</p>
						<div className="mt-5">
							<OrderActions order={order} />
						</div>
					</Sheet>
					<Sheet title={shipToTitle(order)}>
						<ShipTo order={order} />
					</Sheet>
				</div>
				<Sheet title="History">
					<OrderHistory history={order.history} />
				</Sheet>
			</div>
		</>
	)
}

function Head({ order }: { order: OrderView }) {
	const { reference, status, placedAt, pricing, isForeign } = order
	const trail = isForeign
		? [{ label: 'Home', href: '/' }]
		: [
				{ label: 'Home', href: '/' },
				{ label: 'My Account', href: '/account' },
				{ label: 'Orders', href: '/account?tab=orders' },
			]
	return (
		<header className="turf">
			<div className="measure pt-6 pb-7">
				<Breadcrumb on="turf" crumbs={[...trail, { label: `#${reference}` }]} />
				<div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
					<h1 className="display figures text-heading font-black">Order #{reference}</h1>
					<StatusBadge status={status} />
				</div>
				<p className="figures mt-1 text-on-turf-muted">
					<When at={placedAt} withTime /> · {formatUsd(pricing.totalCents)}
				</p>
				{order.fillInOf && (
					<p className="figures mt-1 text-on-turf-muted">
						<a
							href={orderUrl(order.fillInOf.orderId)}
							className="inline-flex min-h-6 items-center underline hover:text-action"
						>
							Fill-in of #{order.fillInOf.reference}
						</a>
					</p>
				)}
				{isForeign && (
					<p className="mt-1 break-all text-on-turf-muted">{order.contactEmail || 'Account deleted'}</p>
				)}
			</div>
		</header>
	)
}

/** Notice for the buyer while the order waits. */
function Waiting({ order }: { order: OrderView }) {
	const { id, status, waitsUntil, can, isSplit, isForeign, hasApproval, asked } = order
	if (status === 'pending' && isSplit)
		return (
			<Notice tone="warning" title="Waiting for the families">
				<p>
					Each player’s share is paid by a link of its own. The order goes into production when all shares are
					paid. <a href={sharesUrl(id)}>See who has paid</a>
				</p>
			</Notice>
		)
	if (status === 'pending' && waitsUntil)
		return (
			<Notice tone="warning" title="Not paid yet">
				<p>
					We hold everything on this order until <When at={waitsUntil} withTime />.{' '}
					{can.pay && 'Pay before then and it goes into production.'}
				</p>
				{can.pay && (
					<div className="mt-3 grid lg:hidden">
						<PayNow id={id} />
					</div>
				)}
			</Notice>
		)
	if (status === 'changes_requested')
		return (
			<Notice tone="warning" title="Changes requested">
				<p>
					The school asks for something else.{' '}
					{hasApproval ? (
						<>
							<a href={approvalOfUrl(id)}>Read what it is</a>
							{isForeign
								? '; the buyer changes it and sends it again.'
								: ', then change the order and send it again.'}
						</>
					) : (
						'Please call us: we look up what it is.'
					)}
				</p>
			</Notice>
		)
	if (status === 'awaiting_approval')
		return (
			<Notice tone="info" title="Awaiting approval">
				<p>
					It goes into production as soon as the purchase order is approved.{' '}
					{waitsUntil && (
						<>
							We hold everything on it until <When at={waitsUntil} withTime />.
						</>
					)}
				</p>
				{asked && (
					<p className="mt-1 break-words">
						<AskedLine asked={asked} />{' '}
						{!isForeign && !asked.hasJoined && (
							<a href={approvalOfUrl(id)}>Ask again or ask another person</a>
						)}
					</p>
				)}
			</Notice>
		)
	return null
}

/** The refunded amount, near the top for buyers who come from the refund mail. */
function Refunded({ order: { status, refundedCents, isSplit, paymentMode } }: { order: OrderView }) {
	if (refundedCents === 0) return null
	const amount = formatUsd(refundedCents)
	const isCredit = isCredited(paymentMode)
	return (
		<Notice
			tone="info"
			title={
				status === 'refunded'
					? `${refundTitle(paymentMode)} in full: ${amount}`
					: `${amount} of this order has been ${refundWord(paymentMode)}`
			}
		>
			<p>
				{isCredit
					? 'It is taken off the purchase order; the invoice says what is due.'
					: `It goes back to the ${isSplit ? 'cards' : 'card'} it was paid with. Banks take five to ten business days.`}
			</p>
		</Notice>
	)
}

const paymentLabel = ({ paymentMode, poNumber, status, isSplit }: OrderView): string => {
	if (isSplit)
		return status === 'cancelled' ? 'Paid in shares; they go back' : 'Paid in shares, player by player'
	if (paymentMode === 'school_po') return `School purchase order ${poNumber ?? ''}`.trim()
	if (status === 'pending') return 'To be paid by card'
	return status === 'cancelled' ? 'Card, nothing charged' : 'Paid by card'
}
