// One order for staff, with all actions.
import { counted } from '#kit/plural.ts'
import { PriceSummary } from '#pricing/components/price-summary.tsx'
import {
	OrderHistory,
	OrderSteps,
	ShipTo,
	shipToTitle,
	StatusBadge,
} from '#orders/components/order-progress.tsx'
import { OrderLines } from '#orders/components/order-lines.tsx'
import { When } from '#orders/components/when.tsx'
import { refundTitle } from '#orders/states.ts'
import { invoiceUrl, orderUrl } from '#orders/urls.ts'
import { floorOrderUrl } from '#production/urls.ts'
import { quoteReference } from '#quotes/rules/quote.ts'
import { ShipmentList } from '#shipping/components/shipments.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { ToastMessage } from '#ui/toast.tsx'
import { ordersHref } from '../../rules/list-filters.ts'
import { adminPersonUrl, adminQuoteUrl } from '../../urls.ts'
import type { OrderForStaff, RefundSum } from '../../views.ts'
import { AdminFrame } from '../admin-frame.tsx'
import { Sheet } from '../records.tsx'
import { NoteForm } from '../note-form.tsx'
import { OrderPaper, paymentLabel } from './order-paper.tsx'
import { NextStep } from './order-actions.tsx'
import { OrderTags } from './order-tags.tsx'
import { ReceivedPayments } from './received-payments.tsx'
import { RefundForm, RefundsMade } from './refund-form.tsx'

type Typed = Readonly<Record<string, string>>

type OrderDetailsProps = {
	staffOrder: OrderForStaff
	/** The refused input, to be sent again. */
	typed: Typed
	/** The sum of the typed refund, to be confirmed. */
	refundSum: RefundSum | null
	/** Of the form for a payment of the school. */
	form: { formKey: string; today: string }
	toasts: readonly ToastMessage[]
}

export function OrderDetails({ staffOrder, typed, refundSum, form, toasts }: OrderDetailsProps) {
	const { order, tags, shipments, money, receivable, unitsLeft } = staffOrder
	return (
		<AdminFrame
			section="orders"
			title={`Order #${order.reference}`}
			aside={<StatusBadge status={order.status} />}
			intro={<Facts order={order} />}
			back={{ label: 'Orders', href: '/admin/orders' }}
			toasts={toasts}
		>
			<OrderPaper order={order} />
			<div
				className="grid min-w-0 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr]"
				data-screen-only=""
			>
				<div className="min-w-0 lg:col-start-2 lg:row-start-1" data-screen-only="">
					<NextStep order={order} typed={typed} />
				</div>
				<div className="grid min-w-0 gap-6 lg:col-start-1 lg:row-span-2 lg:row-start-1">
					<Sheet title="Where it is">
						<OrderSteps steps={order.steps} />
						<ShipmentList shipments={shipments} />
					</Sheet>
					{!order.isDonation && (
						<Sheet title={counted(order.pricing.units, 'item')}>
							<OrderLines lines={order.lines} paymentMode={order.paymentMode} />
						</Sheet>
					)}
					<Sheet title="History" intro="The buyer sees everything but the notes.">
						<OrderHistory history={order.history} />
					</Sheet>
				</div>
				<div className="grid min-w-0 gap-6 lg:col-start-2">
					<div data-screen-only="">
						<Sheet title="Internal note" id="notes">
							<NoteForm typed={typed} hint="Neither the buyer nor the school sees it." />
						</Sheet>
					</div>
					<OrderTags tags={tags} typed={typed} />
					<Sheet title="Costs">
						<PriceSummary
							totals={order.pricing}
							refundedCents={order.refundedCents}
							refundTitle={refundTitle(order.paymentMode)}
						/>
						<p className="mt-3 text-[0.9375rem] text-muted">{paymentLabel(order)}</p>
						<div className="mt-4 grid gap-2.5" data-screen-only="">
							{order.can.invoice && (
								<ButtonLink href={invoiceUrl(order.id)} variant="outline">
									<Icon name="download" size={18} />
									Invoice (PDF)
								</ButtonLink>
							)}
							{order.can.invoice && (
								<ButtonLink href={floorOrderUrl(order.id)} variant="outline">
									<Icon name="needle" size={18} />
									Jobs and papers
								</ButtonLink>
							)}
							<ButtonLink href={orderUrl(order.id)} variant="ghost">
								Open the order’s own page
							</ButtonLink>
						</div>
					</Sheet>
					{receivable && <ReceivedPayments {...form} receivable={receivable} typed={typed} />}
					{money && (
						<Sheet title={receivable ? 'Credits' : 'Refunds'} id="refunds">
							<RefundsMade refunds={money.refunds} isCredit={receivable !== null} />
							<RefundForm
								isCredit={receivable !== null}
								lines={order.lines}
								unitsLeft={unitsLeft}
								leftCents={money.leftCents}
								typed={typed}
								toConfirm={refundSum}
							/>
						</Sheet>
					)}
					{!order.isDonation && (
						<Sheet title={shipToTitle(order)}>
							<ShipTo order={order} />
						</Sheet>
					)}
				</div>
			</div>
		</AdminFrame>
	)
}

type Order = OrderForStaff['order']

function Facts({ order: { placedAt, contactEmail, buyerId, portalId, quoteId, school } }: { order: Order }) {
	const link = 'underline underline-offset-2 hover:text-action'
	return (
		<span className="figures flex flex-wrap gap-x-3">
			<When at={placedAt} withTime />
			{buyerId === null ? (
				<span>{contactEmail || 'Account deleted'}</span>
			) : (
				<a href={adminPersonUrl(buyerId)} className={`${link} break-all`}>
					{contactEmail}
				</a>
			)}
			{school !== null && <span>For {school}</span>}
			{quoteId !== null && (
				<a href={adminQuoteUrl(quoteId)} className={link}>
					Quote #{quoteReference(quoteId)}
				</a>
			)}
			{portalId !== null && (
				<a href={ordersHref({ portalId })} className={link}>
					Portal {portalId}
				</a>
			)}
		</span>
	)
}
