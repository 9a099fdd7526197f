import { expect, test } from 'vitest'
import { announceChange, raiseVersion } from '#database/versions.server.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { insertProduct, type ProductInput } from '../../../tests/factories/catalog.ts'
import { builderCards } from '../store/builder-lists.server.ts'
import { builderLists, type BuilderListId } from '../rules/builder-lists.ts'
import { browseBuilderList } from './builder-lists.server.ts'

const { database, context } = await openTestDatabase({ seeded: false })

const shelf: readonly ProductInput[] = [
	{ model: 'Gridiron Game JERSEY', sport: 'football' },
	{ model: 'Dugout jersey', sport: 'baseball' },
	{ model: 'Old Jersey', sport: 'football', isActive: false },
	{ model: 'Rec League Uniform Set', sport: 'soccer' },
	{ model: 'Trench Pants', sport: 'football', featuredRank: 1 },
	{ model: 'Open Gym Shorts', sport: 'basketball' },
	{ model: 'Game Day T-Shirt', sport: 'spirit', brand: 'Bleacher', kind: 'T-Shirt' },
	{ model: 'Varsity Fleece Hoodie', sport: 'spirit', brand: 'Anthem', kind: 'Hoodie' },
	{ model: 'Snapback Hat', sport: 'spirit', brand: 'Crown', kind: 'Hat' },
	{ model: 'Letterman Apparel', sport: 'spirit', brand: 'Anthem', kind: 'Sweatshirt' },
	{ model: 'Striped Socks', sport: 'hockey' },
]
for (const input of shelf) await insertProduct(database.db, input)

const browse = (id: BuilderListId, chosen?: string, show = 24) =>
	browseBuilderList(context, id, { chosen, show })
const models = async (id: BuilderListId, chosen?: string) =>
	(await browse(id, chosen)).cards.map((card) => card.model)

test('jerseys are models that contain "jersey" in any case, by sport, and only active ones', async () => {
	expect(await models('jerseys')).toEqual(['Dugout jersey', 'Gridiron Game JERSEY'])
	expect(await models('jerseys', 'football')).toEqual(['Gridiron Game JERSEY'])
	expect(await models('jerseys', 'hockey')).toEqual([])
})

test('uniform components are uniforms, pants and shorts, by sport', async () => {
	expect(await models('uniforms')).toEqual(['Open Gym Shorts', 'Trench Pants', 'Rec League Uniform Set'])
})

test('spirit wear is shirts, hoodies, hats and apparel, by brand, with a filter by category', async () => {
	const { cards, counts } = await browse('spirit-wear')
	expect(cards.map((card) => card.brand)).toEqual(['Anthem', 'Anthem', 'Bleacher', 'Crown'])
	expect(Object.fromEntries(counts)).toEqual({ all: 4, shirt: 1, hoodie: 1, hat: 1 })
	expect(await models('spirit-wear', 'hat')).toEqual(['Snapback Hat'])
})

test('the hero shows garments of different sports, or of different kinds', async () => {
	expect((await browse('uniforms')).heroes).toHaveLength(3)
	expect((await browse('jerseys')).heroes).toHaveLength(2)
})

test('a page takes at most four statements and offers more until all are shown', async () => {
	for (let more = 0; more < 30; more += 1) await insertProduct(database.db, { sport: 'lacrosse' })
	await raiseVersion(database.db, 'catalog')
	announceChange()
	const before = database.statements()
	const first = await browse('jerseys', 'lacrosse')
	expect(database.statements() - before).toBe(4)
	expect(first).toMatchObject({ total: 30, next: { chosen: 'lacrosse', show: 48 } })
	expect((await browse('jerseys', 'lacrosse', 48)).next).toBeUndefined()
	const ids = (await browse('jerseys', 'lacrosse', 48)).cards.map((card) => card.id)
	expect(ids.slice(0, 24)).toEqual(first.cards.map((card) => card.id))
	expect(new Set(ids).size).toBe(30)
})

test('percent signs and underscores in a word are literal', async () => {
	const reads = { ...builderLists.jerseys, modelHolds: ['J_RSEY', '%'] }
	expect(await builderCards(database.db, reads, { chosen: undefined, limit: 10 })).toEqual([])
	await insertProduct(database.db, { model: '100% Cotton', sport: 'spirit' })
	const found = await builderCards(database.db, reads, { chosen: undefined, limit: 10 })
	expect(found.map((card) => card.model)).toEqual(['100% Cotton'])
})
