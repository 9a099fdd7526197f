// The pages of the back office, in the order of its navigation. A page is listed here once its route exists.

export type Section = {
	label: string
	href: string
	/** Hidden from customer service. */
	adminOnly?: boolean
}

export const sections = {
	overview: { label: 'Overview', href: '/admin' },
	requests: { label: 'Requests', href: '/admin/requests' },
	orders: { label: 'Orders', href: '/admin/orders' },
	products: { label: 'Products', href: '/admin/products' },
	portals: { label: 'Portals', href: '/admin/portals' },
	people: { label: 'People', href: '/admin/people' },
	messages: { label: 'Messages', href: '/admin/messages' },
	mail: { label: 'Mail & jobs', href: '/admin/mail' },
	audit: { label: 'Audit', href: '/admin/audit', adminOnly: true },
} as const satisfies Record<string, Section>

export type SectionName = keyof typeof sections
