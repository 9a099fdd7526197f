// A new design from an earlier season's, on both engines.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { products } from '#catalog/tables.ts'
import { renameDesign } from '#designs/service/list.server.ts'
import { startingConfig, subjectOf } from '#designs/service/subject.server.ts'
import { designs } from '#designs/tables.ts'
import { portalItems } from '#portals/tables.ts'
import { specPrices } from '#pricing/rules/price-list.ts'
import { insertProduct } from '../../../tests/factories/catalog.ts'
import { insertUpload } from '../../../tests/factories/files/upload.ts'
import { newMember, newPerson, newPortal, type Person } from '../../../tests/factories/portals.ts'
import { openBuilder } from '../../../tests/factories/designs/open-builder.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { seasonChangeIn } from '../rules/new-season-texts.ts'
import { newSeasonPlan, startNewSeason } from './new-season.server.ts'
import { saveForTeam } from './save.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const csr = await newPerson(context, ['csr'])
const year = context.now.getUTCFullYear()

const ownerOf = ({ userId }: Person) => ({ userId, visitorKey: null })
const player = { name: 'Rivera', number: '7', size: 'M', quantity: 2 }

async function savedBy(who: Person, productId: string, change: object = {}): Promise<string> {
	const plain = startingConfig(await subjectOf(context, productId), specPrices)
	const { designId } = await saveForTeam(who, {
		productId,
		designId: null,
		baseVersion: 0,
		config: { ...plain, teamName: `RAMS ${year}`, playerNumber: '24', ...change },
		players: [player],
		owner: ownerOf(who),
	})
	return designId
}

async function opened(who: Person, address: string) {
	const [productId, designId] = address.split('/').slice(-2)
	return openBuilder(who, { productId: productId ?? '', designId, owner: ownerOf(who) })
}

const setProduct = (id: string, part: Partial<typeof products.$inferInsert>) =>
	context.db.update(products).set(part).where(eq(products.id, id))

test('the new design has the next season in its texts and name, no players, and leaves the earlier one alone', async () => {
	const [coach, productId] = [await newPerson(csr), await insertProduct(context.db)]
	const designId = await savedBy(coach, productId)
	await renameDesign(coach, { designId, name: `Home ${year}` })
	const plan = await newSeasonPlan(coach, designId)
	expect(plan).toMatchObject({ season: { from: year, to: year + 1 }, players: 1, title: `Home ${year + 1}` })
	expect(plan.changes).toEqual([`Team name: “RAMS ${year}” becomes “RAMS ${year + 1}”.`])
	const address = await startNewSeason(coach, { designId, year: year + 1, withPlayers: false })
	const made = await opened(coach, address)
	expect([made.config.teamName, made.config.playerNumber, made.players]).toEqual([
		`RAMS ${year + 1}`,
		'24',
		[],
	])
	const [row] = await context.db
		.select()
		.from(designs)
		.where(eq(designs.id, made.saved?.id ?? ''))
	expect([row?.name, row?.version]).toEqual([`Home ${year + 1}`, 1])
	const before = await openBuilder(coach, { productId, designId, owner: ownerOf(coach) })
	expect([before.config.teamName, before.players.length]).toEqual([`RAMS ${year}`, 1])
})

test('players come along when they are chosen, and texts stay without a year', async () => {
	const [coach, productId] = [await newPerson(csr), await insertProduct(context.db)]
	const designId = await savedBy(coach, productId)
	const address = await startNewSeason(coach, { designId, year: null, withPlayers: true })
	const made = await opened(coach, address)
	expect([made.config.teamName, made.config.quantity]).toEqual([`RAMS ${year}`, 2])
	expect(made.players.map(({ name, number }) => [name, number])).toEqual([['Rivera', '7']])
})

