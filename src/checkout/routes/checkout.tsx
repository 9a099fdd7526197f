// /checkout: address and payment. Works as a plain form; scripts add a toast before the redirect.
import { useEffect } from 'react'
import { data, redirect, redirectDocument, type ShouldRevalidateFunctionArgs } from 'react-router'
import { SessionProvider } from '#accounts/components/session-provider.tsx'
import { viewerContext } from '#accounts/dependencies.server.ts'
import { pageSession } from '#accounts/routes/guard.server.ts'
import { cartHeaders, countCookies, shopperOf } from '#cart/routes/owner.server.ts'
import { noStore, noStoreData, noStoreHeaders, orNotFound, statusOf } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { fieldsOf } from '#http/forms.server.ts'
import { bottomBar, hydrated } from '#http/hydration.ts'
import { errorsIn, languageOf } from '#http/language-answers.server.ts'
import { choiceCookie } from '#http/page-language.ts'
import { Refusal } from '#kit/errors.ts'
import { readerLanguage, type PageLanguage } from '#kit/language.ts'
import { messages as orderMessages } from '#orders/messages.ts'
import { referenceOf } from '#orders/rules/order.ts'
import { paymentsContext } from '#payments/dependencies.server.ts'
import { taxOfForm } from '#payments/service/tax.server.ts'
import { pageMeta } from '#seo/page-meta.ts'
import { isLanguageSwitch, LanguageSwitch } from '#ui/language-switch.tsx'
import { dropErrorToasts, showToast } from '#ui/show-toast.ts'
import { ToastRegion } from '#ui/toast.tsx'
import { CheckoutLanguage } from '../components/checkout-language.tsx'
import { checkoutFormId, CheckoutPage, EmptyCheckout, ExpiredCheckout } from '../components/checkout-page.tsx'
import { PendingOrder } from '../components/pending-order.tsx'
import { messages } from '../messages.ts'
import { checkoutMessageIn, checkoutPhrases, taxIn } from '../rules/checkout-phrases.ts'
import { checkoutTexts } from '../rules/checkout-texts.ts'
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
const expiredView = (context: Route.LoaderArgs['context'], language: PageLanguage) => ({
	language,
	publicUrl: context.get(siteContext).publicUrl,
	nameHint: '',
	view: null,
	toasts: [],
	session: null,
})

export const loader = (facts: Route.LoaderArgs) =>
	orNotFound(async () => {
		const { context, request, url } = facts
		const language = languageOf(facts)
		if (context.get(serviceContext).actor.userId === null) return noStoreData(expiredView(context, language))
		// Joins the visitor's cart into the person's after sign-in.
		await shopperOf(context, request)
		const viewer = context.get(viewerContext)
		const view = await checkoutView(context.get(serviceContext), context.get(paymentsContext), {
			email: viewer?.email ?? '',
			isCancelled: url.searchParams.get('payment') === 'cancelled',
			language,
		})
		const shown = {
			language,
			publicUrl: context.get(siteContext).publicUrl,
			nameHint: viewer?.name ?? '',
			view,
			toasts: toastsIn(url.searchParams, language),
			session: await pageSession(context),
		}
		return data(shown, { headers: cartHeaders(countCookies(context, request, view.totals.units)) })
	})

type Answering = { language: PageLanguage; status: number; cookie?: string | undefined }

/** The form as it was sent, with what is wrong in the language of the page. */
const notTaken = (
	{ title, message, errors, ...sent }: Omit<CheckoutAnswer, 'kind'>,
	{ language, status, cookie }: Answering,
) =>
	data(
		{
			kind: 'not-taken' as const,
			...sent,
			title: title && checkoutMessageIn(language, title),
			message: message && checkoutMessageIn(language, message),
			errors: errorsIn(language, errors, checkoutPhrases),
			tax: sent.tax && taxIn(language, sent.tax),
		},
		{ status, headers: { ...noStore, ...(cookie !== undefined && { 'Set-Cookie': cookie }) } },
	)

