// /vote/{token}: anyone with the link sees the designs and votes, once per device, without an account or a script. Search
// engines and caches do not store the page, and other sites never receive its address.
import { data, isRouteErrorResponse, redirect, type RouterContextProvider } from 'react-router'
import { noStore, type Toast } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { fieldsOf } from '#http/forms.server.ts'
import { answerIn, languageOf, orRefusedIn } from '#http/language-answers.server.ts'
import { messageIn } from '#kit/translations.ts'
import { textOf } from '#kit/typed-fields.ts'
import { ordersContext } from '#orders/dependencies.server.ts'
import { pageMeta } from '#seo/page-meta.ts'
import { doneToasts, withQuery } from '#ui/outcomes.ts'
import { ErrorPage } from '#ui/error-page.tsx'
import { ToastRegion } from '#ui/toast.tsx'
import { translatedErrorIn } from '#ui/translated-error.ts'
import { VoterPage } from '../components/voter-page.tsx'
import { messages } from '../messages.ts'
import { voterPhrases, voterTexts } from '../rules/voter-texts.ts'
import { castBallot, voteForVoter } from '../service/cast.server.ts'
import { voteCardUrl, voteUrl } from '../urls.ts'
import { deviceOf, newDevice } from './device-cookie.server.ts'
import type { Route } from './+types/vote'

const untraceable = {
	...noStore,
	'X-Robots-Tag': 'noindex',
	// With `no-referrer` browsers send the page's own form without an origin, and the server would refuse it.
	'Referrer-Policy': 'same-origin',
}
export const headers: Route.HeadersFunction = () => untraceable

const siteOf = (context: Readonly<RouterContextProvider>) => ({
	isSecure: context.get(siteContext).publicUrl.startsWith('https:'),
	secret: context.get(ordersContext).shareSecret,
})

export const loader = (facts: Route.LoaderArgs) => {
	const { context, params, request, url } = facts
	const { token } = params
	const language = languageOf(facts)
	return orRefusedIn(language, voterPhrases, async () => {
		const site = siteOf(context)
		const device = deviceOf(request.headers.get('cookie'), site)
		const view = await voteForVoter(context.get(serviceContext), { token, device, language })
		const answerHeaders = new Headers(untraceable)
		// With the page, not with the vote: a vote without the cookie comes from a browser that keeps none.
		if (device === null && view.isOpen) answerHeaders.append('Set-Cookie', newDevice(site).setCookie)
		const { publicUrl } = context.get(siteContext)
		const done = doneToasts(url.searchParams, { counted: voterTexts[language].counted })
		return data({ view, token, language, publicUrl, done }, { headers: answerHeaders })
	})
}

export async function action(facts: Route.ActionArgs) {
	const { request, context, params } = facts
	const { token } = params
	const language = languageOf(facts)
	const fields = await fieldsOf(request)
	const choice = textOf(fields['choice'])
	const device = deviceOf(request.headers.get('cookie'), siteOf(context))
	const { clientAddress } = context.get(siteContext)
	const refused = (status: number, error: string | null, toast: Toast | null) =>
		data({ choice, error, toast }, { status, headers: untraceable })
	if (choice === '') return refused(400, messageIn(language, messages.chooseOne, voterPhrases), null)
	const title = voterTexts[language].notCounted
	const cast = await answerIn(language, { ...voterPhrases, title }, () =>
		castBallot(context.get(serviceContext), { token, position: choice, device, clientAddress }),
	)
	if (!cast.ok) return refused(cast.status, null, cast.toast)
	return redirect(withQuery(voteUrl(token), { done: 'counted' }), { status: 303, headers: untraceable })
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
	if (!loaderData) return [{ name: 'robots', content: 'noindex' }]
	const { publicUrl, token, view, language } = loaderData
	const texts = voterTexts[language]
	return pageMeta({
		matches,
		title: texts.title(view.title),
		description: texts.description(view.choices.length),
		publicUrl,
		path: voteUrl(token),
		image: voteCardUrl(token),
		isHidden: true,
	})
}

export default function Vote({ loaderData, actionData }: Route.ComponentProps) {
	const { view, token, language, done } = loaderData
	const toasts = actionData ? (actionData.toast ? [actionData.toast] : []) : done
	return (
		<>
			<VoterPage
				{...{ view, token, language }}
				error={actionData?.error ?? null}
				typed={actionData?.choice}
			/>
			<ToastRegion toasts={toasts} language={language} />
		</>
	)
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	if (!isRouteErrorResponse(error)) return <ErrorPage status={500} />
	return <ErrorPage status={error.status} {...translatedErrorIn(error.data)} />
}
