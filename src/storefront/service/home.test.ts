import { specSports } from '#kit/shop.ts'
import { expect, test } from 'vitest'
import { offeredSports } from '#sports/sports.ts'
import { pictureByHash } from '#pictures/store/pictures.server.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { heroGarments, heroSchemes } from '../rules/hero-designs.ts'
import { storefrontPictures } from './pictures.server.ts'
import { homePage } from './home.server.ts'
import { countsBySport } from '../store/storefront.server.ts'

const { database, context } = await openTestDatabase()
const empty = await openTestDatabase({ seeded: false })

test('the home page takes at most four statements once the pictures are known', async () => {
	await homePage(context)
	const before = database.statements()
	await homePage(context)
	expect(database.statements() - before).toBeLessThanOrEqual(4)
})

test('the tiles carry the true number of products of each sport', async () => {
	const { tiles } = await homePage(context)
	const counts = new Map((await countsBySport(context.db)).map((row) => [row.sport, row.count]))
	expect(tiles.map((tile) => tile.sport)).toEqual(offeredSports(specSports))
	for (const { sport, count } of tiles) {
		expect(count).toBe(counts.get(sport))
		expect(count).toBeGreaterThan(0)
	}
})

test('a store without a catalog still has its hero, and says zero', async () => {
	const { hero, tiles, featured } = await homePage(empty.context)
	for (const { id } of heroSchemes) {
		for (const garment of heroGarments) {
			const hash = hero[id]?.[garment] ?? ''
			expect(await pictureByHash(empty.context.db, hash)).toMatchObject({ view: 'front' })
		}
	}
	expect(tiles.every((tile) => tile.count === 0 && tile.picture)).toBe(true)
	expect(featured).toEqual([])
})

test('house pictures are the same in every database', async () => {
	const [one, other] = [await storefrontPictures(context.db), await storefrontPictures(empty.context.db)]
	for (const name of ['tile-hockey', 'era-1958', 'detail-twill']) {
		expect(one(name)).toMatch(/^[0-9a-f]{24}$/)
		expect(one(name)).toBe(other(name))
	}
	expect(one('nothing')).toBeUndefined()
})
