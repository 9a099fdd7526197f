// The pages of the back office, in the order of its navigation. A page is listed here once its route exists.

export type Section = {
	label: string
	href: string
	/** Customer service does not see it. */
	adminOnly?: boolean
}

export const sections = {
	overview: { label: 'Overview', href: '/admin' },
	requests: { label: 'Requests', href: '/admin/requests' },
	orders: { label: 'Orders', href: '/admin/orders' },
	portals: { label: 'Portals', href: '/admin/portals' },
	products: { label: 'Products', href: '/admin/products' },
	people: { label: 'People', href: '/admin/people' },
} as const satisfies Record<string, Section>

export type SectionName = keyof typeof sections
