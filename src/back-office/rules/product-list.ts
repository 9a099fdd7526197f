// Filters of the product list in its URL.
import { productShows, type ProductShow } from '#catalog/rules/manage.ts'
import { offeredSports, type Sport } from '#sports/sports.ts'

export type ProductSport = Sport | 'spirit'
export const productSports = (): ProductSport[] => [...offeredSports(), 'spirit']

export type ProductsView = { text: string; sport: ProductSport | null; show: ProductShow; page: number }

export const isProductSport = (text: string | null): text is ProductSport =>
	productSports().some((sport) => sport === text)
const isShow = (text: string | null): text is ProductShow => productShows.some((show) => show === text)

/** Reads the URL; ignores invalid values. */
export function productsViewIn(query: URLSearchParams): ProductsView {
	const [sport, show, page] = [query.get('sport'), query.get('show'), query.get('page') ?? '']
	return {
		text: (query.get('q') ?? '').replaceAll('\0', '').trim().slice(0, 100),
		sport: isProductSport(sport) ? sport : null,
		show: isShow(show) ? show : 'all',
		page: /^\d{1,4}$/.test(page) ? Number(page) : 1,
	}
}

/** Address of one page of the list. */
export function productsHref({ text, sport, show, page }: ProductsView): string {
	const query = new URLSearchParams({
		...(text !== '' && { q: text }),
		...(sport !== null && { sport }),
		...(show !== 'all' && { show }),
		...(page > 1 && { page: String(page) }),
	})
	return query.size === 0 ? '/admin/products' : `/admin/products?${query}`
}
