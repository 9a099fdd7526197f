// /roster/{token}/stop: a family stops all messages to its addresses by one press, also by that of a mail program.
import { isRouteErrorResponse, redirect } from 'react-router'
import { noStore } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { fieldsOf } from '#http/forms.server.ts'
import { languageOf, orRefusedIn, type RefusedIn } from '#http/language-answers.server.ts'
import type { PageLanguage } from '#kit/language.ts'
import { rosterPhrases } from '#rosters/rules/family-phrases.ts'
import { languageOfLink } from '#rosters/service/link-family.server.ts'
import { pageTitle } from '#seo/page-meta.ts'
import { ErrorPage } from '#ui/error-page.tsx'
import { StopPage, StopRefused } from '../components/stop-page.tsx'
import { stopTexts } from '../rules/stop-texts.ts'
import { allowMessages, stopMessages, stopView } from '../service/stop.server.ts'
import { stopUrl } from '../urls.ts'
import type { Route } from './+types/stop'

const untraceable = { ...noStore, 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'same-origin' }
export const headers: Route.HeadersFunction = () => untraceable

type Facts = Pick<Route.LoaderArgs, 'context' | 'params' | 'request' | 'url'>

const visitIn = ({ context, params }: Facts) => ({
	token: params.token,
	clientAddress: context.get(siteContext).clientAddress,
})

/** Runs the use case; a refusal becomes the page's own error, in the reader's language. */
async function inLanguage<Result>(
	facts: Facts,
	work: (language: PageLanguage) => Promise<Result>,
): Promise<Result> {
	const { context, params } = facts
	const language = languageOf(facts, await languageOfLink(context.get(serviceContext), params.token))
	return orRefusedIn(language, rosterPhrases, () => work(language))
}

export const loader = (facts: Route.LoaderArgs) =>
	inLanguage(facts, async (language) => {
		const view = await stopView(facts.context.get(serviceContext), visitIn(facts))
		return { view, language }
	})

/** Mail programs send `List-Unsubscribe=One-Click` (RFC 8058): anything but "allow" stops. */
export const action = (facts: Route.ActionArgs) =>
	inLanguage(facts, async () => {
		const services = facts.context.get(serviceContext)
		const fields = await fieldsOf(facts.request)
		const change = fields['intent'] === 'allow' ? allowMessages : stopMessages
		await change(services, visitIn(facts))
		return redirect(stopUrl(facts.params.token), { status: 303, headers: untraceable })
	})

/** No name and no team, because titles appear in histories and on shared screens. */
export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
	...(loaderData ? [{ title: pageTitle(stopTexts[loaderData.language].pageTitle, matches) }] : []),
	{ name: 'robots', content: 'noindex' },
]

export default function Stop({ loaderData }: Route.ComponentProps) {
	return <StopPage {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	if (!isRouteErrorResponse(error)) return <ErrorPage status={500} />
	const { message, language }: Partial<RefusedIn> = error.data ?? {}
	if (message !== undefined && language) return <StopRefused message={message} language={language} />
	return <ErrorPage status={error.status} />
}
