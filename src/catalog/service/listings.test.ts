import { expect, test } from 'vitest'
import { announceChange, raiseVersion } from '#database/versions.server.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { parseFilters, sortIds, type FacetName } from '../rules/filters.ts'
import { insertProduct, type ProductInput } from '../../../tests/factories/catalog.ts'
import { listProducts, type SportList } from './listings.server.ts'

const { database, context } = await openTestDatabase({ seeded: false })

/** Inserts the products of a sport that no other test uses. */
async function stock(sport: string, inputs: readonly ProductInput[]): Promise<string[]> {
	const ids: string[] = []
	for (const input of inputs) ids.push(await insertProduct(database.db, { ...input, sport }))
	await raiseVersion(database.db, 'catalog')
	announceChange()
	return ids
}

const list = (sport: string, query = '') =>
	listProducts(context, sport, parseFilters(new URLSearchParams(query)))
const models = ({ cards }: SportList) => cards.map((card) => card.model)
const counts = ({ facets }: SportList, name: FacetName) =>
	Object.fromEntries(
		facets.find((facet) => facet.name === name)?.options.map((option) => [option.value, option.count]) ?? [],
	)

test('football: filters narrow the cards, and each filter counts as if it were not on itself', async () => {
	await stock('football', [
		{
			model: 'A',
			brand: 'Rawhide',
			sizes: ['S', 'M'],
			families: ['Blue'],
			priceCents: 3_000,
			leadTimeDays: 3,
		},
		{
			model: 'B',
			brand: 'Rawhide',
			sizes: ['M', 'L'],
			families: ['Red'],
			priceCents: 6_000,
			leadTimeDays: 9,
		},
		{
			model: 'C',
			brand: 'Upright',
			sizes: ['L'],
			families: ['Red', 'Blue'],
			priceCents: 9_000,
			leadTimeDays: 20,
		},
		{ model: 'D', brand: 'Upright', kind: 'Pants', certs: ['UPF 40'], stock: 0, customizable: false },
		{ model: 'Gone', isActive: false },
	])
	const all = await list('football', 'sort=name')
	expect(models(all)).toEqual(['A', 'B', 'C', 'D'])
	expect(all).toMatchObject({ all: 4, total: 4, inStock: 3, customizable: 3, chips: [] })
	expect(counts(all, 'lead')).toEqual({ '5': 1, '10': 2, '15': 2, more: 1 })

	const narrowed = await list('football', 'brand=Rawhide&color=Red&sort=name')
	expect(models(narrowed)).toEqual(['B'])
	expect(counts(narrowed, 'brand')).toEqual({ Rawhide: 1, Upright: 1 })
	expect(counts(narrowed, 'color')).toEqual({ Blue: 1, Red: 1 })
	expect(counts(narrowed, 'size')).toEqual({ S: 0, M: 1, L: 1 })

	expect(models(await list('football', 'size=S&size=L&sort=name'))).toEqual(['A', 'B', 'C', 'D'])
	expect(models(await list('football', 'lead=5&lead=more&sort=name'))).toEqual(['A', 'C'])
	expect(models(await list('football', 'min=60&max=90&sort=name'))).toEqual(['B', 'C'])
	expect(models(await list('football', 'stock=1&custom=1&kind=Pants'))).toEqual([])
	expect(models(await list('football', 'cert=UPF+40'))).toEqual(['D'])
})

test('basketball: every order holds, and sold-out products come last by lead time', async () => {
	await stock('basketball', [
		{ model: 'beta', priceCents: 2_000, leadTimeDays: 9, featuredRank: 2 },
		{ model: 'Alpha', priceCents: 3_000, leadTimeDays: 4, featuredRank: 3 },
		{ model: 'gamma', priceCents: 1_000, leadTimeDays: 1, featuredRank: 1, stock: 0 },
	])
	const inOrder = async (sort: string) => models(await list('basketball', `sort=${sort}`)).join(' ')
	expect(await inOrder('featured')).toBe('gamma beta Alpha')
	expect(await inOrder('price-low')).toBe('gamma beta Alpha')
	expect(await inOrder('price-high')).toBe('Alpha beta gamma')
	expect(await inOrder('name')).toBe('Alpha beta gamma')
	expect(await inOrder('fastest')).toBe('Alpha beta gamma')
})

test('hockey: pages hold every product once, though all compare equal', async () => {
	const ids = await stock(
		'hockey',
		Array.from({ length: 130 }, () => ({ model: 'Same', priceCents: 4_000 })),
	)
	for (const sort of sortIds) {
		const first = await list('hockey', `sort=${sort}&show=120`)
		const second = await list('hockey', `sort=${sort}&page=2`)
		const seen = [...first.cards, ...second.cards].map((card) => card.id)
		expect(seen.toSorted()).toEqual(ids.toSorted())
	}
	expect((await list('hockey', 'page=900')).filters.page).toBe(2)
})

test('a list takes at most four statements, and none at all while nothing has changed', async () => {
	await stock('soccer', [{ model: 'A' }, { model: 'B', brand: 'Upright' }])
	const before = database.statements()
	await list('soccer', 'brand=Upright')
	expect(database.statements() - before).toBe(4)
	await list('soccer', 'brand=Upright')
	expect(database.statements() - before).toBe(4)
	for (let more = 0; more < 60; more += 1)
		await insertProduct(database.db, { sport: 'soccer', brand: 'Upright' })
	await raiseVersion(database.db, 'catalog')
	announceChange()
	const later = database.statements()
	expect((await list('soccer', 'brand=Upright')).total).toBe(61)
	expect(database.statements() - later).toBe(4)
})

test('lacrosse: a sport without products is an empty list, not a failure', async () => {
	expect(await list('lacrosse', 'size=L&page=3')).toMatchObject({
		all: 0,
		total: 0,
		cards: [],
		facets: [],
		chips: [],
	})
})

test.each(['cricket', 'FOOTBALL', '', 'spirit', '%', "football' or 1=1", 'constructor'])(
	'the sport %j is refused as not found',
	async (sport) => {
		await expect(list(sport)).rejects.toMatchObject({ name: 'Refusal', code: 'not_found' })
	},
)

test('hostile values are data: they match nothing they do not equal', async () => {
	await stock('baseball', [{ brand: "O'Neil %_" }, { brand: 'Rawhide' }])
	expect((await list('baseball', new URLSearchParams({ brand: "O'Neil %_" }).toString())).total).toBe(1)
	expect((await list('baseball', "brand=%25&brand=_&size='); drop table products; --")).total).toBe(2)
})
