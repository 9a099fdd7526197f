// The pages about products and their lists, as tabs.
import { TabLinks } from '#ui/tabs.tsx'

const pages = {
	all: { label: 'All products', href: '/admin/products' },
	featured: { label: 'Featured', href: '/admin/products/featured' },
	collections: { label: 'Collections', href: '/admin/collections' },
} as const

export const ProductTabs = ({ current }: { current: keyof typeof pages }) => (
	<TabLinks
		label="Products"
		links={Object.entries(pages).map(([name, page]) => ({ ...page, current: name === current }))}
	/>
)
