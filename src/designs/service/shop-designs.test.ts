// Designs of the shop: what the pictures of the demo products show, open to everyone and changed by no one.
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { eq, inArray, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { profiles } from '#accounts/tables.ts'
import { picturedConfigs, stableId } from '#catalog/seeds/seed.server.ts'
import { products } from '#catalog/tables.ts'
import { teamColor } from '#garments/colors.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { diskStore } from '#files/object-stores/disk.server.ts'
import { asWorn } from '#pictures/rules/worn-views.ts'
import { drawPicture, pictureHash } from '#pictures/service/drawing.server.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { seedShopDesigns } from '../seeds/seed.server.ts'
import { openBuilder } from '../../../tests/factories/designs/open-builder.ts'
import { startIn } from '#builder/rules/start-address.ts'
import { designs, designVersions } from '../tables.ts'
import { saveDraft } from './drafts.server.ts'
import { myDesigns } from './list.server.ts'
import { lockDesigns } from './ordered.server.ts'
import { designPicture, playerPicture } from './picture.server.ts'
import { copyDesign, restoreVersion, saveDesign } from './save.server.ts'
import { shareVersion } from './shares.server.ts'
import { addShopDesigns } from './shop-designs.server.ts'

const { database, context } = await openTestDatabase()
const { db } = database
const store = diskStore(tmpdir())
const jersey = stableId('FH-FB210')

async function designer(): Promise<ServiceContext> {
	const userId = randomUUID()
	await db.insert(profiles).values({ id: userId, email: `${userId}@example.test` })
	return { ...context, actor: { userId, roles: ['coach', 'admin'] } }
}

async function colorwaysOf(productId: string) {
	const [row] = await db.select().from(products).where(eq(products.id, productId))
	return row?.colorways ?? []
}

async function picturedDesign(productId: string) {
	const [colorway] = await colorwaysOf(productId)
	if (!colorway?.design) throw new Error('The demo product has no design')
	return colorway.design
}

test('every picture of a customizable demo product shows a design of the shop', async () => {
	const all = await db.select().from(products)
	const saved = new Map((await db.select().from(designs)).map((design) => [design.id, design]))
	const custom = all.filter(({ attributes }) => attributes.customizable && !attributes.pieces)
	expect(custom.length).toBeGreaterThan(60)
	for (const { id: productId, sku, colorways } of custom)
		for (const { id: colorway, design } of colorways) {
			const stored = saved.get(design?.id ?? '')
			expect(stored, `${sku} ${colorway}`).toMatchObject({ productId, userId: null, colorway, version: 1 })
			expect(design?.decorations, sku).toEqual(stored?.config.decorations)
		}
	// Dyed-in art is flat on the cloth, sewn art is not.
	for (const isDyed of [true, false]) {
		const product = custom.find(({ attributes }) => Boolean(attributes.sublimated) === isDyed)
		const config = saved.get(product?.colorways[0]?.design?.id ?? '')?.config
		if (!product || !config) throw new Error('There is no such product with a design')
		const { templateVersion = 0 } = config
		const spec = {
			templateId: product.attributes.templateId,
			templateVersion,
			view: 'front',
			mode: 'thumb',
		} as const
		expect(pictureHash(asWorn({ ...spec, config })), product.sku).toBe(product.images[0]?.hash)
	}
})

test('every kit shows a design of the shop for each piece, tied together by the first', async () => {
	const kits = (await db.select().from(products)).filter(({ attributes }) => attributes.pieces)
	const saved = new Map((await db.select().from(designs)).map((design) => [design.id, design]))
	expect(kits.length).toBeGreaterThanOrEqual(10)
	for (const { id: kitProductId, sku, colorways, attributes } of kits)
		for (const { id: colorway, kit = [], design } of colorways) {
			expect(design).toBeUndefined()
			expect(kit.map(({ piece }) => piece)).toEqual(attributes.pieces?.map(({ id }) => id))
			const stored = kit.flatMap(({ id }) => saved.get(id) ?? [])
			for (const [at, { piece, decorations }] of kit.entries()) {
				expect(stored[at], `${sku} ${colorway} ${piece}`).toMatchObject({
					userId: null,
					productId: attributes.pieces?.[at]?.productId,
					kitProductId,
					kitId: kit[0]?.id,
					piece,
					colorway,
					version: 1,
				})
				expect(decorations).toEqual(stored[at]?.config.decorations)
			}
			const [lead, ...further] = stored.map(({ pricing }) => pricing)
			// More garments than in one piece alone: the quantity discount of all together.
			const apart = [lead, ...further].reduce((sum, pricing) => sum + (pricing?.total ?? 0), 0)
			expect(lead?.kitTotal, sku).toBeLessThan(apart)
			expect(further.map((pricing) => pricing.kitTotal)).toEqual(further.map(() => undefined))
		}
})

test('a kit gets all designs of a colorway or none', async () => {
	const kitId = stableId('FH-FS500')
	const [colorway] = await colorwaysOf(kitId)
	const { kit: pieces = [], ...bare } = colorway ?? {
		id: '',
		name: '',
		primary: '',
		secondary: '',
		families: [],
	}
	const [lead] = pieces
	await db.transaction(async (inner) => {
		// The other pieces' designs go with the first.
		await inner.delete(designs).where(eq(designs.id, lead?.id ?? ''))
		await inner
			.update(products)
			.set({ colorways: [bare] })
			.where(eq(products.id, kitId))
		const given = picturedConfigs().filter(
			({ colorway: of, kit }) => kit?.productId === kitId && of === bare.id,
		)
		await addShopDesigns({ db: inner, now: context.now }, given.slice(1))
		const [without] = await inner.select().from(products).where(eq(products.id, kitId))
		expect(without?.colorways).toEqual([bare])
		await addShopDesigns({ db: inner, now: context.now }, given)
		const [whole] = await inner.select().from(products).where(eq(products.id, kitId))
		expect(whole?.colorways).toEqual([{ ...bare, kit: pieces }])
	})
})

test('a design that prints something has a blank picture and a decoration for all of it', async () => {
	const { blankPicture, decorations, playerNumber } = await picturedDesign(jersey)
	expect(decorations.map(({ itemId }) => itemId)).toEqual(['team-front', 'number-front', 'number-back'])
	expect(playerNumber).not.toBe('')
	// The product's description promises twill.
	expect(new Set(decorations.map(({ type }) => type))).toEqual(new Set(['tackle_twill']))
	const [colorway] = await colorwaysOf(jersey)
	const [row] = await db.select().from(products).where(eq(products.id, jersey))
	expect(blankPicture).toMatch(/^[0-9a-f]{24}$/)
	expect(row?.images.map(({ hash }) => hash)).not.toContain(blankPicture)
	expect(await picturedDesign(stableId('FH-FP310'))).toMatchObject({ blankPicture: null, decorations: [] })
	expect(colorway?.design?.version).toBe(1)
})

test('a demo from before gets the designs that it lacks, and keeps all others', async () => {
	const [lost, kept] = await colorwaysOf(jersey)
	if (!lost?.design || !kept?.design) throw new Error('The demo product has two colorways')
	const changed = { ...kept, design: { ...kept.design, playerNumber: '7' } }
	const { design: _lost, ...bare } = lost
	await db.delete(designs).where(eq(designs.id, lost.design.id))
	await db
		.update(products)
		.set({ colorways: [bare, changed] })
		.where(eq(products.id, jersey))
	const count = async () => (await db.select({ id: designs.id }).from(designs)).length
	const before = await count()
	await db.transaction((inner) => seedShopDesigns(inner, context.now))
	await db.transaction((inner) => seedShopDesigns(inner, context.now))
	expect(await count()).toBe(before + 1)
	expect(await colorwaysOf(jersey)).toEqual([lost, changed])
})

test('a colorway has one design of the shop, and only those have none but the shop as owner', async () => {
	const { id } = await picturedDesign(jersey)
	const [row] = await db.select().from(designs).where(eq(designs.id, id))
	if (!row) throw new Error('The design is missing')
	const { userId } = (await designer()).actor
	const second = { ...row, id: randomUUID() }
	await expect(db.insert(designs).values(second)).rejects.toThrow()
	await expect(db.insert(designs).values({ ...second, colorway: null })).rejects.toThrow()
	await expect(db.insert(designs).values({ ...second, userId })).rejects.toThrow()
})

test('everyone sees the picture; no visitor or coach changes, copies, shares or lists it', async () => {
	const { id: designId } = await picturedDesign(jersey)
	const worn = { designId, version: 1, playerName: '', playerNumber: '24' }
	const coach = await designer()
	expect(drawPicture((await playerPicture(context, store, worn)).spec)).toContain('<svg')
	expect(await playerPicture(coach, store, worn)).toEqual(await playerPicture(context, store, worn))
	const [{ config }] = (await db.select().from(designs).where(eq(designs.id, designId))) as [
		typeof designs.$inferSelect,
	]
	const owner = { userId: coach.actor.userId, visitorKey: null }
	const asked = { productId: jersey, designId, baseVersion: 1, config }
	const refusals = await Promise.allSettled([
		saveDesign(coach, { ...asked, owner }),
		saveDraft(coach, asked),
		restoreVersion(coach, { designId, version: 1, baseVersion: 1 }),
		copyDesign(coach, designId),
		shareVersion(coach, { designId, version: 1 }),
		designPicture(coach, store, { designId, version: 1 }),
	])
	for (const refusal of refusals)
		expect(refusal).toMatchObject({ status: 'rejected', reason: { code: 'not_found' } })
	expect(await myDesigns(coach, { query: '', page: 1 })).toMatchObject({ total: 0 })
})

test('an approval of an order leaves the shop’s design open, and no account takes it along', async () => {
	const { id } = await picturedDesign(jersey)
	const coach = await designer()
	await inTransaction(coach, (inner) => lockDesigns(inner, [id]))
	await db.delete(profiles).where(eq(profiles.id, coach.actor.userId ?? ''))
	const [design] = await db
		.select()
		.from(designs)
		.where(inArray(designs.id, [id]))
	expect(design).toMatchObject({ locked: false, status: 'draft', userId: null })
	const [{ versions }] = (await db
		.select({ versions: sql<number>`count(*)::int` })
		.from(designVersions)
		.where(eq(designVersions.designId, id))) as [{ versions: number }]
	expect(versions).toBe(1)
})

test('the builder opens what is pictured, in the color or team colors asked for, or the plain garment', async () => {
	const owner = { userId: null, visitorKey: null }
	const opened = async (search: string) => {
		const start = startIn(new URLSearchParams(search), null)
		const { config, askedStart, saved } = await openBuilder(context, {
			productId: jersey,
			designId: undefined,
			owner,
			start,
		})
		return { config, askedStart, saved }
	}
	const [first, second] = await colorwaysOf(jersey)
	const configOf = async (id: string | undefined) =>
		(
			await db
				.select()
				.from(designs)
				.where(eq(designs.id, id ?? ''))
		)[0]?.config
	expect(await opened('')).toEqual({
		config: await configOf(first?.design?.id),
		askedStart: null,
		saved: null,
	})
	expect(await opened(`color=${second?.id}`)).toMatchObject({
		config: await configOf(second?.design?.id),
		askedStart: 'pictured',
	})
	expect(await opened('color=no-such-color')).toMatchObject({ config: await configOf(first?.design?.id) })
	const team = await opened('colors=purple-white&team=Oak Hill')
	expect(team.config).toMatchObject({ teamName: 'Oak Hill', primaryColor: teamColor('purple').hex })
	expect(await opened(`start=plain&color=${second?.id}`)).toMatchObject({
		config: { teamName: '', playerNumber: '', primaryColor: second?.primary, decorations: [] },
		askedStart: 'plain',
	})
})

test('a draft stays open whatever start the address names, and the start is offered', async () => {
	const coach = await designer()
	const { userId } = coach.actor
	const owner = { userId, visitorKey: null }
	const asked = { productId: jersey, designId: undefined, owner }
	const { config } = await openBuilder(coach, asked)
	const draft = { ...config, teamName: 'Mine' }
	await saveDraft(coach, { productId: jersey, designId: null, baseVersion: 0, config: draft, players: [] })
	const start = startIn(new URLSearchParams('color=black-orange'), null)
	expect(await openBuilder(coach, { ...asked, start })).toMatchObject({
		isDraft: true,
		config: { teamName: 'Mine' },
		askedStart: 'pictured',
		starts: { pictured: { teamName: config.teamName } },
	})
})
