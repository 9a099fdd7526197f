// /checkout/bulk: a team's cart becomes an order. Works as a plain form; scripts keep the page.
import { useEffect, useState } from 'react'
import {
	data,
	isRouteErrorResponse,
	redirect,
	redirectDocument,
	useNavigation,
	useSubmit,
	type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { SessionProvider } from '#accounts/components/session-provider.tsx'
import { viewerContext } from '#accounts/dependencies.server.ts'
import { pageSession } from '#accounts/routes/guard.server.ts'
import { largestFileBytes } from '#files/rules/files.ts'
import { noStore, noStoreData, noStoreHeaders, statusOf } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { formOf } from '#http/forms.server.ts'
import { stayWhenSignedOut } from '#checkout/components/stay-when-signed-out.ts'
import { bottomBar, hydrated } from '#http/hydration.ts'
import { errorsIn, languageOf, orRefusedIn } from '#http/language-answers.server.ts'
import { choiceCookie } from '#http/page-language.ts'
import { isTooLarge, tooLargeFile } from '#http/too-large.ts'
import { Refusal } from '#kit/errors.ts'
import { readerLanguage, type PageLanguage } from '#kit/language.ts'
import { messageIn } from '#kit/translations.ts'
import { proofsContext } from '#designs/dependencies.server.ts'
import { messages as orderMessages } from '#orders/messages.ts'
import { referenceOf } from '#orders/rules/order.ts'
import { paymentsContext } from '#payments/dependencies.server.ts'
import { taxOfForm } from '#payments/service/tax.server.ts'
import { pageMeta } from '#seo/page-meta.ts'
import { ErrorPage } from '#ui/error-page.tsx'
import { isLanguageSwitch, LanguageSwitch } from '#ui/language-switch.tsx'
import { dropErrorToasts, showToast } from '#ui/show-toast.ts'
import { ToastRegion } from '#ui/toast.tsx'
import { translatedErrorIn } from '#ui/translated-error.ts'
import { readBulk, type CheckoutAnswer, type NotTaken } from '../rules/checkout-form.ts'
import { bulkCheckoutForm, BulkCheckoutPage, EmptyBulk } from '../components/checkout/bulk-checkout-page.tsx'
import { PortalLanguage, usePortalTexts } from '../components/portal-language.tsx'
import { messages } from '../messages.ts'
import { thingsToFix, lineMessages } from '../rules/line-messages.ts'
import { portalTexts } from '../rules/portal-languages.ts'
import { portalPhrases } from '../rules/portal-phrases.ts'
import { bulkCheckoutView } from '../service/views.server.ts'
import { checkDocument, type CheckedDocument } from '../service/files.server.ts'
import { submitBulk } from '../service/submit.server.ts'
import { clearStored, storedPortal } from '../components/session-cart.ts'
import { bulkCheckoutUrl } from '../urls.ts'
import { isNeeded } from '../rules/items.ts'
import { useBulkCart } from '../components/use-bulk-cart.ts'
import type { BulkCheckoutView, BulkProblem } from '../views.ts'
import type { Route } from './+types/checkout-bulk'

export const handle = { ...hydrated, ...bottomBar }
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [stayWhenSignedOut]

export const headers = noStoreHeaders

export async function loader(facts: Route.LoaderArgs) {
	const { context, url } = facts
	const language = languageOf(facts)
	if (language === 'es') await portalTexts.load(language)
	return orRefusedIn(language, portalPhrases, async () => {
		const viewer = context.get(viewerContext)
		const view = await bulkCheckoutView(context.get(serviceContext), context.get(paymentsContext), {
			portalId: url.searchParams.get('portal'),
			email: viewer?.email ?? '',
			isCancelled: url.searchParams.get('payment') === 'cancelled',
			language,
		})
		return {
			language,
			title: portalTexts.of(language)?.checkout.title ?? '',
			view,
			isAsked: url.searchParams.has('portal'),
			publicUrl: context.get(siteContext).publicUrl,
			nameHint: viewer?.name ?? '',
			session: await pageSession(context),
		}
	})
}

/** The document, or its problems, to be reported with all others. */
async function documentIn(
	form: FormData,
): Promise<{ document: CheckedDocument | null; problems: BulkProblem[] }> {
	const file = form.get('document')
	if (isTooLarge(file))
		return { document: null, problems: [{ field: 'document', message: messages.documentSize }] }
	if (!(file instanceof File) || (file.size === 0 && file.name === ''))
		return { document: null, problems: [] }
	try {
		const document = await checkDocument(new Uint8Array(await file.arrayBuffer()))
		return { document, problems: [] }
	} catch (failure) {
		if (!(failure instanceof Refusal)) throw failure
		return { document: null, problems: [{ field: 'document', message: failure.message }] }
	}
}

type Answering = { language: PageLanguage; status: number; cookie?: string | undefined }

/** Problems of rows stay in English: the page puts them together in its language. */
const notTaken = (
	{ title, message, errors, ...sent }: Omit<NotTaken, 'kind'>,
	{ language, status, cookie }: Answering,
) =>
	data(
		{
			kind: 'not-taken' as const,
			...sent,
			title: title && messageIn(language, title, portalPhrases),
			message: message && messageIn(language, message, portalPhrases),
			errors: errorsIn(language, errors, portalPhrases),
		},
		{ status, headers: { ...noStore, ...(cookie !== undefined && { 'Set-Cookie': cookie }) } },
	)

const nextStep = (done: CheckoutAnswer, isByScript: boolean) => {
	if (done.kind === 'not-taken') throw new Error('There is no way on from here')
	if (isByScript) return noStoreData(done)
	return done.kind === 'pay' ? redirect(done.url, 303) : redirectDocument(done.url, 303)
}

export async function action(facts: Route.ActionArgs) {
	const { request, context, url } = facts
	const language = languageOf(facts)
	const sent = await formOf(request)
	const fields = Object.fromEntries(sent)
	const { form, errors, typed } = readBulk(fields)
	const { document, problems: ofDocument } = await documentIn(sent)
	const ofFields = Object.entries(errors).map(([field, message]) => ({ field, message }))
	const dependencies = { payments: context.get(paymentsContext), files: context.get(proofsContext).store }
	const tax = () => taxOfForm(context.get(serviceContext), dependencies.payments, typed)
	if (isLanguageSwitch(fields)) {
		const cookie = choiceCookie(url, context.get(siteContext).publicUrl)
		const asTyped = { title: '', message: '', problems: [], errors: {}, typed, tax: await tax() }
		return notTaken(asTyped, { language, status: 200, cookie })
	}
	try {
		const done = await submitBulk(context.get(serviceContext), dependencies, {
			form,
			errors: [...ofFields, ...ofDocument],
			email: context.get(viewerContext)?.email ?? '',
			document,
			language: readerLanguage(language),
		})
		const isByScript = sent.get('via') === 'script'
		if (done.kind === 'submitted') {
			const next = `/account?tab=orders&submitted=${referenceOf(done.orderId)}`
			return nextStep({ kind: 'submitted', url: next }, isByScript)
		}
		if (done.kind !== 'problems') return nextStep({ kind: done.kind, url: done.url }, isByScript)
		const { problems } = done
		const late = ['poNumber', 'approverEmail'] as const
		const found = late.flatMap((name) => {
			const problem = problems.find(({ field }) => field === name)
			return problem ? [[name, problem.message]] : []
		})
		const all = { ...errors, ...Object.fromEntries(found) }
		const title = messages.validationFailed
		const status = isTooLarge(sent.get('document')) ? 413 : 400
		return notTaken(
			{ title, message: '', problems, errors: all, typed, tax: await tax() },
			{ language, status },
		)
	} catch (failure) {
		if (!(failure instanceof Refusal)) throw failure
		const { message, code } = failure
		const title = code === 'signed_out' ? orderMessages.signInTitle : messages.error
		const answer = { title, message, problems: [], errors: {}, typed, tax: await tax() }
		return notTaken(answer, { language, status: statusOf[code] })
	}
}

/** After a rejected form the page may be stale (prices, cart). After success the browser leaves the page. */
export const shouldRevalidate = ({ formMethod, actionResult, ...rest }: ShouldRevalidateFunctionArgs) =>
	formMethod === 'POST' ? isNotTaken(actionResult) : rest.defaultShouldRevalidate

const isNotTaken = (result: unknown): boolean =>
	typeof result === 'object' && result !== null && 'kind' in result && result.kind === 'not-taken'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
	loaderData
		? pageMeta({
				matches,
				title: loaderData.title,
				description: 'Where your team’s order goes, and how it is paid.',
				path: '/checkout/bulk',
				publicUrl: loaderData.publicUrl,
				isHidden: true,
			})
		: [{ name: 'robots', content: 'noindex' }]

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	if (!isRouteErrorResponse(error)) return <ErrorPage status={500} />
	return <ErrorPage status={error.status} {...translatedErrorIn(error.data)} />
}

