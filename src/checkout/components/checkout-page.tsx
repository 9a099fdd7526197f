// The checkout: address, payment, and what it costs, with everything that is wrong on top.
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { Notice } from '#ui/notice.tsx'
import { formatUsd } from '#kit/money.ts'
import { messages } from '../messages.ts'
import type { CheckoutErrors, CheckoutField } from '../schemas.ts'
import type { CheckoutAnswer, CheckoutView } from '../view.ts'
import { AddressFields } from './address-fields.tsx'
import { PaymentFields } from './payment-fields.tsx'
import { Summary } from './summary.tsx'

type CheckoutPageProps = {
	view: CheckoutView
	answer: CheckoutAnswer | undefined
	nameHint: string
	/** The way to the payment page is taken already. */
	isLeaving: boolean
}

const errorList = (errors: CheckoutErrors) =>
	// Cast: the keys of the errors are fields.
	(Object.entries(errors) as [CheckoutField, string][]).map(([field, message]) => ({ field, message }))

function Troubles({ view, answer }: Pick<CheckoutPageProps, 'view' | 'answer'>) {
	const errors = answer ? errorList(answer.errors) : []
	const part = useRef<HTMLDivElement>(null)
	// Follows the browser's focus: whoever sent a form that was not taken is led to why.
	useEffect(() => {
		if (answer) part.current?.querySelector<HTMLElement>('[role=alert]')?.focus()
	}, [answer])
	return (
		<div ref={part} className="grid gap-3 empty:hidden">
			{answer && errors.length > 0 && <ErrorSummary title={answer.title} errors={errors} />}
			{answer && errors.length === 0 && (
				<ErrorSummary title={answer.title} errors={[{ message: answer.message }]} />
			)}
			{view.isCancelled && !answer && (
				<Notice tone="info" title={messages.cancelled}>
					<p>{messages.cancelledDetail}</p>
				</Notice>
			)}
			{view.lines.some(({ problem }) => problem) && (
				<Notice tone="warning" title="Some items need a look">
					<p>
						They are marked in your order. <a href="/cart">Change the cart</a>
					</p>
				</Notice>
			)}
		</div>
	)
}

/** The spec's words for an empty cart, with the ways on. */
export const EmptyCheckout = () => (
	<EmptyState
		icon="cart"
		title={
			<span role="heading" aria-level={1}>
				Cart is empty
			</span>
		}
		actions={
			<>
				<ButtonLink href="/builder/jerseys" variant="action">
					Build a jersey
				</ButtonLink>
				<ButtonLink href="/cart" variant="outline">
					Back to the cart
				</ButtonLink>
			</>
		}
	>
		<p>There is nothing to check out yet.</p>
	</EmptyState>
)

function PlaceButton({ totals, isLeaving }: Pick<CheckoutView, 'totals'> & { isLeaving: boolean }) {
	const busy = useNavigation().state !== 'idle' || isLeaving
	return (
		<div className="grid gap-2.5">
			<Button type="submit" variant="action" size="large" busy={busy} className="w-full">
				{busy ? 'Processing...' : `Place Order · ${formatUsd(totals.total)}`}
			</Button>
			<p className="text-center text-sm text-muted">
				By ordering you agree to our{' '}
				<a href="/terms" className="underline underline-offset-2">
					terms
				</a>
				. Custom orders are final sale.
			</p>
		</div>
	)
}

const never = () => () => {}

/** Tells the server that a script takes the answer; without one the server leads the way itself. */
function SentByScript() {
	const runs = useSyncExternalStore(
		never,
		() => true,
		() => false,
	)
	return runs ? <input type="hidden" name="via" value="script" /> : null
}

export function CheckoutPage({ view, answer, nameHint, isLeaving }: CheckoutPageProps) {
	const fields = { errors: answer?.errors ?? {}, typed: answer?.typed }
	return (
		<Form
			method="post"
			action="/checkout"
			noValidate
			className="grid items-start gap-6 lg:grid-cols-[1.4fr_1fr]"
		>
			<div className="grid gap-6">
				<Troubles view={view} answer={answer} />
				<Card stitched className="p-5 pt-8 sm:p-7 sm:pt-10">
					<h2 className="display mb-4 text-subheading">Ship to</h2>
					<AddressFields saved={view.addresses} nameHint={nameHint} {...fields} />
				</Card>
				<Card className="p-5 sm:p-7">
					<h2 className="display mb-4 text-subheading">Payment</h2>
					<PaymentFields
						mayUsePurchaseOrder={view.mayUsePurchaseOrder}
						isSandbox={view.isSandbox}
						{...fields}
					/>
				</Card>
			</div>
			<Card className="grid gap-5 p-5 sm:p-7 lg:sticky lg:top-24">
				<Summary view={view} />
				<input type="hidden" name="revision" value={view.revision} />
				<input type="hidden" name="totalCents" value={view.totals.total} />
				<SentByScript />
				<PlaceButton totals={view.totals} isLeaving={isLeaving} />
			</Card>
		</Form>
	)
}
