// /portal/{portalId}: the team's catalog, and the cart of its players. Works as a plain form; scripts keep the page.
import { useState } from 'react'
import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import { SessionProvider } from '#accounts/components/session-provider.tsx'
import { pageSession } from '#accounts/routes/page-session.server.ts'
import { answer, foundOr, noStoreData, noStoreHeaders } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { formOf } from '#http/forms.server.ts'
import { bottomBar, hydrated } from '#http/hydration.ts'
import { pageMeta } from '#seo/page-meta.ts'
import { ToastRegion } from '#ui/toast.tsx'
import { press } from './actions.server.ts'
import { PortalPage } from '../components/portal/portal-page.tsx'
import { messages } from '../messages.ts'
import { lineChangesOf, portalInputOf } from '../rules/portal-forms.ts'
import { toastsIn } from '../rules/portal-outcomes.ts'
import { changeLines, type LineChange } from '../rules/items.ts'
import { portalView } from '../service/portal.server.ts'
import { useBulkCart } from '../components/use-bulk-cart.ts'
import { usePortalButtons } from '../components/use-portal-buttons.ts'
import type { Route } from './+types/portal'

export const handle = { ...hydrated, ...bottomBar }

export const headers = noStoreHeaders

export const loader = ({ params, context, url }: Route.LoaderArgs) =>
	foundOr(context.get(serviceContext), messages.loadFailed, async () => ({
		view: await portalView(context.get(serviceContext), params.portalId),
		toasts: toastsIn(url.searchParams),
		isWhole: url.searchParams.has('all'),
		session: await pageSession(context),
		publicUrl: context.get(siteContext).publicUrl,
	}))

export async function action({ request, params, context }: Route.ActionArgs) {
	const form = await formOf(request)
	const wish = portalInputOf(form)
	if (!wish) throw data(null, { status: 400 })
	const changes = lineChangesOf(form)
	const title = wish.intent === 'remind' ? messages.notReminded : messages.error
	const done = await answer(title, () => press(context, params.portalId, { wish, changes }))
	if (done.ok) return done.result
	return noStoreData({ toast: done.toast }, done.status)
}

/** After a refused action too the page may be stale: another person may have reminded players or closed the portal. */
export const shouldRevalidate = ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
	formMethod === 'POST' || defaultShouldRevalidate

export const meta: Route.MetaFunction = ({ loaderData }) =>
	pageMeta({
		title: loaderData ? `${loaderData.view.portal.teamName} Team Portal` : 'Team Portal',
		description: 'Everything your team orders, in one place.',
		path: loaderData ? `/portal/${loaderData.view.portal.id}` : '/portal',
		publicUrl: loaderData?.publicUrl ?? '',
		isHidden: true,
	})

export default function Portal({ loaderData, actionData }: Route.ComponentProps) {
	const { view, toasts, session, isWhole } = loaderData
	const { portal, draft, catalog } = view
	const cart = useBulkCart({ portalId: portal.id, draft, catalog })
	const { isLoading, taken, onSubmit, onCheckout } = usePortalButtons(view, cart)
	const [onChange] = useState(
		() => (id: string, change: LineChange) =>
			cart.change((items) => changeLines(items, new Map([[id, change]]), catalog)),
	)
	return (
		<SessionProvider session={session}>
			<PortalPage
				{...{ view, cart, isLoading, taken, onChange, isWhole }}
				onSubmit={(event) => void onSubmit(event)}
				onCheckout={(event) => void onCheckout(event)}
			/>
			<ToastRegion toasts={actionData ? [actionData.toast] : toasts} />
		</SessionProvider>
	)
}
