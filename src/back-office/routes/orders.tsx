// /admin/orders: finds any order. Searches are POST forms, so that no name appears in a URL.
import { createContext, redirect } from 'react-router'
import { z } from 'zod'
import { answer, noStoreData, noStoreHeaders } from '#http/answers.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { fieldsOf } from '#http/forms.server.ts'
import { searchWays } from '#orders/views.ts'
import { browseOrders, findOrders } from '#orders/service/search.server.ts'
import { tagsInUse } from '#orders/service/tags.server.ts'
import { hiddenMeta } from '#seo/page-meta.ts'
import { notAsked, staffPage } from './staff-page.server.ts'
import { OrderResults } from '../components/orders/order-results.tsx'
import { ordersViewIn } from '../rules/list-filters.ts'
import { adminOrderUrl } from '../urls.ts'
import type { Route } from './+types/orders'

export const headers = noStoreHeaders

/** Whether the action of this request has found the orders to show: the list is then not read. */
const hasFound = createContext(false)

export const loader = ({ context, url }: Route.LoaderArgs) =>
	staffPage({ context, url }, async (services, query) => {
		const view = ordersViewIn(query)
		const [page, tags] = await Promise.all([
			context.get(hasFound) ? null : browseOrders(services, view),
			tagsInUse(services),
		])
		return { view, page, tags }
	})

const Search = z.object({
	by: z.enum(searchWays),
	text: z.string().max(200),
	before: z.string().max(60).nullable().default(null),
})

export async function action({ request, context }: Route.ActionArgs) {
	const search = Search.safeParse(await fieldsOf(request))
	if (!search.success) throw notAsked()
	const { by, text } = search.data
	const answered = await answer('Nothing was looked for', () =>
		findOrders(context.get(serviceContext), search.data),
	)
	const asked = { by, text }
	if (!answered.ok) {
		const toasts = [answered.toast]
		return noStoreData({ asked, page: null, toasts }, answered.status)
	}
	const { exact, ...page } = answered.result
	if (exact !== null) return redirect(adminOrderUrl(exact), 303)
	context.set(hasFound, true)
	return noStoreData({ asked, page, toasts: [] })
}

export const meta = hiddenMeta({
	title: 'Orders · Back office',
	description: 'Every order of the shop.',
	path: '/admin/orders',
})

export default function OrdersPage({ loaderData, actionData }: Route.ComponentProps) {
	const { view, page, tags } = loaderData
	return (
		<OrderResults
			view={view}
			asked={actionData?.asked ?? null}
			page={actionData?.page ?? page ?? { orders: [], older: null }}
			tags={tags}
			toasts={actionData?.toasts ?? []}
		/>
	)
}
