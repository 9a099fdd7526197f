// The bulk checkout: rows, address, payment and total, with all problems on top.
import { useEffect, useMemo, useRef, useState } from 'react'
import { Form } from 'react-router'
import { AddressFields } from '#checkout/components/checkout-fields.tsx'
import { useAskedTax, usePlace } from '#checkout/components/use-asked-tax.ts'
import { formatUsd } from '#kit/money.ts'
import { When } from '#orders/components/when.tsx'
import { orderUrl } from '#orders/urls.ts'
import { PriceSummary } from '#pricing/components/price-summary.tsx'
import type { Totals } from '#pricing/schemas.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { Notice } from '#ui/notice.tsx'
import { NothingYet } from '#ui/empty-state.tsx'
import { isSwitching, LanguageSwitch } from '#ui/language-switch.tsx'
import { useAlive } from '#ui/use-alive.ts'
import type { NotTaken } from '../../rules/checkout-form.ts'
import { itemOfField, rowField } from '../../rules/checks.ts'
import { lineMessages } from '../../rules/line-messages.ts'
import { bulkTotals, familyShares, termsIn, type Goes } from '../../rules/totals.ts'
import type { BulkItem } from '../../schemas.ts'
import { bulkCheckoutUrl, portalUrl } from '../../urls.ts'
import type { BulkCart } from '../use-bulk-cart.ts'
import type { BulkCheckoutView, BulkMode, BulkProblem } from '../../views.ts'
import { ClosedNotice } from '../portal/order-window.tsx'
import { usePortalTexts } from '../portal-language.tsx'
import { OrderRows } from './order-rows.tsx'
import { PaymentChoice } from './payment-choice.tsx'

/** Id of the form. */
export const bulkCheckoutForm = 'bulk-checkout'

export type BulkCheckoutPageProps = {
	view: BulkCheckoutView
	cart: BulkCart
	answer: NotTaken | undefined
	nameHint: string
	isBusy: boolean
	onSend: (form: FormData) => Promise<void>
}

/** Spec §5: 'Cart is empty', with a link back. */
export function EmptyBulk({ portalId }: { portalId: string | null }) {
	const { checkout, language } = usePortalTexts()
	const texts = checkout.empty
	return (
		<>
			<LanguageSwitch language={language} {...(portalId !== null && { query: { portal: portalId } })} />
			<NothingYet
				icon="cart"
				level={1}
				title={texts.title}
				ways={[
					portalId === null
						? { href: '/team/dashboard', label: texts.teams }
						: { href: portalUrl(portalId), label: texts.toPortal },
				]}
			>
				<p>{texts.text}</p>
			</NothingYet>
		</>
	)
}

function Pending({ pending }: { pending: NonNullable<BulkCheckoutView['pending']> }) {
	const { orderId, reference, totalCents, waitsUntil } = pending
	const { checkout, language } = usePortalTexts()
	const texts = checkout.pending
	return (
		<Notice tone="warning" title={texts.title}>
			<p>
				<a href={orderUrl(orderId)}>{texts.order(reference)}</a>
				{` ${texts.sum(formatUsd(totalCents))} `}
				{waitsUntil ? (
					<>
						{texts.held} <When at={waitsUntil} withTime language={language} />.
					</>
				) : (
					texts.waits
				)}{' '}
				{texts.replaced}
			</p>
		</Notice>
	)
}

type TroublesProps = Pick<BulkCheckoutPageProps, 'view' | 'answer'> & Pick<BulkCart, 'notice'>

function Troubles({ view, answer: answered, notice }: TroublesProps) {
	// The switch of languages answers without a title.
	const answer = answered?.title === '' ? undefined : answered
	const part = useRef<HTMLDivElement>(null)
	const isAlive = useAlive()
	const { checkout, said } = usePortalTexts()
	// Follows the browser's focus: after a rejected form it moves to the message.
	useEffect(() => {
		if (answer) part.current?.querySelector<HTMLElement>('[role=alert]')?.focus()
	}, [answer])
	// Without scripts a row has no fields on this page.
	const toRow = (problem: BulkProblem): BulkProblem =>
		problem.row === undefined || !problem.field
			? problem
			: { ...problem, field: rowField('row', itemOfField(problem.field)) }
	const inLanguage = { texts: checkout.problems, said }
	const errors = answer && lineMessages(isAlive ? answer.problems : answer.problems.map(toRow), inLanguage)
	return (
		<div ref={part} className="grid gap-3 empty:hidden">
			{answer && errors && (
				<ErrorSummary
					title={answer.title}
					errors={errors.length > 0 ? errors : [{ message: answer.message }]}
				/>
			)}
			{notice && (
				<Notice tone={notice.tone} alert>
					{said(notice.text)}
				</Notice>
			)}
			{view.isCancelled && !answer && (
				<Notice tone="info" title={checkout.cancelled.title}>
					<p>{checkout.cancelled.text}</p>
				</Notice>
			)}
			{view.pending && !answer && <Pending pending={view.pending} />}
			{!answer && <ClosedNotice {...view} />}
		</div>
	)
}

