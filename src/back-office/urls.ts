// Addresses within the back office.
import type { RequestStatus } from '#portals/states.ts'

const queryOf = (entries: Record<string, string>): string => {
	const query = new URLSearchParams(Object.entries(entries).filter(([, value]) => value !== ''))
	return query.size > 0 ? `?${query.toString()}` : ''
}
const pageIn = (page: number): string => (page > 1 ? String(page) : '')

export const requestsUrl = (status: RequestStatus, page: number): string =>
	`/admin/requests${queryOf({ status: status === 'open' ? '' : status, page: pageIn(page) })}`
export const adminRequestUrl = (id: string): string => `/admin/requests/${id}`

export const portalsUrl = (typed: string, page: number): string =>
	`/admin/portals${queryOf({ q: typed, page: pageIn(page) })}`
export const adminPortalUrl = (id: string): string => `/admin/portals/${id}`

export const adminOrderUrl = (orderId: string): string => `/admin/orders/${orderId}`
export const adminProductUrl = (productId: string): string => `/admin/products/${productId}`
export const adminPersonUrl = (userId: string): string => `/admin/people/${userId}`
