// The page behind a quote's link. Made for phones, works without scripts.
import type { ReactNode } from 'react'
import { AddressFields, PaymentFields } from '#checkout/components/checkout-fields.tsx'
import type { SingleErrors, TypedSingle } from '#checkout/schemas.ts'
import { dayInWords, type PageLanguage } from '#kit/language.ts'
import { emailHrefOf } from '#kit/shop.ts'
import { formatUsd } from '#kit/money.ts'
import { OrderLanguage, useOrderTexts } from '#orders/components/order-language.tsx'
import { LinePicture } from '#orders/components/order-lines.tsx'
import { StatusBadge } from '#orders/components/order-progress.tsx'
import { refundWord } from '#orders/states.ts'
import { orderUrl } from '#orders/urls.ts'
import { PriceSummary } from '#pricing/components/price-summary.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { FocusedErrors } from '#ui/error-summary.tsx'
import { TextArea } from '#ui/fields.tsx'
import { Icon } from '#ui/icon.tsx'
import { LanguageSwitch } from '#ui/language-switch.tsx'
import { Notice } from '#ui/notice.tsx'
import { pageTexts } from '#ui/page-texts.ts'
import { useShop } from '#ui/shop.tsx'
import { quoteTexts } from '../rules/quote-texts.ts'
import type { CustomerQuote, GoodsView } from '../views.ts'

type QuotePageProps = {
	quote: CustomerQuote
	/** The payment page was left without paying. */
	isCancelled: boolean
	isSandbox: boolean
	errors: SingleErrors
	/** The refused input. */
	typed: TypedSingle | undefined
	language: PageLanguage
}

type InTexts = { language: PageLanguage; texts: (typeof quoteTexts)[PageLanguage] }

/** The form that accepts the quote, which the switch of languages sends along. */
const acceptFormId = 'accept'

export function QuotePage(props: QuotePageProps) {
	const { quote, language, isCancelled } = props
	const { reference, standing, pricing, validOn, order } = quote
	const texts = quoteTexts[language]
	const lastDay = dayInWords(validOn, language, 'withYear')
	return (
		<OrderLanguage value={language}>
			<header className="turf">
				<div className="mx-auto w-full max-w-3xl px-4 pt-7 pb-8 sm:px-6">
					<LanguageSwitch
						language={language}
						on="turf"
						{...(isCancelled && { query: { payment: 'cancelled' } })}
						{...(standing === 'sent' && { form: acceptFormId })}
					/>
					<p className="figures text-on-turf-muted">
						{order ? texts.orderOf(order.reference, reference) : texts.quote(reference)}
					</p>
					<div className="mt-1 flex flex-wrap items-center gap-x-5 gap-y-2">
						<h1 className="display text-heading font-black">{texts.headlines[standing]}</h1>
						{order && <StatusBadge status={order.status} />}
					</div>
					{(standing === 'sent' || order !== null) && (
						<p className="mt-3 flex flex-wrap items-baseline gap-x-3 gap-y-1.5">
							<span className="display figures text-hero leading-none text-action sm:text-title">
								{formatUsd(pricing.totalCents)}
							</span>
							{order === null && <span className="text-on-turf-muted">{texts.validUntil(lastDay)}</span>}
						</p>
					)}
				</div>
			</header>
			<div className="mx-auto grid w-full max-w-3xl min-w-0 gap-5 px-4 pt-6 pb-16 sm:px-6">
				<Standing {...props} texts={texts} />
				<Questions texts={texts} />
			</div>
		</OrderLanguage>
	)
}

function Standing(props: QuotePageProps & InTexts) {
	const { quote, language, texts } = props
	if (quote.standing === 'sent') return <Open {...props} />
	if (quote.order !== null) return <Ordered {...props} order={quote.order} />
	if (quote.standing === 'expired')
		return <Notice tone="warning">{texts.expired(dayInWords(quote.validOn, language, 'withYear'))}</Notice>
	return <Notice tone="info">{quote.standing === 'declined' ? texts.declined : texts.withdrawn}</Notice>
}

const NotPaid = ({ texts }: Pick<InTexts, 'texts'>) => (
	<Notice tone="info" title={texts.notPaid.title}>
		{texts.notPaid.text}
	</Notice>
)

