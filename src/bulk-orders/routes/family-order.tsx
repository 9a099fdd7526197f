// /roster/{token}/order: a family orders for its player, without an account and without scripts. Search engines, other
// sites and the title receive none of it.
import { data, redirect } from 'react-router'
import { answer, noStore, orNotFound } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { fieldsOf } from '#http/forms.server.ts'
import { paymentsContext } from '#payments/dependencies.server.ts'
import { pageTitle } from '#seo/page-meta.ts'
import { ToastRegion } from '#ui/toast.tsx'
import { FamilyOrderPage } from '../components/family/order-page.tsx'
import { typedFamily } from '../rules/family-form.ts'
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

const visitIn = ({ context, params }: Pick<Route.LoaderArgs, 'context' | 'params'>) => ({
	token: params.token,
	clientAddress: context.get(siteContext).clientAddress,
})

export const loader = (facts: Route.LoaderArgs) =>
	orNotFound(async () => {
		const { context, params, url } = facts
		const services = context.get(serviceContext)
		const view = await familyOrderView(services, context.get(paymentsContext), visitIn(facts))
		return { view, token: params.token, isChanging: url.searchParams.has('change') && view.waiting !== null }
	})

export async function action(facts: Route.ActionArgs) {
	const { request, context, params } = facts
	const services = context.get(serviceContext)
	const payments = context.get(paymentsContext)
	const visit = visitIn(facts)
	const fields = await fieldsOf(request)
	if (fields['intent'] === 'again') {
		const done = await answer('Your order stays', () => cancelByFamily(services, payments, visit))
		if (done.ok) return redirect(familyOrderUrl(params.token), { status: 303, headers: untraceable })
		return data({ toast: done.toast }, { status: done.status, headers: untraceable })
	}
	const ordered = await answer('Not ordered yet', () =>
		orderByFamily(services, payments, { ...visit, fields }),
	)
	if (ordered.ok && ordered.result.ok)
		return redirect(ordered.result.payUrl, { status: 303, headers: untraceable })
	const { catalog } = await orNotFound(() => familyOrderView(services, payments, visit))
	const typed = typedFamily(fields, catalog)
	if (!ordered.ok) {
		const answered = { typed, errors: {}, toast: ordered.toast }
		return data(answered, { status: ordered.status, headers: untraceable })
	}
	const errors = ordered.result.ok ? {} : ordered.result.errors
	return data({ typed, errors }, { status: 400, headers: untraceable })
}

/** No name and no team, because titles appear in histories and on shared screens. */
export const meta: Route.MetaFunction = () => [
	{ title: pageTitle('Order for your player') },
	{ name: 'robots', content: 'noindex' },
]

export default function FamilyOrder({ loaderData, actionData }: Route.ComponentProps) {
	const { view, token, isChanging } = loaderData
	const typing = actionData && 'typed' in actionData ? actionData : undefined
	return (
		<>
			<FamilyOrderPage {...{ view, token, isChanging }} answer={typing} />
			<ToastRegion toasts={actionData && 'toast' in actionData ? [actionData.toast] : []} />
		</>
	)
}
