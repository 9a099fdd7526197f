// The page behind a quote's link. Made for phones, works without scripts.
import type { ReactNode } from 'react'
import { AddressFields, PaymentFields } from '#checkout/components/checkout-fields.tsx'
import type { SingleErrors, TypedSingle } from '#checkout/schemas.ts'
import { emailHrefOf } from '#kit/shop.ts'
import { formatUsd } from '#kit/money.ts'
import { counted } from '#kit/plural.ts'
import { formatLongDay } from '#kit/time.ts'
import { LinePicture } from '#orders/components/order-lines.tsx'
import { StatusBadge } from '#orders/components/order-progress.tsx'
import { refundTitle } from '#orders/states.ts'
import { orderUrl } from '#orders/urls.ts'
import { PriceSummary } from '#pricing/components/price-summary.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { FocusedErrors } from '#ui/error-summary.tsx'
import { TextArea } from '#ui/fields.tsx'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/notice.tsx'
import { useShop } from '#ui/shop.tsx'
import { messages } from '../messages.ts'
import { orderOutcome } from '../rules/quote.ts'
import type { CustomerQuote, GoodsView } from '../views.ts'

type QuotePageProps = {
	quote: CustomerQuote
	/** The payment page was left without paying. */
	isCancelled: boolean
	isSandbox: boolean
	errors: SingleErrors
	/** The refused input. */
	typed: TypedSingle | undefined
}

const headlines: Record<CustomerQuote['standing'], string> = {
	draft: 'Your quote',
	sent: 'Your quote',
	accepted: 'Your order',
	declined: 'This quote was declined',
	withdrawn: 'This quote was withdrawn',
	expired: 'This quote has expired',
}

export function QuotePage(props: QuotePageProps) {
	const { quote } = props
	const { reference, standing, pricing, validOn, order } = quote
	return (
		<>
			<header className="turf">
				<div className="mx-auto w-full max-w-3xl px-4 pt-7 pb-8 sm:px-6">
					<p className="figures text-on-turf-muted">
						{order ? `Order #${order.reference}, from quote #${reference}` : `Quote #${reference}`}
					</p>
					<div className="mt-1 flex flex-wrap items-center gap-x-5 gap-y-2">
						<h1 className="display text-heading font-black">{headlines[standing]}</h1>
						{order && <StatusBadge status={order.status} />}
					</div>
					{(standing === 'sent' || order !== null) && (
						<p className="mt-3 flex flex-wrap items-baseline gap-x-3 gap-y-1.5">
							<span className="display figures text-hero leading-none text-action sm:text-title">
								{formatUsd(pricing.totalCents)}
							</span>
							{order === null && (
								<span className="text-on-turf-muted">{`valid until ${formatLongDay(validOn)}`}</span>
							)}
						</p>
					)}
				</div>
			</header>
			<div className="mx-auto grid w-full max-w-3xl min-w-0 gap-5 px-4 pt-6 pb-16 sm:px-6">
				<Standing {...props} />
				<Questions />
			</div>
		</>
	)
}

function Standing(props: QuotePageProps) {
	const { quote } = props
	if (quote.standing === 'sent') return <Open {...props} />
	if (quote.order !== null) return <Ordered {...props} order={quote.order} />
	if (quote.standing === 'expired') return <Notice tone="warning">{messages.expired(quote.validOn)}</Notice>
	return <Notice tone="info">{quote.standing === 'declined' ? messages.declined : messages.withdrawn}</Notice>
}

