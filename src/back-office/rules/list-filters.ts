// Filters of the lists of orders, people and products in their URLs.
import { orderStatuses, type OrderStatus } from '#orders/states.ts'
import { roles, type Role } from '#kit/roles.ts'
import { productShows, type ProductShow } from '#catalog/rules/manage.ts'
import { offeredSports, type Sport } from '#sports/sports.ts'

type ProductSport = Sport | 'spirit'
export const productSports = (): ProductSport[] => [...offeredSports(), 'spirit']

export type ProductsView = { text: string; sport: ProductSport | null; show: ProductShow; page: number }

export const isProductSport = (text: string | null): text is ProductSport =>
	productSports().some((sport) => sport === text)
const isShow = (text: string | null): text is ProductShow => productShows.some((show) => show === text)

/** Reads the URL; ignores invalid values. */
export function productsViewIn(query: URLSearchParams): ProductsView {
	const [sport, show, page] = [query.get('sport'), query.get('show'), query.get('page') ?? '']
	return {
		text: (query.get('q') ?? '').replaceAll('\0', '').trim().slice(0, 100),
		sport: isProductSport(sport) ? sport : null,
		show: isShow(show) ? show : 'all',
		page: /^\d{1,4}$/.test(page) ? Number(page) : 1,
	}
}

/** Address of one page of the list. */
export function productsHref({ text, sport, show, page }: ProductsView): string {
	const query = new URLSearchParams({
		...(text !== '' && { q: text }),
		...(sport !== null && { sport }),
		...(show !== 'all' && { show }),
		...(page > 1 && { page: String(page) }),
	})
	return query.size === 0 ? '/admin/products' : `/admin/products?${query}`
}

export type PeopleView = { role: Role | null; before: string | null }

/** Roles that can be granted; a person without one is a retail customer. */
export const givenRoles = roles.filter((role) => role !== 'retail')

export const roleNames: Record<Role, string> = {
	admin: 'Administrator',
	csr: 'Customer service',
	production: 'Production',
	school_admin: 'School administrator',
	coach: 'Coach',
	player: 'Player',
	retail: 'Customer',
}

export const isRole = (text: string | null | undefined): text is Role => roles.some((role) => role === text)

/** Reads the URL; ignores invalid values. */
export function peopleViewIn(query: URLSearchParams): PeopleView {
	const role = query.get('role')
	return { role: isRole(role) ? role : null, before: query.get('before')?.slice(0, 60) || null }
}

/** Address of the list. */
export function peopleHref({ role, before }: PeopleView): string {
	const query = new URLSearchParams({
		...(role !== null && { role }),
		...(before !== null && { before }),
	})
	return query.size === 0 ? '/admin/people' : `/admin/people?${query}`
}

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

/** From 1; invalid values mean page 1. */
export function pageOf(query: URLSearchParams): number {
	const text = query.get('page') ?? ''
	return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1
}
