// The checkout: address, payment and price, with all errors on top.
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button, ButtonLink } from '#ui/button.tsx'
import { authPath } from '#accounts/rules/mailed-links.ts'
import { Card } from '#ui/card.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { Notice } from '#ui/notice.tsx'
import { NothingYet } from '#ui/empty-state.tsx'
import { formatUsd } from '#kit/money.ts'
import type { SingleErrors, SingleField } from '../schemas.ts'
import type { CheckoutAnswer, CheckoutView } from '../views.ts'
import { ApproverAtCheckout } from './approver-fields.tsx'
import { useCheckoutTexts } from './checkout-language.tsx'
import { AddressFields, PaymentFields } from './checkout-fields.tsx'
import { MethodFields } from './method-fields.tsx'
import { ForSchool, SchoolFields, SeenFields, seenIn } from './school-fields.tsx'
import { Summary } from './summary.tsx'
import { useDelivery } from './use-delivery.ts'

type CheckoutPageProps = {
	view: CheckoutView
	answer: CheckoutAnswer | undefined
	nameHint: string
	/** The redirect to the payment page has begun. */
	isLeaving: boolean
}

/** The form of the checkout, which the switch of languages sends along. */
export const checkoutFormId = 'checkout-form'

const errorList = (errors: SingleErrors) =>
	// Cast: the keys of the errors are fields.
	(Object.entries(errors) as [SingleField, string][]).map(([field, message]) => ({ field, message }))

function Troubles({ view, answer }: Pick<CheckoutPageProps, 'view' | 'answer'>) {
	const { texts } = useCheckoutTexts()
	const errors = answer ? errorList(answer.errors) : []
	const part = useRef<HTMLDivElement>(null)
	// Synchronizes the browser's focus: after a refused form it moves to the errors.
	useEffect(() => {
		if (answer) part.current?.querySelector<HTMLElement>('[role=alert]')?.focus()
	}, [answer])
	return (
		<div ref={part} className="grid gap-3 empty:hidden">
			{answer && errors.length > 0 && <ErrorSummary title={answer.title} errors={errors} />}
			{answer && errors.length === 0 && (
				<ErrorSummary title={answer.title} errors={[{ message: answer.message }]} />
			)}
			{view.isCancelled && !view.pending && !answer && (
				<Notice tone="info" title={texts.pending.cancelled}>
					<p>{texts.pending.cancelledText}</p>
				</Notice>
			)}
			{view.hasProblems && (
				<Notice tone="warning" title={texts.problems.title}>
					<p>
						{texts.problems.text} <a href="/cart">{texts.changeCart}</a>
					</p>
				</Notice>
			)}
		</div>
	)
}

/** The spec's message for an empty cart, with links onward. */
export function EmptyCheckout() {
	const { empty, toCart } = useCheckoutTexts().texts
	return (
		<NothingYet
			icon="cart"
			level={1}
			title={empty.title}
			ways={[
				{ href: '/builder/jerseys', label: empty.build },
				{ href: '/cart', label: toCart },
			]}
		>
			<p>{empty.text}</p>
		</NothingYet>
	)
}

type PlaceProps = { view: CheckoutView; isLeaving: boolean }

/** Places the order; a cart with problems links back to the cart page. */
function Place({ view, isLeaving, label }: PlaceProps & { label: string }) {
	const { texts } = useCheckoutTexts()
	const busy = useNavigation().state === 'submitting' || isLeaving
	if (view.hasProblems)
		return (
			<ButtonLink href="/cart" variant="action" size="large">
				{texts.changeCart}
			</ButtonLink>
		)
	return (
		<Button type="submit" variant="action" size="large" busy={busy}>
			{busy ? texts.placing : label}
		</Button>
	)
}

/** An exempt school's order has no tax. */
const TaxProblem = ({ view, problem }: Pick<PlaceProps, 'view'> & { problem: string | null }) =>
	problem !== null && (
		<ForSchool view={view}>
			{(totals) => totals !== view.exemptTotals && <Notice tone="warning">{problem}</Notice>}
		</ForSchool>
	)

function Terms() {
	const [before, link, after] = useCheckoutTexts().texts.terms
	return (
		<p className="text-center text-sm text-muted">
			{before}{' '}
			<a href="/terms" className="underline underline-offset-2">
				{link}
			</a>
			{after}
		</p>
	)
}

/** On phones the total and the button stay visible, as in the cart. */
function Bar({ view, isLeaving }: PlaceProps) {
	const { texts } = useCheckoutTexts()
	return (
		<div
			data-screen-only=""
			className="sticky bottom-0 z-20 -mx-4 flex items-center gap-3 border-t border-line bg-card px-4 pt-2.5 pb-[calc(0.625rem+env(safe-area-inset-bottom))] md:-mx-6 md:px-6 lg:hidden"
		>
			<p className="min-w-0 flex-1 leading-tight">
				<span className="block text-[0.8125rem] text-muted">{texts.total}</span>
				<span className="display figures block text-[1.625rem] leading-none">
					<ForSchool view={view}>{({ totalCents }) => formatUsd(totalCents)}</ForSchool>
				</span>
			</p>
			<Place view={view} isLeaving={isLeaving} label={texts.place} />
		</div>
	)
}

