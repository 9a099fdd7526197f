// /checkout: address and payment. Works as a plain form; scripts add a toast before the redirect.
import { useEffect } from 'react'
import { data, redirect, redirectDocument, type ShouldRevalidateFunctionArgs } from 'react-router'
import { SessionProvider } from '#accounts/components/session-provider.tsx'
import { viewerContext } from '#accounts/dependencies.server.ts'
import { pageSession } from '#accounts/routes/guard.server.ts'
import { cartHeaders, countCookies, shopperOf } from '#cart/routes/owner.server.ts'
import { noStoreData, noStoreHeaders, orNotFound, statusOf } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { fieldsOf } from '#http/forms.server.ts'
import { bottomBar, hydrated } from '#http/hydration.ts'
import { Refusal } from '#kit/errors.ts'
import { messages as orderMessages } from '#orders/messages.ts'
import { referenceOf } from '#orders/rules/order.ts'
import { paymentsContext } from '#payments/dependencies.server.ts'
import { taxOfForm } from '#payments/service/tax.server.ts'
import { pageMeta } from '#seo/page-meta.ts'
import { dropErrorToasts, showToast } from '#ui/show-toast.ts'
import { ToastRegion } from '#ui/toast.tsx'
import { CheckoutPage, EmptyCheckout, ExpiredCheckout } from '../components/checkout-page.tsx'
import { PendingOrder } from '../components/order-notices.tsx'
import { messages } from '../messages.ts'
import { toastsIn } from '../rules/order-outcomes.ts'
import { readCheckout } from '../schemas.ts'
import { checkoutView, submitCheckout } from '../service/checkout.server.ts'
import { stayWhenSignedOut } from '../components/stay-when-signed-out.ts'
import type { CheckoutAnswer } from '../views.ts'
import type { Route } from './+types/checkout'

export const handle = { ...hydrated, ...bottomBar }
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [stayWhenSignedOut]

export const headers = noStoreHeaders

/** The data of the page around a form that arrived without a session; the guard lets nothing else of visitors in. */
const expiredView = (context: Route.LoaderArgs['context']) => ({
	publicUrl: context.get(siteContext).publicUrl,
	nameHint: '',
	view: null,
	toasts: [],
	session: null,
})

export const loader = ({ context, request, url }: Route.LoaderArgs) =>
	orNotFound(async () => {
		if (context.get(serviceContext).actor.userId === null) return noStoreData(expiredView(context))
		// Joins the visitor's cart into the person's after sign-in.
		await shopperOf(context, request)
		const viewer = context.get(viewerContext)
		const view = await checkoutView(context.get(serviceContext), context.get(paymentsContext), {
			email: viewer?.email ?? '',
			isCancelled: url.searchParams.get('payment') === 'cancelled',
		})
		const shown = {
			publicUrl: context.get(siteContext).publicUrl,
			nameHint: viewer?.name ?? '',
			view,
			toasts: toastsIn(url.searchParams),
			session: await pageSession(context),
		}
		return data(shown, { headers: cartHeaders(countCookies(context, request, view.totals.units)) })
	})

const notTaken = (answer: Omit<CheckoutAnswer, 'kind'>, status: number) =>
	noStoreData({ kind: 'not-taken' as const, ...answer }, status)

/** Forms sent by scripts get the payment page's URL as data, so that the page can announce the redirect. */
export async function action({ request, context }: Route.ActionArgs) {
	const fields = await fieldsOf(request)
	const read = readCheckout(fields)
	const { typed, seen } = read
	const taxed = async () => ({
		typed,
		seen,
		tax: await taxOfForm(context.get(serviceContext), context.get(paymentsContext), typed),
	})
	const refused = async (title: string, message: string) => ({
		title,
		message,
		errors: {},
		...(await taxed()),
	})
	if (context.get(serviceContext).actor.userId === null)
		return notTaken(
			{ title: orderMessages.signInTitle, message: orderMessages.signIn, errors: {}, typed, seen, tax: null },
			401,
		)
	if (!read.ok)
		return notTaken({ ...(await refused(messages.validationFailed, '')), errors: read.errors }, 400)
	try {
		const submission = { form: read.form, email: context.get(viewerContext)?.email ?? '' }
		const done = await submitCheckout(context.get(serviceContext), context.get(paymentsContext), submission)
		if (done.kind === 'incomplete')
			return notTaken({ ...(await refused(messages.validationFailed, '')), errors: done.errors }, 400)
		if (done.kind === 'submitted')
			return redirectDocument(`/account?tab=orders&submitted=${referenceOf(done.orderId)}`, {
				status: 303,
				headers: cartHeaders(countCookies(context, request, 0)),
			})
		return fields['via'] === 'script' ? noStoreData(done) : redirect(done.url, 303)
	} catch (failure) {
		if (!(failure instanceof Refusal)) throw failure
		return notTaken(await refused(messages.error, failure.message), statusOf[failure.code])
	}
}

/**
 * A refused order reloads the page's data: prices or the cart may have changed. A buyer on the way to the payment page
 * leaves this page, and one whose session expired keeps it as it is.
 */
export const shouldRevalidate = ({ formMethod, actionResult, ...rest }: ShouldRevalidateFunctionArgs) =>
	formMethod === 'POST' ? isNotTaken(actionResult) : rest.defaultShouldRevalidate

const isNotTaken = (result: unknown): boolean =>
	typeof result === 'object' && result !== null && 'kind' in result && result.kind === 'not-taken'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
	pageMeta({
		matches,
		title: 'Checkout',
		description: 'Where your order goes, and how it is paid.',
		path: '/checkout',
		publicUrl: loaderData?.publicUrl ?? '',
		isHidden: true,
	})

/** Milliseconds to read the toast. */
const readableMs = 600

/** Shows a toast, then redirects to the payment page. */
function useWayToPayment(url: string | undefined): void {
	// Synchronizes the browser's location: the payment page is another site.
	useEffect(() => {
		if (url === undefined) return
		showToast({ tone: 'success', title: messages.redirecting, detail: messages.sessionCreated })
		const leaving = setTimeout(() => location.assign(url), readableMs)
		return () => clearTimeout(leaving)
	}, [url])
}

function useRefusalToast(answer: CheckoutAnswer | undefined): void {
	// Synchronizes the toasts, which live outside React.
	useEffect(() => {
		if (!answer) return undefined
		showToast({ tone: 'error', title: answer.title, detail: answer.message })
		return dropErrorToasts
	}, [answer])
}

export default function Checkout({ loaderData, actionData }: Route.ComponentProps) {
	const { view, toasts, nameHint, session } = loaderData
	const url = actionData?.kind === 'pay' ? actionData.url : undefined
	const answer = actionData?.kind === 'not-taken' ? actionData : undefined
	const isLeaving = url !== undefined
	const isEmpty = view?.entries.length === 0 && !isLeaving
	useWayToPayment(url)
	useRefusalToast(answer)
	return (
		<SessionProvider session={session}>
			<div className="measure grid gap-6 py-8 sm:py-10">
				{!isEmpty && <h1 className="display text-title">Checkout</h1>}
				{view?.pending && !isLeaving && (
					<PendingOrder pending={view.pending} isCancelled={view.isCancelled && !answer} />
				)}
				{isEmpty && <EmptyCheckout />}
				{view && !isEmpty && <CheckoutPage {...{ view, answer, nameHint, isLeaving }} />}
				{!view && answer && <ExpiredCheckout answer={answer} />}
			</div>
			<ToastRegion toasts={actionData ? [] : toasts} />
		</SessionProvider>
	)
}
