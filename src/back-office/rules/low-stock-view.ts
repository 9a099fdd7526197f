// The list of sizes that run low: its filters in the URL, and its file.
import Papa from 'papaparse'
import { formulaStart } from '#kit/csv.ts'
import { lowStockSorts, type LowStockSort } from '#catalog/rules/low-stock.ts'
import { lowStock, mostUnits } from '#catalog/rules/manage.ts'
import { pageIn } from '#kit/pages.ts'
import { addressOf, pageParameter } from '../urls.ts'
import { productSportIn, searchIn, type ProductSport } from './list-filters.ts'

export type LowStockView = {
	text: string
	sport: ProductSport | null
	most: number
	sort: LowStockSort
	page: number
}

/** The threshold in an address; the usual one when it is missing or no number of units. */
const mostIn = (text: string | null): number =>
	/^\d{1,7}$/.test(text ?? '') && Number(text) <= mostUnits ? Number(text) : lowStock

export const lowStockViewIn = (sold: readonly string[], query: URLSearchParams): LowStockView => ({
	text: searchIn(query),
	sport: productSportIn(sold, query),
	most: mostIn(query.get('most')),
	sort: lowStockSorts.find((sort) => sort === query.get('sort')) ?? 'fewest',
	page: pageIn(query.get('page')),
})

/** The address of the list, or of its file. */
export const lowStockHref = (
	{ text, sport, most, sort, page }: LowStockView,
	path: '/admin/stock' | '/admin/stock.csv' = '/admin/stock',
): string =>
	addressOf(path, {
		q: text,
		sport,
		most: most === lowStock ? null : String(most),
		sort: sort === 'fewest' ? null : sort,
		page: pageParameter(page),
	})

type Row = {
	sku: string
	brand: string
	model: string
	size: string
	color: string
	stock: number
	inOrders: number
	leadTimeDays: number
}

/** For spreadsheets: text that would be a formula is escaped. */
export const lowStockFile = (rows: readonly Row[]): string =>
	Papa.unparse(
		{
			fields: ['sku', 'brand', 'product', 'size', 'color', 'stock', 'in_orders', 'lead_time_days'],
			data: rows.map(({ sku, brand, model, size, color, stock, inOrders, leadTimeDays }) => [
				sku,
				brand,
				model,
				size,
				color,
				stock,
				inOrders,
				leadTimeDays,
			]),
		},
		{ escapeFormulae: formulaStart },
	)