function Open({ quote, isCancelled, isSandbox, errors, typed }: QuotePageProps) {
	const { version, customerName, shipTo, ranOut, canUsePurchaseOrder } = quote
	const mayUsePurchaseOrder = quote.hasAccount && !canUsePurchaseOrder
	const mistakes = Object.entries(errors).map(([field, message]) => ({ field, message }))
	return (
		<>
			{ranOut && (
				<Notice tone="warning" title="Not paid in time">
					The order was not paid in time and has ended. You can accept the quote again.
				</Notice>
			)}
			{isCancelled && !ranOut && (
				<Notice tone="info" title="Not paid">
					You left the payment page. Nothing was charged.
				</Notice>
			)}
			<Contents quote={quote} />
			<form method="post" noValidate>
				<input type="hidden" name="intent" value="accept" />
				<input type="hidden" name="version" value={version} />
				<input type="hidden" name="totalCents" value={quote.pricing.totalCents} />
				<Card stitched className="grid gap-5 p-5 pt-8">
					<div>
						<h2 className="display text-subheading">Accept this quote</h2>
						<p className="mt-1 text-muted">
							{quote.isEstimate
								? 'Sales tax and shipping follow where it goes: you see the sum before anything is charged.'
								: 'It becomes an order at exactly this price.'}{' '}
							No account is needed.
						</p>
					</div>
					{mistakes.length > 0 && <FocusedErrors errors={mistakes} />}
					<h3 className="font-bold">Ships to</h3>
					<AddressFields
						saved={[]}
						errors={errors}
						typed={typed ?? shipTo ?? undefined}
						nameHint={customerName}
					/>
					<h3 className="font-bold">Payment</h3>
					<PaymentFields
						canUsePurchaseOrder={canUsePurchaseOrder}
						isSandbox={isSandbox}
						errors={errors}
						typed={typed}
					/>
					{mayUsePurchaseOrder && (
						<p className="text-label text-muted">
							Paying by a purchase order? Sign in as a coach or school administrator with the address of this
							quote, then open the link again.{' '}
							<a href="/auth" className="font-semibold text-primary underline">
								Sign in
							</a>
						</p>
					)}
					<Button type="submit" variant="action" size="large">
						<Icon name="check" size={18} />
						{`Accept for ${formatUsd(quote.pricing.totalCents)}`}
					</Button>
				</Card>
			</form>
			<details className="group rounded-card border border-line bg-card p-5">
				<summary className="cursor-pointer font-bold">Decline this quote</summary>
				<form method="post" className="mt-4 grid gap-4">
					<input type="hidden" name="intent" value="decline" />
					<TextArea
						label="What does not fit?"
						name="reason"
						maxLength={500}
						hint="Tell us, and we may find a way."
					/>
					<div>
						<Button type="submit" variant="outline">
							Decline the quote
						</Button>
					</div>
				</form>
			</details>
		</>
	)
}

type Order = NonNullable<CustomerQuote['order']>

function Ordered({ quote, order, isCancelled, isSandbox }: QuotePageProps & { order: Order }) {
	return (
		<>
			{order.isPayable ? (
				<Card className="grid gap-3 p-5">
					{isCancelled && (
						<Notice tone="info" title="Not paid">
							You left the payment page. Nothing was charged.
						</Notice>
					)}
					<form method="post" className="grid">
						<input type="hidden" name="intent" value="pay" />
						<Button type="submit" variant="action" size="large">
							<Icon name="lock" size={18} />
							{`Pay ${formatUsd(quote.pricing.totalCents)}`}
						</Button>
					</form>
					<p className="text-[0.9375rem] text-muted">
						{isSandbox
							? 'This is a demo: no money moves, please use no real card.'
							: 'On the secure page of our payment provider. We never see your card.'}
					</p>
				</Card>
			) : (
				<Notice tone={order.status === 'cancelled' ? 'warning' : 'success'} title={orderOutcome(order)}>
					{order.poNumber !== null && <p className="figures">Purchase order {order.poNumber}</p>}
					You get an email at every step.
				</Notice>
			)}
			{order.isOwn && (
				<div>
					<ButtonLink href={orderUrl(order.id)} variant="outline">
						Open the order in your account
					</ButtonLink>
				</div>
			)}
			<Contents quote={quote} />
		</>
	)
}

function Contents({ quote: { goods, pricing, note, order } }: { quote: CustomerQuote }) {
	return (
		<Card className="min-w-0 p-5">
			<h2 className="display text-subheading">{counted(pricing.units, 'item')}</h2>
			{note !== '' && (
				<p className="mt-3 rounded-control bg-well p-4 break-words whitespace-pre-line">{note}</p>
			)}
			<ul className="mt-2 divide-y divide-line">
				{goods.map((line) => (
					<Goods key={line.position} line={line} />
				))}
			</ul>
			<div className="mt-4 border-t border-line pt-4">
				<PriceSummary
					totals={pricing}
					wording={order ? 'order' : 'cart'}
					refundedCents={order?.refundedCents ?? 0}
					{...(order && { refundTitle: refundTitle(order.paymentMode) })}
				/>
			</div>
		</Card>
	)
}

const Goods = ({ line }: { line: GoodsView }) => (
	<li className="grid grid-cols-[4rem_minmax(0,1fr)_auto] items-start gap-3.5 py-3.5">
		<LinePicture picture={line.picture} className="w-full" />
		<div className="min-w-0">
			<p className="leading-snug font-bold break-words">{line.name}</p>
			<p className="text-sm break-words text-muted">{line.detail}</p>
			<p className="figures text-sm text-muted">{`${line.quantity} × ${formatUsd(line.unitCents)}`}</p>
		</div>
		<p className="figures font-semibold">{formatUsd(line.lineCents)}</p>
	</li>
)

function Questions(): ReactNode {
	const shop = useShop()
	return (
		<p className="text-[0.9375rem] text-muted">
			Questions? Write to{' '}
			<a href={emailHrefOf(shop)} className="font-semibold text-primary underline">
				{shop.email}
			</a>{' '}
			or call {shop.phone}.
		</p>
	)
}