function Open({ quote, isCancelled, isSandbox, errors, typed, language, texts }: QuotePageProps & InTexts) {
	const { version, customerName, shipTo, ranOut, canUsePurchaseOrder } = quote
	const mayUsePurchaseOrder = quote.hasAccount && !canUsePurchaseOrder
	const mistakes = Object.entries(errors).map(([field, message]) => ({ field, message }))
	return (
		<>
			{ranOut && (
				<Notice tone="warning" title={texts.ranOut.title}>
					{texts.ranOut.text}
				</Notice>
			)}
			{isCancelled && !ranOut && <NotPaid texts={texts} />}
			<Contents {...{ quote, texts }} />
			<form id={acceptFormId} method="post" noValidate>
				<input type="hidden" name="intent" value="accept" />
				<input type="hidden" name="version" value={version} />
				<input type="hidden" name="totalCents" value={quote.pricing.totalCents} />
				<Card stitched className="grid gap-5 p-5 pt-8">
					<div>
						<h2 className="display text-subheading">{texts.accept.title}</h2>
						<p className="mt-1 text-muted">
							{quote.isEstimate ? texts.accept.estimate : texts.accept.exact} {texts.accept.noAccount}
						</p>
					</div>
					{mistakes.length > 0 && (
						<FocusedErrors title={pageTexts[language].toFix(mistakes.length)} errors={mistakes} />
					)}
					<h3 className="font-bold">{texts.shipsTo}</h3>
					<AddressFields
						saved={[]}
						errors={errors}
						typed={typed ?? shipTo ?? undefined}
						nameHint={customerName}
						language={language}
					/>
					<h3 className="font-bold">{texts.payment}</h3>
					<PaymentFields
						canUsePurchaseOrder={canUsePurchaseOrder}
						isSandbox={isSandbox}
						errors={errors}
						typed={typed}
						language={language}
					/>
					{mayUsePurchaseOrder && (
						<p className="text-label text-muted">
							{texts.purchaseOrder.text}{' '}
							<a href="/auth" className="font-semibold text-primary underline">
								{texts.purchaseOrder.signIn}
							</a>
						</p>
					)}
					<Button type="submit" variant="action" size="large">
						<Icon name="check" size={18} />
						{texts.accept.button(formatUsd(quote.pricing.totalCents))}
					</Button>
				</Card>
			</form>
			<details className="group rounded-card border border-line bg-card p-5">
				<summary className="cursor-pointer font-bold">{texts.decline.title}</summary>
				<form method="post" className="mt-4 grid gap-4">
					<input type="hidden" name="intent" value="decline" />
					<TextArea label={texts.decline.why} name="reason" maxLength={500} hint={texts.decline.hint} />
					<div>
						<Button type="submit" variant="outline">
							{texts.decline.button}
						</Button>
					</div>
				</form>
			</details>
		</>
	)
}

type Order = NonNullable<CustomerQuote['order']>

function Ordered({
	quote,
	order,
	isCancelled,
	isSandbox,
	texts,
}: QuotePageProps & InTexts & { order: Order }) {
	return (
		<>
			{order.isPayable ? (
				<Card className="grid gap-3 p-5">
					{isCancelled && <NotPaid texts={texts} />}
					<form method="post" className="grid">
						<input type="hidden" name="intent" value="pay" />
						<Button type="submit" variant="action" size="large">
							<Icon name="lock" size={18} />
							{texts.pay.button(formatUsd(quote.pricing.totalCents))}
						</Button>
					</form>
					<p className="text-[0.9375rem] text-muted">{isSandbox ? texts.pay.demo : texts.pay.secure}</p>
				</Card>
			) : (
				<Notice tone={order.status === 'cancelled' ? 'warning' : 'success'} title={texts.outcome(order)}>
					{order.poNumber !== null && <p className="figures">{texts.poNumber(order.poNumber)}</p>}
					{texts.mails}
				</Notice>
			)}
			{order.isOwn && (
				<div>
					<ButtonLink href={orderUrl(order.id)} variant="outline">
						{texts.openOrder}
					</ButtonLink>
				</div>
			)}
			<Contents {...{ quote, texts }} />
		</>
	)
}

type ContentsProps = Pick<InTexts, 'texts'> & { quote: CustomerQuote }

function Contents({ quote: { goods, pricing, note, order }, texts }: ContentsProps) {
	const { said } = useOrderTexts()
	return (
		<Card className="min-w-0 p-5">
			<h2 className="display text-subheading">{texts.items(pricing.units)}</h2>
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
					{...(order && { refundTitle: texts.refund[refundWord(order.paymentMode)] })}
					said={said}
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

function Questions({ texts }: Pick<InTexts, 'texts'>): ReactNode {
	const shop = useShop()
	const [before, between] = texts.questions
	return (
		<p className="text-[0.9375rem] text-muted">
			{before}{' '}
			<a href={emailHrefOf(shop)} className="font-semibold text-primary underline">
				{shop.email}
			</a>{' '}
			{between} {shop.phone}.
		</p>
	)
}
