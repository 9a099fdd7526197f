// Filters of the order list, in its URL and its form.
import { orderStatuses, type OrderStatus } from '#orders/states.ts'

export type OrdersView = {
	status: OrderStatus | null
	portalId: string | null
	userId: string | null
	before: string | null
}

const isStatus = (text: string | null): text is OrderStatus => orderStatuses.some((status) => status === text)

/** Reads the URL; ignores invalid values. */
export function ordersViewIn(query: URLSearchParams): OrdersView {
	const status = query.get('status')
	return {
		status: isStatus(status) ? status : null,
		portalId: query.get('portal')?.replaceAll('\0', '').slice(0, 80) || null,
		userId: query.get('person')?.slice(0, 36) || null,
		before: query.get('before')?.slice(0, 60) || null,
	}
}

/** The query parameters other than status and position. */
export const keptOf = ({ portalId, userId }: OrdersView): Record<string, string> => ({
	...(portalId !== null && { portal: portalId }),
	...(userId !== null && { person: userId }),
})

/** Address of the list. */
export function ordersHref(view: Partial<OrdersView>): string {
	const full = { status: null, portalId: null, userId: null, before: null, ...view }
	const query = new URLSearchParams({
		...keptOf(full),
		...(full.status !== null && { status: full.status }),
		...(full.before !== null && { before: full.before }),
	})
	return query.size === 0 ? '/admin/orders' : `/admin/orders?${query}`
}
