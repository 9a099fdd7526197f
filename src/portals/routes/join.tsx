// /join/{token}: shows an invitation and accepts it. Other pages never receive the token.
import { data, redirect } from 'react-router'
import { viewerContext } from '#accounts/dependencies.server.ts'
import { flashValue } from '#accounts/rules/flash.ts'
import { noStore, statusOf } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { languageOf } from '#http/language-answers.server.ts'
import { Refusal } from '#kit/errors.ts'
import { messageIn } from '#kit/translations.ts'
import { pageTitle } from '#seo/page-meta.ts'
import { ClosedCard, JoinCard, JoinShell } from '../components/join/join-card.tsx'
import { joinPhrases, joinTexts } from '../rules/join-texts.ts'
import { acceptInvitation, invitationFor } from '../service/invites.server.ts'
import { teamPictures } from '../service/team-pictures.server.ts'
import type { Route } from './+types/join'

const quiet = {
	...noStore,
	'X-Robots-Tag': 'noindex',
	// Sends only the origin; with `no-referrer` the server would refuse the page's own form.
	'Referrer-Policy': 'strict-origin',
}
export const headers: Route.HeadersFunction = () => quiet

/** HTTP status of an invitation that existed and is no longer valid. */
const gone = 410

/** A mail about an order that waits leads on to the approvals. */
const leadsToApprovals = (url: URL): boolean => url.searchParams.get('to') === 'approvals'

export async function loader(facts: Route.LoaderArgs) {
	const { context, params, url } = facts
	const language = languageOf(facts)
	const toApprovals = leadsToApprovals(url)
	const services = context.get(serviceContext)
	const { hero: pictures } = await teamPictures(services.db)
	const viewer = context.get(viewerContext)
	const viewerEmail = services.actor.userId === null ? null : (viewer?.email ?? '')
	try {
		const invitation = await invitationFor(services, params.token)
		const here = `/join/${params.token}${toApprovals ? '?to=approvals' : ''}`
		const shown = { language, toApprovals, pictures, viewerEmail, invitation, closed: null, here }
		return data(shown, { headers: quiet })
	} catch (failure) {
		if (!(failure instanceof Refusal)) throw failure
		const status = failure.code === 'not_found' ? 404 : gone
		const closed = messageIn(language, failure.message, joinPhrases)
		const shown = { language, toApprovals, pictures, viewerEmail, invitation: null, closed, here: '' }
		return data(shown, { status, headers: quiet })
	}
}

export async function action(facts: Route.ActionArgs) {
	const { context, params, url } = facts
	try {
		const { portalId, isNew } = await acceptInvitation(context.get(serviceContext), params.token)
		const { publicUrl } = context.get(siteContext)
		const sent = new Headers(quiet)
		if (isNew) sent.set('Set-Cookie', flashValue('team-joined', publicUrl))
		const next = leadsToApprovals(url) ? '/approvals' : `/portal/${portalId}`
		return redirect(next, { status: 303, headers: sent })
	} catch (failure) {
		if (!(failure instanceof Refusal)) throw failure
		const refusal = messageIn(languageOf(facts), failure.message, joinPhrases)
		return data({ refusal }, { status: statusOf[failure.code], headers: quiet })
	}
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
	{ title: pageTitle(joinTexts[loaderData?.language ?? 'en'].pageTitle, matches) },
	{ name: 'robots', content: 'noindex' },
]

export default function Join({ loaderData, actionData }: Route.ComponentProps) {
	const { pictures, language, toApprovals, viewerEmail, invitation, closed, here } = loaderData
	return (
		<JoinShell {...{ pictures, language }} {...(toApprovals && { query: { to: 'approvals' } })}>
			{invitation === null ? (
				<ClosedCard {...{ message: closed, language }} />
			) : (
				<JoinCard {...{ invitation, language, here, viewerEmail }} refusal={actionData?.refusal} />
			)}
		</JoinShell>
	)
}
