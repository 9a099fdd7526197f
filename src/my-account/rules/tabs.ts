// The tabs of the account page and their addresses (spec §2).

export const tabIds = ['profile', 'orders', 'favorites', 'settings'] as const
export type TabId = (typeof tabIds)[number]

export const tabLabels: Record<TabId, string> = {
	profile: 'Profile',
	orders: 'Orders',
	favorites: 'Favorites',
	settings: 'Settings',
}

/** The profile by default; the orders after a payment. */
export const tabIn = (query: URLSearchParams): TabId =>
	tabIds.find((id) => id === query.get('tab')) ?? (query.has('payment') ? 'orders' : 'profile')

export const tabHref = (id: TabId): string => (id === 'profile' ? '/account' : `/account?tab=${id}`)

/** A page of the orders. */
export const ordersHref = (page: number): string => `${tabHref('orders')}${page > 1 ? `&page=${page}` : ''}`
