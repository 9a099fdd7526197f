// What a product's page shows of its stock, in its URL.
import { addressOf, adminProductUrl } from '../urls.ts'
import { beforeIn } from './list-filters.ts'

export const stockTabs = ['count', 'receive', 'adjust', 'history'] as const
export type StockTab = (typeof stockTabs)[number]

export type StockView = {
	tab: StockTab
	/** Of the history; null for every size. */
	size: string | null
	before: string | null
}

export const stockViewIn = (query: URLSearchParams): StockView => ({
	tab: stockTabs.find((tab) => tab === query.get('stock')) ?? 'count',
	size: query.get('size')?.replaceAll('\0', '').slice(0, 20) || null,
	before: beforeIn(query),
})

/** The address of a tab of the product's stock. */
export const stockHref = (
	productId: string,
	{ tab = 'count', size, before }: Partial<StockView> = {},
): string =>
	`${addressOf(adminProductUrl(productId), { stock: tab === 'count' ? null : tab, size, before })}#stock`
