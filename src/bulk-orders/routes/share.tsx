// /pay/{token}: one share of a team's order; the link grants access. Needs no account and no script. Search engines and
// caches do not store the page, and other sites never receive its address.
import { data, redirect } from 'react-router'
import { answer, noStore, orNotFound } from '#http/answers.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { paymentsContext } from '#payments/dependencies.server.ts'
import { askAboutShare, createShareCheckout } from '#payments/service/shares.server.ts'
import { pageTitle } from '#seo/page-meta.ts'
import { ToastRegion } from '#ui/toast.tsx'
import { FamilyPage } from '../components/shares/family-page.tsx'
import { shareStatus } from '../rules/share-status.ts'
import { familyPage } from '../service/shares.server.ts'
import type { Route } from './+types/share'

const untraceable = {
	...noStore,
	'X-Robots-Tag': 'noindex',
	// With `no-referrer` browsers send the page's own form without an origin, and the server would refuse it.
	'Referrer-Policy': 'same-origin',
}
export const headers: Route.HeadersFunction = () => untraceable

export const loader = ({ params, context, url }: Route.LoaderArgs) =>
	orNotFound(async () => {
		const services = context.get(serviceContext)
		const dependencies = context.get(paymentsContext)
		const isBack = url.searchParams.get('payment') === 'success'
		// The address is not trusted: this asks the provider, and the page shows what the database says.
		if (isBack) await askAboutShare(services, dependencies, params.token)
		const share = await familyPage(services, params.token)
		return {
			share,
			standing: shareStatus(share, isBack),
			isCancelled: url.searchParams.get('payment') === 'cancelled',
			isSandbox: dependencies.provider.isSandbox,
		}
	})

export async function action({ params, context }: Route.ActionArgs) {
	const opened = await answer('The payment page was not opened', () =>
		createShareCheckout(context.get(serviceContext), context.get(paymentsContext), params.token),
	)
	if (opened.ok) return redirect(opened.result.url, { status: 303, headers: untraceable })
	return data({ toast: opened.toast }, { status: opened.status, headers: untraceable })
}

/** No name and no team, because titles appear in histories and on shared screens. */
export const meta: Route.MetaFunction = () => [
	{ title: pageTitle('Your share of a team order') },
	{ name: 'robots', content: 'noindex' },
]

export default function Share({ loaderData, actionData }: Route.ComponentProps) {
	return (
		<>
			<FamilyPage {...loaderData} />
			<ToastRegion toasts={actionData ? [actionData.toast] : []} />
		</>
	)
}
