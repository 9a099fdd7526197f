// /designs/together/{token}: a signed-in person with the link joins the design. The page works without scripts; search engines
// and caches do not store it, and other sites never receive its address.
import { data, redirect } from 'react-router'
import { answer, noStore, orNotFound } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { builderUrl } from '#designs/urls.ts'
import { pageMeta, pageTitle } from '#seo/page-meta.ts'
import { ToastRegion } from '#ui/toast.tsx'
import { InvitationPage } from '../components/invitation-page.tsx'
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

export const loader = ({ context, params: { token } }: Route.LoaderArgs) =>
	orNotFound(async () => ({
		invitation: await invitationBehind(context.get(serviceContext), token),
		token,
		publicUrl: context.get(siteContext).publicUrl,
	}))

export async function action({ context, params: { token } }: Route.ActionArgs) {
	const joined = await answer('You did not join', () => joinTogether(context.get(serviceContext), token))
	if (!joined.ok) return data({ toast: joined.toast }, { status: joined.status, headers: untraceable })
	const { productId, designId } = joined.result
	return redirect(builderUrl(productId, designId), { status: 303, headers: untraceable })
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
	const title = 'Design together'
	if (!loaderData) return [{ title: pageTitle(title, matches) }, { name: 'robots', content: 'noindex' }]
	const { publicUrl, token } = loaderData
	return pageMeta({
		matches,
		title,
		description: 'Edit a design together with its owner, at the same time.',
		publicUrl,
		path: invitationUrl(token),
		isHidden: true,
	})
}

export default function Invited({ loaderData: { invitation, token }, actionData }: Route.ComponentProps) {
	return (
		<>
			<InvitationPage invitation={invitation} path={invitationUrl(token)} />
			<ToastRegion toasts={actionData ? [actionData.toast] : []} />
		</>
	)
}