/** Long enough to read where the browser goes next. */
const readableMs = 600

/** Announces the next page, clears an ordered cart from the browser, then navigates. */
function useNextStep(answer: CheckoutAnswer | undefined, stop: () => void): void {
	const { checkout: texts, said } = usePortalTexts()
	// Follows the toasts, the session storage and the browser's address, which live outside React.
	useEffect(() => {
		if (!answer) return undefined
		if (answer.kind === 'not-taken') {
			const { title, message, problems } = answer
			if (title === '') return undefined
			const count = thingsToFix(problems)
			const [only] = lineMessages(problems, { texts: texts.problems, said })
			const first = count === 1 ? only?.message : texts.toFix(count)
			showToast({ tone: 'error', title, detail: message || (first ?? '') })
			return dropErrorToasts
		}
		stop()
		clearStored()
		if (answer.kind === 'pay')
			showToast({ tone: 'success', title: texts.leaving.title, detail: texts.leaving.text })
		const pause = answer.kind === 'pay' ? readableMs : 0
		const leaving = setTimeout(() => location.assign(answer.url), pause)
		return () => clearTimeout(leaving)
	}, [answer, stop, texts, said])
}

type FilledProps = {
	view: BulkCheckoutView
	nameHint: string
	answer: CheckoutAnswer | undefined
}

