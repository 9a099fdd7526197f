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
import { useAlive } from '#ui/use-alive.ts'
import type { NotTaken } from '../../rules/checkout-form.ts'
import { messages } from '../../messages.ts'
import { itemOfField, rowField } from '../../rules/checks.ts'
import { lineMessages } from '../../rules/line-messages.ts'
import { bulkTotals, familyShares, termsIn, type Goes } from '../../rules/totals.ts'
import type { BulkItem } from '../../schemas.ts'
import { bulkCheckoutUrl, portalUrl } from '../../urls.ts'
import type { BulkCart } from '../use-bulk-cart.ts'
import type { BulkCheckoutView, BulkMode, BulkProblem } from '../../views.ts'
import { ClosedNotice } from '../portal/order-window.tsx'
import { OrderRows } from './order-rows.tsx'
import { PaymentChoice } from './payment-choice.tsx'

export type BulkCheckoutPageProps = {
	view: BulkCheckoutView
	cart: BulkCart
	answer: NotTaken | undefined
	nameHint: string
	isBusy: boolean
	onSend: (form: FormData) => Promise<void>
}

/** Spec §5: 'Cart is empty', with a link back. */
export const EmptyBulk = ({ portalId }: { portalId: string | null }) => (
	<NothingYet
		icon="cart"
		level={1}
		title={messages.cartEmpty}
		ways={[
			portalId === null
				? { href: '/team/dashboard', label: 'Your teams' }
				: { href: portalUrl(portalId), label: 'Back to the team portal' },
		]}
	>
		<p>There is nothing to check out yet: load the roster or choose your sizes in the portal.</p>
	</NothingYet>
)

function Pending({ pending }: { pending: NonNullable<BulkCheckoutView['pending']> }) {
	const { orderId, reference, totalCents, waitsUntil } = pending
	return (
		<Notice tone="warning" title="You have an order that is not paid yet">
			<p>
				<a href={orderUrl(orderId)}>Order #{reference}</a>
				{` for ${formatUsd(totalCents)} `}
				{waitsUntil ? (
					<>
						is held for you until <When at={waitsUntil} withTime />.
					</>
				) : (
					'waits for its payment.'
				)}{' '}
				The order below takes its place once you complete it.
			</p>
		</Notice>
	)
}

type TroublesProps = Pick<BulkCheckoutPageProps, 'view' | 'answer'> & Pick<BulkCart, 'notice'>

function Troubles({ view, answer, notice }: TroublesProps) {
	const part = useRef<HTMLDivElement>(null)
	const isAlive = useAlive()
	// Follows the browser's focus: after a rejected form it moves to the message.
	useEffect(() => {
		if (answer) part.current?.querySelector<HTMLElement>('[role=alert]')?.focus()
	}, [answer])
	// Without scripts a row has no fields on this page.
	const toRow = (problem: BulkProblem): BulkProblem =>
		problem.row === undefined || !problem.field
			? problem
			: { ...problem, field: rowField('row', itemOfField(problem.field)) }
	const errors = answer && lineMessages(isAlive ? answer.problems : answer.problems.map(toRow))
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
					{notice.text}
				</Notice>
			)}
			{view.isCancelled && !answer && (
				<Notice tone="info" title={messages.cancelled}>
					<p>{messages.cancelledDetail}</p>
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

const Complete = ({ isBusy, className = '' }: { isBusy: boolean; className?: string }) => (
	<Button type="submit" variant="action" size="large" busy={isBusy} className={className}>
		{isBusy ? 'Processing...' : 'Complete Order'}
	</Button>
)

type SumProps = Pick<BulkCheckoutPageProps, 'view' | 'cart' | 'isBusy'> & {
	mode: BulkMode
	totals: Totals
	taxProblem: string | null
}

function Sum({ view, cart, isBusy, mode, totals, taxProblem }: SumProps) {
	return (
		<Card className="grid min-w-0 gap-5 p-5 sm:p-7 lg:sticky lg:top-24">
			<h2 className="display text-subheading">Order summary</h2>
			<PriceSummary totals={totals} wording="team" items={cart.items.length} />
			{taxProblem !== null && <Notice tone="warning">{taxProblem}</Notice>}
			<input type="hidden" name="portalId" value={view.portal.id} />
			<input type="hidden" name="revision" value={cart.revision} />
			<input type="hidden" name="totalCents" value={totals.totalCents} />
			<Complete isBusy={isBusy} className="max-lg:hidden" />
			{mode === 'school_po' ? (
				<p className="text-sm text-muted">
					Your school is asked to approve it. You get an email when it does.
				</p>
			) : (
				<p className="text-sm text-muted">
					<span className="group-has-[[name=split]:checked]/order:hidden">
						You pay on the secure page of our payment provider.
					</span>
					<span className="hidden group-has-[[name=split]:checked]/order:inline">
						Nothing to pay now. Next, you get a payment link for every family.
					</span>
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
				<span className="block text-[0.8125rem] text-muted">Total</span>
				<span className="display figures block text-[1.625rem] leading-none">{formatUsd(total)}</span>
			</p>
			<Complete isBusy={isBusy} className="shrink-0" />
		</div>
	</div>
)

export function BulkCheckoutPage(props: BulkCheckoutPageProps) {
	const { view, cart, answer, nameHint, isBusy, onSend } = props
	const first = answer?.typed.paymentMode === 'school_po' ? 'school_po' : 'player_pays'
	const [mode, setMode] = useState<BulkMode>(first)
	const { place, setPlace } = usePlace(answer?.typed, view.addresses)
	const tax = useAskedTax(place, view.rates, answer?.tax ? [...view.taxes, answer.tax] : view.taxes)
	const { totals, shares } = useTotals(view, cart.items, { state: place.state, asked: tax?.asked })
	const taxProblem = view.terms.tax?.isExempt ? null : (tax?.problem ?? null)
	const [errors, typed] = [answer?.errors ?? {}, answer?.typed]
	const documentError = answer?.problems.find(({ field }) => field === 'document')?.message
	return (
		<Form
			method="post"
			action={bulkCheckoutUrl(view.portal.id)}
			encType="multipart/form-data"
			noValidate
			onSubmit={(event) => {
				event.preventDefault()
				void onSend(new FormData(event.currentTarget))
			}}
			className="group/order grid items-start gap-6 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]"
		>
			<div className="grid min-w-0 gap-6">
				<Troubles {...{ view, answer }} notice={cart.notice} />
				<OrderRows {...{ view, cart, shares }} problems={answer?.problems ?? []} />
				<Card className="p-5 sm:p-7">
					<h2 className="display mb-4 text-subheading">Ship to</h2>
					<AddressFields
						saved={view.addresses}
						nameHint={nameHint}
						errors={errors}
						typed={typed}
						onPlace={setPlace}
					/>
					{view.email !== '' && (
						<p className="mt-4 text-[0.9375rem] break-words text-muted">
							Order updates go to <b className="text-ink">{view.email}</b>.
						</p>
					)}
				</Card>
				<Card className="p-5 sm:p-7">
					<h2 className="display mb-4 text-subheading">Payment method</h2>
					<PaymentChoice
						{...{ view, mode, errors, documentError, typed }}
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
