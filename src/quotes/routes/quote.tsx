// /quote/{token}: a quote for its customer; the link grants access. Needs no account and no script. Search engines and
// caches do not store the page, and other sites never receive its address.
import { data, isRouteErrorResponse, redirect } from 'react-router'
import { z } from 'zod'
import { readCheckout } from '#checkout/schemas.ts'
import { noStore } from '#http/answers.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { fieldsOf } from '#http/forms.server.ts'
import { answerIn, errorsIn, languageOf, orRefusedIn } from '#http/language-answers.server.ts'
import { readerLanguage } from '#kit/language.ts'
import { mailContext } from '#mail/dependencies.server.ts'
import { paymentsContext } from '#payments/dependencies.server.ts'
import { pageTitle } from '#seo/page-meta.ts'
import { ErrorPage } from '#ui/error-page.tsx'
import { isLanguageSwitch } from '#ui/language-switch.tsx'
import { ToastRegion } from '#ui/toast.tsx'
import { translatedErrorIn } from '#ui/translated-error.ts'
import { QuotePage } from '../components/quote-page.tsx'
import { quotePhrases, quoteTexts } from '../rules/quote-texts.ts'
import { acceptQuote, declineQuote, payQuote, sumForCustomer } from '../service/answer.server.ts'
import { quoteForCustomer } from '../service/views.server.ts'
import { quoteUrl } from '../urls.ts'
import type { Route } from './+types/quote'

const untraceable = {
	...noStore,
	'X-Robots-Tag': 'noindex',
	// With `no-referrer` browsers send the page's own form without an origin, and the server would refuse it.
	'Referrer-Policy': 'same-origin',
}
export const headers: Route.HeadersFunction = () => untraceable

export const loader = (facts: Route.LoaderArgs) => {
	const { context, params, url } = facts
	const language = languageOf(facts)
	return orRefusedIn(language, quotePhrases, async () => {
		const dependencies = context.get(paymentsContext)
		const payment = url.searchParams.get('payment')
		return {
			quote: await quoteForCustomer(context.get(serviceContext), dependencies, {
				token: params.token,
				isBack: payment === 'success',
				language,
			}),
			isCancelled: payment === 'cancelled',
			isSandbox: dependencies.provider.isSandbox,
			language,
		}
	})
}

const Version = z.coerce.number().int().min(0).catch(-1)
const Cents = Version

export async function action(facts: Route.ActionArgs) {
	const { context, params, request } = facts
	const language = languageOf(facts)
	const { notDone } = quoteTexts[language]
	const asked = (title: string) => ({ ...quotePhrases, title })
	const fields = await fieldsOf(request)
	const { token } = params
	const services = context.get(serviceContext)
	const dependencies = context.get(paymentsContext)
	const refused = { errors: {}, typed: undefined, pricing: undefined }
	const goTo = (url: string) => redirect(url, { status: 303, headers: untraceable })
	if (fields.intent === 'decline') {
		const reason = typeof fields.reason === 'string' ? fields.reason : ''
		const answered = await answerIn(language, asked(notDone.decline), () =>
			declineQuote(services, context.get(mailContext), { token, reason }),
		)
		if (answered.ok) return goTo(quoteUrl(token))
		return data({ toast: answered.toast, ...refused }, { status: answered.status, headers: untraceable })
	}
	if (fields.intent === 'pay') {
		const answered = await answerIn(language, asked(notDone.pay), () =>
			payQuote(services, dependencies, token),
		)
		if (answered.ok) return goTo(answered.result.url)
		return data({ toast: answered.toast, ...refused }, { status: answered.status, headers: untraceable })
	}
	const read = readCheckout(fields)
	const { typed } = read
	if (isLanguageSwitch(fields)) return data({ toast: null, ...refused, typed }, { headers: untraceable })
	if (!read.ok)
		return data(
			{
				toast: null,
				errors: errorsIn(language, read.errors, quotePhrases),
				typed,
				pricing: undefined,
			},
			{ status: 400, headers: untraceable },
		)
	const { shipTo, paymentMode, poNumber } = read.form
	const answered = await answerIn(language, asked(notDone.accept), () =>
		acceptQuote(services, dependencies, {
			token,
			seenVersion: Version.parse(fields.version),
			seenTotalCents: Cents.parse(fields.totalCents),
			shipTo,
			paymentMode,
			poNumber,
			language: readerLanguage(language),
		}),
	)
	if (answered.ok) return goTo(answered.result?.url ?? quoteUrl(token))
	const pricing = await sumForCustomer(services, dependencies, { token, shipTo })
	return data(
		{ toast: answered.toast, errors: {}, typed, pricing },
		{ status: answered.status, headers: untraceable },
	)
}

/** No name, because titles appear in histories and on shared screens. */
export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
	...(loaderData ? [{ title: pageTitle(quoteTexts[loaderData.language].pageTitle, matches) }] : []),
	{ name: 'robots', content: 'noindex' },
]

export default function Quote({ loaderData, actionData }: Route.ComponentProps) {
	const { quote } = loaderData
	const shown = { ...quote, pricing: actionData?.pricing ?? quote.pricing }
	return (
		<>
			<QuotePage {...loaderData} quote={shown} errors={actionData?.errors ?? {}} typed={actionData?.typed} />
			<ToastRegion toasts={actionData?.toast ? [actionData.toast] : []} language={loaderData.language} />
		</>
	)
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	if (!isRouteErrorResponse(error)) return <ErrorPage status={500} />
	return <ErrorPage status={error.status} {...translatedErrorIn(error.data)} />
}
