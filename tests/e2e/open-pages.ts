// A list of all pages open to visitors.
import { standardSports } from '#sports/sports.ts'

export type OpenPage = {
	name: string
	path: string
	/** 200 by default. */
	status?: number
	/** Search results and missing pages are not indexed and so have no canonical URL. */
	isIndexed?: boolean
}

const missing = { status: 404, isIndexed: false } as const

/** The pages of the sitemap except home, products and all blog posts but one. */
export const indexedPages = [
	...standardSports.map((sport) => `/sport/${sport}/products`),
	...['jerseys', 'uniforms', 'spirit-wear', 'equipment'].map((list) => `/builder/${list}`),
	'/collections',
	'/designs/gallery',
	'/team',
	'/services/embroidery-printing',
	'/services/helmet-reconditioning',
	'/about',
	'/history',
	'/blog',
	'/blog/legal-numbers-by-sport',
	'/support',
	'/privacy',
	'/terms',
	'/credits',
	'/developers',
]

/** Ids of the product cards on a list page, with the text of each card. */
async function cardsOf(shopUrl: string, list: string): Promise<{ id: string; markup: string }[]> {
	const body = await (await fetch(`${shopUrl}${list}`)).text()
	const parts = body.split('<li data-id="').slice(1)
	return parts.map((part) => ({ id: part.slice(0, 36), markup: part.slice(0, part.indexOf('</li>')) }))
}

/** One product on sale and one that is sold out. @throws Error when the demo lacks either */
export async function twoProducts(shopUrl: string): Promise<{ onSale: string; soldOut: string }> {
	const cards = await cardsOf(shopUrl, '/sport/football/products')
	const soldOut = cards.find(({ markup }) => markup.includes('Sold out'))?.id
	const onSale = cards.find(({ markup }) => !markup.includes('Sold out'))?.id
	if (!soldOut || !onSale) throw new Error('The football list shows no product on sale or none sold out.')
	return { onSale, soldOut }
}

/** The list, with products of this shop. */
export async function openPages(shopUrl: string): Promise<OpenPage[]> {
	const { onSale, soldOut } = await twoProducts(shopUrl)
	return [
		{ name: 'home', path: '/' },
		...indexedPages.map((path) => ({ name: path, path })),
		{ name: 'a product', path: `/product/${onSale}` },
		{ name: 'a sold-out product', path: `/product/${soldOut}` },
		{ name: 'search before asking', path: '/search', isIndexed: false },
		{ name: 'search with results', path: '/search?q=football+jersey', isIndexed: false },
		{ name: 'search without results', path: '/search?q=zzzqqq', isIndexed: false },
		{ name: 'a missing page', path: '/no-such-page', ...missing },
		{ name: 'a missing product', path: '/product/no-such-product', ...missing },
		{ name: 'a missing sport', path: '/sport/quidditch/products', ...missing },
		{ name: 'a missing post', path: '/blog/no-such-post', ...missing },
	]
}