/**
 * The form of a buyer whose session expired, filled in as it was sent. It can be sent again once the buyer has signed in
 * in another tab: it still names the cart and the total that they saw.
 */
export function ExpiredCheckout({ answer: { title, message, typed, seen } }: { answer: CheckoutAnswer }) {
	const { language, texts } = useCheckoutTexts()
	const fields = { errors: {}, typed, language }
	return (
		<Form
			id={checkoutFormId}
			method="post"
			action="/checkout"
			noValidate
			className="grid max-w-3xl min-w-0 gap-6"
		>
			<ErrorSummary title={title} errors={[{ message }]} />
			<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
				<ButtonLink href={authPath('/checkout')} target="_blank" rel="noopener">
					{texts.signIn}
				</ButtonLink>
				<p className="text-muted">{texts.signInText}</p>
			</div>
			<Card stitched className="p-5 pt-8 sm:p-7 sm:pt-10">
				<h2 className="display mb-4 text-subheading">{texts.shipTo}</h2>
				<AddressFields saved={[]} nameHint="" {...fields} />
			</Card>
			<Card className="p-5 sm:p-7">
				<h2 className="display mb-4 text-subheading">{texts.payment}</h2>
				<PaymentFields canUsePurchaseOrder={typed.paymentMode === 'school_po'} {...fields} />
				<input type="hidden" name="approverEmail" value={typed.approverEmail} />
				<input type="hidden" name="approverName" value={typed.approverName} />
			</Card>
			<input type="hidden" name="school" value={typed.school} />
			<input type="hidden" name="method" value={typed.method} />
			<SeenFields seen={seen} />
			<SentByScript />
			<Button type="submit" variant="action" size="large">
				{texts.place}
			</Button>
		</Form>
	)
}

const never = () => () => {}

/** Tells the server that a script handles the response; without one the server redirects. */
function SentByScript() {
	const runs = useSyncExternalStore(
		never,
		() => true,
		() => false,
	)
	return runs ? <input type="hidden" name="via" value="script" /> : null
}

export function CheckoutPage({ view: loaded, answer, nameHint, isLeaving }: CheckoutPageProps) {
	const { shown: view, setPlace, setMethod, taxProblem, ...delivery } = useDelivery(loaded, answer)
	const { language, texts } = useCheckoutTexts()
	const fields = { errors: answer?.errors ?? {}, typed: answer?.typed, language }
	const place = { view, isLeaving }
	return (
		<Form
			id={checkoutFormId}
			method="post"
			action="/checkout"
			noValidate
			className="group/checkout grid items-start gap-6 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]"
		>
			<div className="grid min-w-0 gap-6">
				<Troubles view={view} answer={answer?.title ? answer : undefined} />
				<SchoolFields schools={view.schools} errors={fields.errors} typed={fields.typed} />
				<Card stitched className="p-5 pt-8 sm:p-7 sm:pt-10">
					<h2 className="display mb-4 text-subheading">
						<span className="group-has-[[value^=pick-up]:checked]/checkout:hidden">{texts.shipTo}</span>
						<span className="hidden group-has-[[value^=pick-up]:checked]/checkout:inline">
							{texts.pickedUpBy}
						</span>
					</h2>
					<AddressFields saved={view.addresses} nameHint={nameHint} onPlace={setPlace} {...fields} />
					{view.email !== '' && (
						<p className="mt-4 text-[0.9375rem] break-words text-muted">
							{texts.news} <b className="text-ink">{view.email}</b>.
						</p>
					)}
				</Card>
				<MethodFields {...delivery} onChoose={setMethod} error={answer?.errors.method} />
				<Card className="p-5 sm:p-7">
					<h2 className="display mb-4 text-subheading">{texts.payment}</h2>
					<PaymentFields
						canUsePurchaseOrder={view.canUsePurchaseOrder}
						isPlayer={view.isPlayer}
						isSandbox={view.isSandbox}
						{...fields}
					>
						{view.schools.some(({ hasAdministrator }) => !hasAdministrator) && (
							<div className="hidden group-has-[[value^=school]:checked]/payment:group-has-[[data-alone]:checked]/checkout:block">
								<ApproverAtCheckout {...fields} otherwise={texts.weDecide} />
							</div>
						)}
					</PaymentFields>
				</Card>
			</div>
			<Card className="grid min-w-0 gap-5 p-5 sm:p-7 lg:sticky lg:top-24">
				<Summary view={view} />
				<TaxProblem view={view} problem={taxProblem} />
				<SeenFields seen={seenIn(view)} />
				<SentByScript />
				<div className="grid gap-2.5">
					<div className="grid max-lg:hidden">
						<ForSchool view={view}>
							{({ totalCents }) => <Place {...place} label={texts.placeFor(formatUsd(totalCents))} />}
						</ForSchool>
					</div>
					<Terms />
				</div>
			</Card>
			<Bar {...place} />
		</Form>
	)
}
