// The pages about stock, as tabs.
import { TabLinks } from '#ui/tabs.tsx'

const pages = {
	low: { label: 'Low stock', href: '/admin/stock' },
	needs: { label: 'To buy', href: '/admin/stock/needs' },
	orders: { label: 'Supplier orders', href: '/admin/stock/orders' },
} as const

export const StockTabs = ({ current }: { current: keyof typeof pages }) => (
	<TabLinks
		label="Stock"
		links={Object.entries(pages).map(([name, page]) => ({ ...page, current: name === current }))}
	/>
)
