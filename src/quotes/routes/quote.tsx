// /quote/{token}: a quote for its customer; the link grants access. Needs no account and no script. Search engines and
// caches do not store the page, and other sites never receive its address.
import { data, redirect } from 'react-router'
import { z } from 'zod'
import { readCheckout } from '#checkout/schemas.ts'
import { answer, noStore, orNotFound } from '#http/answers.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { fieldsOf } from '#http/forms.server.ts'
import { mailContext } from '#mail/dependencies.server.ts'
import { paymentsContext } from '#payments/dependencies.server.ts'
import { pageTitle } from '#seo/page-meta.ts'
import { ToastRegion } from '#ui/toast.tsx'
import { QuotePage } from '../components/quote-page.tsx'
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

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
	orNotFound(async () => {
		const dependencies = context.get(paymentsContext)
		const payment = url.searchParams.get('payment')
		return {
			quote: await quoteForCustomer(context.get(serviceContext), dependencies, {
				token: params.token,
				isBack: payment === 'success',
			}),
			isCancelled: payment === 'cancelled',
			isSandbox: dependencies.provider.isSandbox,
		}
	})

const Version = z.coerce.number().int().min(0).catch(-1)
const Cents = Version

export async function action({ context, params, request }: Route.ActionArgs) {
	const fields = await fieldsOf(request)
	const { token } = params
	const services = context.get(serviceContext)
	const dependencies = context.get(paymentsContext)
	const refused = { errors: {}, typed: undefined, pricing: undefined }
	const goTo = (url: string) => redirect(url, { status: 303, headers: untraceable })
	if (fields.intent === 'decline') {
		const reason = typeof fields.reason === 'string' ? fields.reason : ''
		const answered = await answer('The quote was not declined', () =>
			declineQuote(services, context.get(mailContext), { token, reason }),
		)
		if (answered.ok) return goTo(quoteUrl(token))
		return data({ toast: answered.toast, ...refused }, { status: answered.status, headers: untraceable })
	}
	if (fields.intent === 'pay') {
		const answered = await answer('The payment page was not opened', () =>
			payQuote(services, dependencies, token),
		)
		if (answered.ok) return goTo(answered.result.url)
		return data({ toast: answered.toast, ...refused }, { status: answered.status, headers: untraceable })
	}
	const read = readCheckout(fields)
	const { typed } = read
	if (!read.ok)
		return data(
			{ toast: null, errors: read.errors, typed, pricing: undefined },
			{ status: 400, headers: untraceable },
		)
	const { shipTo, paymentMode, poNumber } = read.form
	const answered = await answer('The quote was not accepted', () =>
		acceptQuote(services, dependencies, {
			token,
			seenVersion: Version.parse(fields.version),
			seenTotalCents: Cents.parse(fields.totalCents),
			shipTo,
			paymentMode,
			poNumber,
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
export const meta: Route.MetaFunction = ({ matches }) => [
	{ title: pageTitle('Your quote', matches) },
	{ name: 'robots', content: 'noindex' },
]

export default function Quote({ loaderData, actionData }: Route.ComponentProps) {
	const { quote } = loaderData
	const shown = { ...quote, pricing: actionData?.pricing ?? quote.pricing }
	return (
		<>
			<QuotePage {...loaderData} quote={shown} errors={actionData?.errors ?? {}} typed={actionData?.typed} />
			<ToastRegion toasts={actionData?.toast ? [actionData.toast] : []} />
		</>
	)
}
