import { specSports } from '#kit/shop.ts'
import fc from 'fast-check'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { offeredSports } from '#sports/sports.ts'
import { products } from '../tables.ts'
import { builderListIds, builderLists, type BuilderListId } from '../rules/builder-lists.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import * as builderList from './builder-list.tsx'
import * as product from './product.tsx'
import * as sportProducts from './sport-products.tsx'
import { siteIn } from '../../../tests/factories/site.ts'

const { context: services } = await openTestDatabase()
const context = new RouterContextProvider()
context.set(serviceContext, services)
context.set(siteContext, siteIn('en'))

/** Cast: the loaders read only the request, the parameters and the context of the router's arguments. */
const factsOf = (path: string, params: object) =>
	({
		request: new Request(new URL(path, 'https://shop.test')),
		url: new URL(path, 'https://shop.test'),
		pattern: path.split('?')[0],
		params,
		context,
	}) as never

const sportList = async (sport: string, query = '') =>
	(await sportProducts.loader(factsOf(`/sport/${encodeURIComponent(sport)}/products${query}`, { sport })))
		.data

const markup = (page: ReactElement) =>
	renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />)

async function sportMarkup(sport: string, query = '') {
	const props = { loaderData: await sportList(sport, query) } as never
	const Page = sportProducts.default
	return markup(<Page {...(props as object as Parameters<typeof Page>[0])} />)
}

const builderData = async (list: BuilderListId, query = '') =>
	(await builderList.loader(factsOf(builderLists[list].path + query, {}))).data

async function builderMarkup(list: BuilderListId, query = '') {
	const props = { loaderData: await builderData(list, query) }
	const Page = builderList.default as (props: object) => ReactElement
	return markup(<Page {...props} />)
}

test('nothing of a list or a product is serialized for the browser, which does not read it', async () => {
	const [sample] = await services.db.select({ id: products.id }).from(products).limit(1)
	const id = sample?.id ?? ''
	const pages = [
		await sportList('football'),
		await builderData('jerseys'),
		await product.loader(factsOf(`/product/${id}`, { id })),
	]
	expect(pages.map((data) => [Object.keys(data), data.language])).toEqual(pages.map(() => [[], 'en']))
})

test('any query of any sport has an answer', async () => {
	const names = fc.constantFrom(
		'kind',
		'brand',
		'size',
		'color',
		'cert',
		'lead',
		'min',
		'max',
		'sort',
		'show',
		'page',
	)
	const noise = fc.oneof(
		fc.string({ unit: 'binary' }),
		fc.integer().map(String),
		fc.constantFrom("'", '%', '\0', '{}'),
	)
	const query = fc.array(fc.tuple(names, noise), { maxLength: 8 })
	await fc.assert(
		fc.asyncProperty(fc.constantFrom(...offeredSports(specSports)), query, async (sport, pairs) => {
			const { list } = await sportList(sport, `?${new URLSearchParams(pairs)}`)
			expect(list.cards.length).toBeLessThanOrEqual(list.total)
		}),
		{ numRuns: 60 },
	)
})

test('any sport that the shop does not carry is a 404', async () => {
	const other = fc
		.string({ unit: 'binary', maxLength: 40 })
		.filter((text) => !offeredSports(specSports).some((sport) => sport === text.toLowerCase()))
	await fc.assert(
		fc.asyncProperty(other, async (sport) => {
			const failure: unknown = await sportProducts
				.loader(factsOf('/sport/x/products', { sport }))
				.catch((reason) => reason)
			expect(failure).toMatchObject({ init: { status: 404 } })
		}),
	)
})

test('a sport in capitals leads to its lower-case address with the query kept', async () => {
	const failure: unknown = await sportList('FootBall', '?size=L').catch((reason: unknown) => reason)
	expect(failure).toBeInstanceOf(Response)
	expect((failure as Response).headers.get('Location')).toBe('/sport/football/products?size=L')
})

test('any query of a catalog page has an answer', async () => {
	const query = fc.dictionary(
		fc.constantFrom('sport', 'category', 'show', 'page'),
		fc.string({ unit: 'binary' }),
	)
	await fc.assert(
		fc.asyncProperty(fc.constantFrom(...builderListIds), query, async (list, pairs) => {
			const { page } = await builderData(list, `?${new URLSearchParams(pairs)}`)
			expect(page.cards.length).toBe(Math.min(page.total, page.choice.show))
		}),
		{ numRuns: 60 },
	)
})

test('the list works without a script: a GET form with every filter, an Apply button and links', async () => {
	const html = await sportMarkup('football', '?size=L&stock=1&sort=name')
	const form = /<form id="filter-form"[^>]*>/.exec(html)?.[0]
	expect(form).toContain('method="get"')
	expect(form).toContain('action="/sport/football/products"')
	for (const name of ['kind', 'brand', 'size', 'color', 'lead', 'stock', 'custom', 'min', 'max', 'sort'])
		expect(html).toContain(`name="${name}"`)
	expect(html).toMatch(/<button type="submit"[^>]*>Apply/)
	expect(html).toMatch(/href="\/sport\/football\/products\?stock=1&amp;sort=name"/)
	expect(html).toMatch(/Remove filter: <\/span>In stock/)
})

test('every card shows picture, brand, model, price and lead time, and leads to the product', async () => {
	const { list } = await sportList('hockey')
	const html = await sportMarkup('hockey')
	expect(html.match(/<li data-id=/g)).toHaveLength(list.cards.length)
	for (const { id, model } of list.cards) {
		expect(html).toContain(`<a href="/product/${id}" class="cover-link">${model}</a>`)
		expect(html).toContain(`<favorite-star data-product="${id}"`)
	}
	expect(html.match(/>(Ships in \d+ days?|Sold out)</g)).toHaveLength(list.cards.length)
})

test('a combination that no product has names the filters that could go', async () => {
	const html = await sportMarkup('football', '?min=999')
	expect(html).toContain('Nothing in the locker fits that')
	expect(html).toContain('Without “$999.00 and up”')
})

test.each([
	['jerseys', 'Start Building', 'Request Team Portal'],
	['uniforms', 'Start Building', 'Request Team Portal'],
	['spirit-wear', 'Customize', 'Start Team Fundraising'],
] as const)(
	'the cards of %s lead to the builder in the words of the specification',
	async (list, action, team) => {
		const html = await builderMarkup(list)
		const { page } = await builderData(list)
		for (const { id } of page.cards) expect(html).toContain(`href="/builder/${id}"`)
		expect(html.match(new RegExp(`>${action}</a>`, 'g'))).toHaveLength(page.cards.length)
		expect(html.match(/>From \$\d+\.\d\d</g)).toHaveLength(page.cards.length)
		expect(html).toMatch(new RegExp(`href="/team"[^>]*>${team}</a>`))
	},
)

test('jerseys have sport badges, spirit wear has none', async () => {
	const badge = /class="patch [^"]*">(Football|Basketball|Baseball|Soccer|Hockey|Lacrosse|Spirit Wear)</
	expect(await builderMarkup('jerseys')).toMatch(badge)
	expect(await builderMarkup('spirit-wear')).not.toMatch(badge)
})