/** Forms sent by scripts get the payment page's URL as data, so that the page can announce the redirect. */
export async function action(facts: Route.ActionArgs) {
	const { request, context, url } = facts
	const language = languageOf(facts)
	const fields = await fieldsOf(request)
	const read = readCheckout(fields)
	const { typed, seen } = read
	const services = context.get(serviceContext)
	const refused = async (
		status: number,
		{ title = '', message = '', errors = {} }: Partial<CheckoutAnswer>,
		cookie?: string,
	) => {
		const tax = await taxOfForm(services, context.get(paymentsContext), typed)
		return notTaken({ title, message, errors, typed, seen, tax }, { language, status, cookie })
	}
	if (services.actor.userId === null) {
		const { signInTitle: title, signIn: message } = orderMessages
		return notTaken({ title, message, errors: {}, typed, seen, tax: null }, { language, status: 401 })
	}
	if (isLanguageSwitch(fields)) return refused(200, {}, choiceCookie(url, context.get(siteContext).publicUrl))
	if (!read.ok) return refused(400, { title: messages.validationFailed, errors: read.errors })
	try {
		const done = await submitCheckout(services, context.get(paymentsContext), {
			form: read.form,
			email: context.get(viewerContext)?.email ?? '',
			language: readerLanguage(language),
		})
		if (done.kind === 'incomplete')
			return refused(400, { title: messages.validationFailed, errors: done.errors })
		if (done.kind === 'submitted')
			return redirectDocument(`/account?tab=orders&submitted=${referenceOf(done.orderId)}`, {
				status: 303,
				headers: cartHeaders(countCookies(context, request, 0)),
			})
		return fields['via'] === 'script' ? noStoreData(done) : redirect(done.url, 303)
	} catch (failure) {
		if (!(failure instanceof Refusal)) throw failure
		return refused(statusOf[failure.code], { title: messages.error, message: failure.message })
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
		title: checkoutTexts[loaderData?.language ?? 'en'].title,
		description: 'Where your order goes, and how it is paid.',
		path: '/checkout',
		publicUrl: loaderData?.publicUrl ?? '',
		isHidden: true,
	})

/** Milliseconds to read the toast. */
const readableMs = 600

/** Shows a toast, then redirects to the payment page. */
function useWayToPayment(url: string | undefined, language: PageLanguage): void {
	// Synchronizes the browser's location: the payment page is another site.
	useEffect(() => {
		if (url === undefined) return
		const { title, text } = checkoutTexts[language].leaving
		showToast({ tone: 'success', title, detail: text })
		const leaving = setTimeout(() => location.assign(url), readableMs)
		return () => clearTimeout(leaving)
	}, [url, language])
}

function useRefusalToast(answer: CheckoutAnswer | undefined): void {
	// Synchronizes the toasts, which live outside React.
	useEffect(() => {
		if (!answer?.title) return undefined
		showToast({ tone: 'error', title: answer.title, detail: answer.message })
		return dropErrorToasts
	}, [answer])
}

export default function Checkout({ loaderData, actionData }: Route.ComponentProps) {
	const { view, toasts, nameHint, session, language } = loaderData
	const url = actionData?.kind === 'pay' ? actionData.url : undefined
	const answer = actionData?.kind === 'not-taken' ? actionData : undefined
	const isLeaving = url !== undefined
	const isEmpty = view?.entries.length === 0 && !isLeaving
	const isCancelled = view?.isCancelled ?? false
	useWayToPayment(url, language)
	useRefusalToast(answer)
	return (
		<SessionProvider session={session}>
			<CheckoutLanguage value={language}>
				<div className="measure grid gap-6 py-8 sm:py-10">
					<LanguageSwitch
						language={language}
						{...(isCancelled && { query: { payment: 'cancelled' } })}
						{...(!isEmpty && { form: checkoutFormId })}
					/>
					{!isEmpty && <h1 className="display text-title">{checkoutTexts[language].title}</h1>}
					{view?.pending && !isLeaving && (
						<PendingOrder pending={view.pending} isCancelled={isCancelled && !answer} />
					)}
					{isEmpty && <EmptyCheckout />}
					{view && !isEmpty && <CheckoutPage {...{ view, answer, nameHint, isLeaving }} />}
					{!view && answer && <ExpiredCheckout answer={answer} />}
				</div>
				<ToastRegion toasts={actionData ? [] : toasts} language={language} />
			</CheckoutLanguage>
		</SessionProvider>
	)
}