test('a product that is no longer sold is replaced by one of the same garment, and it is said', async () => {
	const [coach, productId] = [await newPerson(csr), await insertProduct(context.db)]
	const designId = await savedBy(coach, productId)
	const successor = await insertProduct(context.db)
	await setProduct(productId, { status: 'archived' })
	const plan = await newSeasonPlan(coach, designId)
	expect(plan.changes[0]).toMatch(
		/is no longer sold\. The new design is for .*, which is the same garment\.$/,
	)
	const address = await startNewSeason(coach, { designId, year: year + 1, withPlayers: false })
	expect(address).not.toContain(productId)
	await opened(coach, address)
	await context.db.update(products).set({ status: 'archived' })
	await expect(newSeasonPlan(coach, designId)).rejects.toMatchObject({
		code: 'conflict',
		message: expect.stringContaining('no longer sold'),
	})
	await setProduct(successor, { status: 'active' })
})

test('a method that is not offered any more is replaced, and it is said', async () => {
	const [coach, productId] = [await newPerson(csr), await insertProduct(context.db)]
	const line = {
		type: 'tackle_twill',
		location: 'back',
		size: 'large',
		description: '',
		itemId: 'number-back',
	}
	const designId = await savedBy(coach, productId, { decorations: [line] })
	const [row] = await context.db.select().from(products).where(eq(products.id, productId))
	if (!row) throw new Error('No product')
	await setProduct(productId, { attributes: { ...row.attributes, methods: ['screen'] } })
	const { changes } = await newSeasonPlan(coach, designId)
	expect(changes.filter((change) => change.includes('tackle twill is not offered')).length).toBeGreaterThan(0)
	const spanish = changes.map((change) => seasonChangeIn('es', change))
	expect(spanish.filter((change) => /\b(?:is|not|of|the|offered|left)\b/i.test(change))).toEqual([])
	const made = await opened(coach, await startNewSeason(coach, { designId, year: null, withPlayers: false }))
	expect(new Set(made.config.decorations.map(({ type }) => type))).toEqual(new Set(['screen']))
})

test('a team’s coach starts from a design of its catalog with its art; players and strangers do not see it', async () => {
	const productId = await insertProduct(context.db, { sublimated: true })
	const portal = await newPortal(csr, { items: [{ productId, required: false, deadlineOn: null }] })
	const [owner, coach, fan] = [
		await newMember(csr, portal, 'coach'),
		await newMember(csr, portal, 'coach'),
		await newMember(csr, portal, 'player'),
	]
	const stranger = await newPerson(csr)
	const assetId = await insertUpload(context, owner.userId)
	const tileId = await insertUpload(context, owner.userId)
	const tile = { url: '', assetId: tileId, widthIn: 4, aspectRatio: 1 }
	const pattern = { id: 'own-tile', color: '#111111', opacity: 1, tile }
	const logo = {
		id: 'crest',
		url: '',
		assetId,
		placement: 'chest',
		view: 'front',
		x: 12,
		y: 12,
		width: 4,
		height: 4,
		rotation: 0,
	}
	const designId = await savedBy(owner, productId, { logos: [logo], pattern })
	await expect(newSeasonPlan(coach, designId)).rejects.toMatchObject({ code: 'not_found' })
	await context.db
		.update(portalItems)
		.set({ designId, designVersion: 1 })
		.where(eq(portalItems.portalId, portal.portalId))
	const address = await startNewSeason(coach, { designId, year: year + 1, withPlayers: false })
	const made = await opened(coach, address)
	expect(made.config.logos.map((one) => one.assetId)).toEqual([assetId])
	expect(made.config.pattern?.tile?.assetId).toBe(tileId)
	for (const who of [fan, stranger])
		await expect(newSeasonPlan(who, designId)).rejects.toMatchObject({ code: 'not_found' })
})

test('visitors, unknown designs and impossible years are refused', async () => {
	const [coach, productId] = [await newPerson(csr), await insertProduct(context.db)]
	const designId = await savedBy(coach, productId)
	await expect(newSeasonPlan(context, designId)).rejects.toMatchObject({ code: 'signed_out' })
	for (const id of [randomUUID(), 'x'])
		await expect(newSeasonPlan(coach, id)).rejects.toMatchObject({ code: 'not_found' })
	for (const wrong of [1999, 2026.5, Number.NaN])
		await expect(startNewSeason(coach, { designId, year: wrong, withPlayers: false })).rejects.toMatchObject({
			code: 'invalid',
		})
})
