// /roster/{token}/order: a family orders for its player, without an account and without scripts. Search engines, other
// sites and the title receive none of it.
import { data, isRouteErrorResponse, redirect } from 'react-router'
import { noStore } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { fieldsOf } from '#http/forms.server.ts'
import { answerIn, errorsIn, languageOf, orRefusedIn, type RefusedIn } from '#http/language-answers.server.ts'
import { paymentsContext } from '#payments/dependencies.server.ts'
import { DeadLink } from '#rosters/components/dead-link.tsx'
import { languageOfLink } from '#rosters/service/link-family.server.ts'
import { pageTitle } from '#seo/page-meta.ts'
import { ErrorPage } from '#ui/error-page.tsx'
import { isLanguageSwitch } from '#ui/language-switch.tsx'
import { ToastRegion } from '#ui/toast.tsx'
import { FamilyOrderPage } from '../components/family/order-page.tsx'
import { typedFamily } from '../rules/family-form.ts'
import { orderTexts } from '../rules/family-order-texts.ts'
import { orderPhrases } from '../rules/family-phrases.ts'
import { cancelByFamily, familyOrderView, orderByFamily } from '../service/family-order.server.ts'
import { familyOrderUrl } from '#rosters/urls.ts'
import type { Route } from './+types/family-order'

const untraceable = {
	...noStore,
	'X-Robots-Tag': 'noindex',
	// With `no-referrer` browsers send the page's own form without an origin, and the server would refuse it.
	'Referrer-Policy': 'same-origin',
}
export const headers: Route.HeadersFunction = () => untraceable

type Facts = Pick<Route.LoaderArgs, 'context' | 'params' | 'request' | 'url'>

async function visitIn(facts: Facts) {
	const { context, params } = facts
	const { token } = params
	const own = await languageOfLink(context.get(serviceContext), token)
	const language = languageOf(facts, own)
	return { token, language, clientAddress: context.get(siteContext).clientAddress }
}

export async function loader(facts: Route.LoaderArgs) {
	const { context, url } = facts
	const services = context.get(serviceContext)
	const visit = await visitIn(facts)
	const { token, language } = visit
	const view = await orRefusedIn(language, orderPhrases, () =>
		familyOrderView(services, context.get(paymentsContext), visit),
	)
	const isChanging = url.searchParams.has('change') && view.waiting !== null
	return { view, token, language, isChanging }
}

export async function action(facts: Route.ActionArgs) {
	const { request, context, params } = facts
	const services = context.get(serviceContext)
	const payments = context.get(paymentsContext)
	const visit = await visitIn(facts)
	const { language } = visit
	const { notOrdered, stays } = orderTexts[language]
	const fields = await fieldsOf(request)
	if (isLanguageSwitch(fields)) {
		const { catalog } = await orRefusedIn(language, orderPhrases, () =>
			familyOrderView(services, payments, visit),
		)
		return data({ typed: typedFamily(fields, catalog), errors: {} }, { headers: untraceable })
	}
	if (fields['intent'] === 'again') {
		const done = await answerIn(language, { ...orderPhrases, title: stays }, () =>
			cancelByFamily(services, payments, visit),
		)
		if (done.ok) return redirect(familyOrderUrl(params.token), { status: 303, headers: untraceable })
		return data({ toast: done.toast }, { status: done.status, headers: untraceable })
	}
	const ordered = await answerIn(language, { ...orderPhrases, title: notOrdered }, () =>
		orderByFamily(services, payments, { ...visit, fields }),
	)
	if (ordered.ok && ordered.result.ok)
		return redirect(ordered.result.payUrl, { status: 303, headers: untraceable })
	const { catalog } = await orRefusedIn(language, orderPhrases, () =>
		familyOrderView(services, payments, visit),
	)
	const typed = typedFamily(fields, catalog)
	if (!ordered.ok) {
		const answered = { typed, errors: {}, toast: ordered.toast }
		return data(answered, { status: ordered.status, headers: untraceable })
	}
	const errors = ordered.result.ok ? {} : errorsIn(language, ordered.result.errors, orderPhrases)
	return data({ typed, errors }, { status: 400, headers: untraceable })
}

/** No name and no team, because titles appear in histories and on shared screens. */
export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
	...(loaderData ? [{ title: pageTitle(orderTexts[loaderData.language].pageTitle, matches) }] : []),
	{ name: 'robots', content: 'noindex' },
]

export default function FamilyOrder({ loaderData, actionData }: Route.ComponentProps) {
	const { view, token, language, isChanging } = loaderData
	const typing = actionData && 'typed' in actionData ? actionData : undefined
	return (
		<>
			<FamilyOrderPage {...{ view, token, language, isChanging }} answer={typing} />
			<ToastRegion
				toasts={actionData && 'toast' in actionData ? [actionData.toast] : []}
				language={language}
			/>
		</>
	)
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	if (!isRouteErrorResponse(error)) return <ErrorPage status={500} />
	const { message, language }: Partial<RefusedIn> = error.data ?? {}
	if (message === undefined || !language) return <ErrorPage status={error.status} />
	return <DeadLink message={message} language={language} isWait={error.status === 429} />
}