function Filled({ view, nameHint, answer }: FilledProps) {
	const { portal, draft, catalog } = view
	const { checkout: texts, said, language } = usePortalTexts()
	const whole = useBulkCart({ portalId: portal.id, draft, catalog })
	// Marks of what is not needed are not ordered.
	const cart = { ...whole, items: whole.items.filter(isNeeded) }
	const [isSaving, setSaving] = useState(false)
	const submit = useSubmit()
	const isSending = useNavigation().state !== 'idle'
	const isLeaving = answer !== undefined && answer.kind !== 'not-taken'
	useNextStep(answer, cart.stop)

	/** Saves the cart first: the order is made from the draft on the server. */
	async function onSend(form: FormData): Promise<void> {
		if (isSaving || isSending || isLeaving) return
		setSaving(true)
		const saved = await cart.flush()
		setSaving(false)
		if (saved === null)
			return showToast({ tone: 'error', title: said(messages.error), detail: said(messages.notSaved) })
		if (saved.isMerged)
			return showToast({ tone: 'error', title: said(messages.error), detail: said(messages.cartChanged) })
		const file = form.get('document')
		if (file instanceof File && file.size > largestFileBytes) form.set('document', tooLargeFile)
		form.set('revision', String(saved.revision))
		form.set('via', 'script')
		await submit(form, {
			method: 'post',
			action: bulkCheckoutUrl(portal.id),
			encType: 'multipart/form-data',
		})
	}

	if (cart.items.length === 0 && !isLeaving) return <EmptyBulk portalId={portal.id} />
	return (
		<>
			<LanguageSwitch
				language={language}
				query={{ portal: portal.id, ...(view.isCancelled && { payment: 'cancelled' }) }}
				form={bulkCheckoutForm}
			/>
			<h1 className="display text-title">{texts.title}</h1>
			<p className="-mt-3 text-muted">{`${portal.teamName}, ${portal.season}`}</p>
			<BulkCheckoutPage
				{...{ view, cart, nameHint, onSend }}
				answer={answer?.kind === 'not-taken' ? answer : undefined}
				isBusy={isSaving || isSending || isLeaving}
			/>
		</>
	)
}

/** Without a portal in the address, opens the checkout of the portal last used in this window. */
function useOwnPortal(shown: string | null, isAsked: boolean): void {
	// Follows the session storage, which exists only in the browser.
	useEffect(() => {
		const own = storedPortal()
		if (!isAsked && own !== null && own !== shown) location.replace(bulkCheckoutUrl(own))
	}, [shown, isAsked])
}

export default function CheckoutBulk({ loaderData, actionData }: Route.ComponentProps) {
	const { view, isAsked, nameHint, session, language } = loaderData
	useOwnPortal(view?.portal.id ?? null, isAsked)
	return (
		<PortalLanguage value={language}>
			<SessionProvider session={session}>
				<div className="measure grid gap-6 py-8 sm:py-10">
					{view ? (
						<Filled key={view.portal.id} view={view} nameHint={nameHint} answer={actionData} />
					) : (
						<EmptyBulk portalId={null} />
					)}
				</div>
				<ToastRegion toasts={[]} language={language} />
			</SessionProvider>
		</PortalLanguage>
	)
}
