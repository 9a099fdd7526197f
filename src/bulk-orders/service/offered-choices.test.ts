// What a team offers of an item: colors, sizes, printed names and numbers, in catalog, picture and checkout. On both
// engines.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { products, variants } from '#catalog/tables.ts'
import { portalItems } from '#portals/tables.ts'
import { memoryStore, newTeam, type TestTeam } from '../../../tests/factories/bulk-orders.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { rowProblems } from '../rules/checks.ts'
import { lineFor } from '../rules/items.ts'
import { offerPicture } from './files.server.ts'
import { portalView } from './views.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const red = { id: 'red', name: 'Red', primary: '#c21a2c', secondary: '#ffffff', families: ['Red'] }

/** A jersey in navy and red, without a design. */
async function inTwoColors(): Promise<TestTeam & { redM: string }> {
	const team = await newTeam(context)
	const { productId } = team.jersey
	const [product] = await context.db.select().from(products).where(eq(products.id, productId))
	const colorways = [...(product?.colorways ?? []), red]
	await context.db.update(products).set({ colorways }).where(eq(products.id, productId))
	const redM = randomUUID()
	const facts = { productId, size: 'M', colorway: 'red', color: 'Red', stock: 5 }
	await context.db.insert(variants).values({ id: redM, sku: redM, ...facts, leadTimeDays: 7, sizeRank: 1 })
	return { ...team, redM }
}

async function offeredOf(team: TestTeam, offer: { colorways?: string[] | null; sizes?: string[] | null }) {
	await context.db
		.update(portalItems)
		.set({ required: true, ...offer })
		.where(eq(portalItems.id, team.jersey.itemId))
	const { catalog } = await portalView(team.coach, team.portalId)
	const entry = catalog.find(({ id }) => id === team.jersey.itemId)
	if (!entry) throw new Error('The catalog has no jersey')
	const shown = entry.colors.map(({ id, sizes }) => `${id} ${sizes.map(({ size }) => size).join('/')}`)
	return { entry, catalog, shown }
}

test('all colors and sizes are offered unless the team chose some', async () => {
	const team = await inTwoColors()
	expect((await offeredOf(team, {})).shown).toEqual(['navy S/M/L', 'red M'])
	expect((await offeredOf(team, { colorways: ['navy'] })).shown).toEqual(['navy S/M/L'])
	expect((await offeredOf(team, { colorways: null, sizes: ['M', 'L'] })).shown).toEqual(['navy M/L', 'red M'])
	const none = await offeredOf(team, { sizes: ['9XL'] })
	expect(none).toMatchObject({ shown: [], entry: { isClosed: true } })
	expect(none.entry.problem).not.toBe('')
})

test('a reader of Spanish gets the shop’s names of colors in Spanish', async () => {
	const team = await inTwoColors()
	await offeredOf(team, {})
	const { catalog } = await portalView(team.coach, team.portalId, 'es')
	const colors = catalog.find(({ id }) => id === team.jersey.itemId)?.colors
	expect(colors?.map(({ id, name, english }) => [id, name, english])).toEqual([
		['navy', 'Azul marino', 'Navy'],
		['red', 'Rojo', 'Red'],
	])
})

test('a line in a color or size that is not offered any more is refused', async () => {
	const team = await inTwoColors()
	const { entry } = await offeredOf(team, {})
	const line = {
		...lineFor(entry, null, randomUUID()),
		player_name: 'Vale',
		variant_id: team.redM,
		size: 'M',
	}
	const problems = async (offer: Parameters<typeof offeredOf>[1]) => {
		const { catalog } = await offeredOf(team, offer)
		const names = { nameless: new Set<string>(), canRename: true }
		return rowProblems([line], catalog, names).map(({ message }) => message)
	}
	expect(await problems({})).toEqual([])
	expect(await problems({ colorways: ['navy'] })).toEqual(['Row 1: Size M is not made. Choose another one.'])
	expect(await problems({ colorways: null, sizes: ['S'] })).toEqual([
		'Row 1: Size M is not made. Choose another one.',
	])
})

test('a number that the entry leaves out is neither priced nor pictured, for the sample and for a player', async () => {
	const team = await newTeam(context, { isDesigned: true })
	const { portalId, jersey, rosterIds } = team
	const entryNow = async () => {
		const { catalog } = await portalView(team.coach, portalId)
		const entry = catalog.find(({ id }) => id === jersey.itemId)
		return { prints: entry?.design?.prints, costsMore: (entry?.numberCents ?? 0) > 0 }
	}
	const drawn = async (rosterId: string | null) => {
		const offer = await offerPicture(team.coach, memoryStore(), { portalId, itemId: jersey.itemId, rosterId })
		const { config } = (await offer.picture()).spec
		return { etag: offer.etag, name: config.playerName, number: config.playerNumber }
	}
	const rosterId = rosterIds[1] ?? ''
	const [sample, player] = [await drawn(null), await drawn(rosterId)]
	expect([sample.number, player.number]).toEqual(['12', '1'])
	expect(await entryNow()).toEqual({ prints: { name: true, number: true }, costsMore: true })
	await context.db
		.update(portalItems)
		.set({ omits: ['number'] })
		.where(eq(portalItems.id, jersey.itemId))
	expect(await entryNow()).toEqual({ prints: { name: true, number: false }, costsMore: false })
	const [sampleAfter, playerAfter] = [await drawn(null), await drawn(rosterId)]
	expect([sampleAfter.number, playerAfter.number]).toEqual(['', ''])
	expect([sampleAfter.name, playerAfter.name]).toEqual([sample.name, player.name])
	expect(sampleAfter.etag).not.toBe(sample.etag)
	expect(playerAfter.etag).not.toBe(player.etag)
})
