// The tabs of the account page and their addresses (spec §2).

export const tabIds = ['profile', 'orders', 'favorites', 'settings'] as const
export type TabId = (typeof tabIds)[number]

export const tabLabels: Record<TabId, string> = {
	profile: 'Profile',
	orders: 'Orders',
	favorites: 'Favorites',
	settings: 'Settings',
}

/** Anything else is the profile. */
export const tabIn = (query: URLSearchParams): TabId =>
	tabIds.find((id) => id === query.get('tab')) ?? 'profile'

export const tabHref = (id: TabId): string => (id === 'profile' ? '/account' : `/account?tab=${id}`)
