import { useState } from 'react'
import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { SessionProvider } from '#accounts/components/session-provider.tsx'
import { pageSession } from '#accounts/routes/guard.server.ts'
import { listOr, noStoreData, noStoreHeaders, orNotFound } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { fieldsOf } from '#http/forms.server.ts'
import { hydrated } from '#http/hydration.ts'
import { codeIn } from '#ui/outcomes.ts'
import { messages as checkoutMessages } from '#checkout/messages.ts'
import { OrderList } from '#orders/components/order-list.tsx'
import { pageMeta } from '#seo/page-meta.ts'
import { TabLinks } from '#ui/tabs.tsx'
import { ToastRegion, type ToastMessage } from '#ui/toast.tsx'
import { act } from './actions.server.ts'
import { AccountHead } from '../components/account-head.tsx'
import { FavoritesTab } from '../components/favorites-tab.tsx'
import { OrdersTab, PaymentReturn } from '../components/orders-tab.tsx'
import { ProfileTab } from '../components/profile-tab.tsx'
import { SettingsTab } from '../components/settings/settings-tab.tsx'
import { cartCountHeaders, memberOf, ordersTab, paymentOf, submittedIn } from './member.server.ts'
import type { Member } from '../dependencies.server.ts'
import { doneHref, doneMessages, ordersHref, tabHref, tabIds, tabIn, tabLabels } from '../rules/outcomes.ts'
import { favoritesTab, headOf, settingsTab } from '../service/page-data.server.ts'
import type { Route } from './+types/account'

export const handle = hydrated

export const headers = noStoreHeaders

/** A failed favorites list is logged and stays empty (spec §8); the rest of the page still renders. */
const favoritesIn = async (context: Route.LoaderArgs['context'], member: Member, removed: string | null) =>
	(
		await listOr(context.get(serviceContext), { cards: [], removed: null }, () =>
			favoritesTab(member, removed),
		)
	).list

export const loader = ({ request, context, url }: Route.LoaderArgs) =>
	orNotFound(async () => {
		const member = memberOf(context)
		const query = url.searchParams
		const tab = tabIn(query)
		// First the payment: it may change the list.
		const returned = await paymentOf(context, member, query)
		const submitted = submittedIn(query)
		const hasOrdered = returned !== null || submitted !== undefined
		const page = {
			publicUrl: context.get(siteContext).publicUrl,
			at: context.get(serviceContext).now.getTime(),
			tab,
			done: codeIn(query, doneMessages),
			submitted,
			head: await headOf(member, tab),
			returned,
			orders: tab === 'orders' ? await ordersTab(member, query) : null,
			favorites: tab === 'favorites' ? await favoritesIn(context, member, query.get('removed')) : null,
			settings: tab === 'settings' ? await settingsTab(member) : null,
			session: await pageSession(context),
		}
		return data(page, hasOrdered ? { headers: await cartCountHeaders(context, member, request) } : {})
	})

export const action = async ({ request, context }: Route.ActionArgs) => {
	const fields = await fieldsOf(request)
	const outcome = await orNotFound(async () => act(memberOf(context), fields))
	if (outcome === undefined) throw data(null, { status: 400 })
	if (typeof outcome === 'string') return redirect(doneHref(outcome), 303)
	return noStoreData(outcome, 400)
}

/** A refusal may also mean that the page is outdated: another tab has changed the data. */
export const shouldRevalidate = ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
	formMethod === 'POST' || defaultShouldRevalidate

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
	pageMeta({
		matches,
		title: 'My Account',
		description: 'Your profile, orders, favorites and settings.',
		path: '/account',
		publicUrl: loaderData?.publicUrl ?? '',
		isHidden: true,
	})

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
	const { at, tab, done, submitted, head, returned, orders, favorites, settings, session } = loaderData
	const [notices, setNotices] = useState<ToastMessage[]>([])
	const say = (title: string) =>
		setNotices((earlier) => [...earlier, { id: `notice-${earlier.length}`, tone: 'success', title }])
	const answered: ToastMessage[] =
		done && !actionData ? [{ id: `${done}-${at}`, tone: 'success', ...doneMessages[done] }] : []
	if (submitted !== undefined)
		answered.push({
			id: submitted,
			tone: 'success',
			title: checkoutMessages.submitted,
			detail: checkoutMessages.awaiting(submitted),
		})
	return (
		<SessionProvider session={session}>
			<AccountHead head={head} />
			{returned && <PaymentReturn {...returned} />}
			<div className="measure pt-4">
				<TabLinks
					label="Account"
					links={tabIds.map((id) => ({ label: tabLabels[id], href: tabHref(id), current: id === tab }))}
				/>
				<div className="pt-7">
					{tab === 'profile' && <ProfileTab head={head} answer={actionData} />}
					{orders && <OrdersTab orders={orders.total > 0 && <OrderList {...orders} hrefOf={ordersHref} />} />}
					{favorites && <FavoritesTab {...favorites} />}
					{settings && (
						<SettingsTab {...{ settings, done, at }} answer={actionData} head={head} onDone={say} />
					)}
				</div>
			</div>
			<ToastRegion toasts={[...answered, ...notices]} />
		</SessionProvider>
	)
}
