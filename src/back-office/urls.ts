// Addresses within the back office.
import type { RequestStatus } from '#portals/states.ts'

export { adminQuotesUrl, adminQuoteUrl } from '#quotes/urls.ts'
export { adminPortalUrl, adminRequestUrl } from '#portals/urls.ts'

/** The path with those parameters that have a value. */
export function addressOf(path: string, query: Readonly<Record<string, string | null | undefined>>): string {
	const given = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []))
	return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`
}

/** A page of a list as a parameter; the first one needs none. */
export const pageParameter = (page: number): string | null => (page > 1 ? String(page) : null)

export const requestsUrl = (status: RequestStatus, page: number): string =>
	addressOf('/admin/requests', { status: status === 'open' ? null : status, page: pageParameter(page) })

export const portalsUrl = (typed: string, page: number): string =>
	addressOf('/admin/portals', { q: typed, page: pageParameter(page) })

/** A page of the settings with an earlier version for review. */
export const settingsUrl = (path: string, version: number): string =>
	addressOf(path, { version: String(version) })

export const adminOrderUrl = (orderId: string): string => `/admin/orders/${orderId}`
export const adminProductUrl = (productId: string): string => `/admin/products/${productId}`
export const supplierOrderUrl = (supplierOrderId: string): string => `/admin/stock/orders/${supplierOrderId}`
/** @param from a product to take the fields of */
export const newProductUrl = (garment: string | null, from: string | null = null): string =>
	addressOf('/admin/products/new', { garment, from })
export const newKitUrl = addressOf('/admin/products/new', { kit: 'new' })
/** A new product with the fields of this one. */
export const copyProductUrl = (productId: string, garment: string): string =>
	addressOf('/admin/products/new', { garment, from: productId })
export const adminCollectionUrl = (collectionId: string): string => `/admin/collections/${collectionId}`
export const collectionsUrl = (page: number): string =>
	addressOf('/admin/collections', { page: pageParameter(page) })
export const newPostUrl = '/admin/posts/new'
export const adminPostUrl = (postId: string): string => `/admin/posts/${postId}`
export const postsUrl = (page: number): string => addressOf('/admin/posts', { page: pageParameter(page) })
export const featuredUrl = (sport: string, words = ''): string =>
	addressOf('/admin/products/featured', { sport, q: words })
export const productPreviewUrl = (productId: string): string => `${adminProductUrl(productId)}/preview`
export const productImagesUrl = (productId: string): string => `${adminProductUrl(productId)}/images`
export const productSearchUrl = (productId: string): string => `${adminProductUrl(productId)}/search`
export const productSizesUrl = (productId: string): string => `${adminProductUrl(productId)}/size-chart`
export const productLookUrl = (productId: string): string => `${adminProductUrl(productId)}/look`
/** The form that edits these products, or all of a list: its parameters. */
export const productBulkUrl = '/admin/products/bulk'
export const productFilesUrl = '/admin/products/files'
export const productFileUrl = (importId: string): string => `${productFilesUrl}/${importId}`
/** `new` for the form of a new one. */
export const promotionUrl = (promotionId: string): string => `/admin/promotions/${promotionId}`
export const adminPersonUrl = (userId: string): string => `/admin/people/${userId}`
export const adminMessageUrl = (messageId: string): string => `/admin/messages/${messageId}`
export const apiKeysUrl = '/admin/api-keys'
export const webhooksUrl = '/admin/webhooks'
export const webhookUrl = (webhookId: string): string => `${webhooksUrl}/${webhookId}`
export const customerImportsUrl = '/admin/people/import'
export const customerImportUrl = (importId: string): string => `${customerImportsUrl}/${importId}`
export const staffInvitationsUrl = '/admin/people/invitations'

export const newQuoteUrl = (userId: string): string => addressOf('/admin/quotes/new', { person: userId })
