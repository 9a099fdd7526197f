// The players of a design: kept, refused, never public; and what their pieces cost. On both engines.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { ServiceContext } from '#database/context.server.ts'
import { profiles } from '#accounts/tables.ts'
import { products } from '#catalog/tables.ts'
import { designs, designVersions } from '../tables.ts'
import { insertProduct } from '../../../tests/factories/catalog.ts'
import type { Role } from '#kit/roles.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { versionToCompare } from '#builder/service/draft.server.ts'
import { openBuilder } from '../../../tests/factories/designs/open-builder.ts'
import { saveDraft } from './drafts.server.ts'
import { copyDesign, restoreVersion, saveDesign } from './save.server.ts'
import { sharedDesign, shareVersion } from './shares.server.ts'
import { startingConfig, subjectOf } from './subject.server.ts'
import { specPrices } from '#pricing/rules/price-list.ts'

const { database, context } = await openTestDatabase({ seeded: false })
const productId = await insertProduct(database.db)
const plain = startingConfig(await subjectOf(context, productId), specPrices)

async function designer(roles: readonly Role[] = ['coach']): Promise<ServiceContext> {
	const userId = randomUUID()
	await database.db.insert(profiles).values({ id: userId, email: `${userId}@example.test` })
	return { ...context, actor: { userId, roles } }
}
const ownerOf = ({ actor }: ServiceContext) => ({ userId: actor.userId, visitorKey: null })

const save = (who: ServiceContext, change: Partial<Parameters<typeof saveDesign>[1]> = {}) =>
	saveDesign(who, {
		productId,
		designId: null,
		baseVersion: 0,
		config: plain,
		owner: ownerOf(who),
		...change,
	})
const open = (who: ServiceContext, designId?: string) =>
	openBuilder(who, { productId, designId, owner: ownerOf(who) })

const players = [
	{ name: 'Rodriguez', number: '27', size: 'M', quantity: 1 },
	{ name: '', number: '00', size: '', quantity: 2 },
]

test('players are kept with each version, restored, copied and drafted, and their pieces are the quantity', async () => {
	const coach = await designer()
	const { designId } = await save(coach, { players, config: { ...plain, quantity: 12 } })
	await save(coach, { designId, baseVersion: 1, players: [] })
	const at = (version: number) => versionToCompare(coach, { designId, version, owner: ownerOf(coach) })
	expect(await at(1)).toMatchObject({ players, config: { quantity: 3 } })
	expect((await at(2)).players).toEqual([])
	await restoreVersion(coach, { designId, version: 1, baseVersion: 2 })
	const copy = await copyDesign(coach, designId)
	expect(await open(coach, copy.designId)).toMatchObject({ players, config: { quantity: 3 } })
	await saveDraft(coach, { productId, designId, baseVersion: 3, config: plain, players: players.slice(1) })
	expect((await open(coach, designId)).players).toEqual(players.slice(1))
})

test('a shared link, a stored config and another person get no players', async () => {
	const [coach, stranger] = [await designer(), await designer()]
	const { designId } = await save(coach, { players })
	const token = await shareVersion(coach, { designId, version: 1 })
	expect(JSON.stringify(await sharedDesign(context, token))).not.toContain('Rodriguez')
	const [row] = await database.db.select().from(designVersions).where(eq(designVersions.designId, designId))
	expect(JSON.stringify(row)).not.toContain('Rodriguez')
	await expect(open(stranger, designId)).rejects.toMatchObject({ code: 'not_found' })
	await expect(save(stranger, { designId, baseVersion: 1, players: [] })).rejects.toMatchObject({
		code: 'not_found',
	})
	expect((await open(coach, designId)).players).toEqual(players)
})

test('a list that cannot be stored is refused with the row and the reason, and nothing changes', async () => {
	const coach = await designer()
	const [first] = players
	const { designId } = await save(coach, { players })
	const refused = (list: unknown[]) => save(coach, { designId, baseVersion: 1, players: list })
	await expect(refused([first, { ...first, quantity: 0 }])).rejects.toMatchObject({
		code: 'invalid',
		message: 'Player 2: The quantity is a whole number from 1 to 999.',
	})
	await expect(refused([{ ...first, name: 'x'.repeat(61) }])).rejects.toMatchObject({ code: 'invalid' })
	await expect(refused(['Rodriguez'])).rejects.toMatchObject({ code: 'invalid' })
	await expect(refused(Array.from({ length: 501 }, () => first))).rejects.toMatchObject({
		message:
			'A design takes up to 500 players; this list has 501. Remove some, or make a second design for them.',
	})
	expect((await open(coach, designId)).saved?.version).toBe(1)
	await save(coach, { designId, baseVersion: 1, players: Array.from({ length: 500 }, () => first) })
	expect((await open(coach, designId)).players).toHaveLength(500)
})

test('pieces without a name do not pay for one, in the stored price too', async () => {
	const coach = await designer(['retail'])
	const config = { ...plain, playerName: 'Sample' }
	const totalOf = async (names: string[]) => {
		const list = names.map((name) => ({ name, number: '', size: 'M', quantity: 1 }))
		const { designId } = await save(coach, { config, players: list })
		const [row] = await database.db.select().from(designs).where(eq(designs.id, designId))
		if (!row) throw new Error('not saved')
		const { basePrice, customizationFee, total } = row.pricing
		return { total, base: basePrice, fee: customizationFee }
	}
	const { base, fee, total } = await totalOf(['Ava', ''])
	expect(fee).toBeGreaterThan(0)
	expect(total).toBe(2 * base + fee)
	expect((await totalOf(['Ava', 'Bo'])).total).toBe(2 * base + 2 * fee)
})

test('a player in a size that costs more pays for it, in the stored price too', async () => {
	const coach = await designer(['retail'])
	const [product] = await database.db.select().from(products).where(eq(products.id, productId))
	if (!product) throw new Error('No product')
	const { attributes } = product
	await database.db
		.update(products)
		.set({ attributes: { ...attributes, sizeCents: { '2XL': 200 } } })
		.where(eq(products.id, productId))
	const list = ['M', '2XL', '2xl'].map((size) => ({ name: '', number: '', size, quantity: 1 }))
	const { designId } = await save(coach, { config: plain, players: list })
	const [row] = await database.db.select().from(designs).where(eq(designs.id, designId))
	await database.db.update(products).set({ attributes }).where(eq(products.id, productId))
	expect(row?.pricing).toMatchObject({ total: 3 * product.basePriceCents + 400, sizeCents: { '2XL': 200 } })
})
