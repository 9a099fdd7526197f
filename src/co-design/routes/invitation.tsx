// /designs/together/{token}: a signed-in person with the link joins the design. The page works without scripts; search engines
// and caches do not store it, and other sites never receive its address.
import { data, isRouteErrorResponse, redirect } from 'react-router'
import { noStore } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { answerIn, languageOf, orRefusedIn } from '#http/language-answers.server.ts'
import { builderUrl } from '#designs/urls.ts'
import { pageMeta } from '#seo/page-meta.ts'
import { ErrorPage } from '#ui/error-page.tsx'
import { ToastRegion } from '#ui/toast.tsx'
import { translatedErrorIn } from '#ui/translated-error.ts'
import { InvitationPage } from '../components/invitation-page.tsx'
import { togetherPhrases, togetherTexts } from '../rules/invitation-texts.ts'
import { invitationBehind, joinTogether } from '../service/join.server.ts'
import { invitationUrl } from '../urls.ts'
import type { Route } from './+types/invitation'

const untraceable = {
	...noStore,
	'X-Robots-Tag': 'noindex',
	// With `no-referrer` browsers send the page's own form without an origin, and the server would refuse it.
	'Referrer-Policy': 'same-origin',
}
export const headers: Route.HeadersFunction = () => untraceable

export const loader = (facts: Route.LoaderArgs) => {
	const { context, params } = facts
	const { token } = params
	const language = languageOf(facts)
	return orRefusedIn(language, togetherPhrases, async () => ({
		language,
		invitation: await invitationBehind(context.get(serviceContext), token),
		token,
		publicUrl: context.get(siteContext).publicUrl,
	}))
}

export async function action(facts: Route.ActionArgs) {
	const { context, params } = facts
	const language = languageOf(facts)
	const title = togetherTexts[language].notJoined
	const joined = await answerIn(language, { ...togetherPhrases, title }, () =>
		joinTogether(context.get(serviceContext), params.token),
	)
	if (!joined.ok) return data({ toast: joined.toast }, { status: joined.status, headers: untraceable })
	const { productId, designId } = joined.result
	return redirect(builderUrl(productId, designId), { status: 303, headers: untraceable })
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
	if (!loaderData) return [{ name: 'robots', content: 'noindex' }]
	const { publicUrl, token, language } = loaderData
	const { title, description } = togetherTexts[language]
	return pageMeta({
		matches,
		title,
		description,
		publicUrl,
		path: invitationUrl(token),
		isHidden: true,
	})
}

export default function Invited({ loaderData, actionData }: Route.ComponentProps) {
	const { invitation, token, language } = loaderData
	return (
		<>
			<InvitationPage {...{ invitation, language }} path={invitationUrl(token)} />
			<ToastRegion toasts={actionData ? [actionData.toast] : []} language={language} />
		</>
	)
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	if (!isRouteErrorResponse(error)) return <ErrorPage status={500} />
	return <ErrorPage status={error.status} {...translatedErrorIn(error.data)} />
}
