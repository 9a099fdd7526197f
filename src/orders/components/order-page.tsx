// The order page: progress, lines, price and actions.
import type { ReactNode } from 'react'
import { formatUsd } from '#kit/money.ts'
import { PriceSummary } from '#pricing/components/price-summary.tsx'
import { Breadcrumb } from '#ui/page-links.tsx'
import { LanguageSwitch } from '#ui/language-switch.tsx'
import { Notice } from '#ui/notice.tsx'
import { Sheet } from '#ui/card.tsx'
import { isCredited } from '../states.ts'
import type { OrderView } from '../views.ts'
import { approvalOfUrl, poDocumentUrl, sharesUrl, orderUrl } from '../urls.ts'
import { OrderActions, PayNow } from './order-actions.tsx'
import { OrderHistory, OrderSteps, ShipTo, shipToTitle, StatusBadge } from './order-progress.tsx'
import { useOrderTexts } from './order-language.tsx'
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
	const { texts } = useOrderTexts()
	return (
		<>
			<Head order={order} />
			<div className="measure grid items-start gap-6 pt-6 pb-16 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
				<div className="grid min-w-0 gap-6">
					{notice}
					<Waiting order={order} />
					<Refunded order={order} />
					<Sheet title={texts.whereItIs} stitched>
						<OrderSteps steps={order.steps} />
						{shipments}
					</Sheet>
					<Sheet title={texts.items(order.pricing.units)}>
						<OrderLines lines={order.lines} paymentMode={order.paymentMode} />
					</Sheet>
				</div>
				<div className="grid min-w-0 gap-6 lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1">
					<Costs order={order} />
					<Sheet title={shipToTitle(order, texts)}>
						<ShipTo order={order} />
					</Sheet>
				</div>
				<Sheet title={texts.history}>
					<OrderHistory history={order.history} />
				</Sheet>
			</div>
		</>
	)
}

function Costs({ order }: { order: OrderView }) {
	const { texts, said } = useOrderTexts()
	return (
		<Sheet title={texts.costs}>
			<PriceSummary
				totals={order.pricing}
				refundedCents={order.refundedCents}
				refundTitle={isCredited(order.paymentMode) ? texts.credited : texts.refunded}
				said={said}
			/>
			{order.school !== null && (
				<p className="mt-3 text-[0.9375rem] break-words text-muted">
					{texts.forSchool} <b className="text-ink">{order.school}</b>
				</p>
			)}
			<p className="mt-3 text-[0.9375rem] text-muted">
				{paymentLabel(order, texts)}
				{order.hasPoDocument && (
					<>
						{' · '}
						<a href={poDocumentUrl(order.id)} className="font-semibold text-primary hover:underline">
							{texts.document}
						</a>
					</>
				)}
			</p>
			<div className="mt-5">
				<OrderActions order={order} />
			</div>
		</Sheet>
	)
}

function Head({ order }: { order: OrderView }) {
	const { language, texts } = useOrderTexts()
	const { reference, status, placedAt, pricing, isForeign } = order
	const trail = isForeign
		? [{ label: texts.home, href: '/' }]
		: [
				{ label: texts.home, href: '/' },
				{ label: texts.account, href: '/account' },
				{ label: texts.orders, href: '/account?tab=orders' },
			]
	return (
		<header className="turf">
			<div className="measure pt-6 pb-7">
				<LanguageSwitch language={language} on="turf" />
				<Breadcrumb on="turf" name={texts.breadcrumb} crumbs={[...trail, { label: `#${reference}` }]} />
				<div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
					<h1 className="display figures text-heading font-black">{texts.order(`#${reference}`)}</h1>
					<StatusBadge status={status} />
				</div>
				<p className="figures mt-1 text-on-turf-muted">
					<When at={placedAt} withTime language={language} /> · {formatUsd(pricing.totalCents)}
				</p>
				{order.fillInOf && (
					<p className="figures mt-1 text-on-turf-muted">
						<a
							href={orderUrl(order.fillInOf.orderId)}
							className="inline-flex min-h-6 items-center underline hover:text-action"
						>
							{texts.fillInOf(order.fillInOf.reference)}
						</a>
					</p>
				)}
				{isForeign && (
					<p className="mt-1 break-all text-on-turf-muted">{order.contactEmail || texts.accountDeleted}</p>
				)}
			</div>
		</header>
	)
}

