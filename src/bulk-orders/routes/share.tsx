// /pay/{token}: one share of a team's order; the link grants access. Needs no account and no script. Search engines and
// caches do not store the page, and other sites never receive its address.
import { data, isRouteErrorResponse, redirect } from 'react-router'
import { noStore } from '#http/answers.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { answerIn, languageOf, orRefusedIn, type RefusedIn } from '#http/language-answers.server.ts'
import { fieldsOf } from '#http/forms.server.ts'
import { mailContext } from '#mail/dependencies.server.ts'
import { shareUrl } from '#orders/urls.ts'
import { paymentsContext } from '#payments/dependencies.server.ts'
import { askAboutShare, createShareCheckout } from '#payments/service/shares.server.ts'
import { pageTitle } from '#seo/page-meta.ts'
import { ErrorPage } from '#ui/error-page.tsx'
import { ToastRegion } from '#ui/toast.tsx'
import { DeadShareLink } from '../components/shares/dead-link.tsx'
import { FamilyPage } from '../components/shares/family-page.tsx'
import { orderPhrases } from '../rules/family-phrases.ts'
import { shareStatus } from '../rules/share-status.ts'
import { shareTexts } from '../rules/share-texts.ts'
import { askForHelp } from '../service/share-help.server.ts'
import { familyPage, languageOfShareLink } from '../service/shares.server.ts'
import type { Route } from './+types/share'

const untraceable = {
	...noStore,
	'X-Robots-Tag': 'noindex',
	// With `no-referrer` browsers send the page's own form without an origin, and the server would refuse it.
	'Referrer-Policy': 'same-origin',
}
export const headers: Route.HeadersFunction = () => untraceable

type Facts = Pick<Route.LoaderArgs, 'context' | 'params' | 'request' | 'url'>

const languageIn = async (facts: Facts) =>
	languageOf(facts, await languageOfShareLink(facts.context.get(serviceContext), facts.params.token))

export async function loader(facts: Route.LoaderArgs) {
	const { params, context, url } = facts
	const services = context.get(serviceContext)
	const dependencies = context.get(paymentsContext)
	const language = await languageIn(facts)
	const isBack = url.searchParams.get('payment') === 'success'
	const share = await orRefusedIn(language, orderPhrases, async () => {
		// The address is not trusted: this asks the provider, and the page shows what the database says.
		if (isBack) await askAboutShare(services, dependencies, params.token)
		return familyPage(services, params.token, language)
	})
	return {
		language,
		share,
		standing: shareStatus(share, isBack),
		isCancelled: url.searchParams.get('payment') === 'cancelled',
		isSandbox: dependencies.provider.isSandbox,
	}
}

export async function action(facts: Route.ActionArgs) {
	const { params, context, request } = facts
	const language = await languageIn(facts)
	const { intent } = await fieldsOf(request)
	const isHelp = intent === 'help' || intent === 'no-help'
	const title = shareTexts[language][isHelp ? 'notAsked' : 'notOpened']
	const answered = await answerIn(language, { ...orderPhrases, title }, async () => {
		const services = context.get(serviceContext)
		if (!isHelp) return createShareCheckout(services, context.get(paymentsContext), params.token)
		await askForHelp(services, context.get(mailContext), { token: params.token, isAsked: intent === 'help' })
		return { url: `${shareUrl(params.token)}#help` }
	})
	if (answered.ok) return redirect(answered.result.url, { status: 303, headers: untraceable })
	return data({ toast: answered.toast }, { status: answered.status, headers: untraceable })
}

/** No name and no team, because titles appear in histories and on shared screens. */
export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
	...(loaderData ? [{ title: pageTitle(shareTexts[loaderData.language].pageTitle, matches) }] : []),
	{ name: 'robots', content: 'noindex' },
]

export default function Share({ loaderData, actionData }: Route.ComponentProps) {
	return (
		<>
			<FamilyPage {...loaderData} />
			<ToastRegion toasts={actionData ? [actionData.toast] : []} language={loaderData.language} />
		</>
	)
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	if (!isRouteErrorResponse(error)) return <ErrorPage status={500} />
	const { message, language }: Partial<RefusedIn> = error.data ?? {}
	if (message === undefined || !language) return <ErrorPage status={error.status} />
	return <DeadShareLink message={message} language={language} />
}