/** The order's total, and what each family would pay of it; no shares for players, and none for one player alone. */
function useTotals(view: BulkCheckoutView, items: readonly BulkItem[], { state, asked }: Goes) {
	const { catalog, terms: listed, rates, nameless, isManager } = view
	return useMemo(() => {
		const offered = { catalog, nameless: new Set(nameless) }
		const terms = termsIn({ state, asked }, listed, rates)
		const totals = bulkTotals(items, { ...offered, terms })
		const shares = isManager ? familyShares(items, { ...offered, totals }) : []
		return { totals, shares: shares.length > 1 ? shares : [] }
	}, [items, catalog, listed, rates, state, asked, nameless, isManager])
}

function Complete({ isBusy, className = '' }: { isBusy: boolean; className?: string }) {
	const { busy, idle } = usePortalTexts().checkout.complete
	return (
		<Button type="submit" variant="action" size="large" busy={isBusy} className={className}>
			{isBusy ? busy : idle}
		</Button>
	)
}

type SumProps = Pick<BulkCheckoutPageProps, 'view' | 'cart' | 'isBusy'> & {
	mode: BulkMode
	totals: Totals
	taxProblem: string | null
}

function Sum({ view, cart, isBusy, mode, totals, taxProblem }: SumProps) {
	const { checkout: texts, ofSum, said } = usePortalTexts()
	return (
		<Card className="grid min-w-0 gap-5 p-5 sm:p-7 lg:sticky lg:top-24">
			<h2 className="display text-subheading">{texts.summary}</h2>
			<PriceSummary totals={totals} wording="team" items={cart.items.length} said={ofSum} />
			{taxProblem !== null && <Notice tone="warning">{said(taxProblem)}</Notice>}
			<input type="hidden" name="portalId" value={view.portal.id} />
			<input type="hidden" name="revision" value={cart.revision} />
			<input type="hidden" name="totalCents" value={totals.totalCents} />
			<Complete isBusy={isBusy} className="max-lg:hidden" />
			{mode === 'school_po' ? (
				<p className="text-sm text-muted">{texts.school}</p>
			) : (
				<p className="text-sm text-muted">
					<span className="group-has-[[name=split]:checked]/order:hidden">{texts.byCard}</span>
					<span className="hidden group-has-[[name=split]:checked]/order:inline">{texts.byFamilies}</span>
				</p>
			)}
		</Card>
	)
}

const Bar = ({ total, isBusy }: { total: number; isBusy: boolean }) => (
	<div
		data-screen-only
		className="sticky bottom-0 z-20 -mx-4 border-t border-line bg-card px-4 pb-[env(safe-area-inset-bottom)] lg:hidden"
	>
		<div className="flex items-center gap-3 py-2.5">
			<p className="min-w-0 flex-1 leading-tight">
				<span className="block text-[0.8125rem] text-muted">{usePortalTexts().checkout.total}</span>
				<span className="display figures block text-[1.625rem] leading-none">{formatUsd(total)}</span>
			</p>
			<Complete isBusy={isBusy} className="shrink-0" />
		</div>
	</div>
)

export function BulkCheckoutPage(props: BulkCheckoutPageProps) {
	const { view, cart, answer, nameHint, isBusy, onSend } = props
	const { checkout: texts, language, said } = usePortalTexts()
	const first = answer?.typed.paymentMode === 'school_po' ? 'school_po' : 'player_pays'
	const [mode, setMode] = useState<BulkMode>(first)
	const { place, setPlace } = usePlace(answer?.typed, view.addresses)
	const tax = useAskedTax(place, view.rates, answer?.tax ? [...view.taxes, answer.tax] : view.taxes)
	const { totals, shares } = useTotals(view, cart.items, { state: place.state, asked: tax?.asked })
	const taxProblem = view.terms.tax?.isExempt ? null : (tax?.problem ?? null)
	const [errors, typed] = [answer?.errors ?? {}, answer?.typed]
	const ofDocument = answer?.problems.find(({ field }) => field === 'document')
	return (
		<Form
			id={bulkCheckoutForm}
			method="post"
			action={bulkCheckoutUrl(view.portal.id)}
			encType="multipart/form-data"
			noValidate
			onSubmit={(event) => {
				if (isSwitching(event.nativeEvent)) return
				event.preventDefault()
				void onSend(new FormData(event.currentTarget))
			}}
			className="group/order grid items-start gap-6 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]"
		>
			<div className="grid min-w-0 gap-6">
				<Troubles {...{ view, answer }} notice={cart.notice} />
				<OrderRows {...{ view, cart, shares }} problems={answer?.problems ?? []} />
				<Card className="p-5 sm:p-7">
					<h2 className="display mb-4 text-subheading">{texts.shipTo}</h2>
					<AddressFields
						saved={view.addresses}
						nameHint={nameHint}
						errors={errors}
						typed={typed}
						onPlace={setPlace}
						language={language}
					/>
					{view.email !== '' && (
						<p className="mt-4 text-[0.9375rem] break-words text-muted">
							{texts.updates} <b className="text-ink">{view.email}</b>.
						</p>
					)}
				</Card>
				<Card className="p-5 sm:p-7">
					<h2 className="display mb-4 text-subheading">{texts.payment}</h2>
					<PaymentChoice
						{...{ view, mode, errors, typed }}
						documentError={ofDocument && said(ofDocument.message)}
						onMode={setMode}
						shareCents={shares.map(({ amountCents }) => amountCents)}
						totalCents={totals.totalCents}
					/>
				</Card>
			</div>
			<Sum {...{ view, cart, isBusy, mode, totals, taxProblem }} />
			<Bar total={totals.totalCents} isBusy={isBusy} />
		</Form>
	)
}