/** Notice for the buyer while the order waits. */
function Waiting({ order }: { order: OrderView }) {
	const { language, texts } = useOrderTexts()
	const { families, unpaid } = texts
	const { id, status, waitsUntil, can, isSplit } = order
	if (status === 'pending' && isSplit)
		return (
			<Notice tone="warning" title={families.title}>
				<p>
					{families.text} <a href={sharesUrl(id)}>{texts.whoPaid}</a>
				</p>
			</Notice>
		)
	if (status === 'pending' && waitsUntil)
		return (
			<Notice tone="warning" title={unpaid.title}>
				<p>
					{unpaid.held} <When at={waitsUntil} withTime language={language} />. {can.pay && unpaid.inTime}
				</p>
				{can.pay && (
					<div className="mt-3 grid lg:hidden">
						<PayNow id={id} />
					</div>
				)}
			</Notice>
		)
	if (status === 'changes_requested') return <ChangesRequested order={order} />
	if (status === 'awaiting_approval') return <AwaitingApproval order={order} />
	return null
}

function ChangesRequested({ order: { id, isForeign, hasApproval } }: { order: OrderView }) {
	const { changes } = useOrderTexts().texts
	return (
		<Notice tone="warning" title={changes.title}>
			<p>
				{changes.text}{' '}
				{hasApproval ? (
					<>
						<a href={approvalOfUrl(id)}>{changes.read}</a>
						{isForeign ? changes.foreign : changes.own}
					</>
				) : (
					changes.call
				)}
			</p>
		</Notice>
	)
}

function AwaitingApproval({ order: { id, waitsUntil, isForeign, asked } }: { order: OrderView }) {
	const { language, texts } = useOrderTexts()
	const { title, text, held, again } = texts.approval
	return (
		<Notice tone="info" title={title}>
			<p>
				{text}{' '}
				{waitsUntil && (
					<>
						{held} <When at={waitsUntil} withTime language={language} />.
					</>
				)}
			</p>
			{asked && (
				<p className="mt-1 break-words">
					<AskedLine asked={asked} />{' '}
					{!isForeign && !asked.hasJoined && <a href={approvalOfUrl(id)}>{again}</a>}
				</p>
			)}
		</Notice>
	)
}

/** The refunded amount, near the top for buyers who come from the refund mail. */
function Refunded({ order: { status, refundedCents, isSplit, paymentMode } }: { order: OrderView }) {
	const { texts } = useOrderTexts()
	if (refundedCents === 0) return null
	const amount = formatUsd(refundedCents)
	const isCredit = isCredited(paymentMode)
	return (
		<Notice
			tone="info"
			title={
				status === 'refunded'
					? texts.refundedInFull(isCredit ? texts.credited : texts.refunded, amount)
					: texts.refundedInPart(isCredit ? texts.creditedWord : texts.refundedWord, amount)
			}
		>
			<p>{isCredit ? texts.creditNote : texts.refundNote(isSplit)}</p>
		</Notice>
	)
}

type Texts = ReturnType<typeof useOrderTexts>['texts']

const paymentLabel = ({ paymentMode, poNumber, status, isSplit }: OrderView, { payment }: Texts): string => {
	if (isSplit) return status === 'cancelled' ? payment.sharesBack : payment.shares
	if (paymentMode === 'school_po') return `${payment.purchaseOrder} ${poNumber ?? ''}`.trim()
	if (status === 'pending') return payment.toPay
	return status === 'cancelled' ? payment.nothingCharged : payment.paid
}
