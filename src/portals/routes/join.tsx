// /join/{token}: shows an invitation and accepts it. Other pages never receive the token.
import { data, redirect } from 'react-router'
import { viewerContext } from '#accounts/dependencies.server.ts'
import { flashValue } from '#accounts/rules/flash.ts'
import { noStore, statusOf } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { pageTitle } from '#seo/page-meta.ts'
import { ClosedCard, JoinCard, JoinShell } from '../components/join/join-card.tsx'
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

export async function loader({ context, params }: Route.LoaderArgs) {
	const services = context.get(serviceContext)
	const { hero: pictures } = await teamPictures(services.db)
	const viewer = context.get(viewerContext)
	const viewerEmail = services.actor.userId === null ? null : (viewer?.email ?? '')
	try {
		const invitation = await invitationFor(services, params.token)
		return data({ pictures, viewerEmail, invitation, closed: null }, { headers: quiet })
	} catch (failure) {
		if (!(failure instanceof Refusal)) throw failure
		const status = failure.code === 'not_found' ? 404 : gone
		const shown = { pictures, viewerEmail, invitation: null, closed: failure.message }
		return data(shown, { status, headers: quiet })
	}
}

export async function action({ context, params }: Route.ActionArgs) {
	try {
		const { portalId, isNew } = await acceptInvitation(context.get(serviceContext), params.token)
		const { publicUrl } = context.get(siteContext)
		const sent = new Headers(quiet)
		if (isNew) sent.set('Set-Cookie', flashValue('team-joined', publicUrl))
		return redirect(`/portal/${portalId}`, { status: 303, headers: sent })
	} catch (failure) {
		if (!(failure instanceof Refusal)) throw failure
		return data({ refusal: failure.message }, { status: statusOf[failure.code], headers: quiet })
	}
}

export const meta: Route.MetaFunction = () => [
	{ title: pageTitle('Join your team') },
	{ name: 'robots', content: 'noindex' },
]

export default function Join({ loaderData, actionData, params }: Route.ComponentProps) {
	const { pictures, viewerEmail, invitation, closed } = loaderData
	return (
		<JoinShell pictures={pictures}>
			{invitation === null ? (
				<ClosedCard message={closed} />
			) : (
				<JoinCard
					invitation={invitation}
					here={`/join/${params.token}`}
					viewerEmail={viewerEmail}
					refusal={actionData?.refusal}
				/>
			)}
		</JoinShell>
	)
}
