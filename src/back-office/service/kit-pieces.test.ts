// An owner makes a kit of new products and changes its pieces; what was ordered of it stays.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { profiles } from '#accounts/tables.ts'
import { productPage } from '#catalog/service/product-page.server.ts'
import { productListings, products, variants } from '#catalog/tables.ts'
import type { PieceChoice } from '#catalog/rules/kit-pieces.ts'
import type { NewProduct } from '#catalog/rules/new-product.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { saveDesign } from '#designs/service/save.server.ts'
import { picturedConfigs } from '#designs/service/shop-designs.server.ts'
import { soldProduct, startingConfig } from '#designs/service/subject.server.ts'
import { brokenKits } from '#designs/store/doctor.server.ts'
import { designs } from '#designs/tables.ts'
import { WantedLine } from '#orders/schemas.ts'
import { orderLines } from '#orders/tables.ts'
import { specPrices } from '#pricing/rules/price-list.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { newBuyer } from '../../../tests/factories/orders.ts'
import { jobsIn, moved, purchaseOrder, testFloor } from '../../../tests/factories/production.ts'
import { historyLines } from '../rules/product-history.ts'
import { historyOf } from './audit.server.ts'
import { chooseLook } from './product-look.server.ts'
import { changeKitPieces, changeProduct, changeStatus, makeKit, makeProduct } from './products.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const { db } = context
const admin: ServiceContext = { ...context, actor: { userId: randomUUID(), roles: ['admin'] } }
await db.insert(profiles).values({ id: admin.actor.userId!, email: 'kits@example.test' })

async function newProduct(changes: Partial<NewProduct> = {}, isPublished = true) {
	const sku = `RL-${randomUUID().slice(0, 8)}`
	const id = await makeProduct(admin, {
		brand: 'Ridgeline',
		model: 'Comet Jersey',
		sku,
		sport: 'football',
		description: '',
		basePriceCents: 4_950,
		certs: ['NOCSAE'],
		customizable: true,
		sublimated: false,
		templateId: 'football-jersey',
		leadTimeDays: 12,
		colors: [
			{ name: '', primary: 'navy', secondary: 'gold' },
			{ name: '', primary: 'gold', secondary: 'navy' },
		],
		sizes: ['S', 'M'],
		...changes,
	})
	if (isPublished) await changeStatus(admin, { productId: id, status: 'active' })
	await db.update(variants).set({ stock: 50, stockCounted: 50 }).where(eq(variants.productId, id))
	return { id, sku }
}
const pants = (changes: Partial<NewProduct> = {}, isPublished = true) =>
	newProduct(
		{ model: 'Comet Pants', templateId: 'football-pants', basePriceCents: 3_000, certs: [], ...changes },
		isPublished,
	)

const piece = ({ sku }: { sku: string }, name: string, part: Partial<PieceChoice> = {}): PieceChoice => ({
	id: '',
	sku,
	name,
	swapped: false,
	...part,
})
const kitOf = (...pieces: PieceChoice[]) => ({
	brand: 'Ridgeline',
	model: 'Comet Set',
	sku: `KIT-${randomUUID().slice(0, 8)}`,
	sport: 'football',
	description: 'Home and away.',
	pieces,
})
const rowOf = async (id: string) => (await db.select().from(products).where(eq(products.id, id)))[0]!
const publish = (productId: string) => changeStatus(admin, { productId, status: 'active' })
async function setPieces(kitId: string, ...pieces: PieceChoice[]) {
	const { updatedAt } = await rowOf(kitId)
	await changeKitPieces(admin, { kitId, seenAt: updatedAt.getTime(), pieces })
}
async function withLook({ id }: { id: string }, teamName: string) {
	const { pieces } = await soldProduct(admin, id)
	const { designId } = await saveDesign(admin, {
		productId: id,
		designId: null,
		baseVersion: 0,
		config: { ...startingConfig(pieces[0], specPrices), teamName, playerNumber: '7' },
		owner: { userId: admin.actor.userId, visitorKey: null },
	})
	await chooseLook(admin, { productId: id, designId })
}

test('a kit of new products is a drawn draft that costs their sum, and is sold once it is published', async () => {
	const [jersey, trousers] = [await newProduct(), await pants({}, false)]
	await withLook(jersey, 'COMETS')
	const input = kitOf(
		piece({ sku: jersey.sku.toLowerCase() }, 'Home jersey'),
		piece(jersey, 'Away jersey', { swapped: true }),
		piece(trousers, 'Pants'),
	)
	const id = await makeKit(admin, input)
	const kit = await rowOf(id)
	expect(kit).toMatchObject({ status: 'draft', basePriceCents: 12_900, safetyCerts: [] })
	expect(kit.attributes.pieces).toEqual([
		{ id: 'home-jersey', name: 'Home jersey', productId: jersey.id },
		{ id: 'away-jersey', name: 'Away jersey', productId: jersey.id, swapped: true },
		{ id: 'pants', name: 'Pants', productId: trousers.id },
	])
	expect(kit.images.map(({ view }) => view).slice(0, 5)).toEqual([
		'front',
		'back',
		'home-jersey',
		'away-jersey',
		'pants',
	])
	expect(kit.images[0]?.alt).toBe('Comet Set in Navy / Athletic Gold, all pieces, front')
	expect(kit.colorways.map(({ kit: shown }) => shown?.map(({ piece: own }) => own))).toEqual([
		['home-jersey', 'away-jersey', 'pants'],
		['home-jersey', 'away-jersey', 'pants'],
	])
	const configs = await picturedConfigs(context, { productId: id, colorway: kit.colorways[0]?.id ?? '' })
	expect([...configs].map(([own, { teamName }]) => [own, teamName]).toSorted()).toEqual([
		['away-jersey', 'COMETS'],
		['home-jersey', 'COMETS'],
		['pants', ''],
	])
	await expect(publish(id)).rejects.toMatchObject({
		code: 'invalid',
		message:
			'A kit is sold while all of its pieces are. Not in the shop: Pants (Comet Pants: draft). Publish them, or take them out of the kit.',
	})
	await publish(trousers.id)
	await publish(id)
	const [listing] = await db.select().from(productListings).where(eq(productListings.productId, id))
	expect(listing).toMatchObject({ priceCents: 12_900, leadTimeDays: 12, sizes: ['S', 'M'], inStock: true })
	expect((await productPage(context, id)).pieces).toHaveLength(3)
	expect((await historyOf(admin, id)).flatMap(historyLines)).toContain(
		'Made as a draft of a kit: 3 pieces in 2 colors',
	)
	expect(await brokenKits(db)).toEqual([])
})

test('what makes no kit is refused, each with its reason', async () => {
	const [a, b] = [await newProduct(), await newProduct()]
	const plain = await newProduct({ customizable: false })
	const red = await newProduct({ colors: [{ name: '', primary: 'red', secondary: 'white' }] })
	const made = kitOf(piece(a, 'A'), piece(b, 'B'))
	await makeKit(admin, made)
	const swapped = { swapped: true }
	const refused: [ReturnType<typeof kitOf>, RegExp][] = [
		[kitOf(piece(a, 'A')), /at least two pieces/],
		[kitOf(...Array.from({ length: 7 }, (_, at) => piece(a, `A${at}`))), /at most six pieces/],
		[kitOf(piece(a, 'A'), piece({ sku: 'NONE-1' }, 'B')), /no product with the SKU NONE-1/],
		[kitOf(piece(a, 'A'), piece(made, 'B')), /is a kit itself/],
		[kitOf(piece(a, 'A'), piece(plain, 'B')), /cannot be customized/],
		[kitOf(piece(a, 'A'), piece(b, 'a')), /Two pieces are named/],
		[kitOf(piece(a, 'A'), piece(b, ' ')), /needs a name/],
		[kitOf(piece(a, 'A'), piece(a, 'B')), /twice in the same colors/],
		[kitOf(piece(a, 'A'), piece(a, 'B', swapped), piece(a, 'C')), /three times/],
		[kitOf(piece(a, 'A', swapped), piece(b, 'B', swapped)), /not of all/],
		[kitOf(piece(a, 'A'), piece(red, 'B')), /no pair of colors in common/],
		[{ ...kitOf(piece(a, 'A'), piece(b, 'B')), sku: a.sku }, /is taken by/],
	]
	for (const [input, reason] of refused) await expect(makeKit(admin, input)).rejects.toThrow(reason)
	const csr = { ...context, actor: { userId: randomUUID(), roles: ['csr' as const] } }
	await expect(makeKit(csr, kitOf(piece(a, 'A'), piece(b, 'B')))).rejects.toMatchObject({ code: 'forbidden' })
})

test('pieces are added, removed and arranged; price, colors and pictures follow, and a stale page is refused', async () => {
	const [jersey, trousers, tee] = [await newProduct(), await pants(), await newProduct({ model: 'Tee' })]
	const id = await makeKit(admin, kitOf(piece(jersey, 'Jersey'), piece(trousers, 'Pants')))
	await publish(id)
	const { updatedAt } = await rowOf(id)
	await setPieces(
		id,
		piece(jersey, 'Jersey', { id: 'jersey' }),
		piece(tee, 'Warm-up'),
		piece(trousers, 'Game pants', { id: 'pants' }),
	)
	const after = await rowOf(id)
	expect(after.basePriceCents).toBe(4_950 + 3_000 + 4_950)
	expect(after.attributes.pieces?.map(({ id: own, name }) => [own, name])).toEqual([
		['jersey', 'Jersey'],
		['warm-up', 'Warm-up'],
		['pants', 'Game pants'],
	])
	expect(after.images.filter(({ colorway }) => colorway === after.colorways[0]?.id)).toHaveLength(5)
	const [listing] = await db.select().from(productListings).where(eq(productListings.productId, id))
	expect(listing?.priceCents).toBe(12_900)
	const stale = { kitId: id, seenAt: updatedAt.getTime() - 1, pieces: [piece(jersey, 'A'), piece(tee, 'B')] }
	await expect(changeKitPieces(admin, stale)).rejects.toMatchObject({ code: 'conflict' })
	// A kit in the shop takes no piece that is not.
	const draft = await newProduct({}, false)
	await expect(setPieces(id, piece(jersey, 'Jersey'), piece(draft, 'Draft'))).rejects.toThrow(
		/Draft \(Comet Jersey: draft\)/,
	)
	// An id that the kit has is not given to another product.
	await setPieces(id, piece(tee, 'Jersey', { id: 'jersey' }), piece(trousers, 'Game pants', { id: 'pants' }))
	expect((await rowOf(id)).attributes.pieces?.map(({ id: own }) => own)).toEqual(['jersey-2', 'pants'])
	await expect(setPieces(jersey.id, piece(jersey, 'A'), piece(tee, 'B'))).rejects.toMatchObject({
		code: 'not_found',
	})
	const lines = (await historyOf(admin, id)).flatMap(historyLines)
	expect(lines).toContain('Pieces: Jersey, Pants → Jersey, Warm-up, Game pants')
})

test('a kit that was ordered is made as it was; its saved design can be ordered, not edited', async () => {
	const [jersey, trousers, tee] = [await newProduct(), await pants(), await newProduct({ model: 'Tee' })]
	const id = await makeKit(admin, kitOf(piece(jersey, 'Jersey'), piece(trousers, 'Pants')))
	await publish(id)
	const coach = await newBuyer(context, ['coach'])
	const { pieces } = await soldProduct(context, id)
	const [config, second] = pieces.map((one) => ({ ...startingConfig(one, specPrices), teamName: 'COMETS' }))
	const request = {
		productId: id,
		config: config!,
		kit: { pants: second! },
		owner: { userId: coach.userId, visitorKey: null },
	}
	const { designId } = await saveDesign(coach, { ...request, designId: null, baseVersion: 0 })
	const rows = await db.select().from(designs).where(eq(designs.kitId, designId))
	const lines = await Promise.all(
		rows.map(async (row) => {
			const [variant] = await db.select().from(variants).where(eq(variants.productId, row.productId))
			const line = { variantId: variant?.id, design: { id: row.id, version: 1 }, quantity: 1 }
			return WantedLine.parse({ ...line, playerName: '', playerNumber: '' })
		}),
	)
	const floor = testFloor()
	const ordered = await purchaseOrder(coach, floor, lines)
	const linesOf = () =>
		db.select().from(orderLines).where(eq(orderLines.orderId, ordered)).orderBy(orderLines.position)
	const sold = await linesOf()
	await setPieces(id, piece(jersey, 'Jersey', { id: 'jersey' }), piece(tee, 'Warm-up'))
	expect(await linesOf()).toEqual(sold)
	expect(sold.map(({ snapshot }) => snapshot.kit?.piece.name).toSorted()).toEqual(['Jersey', 'Pants'])
	await moved(context, floor, [ordered, 'approve'])
	expect(await jobsIn(context, ordered)).toHaveLength(2)
	const [, warmUp] = (await soldProduct(context, id)).pieces
	const kit = { 'warm-up': startingConfig(warmUp!, specPrices) }
	await expect(saveDesign(coach, { ...request, kit, designId, baseVersion: 1 })).rejects.toMatchObject({
		code: 'conflict',
		message:
			'The pieces of this kit have changed. This design can still be ordered as it is; start a new one for the kit as it is now.',
	})
	expect(await brokenKits(db)).toEqual([])
	expect(await purchaseOrder(coach, floor, lines)).not.toBe(ordered)
})

test('a kit follows the methods of its pieces, and shows the designs of its present pieces only', async () => {
	const [jersey, trousers] = [await newProduct(), await pants()]
	await withLook(jersey, 'COMETS')
	const id = await makeKit(admin, kitOf(piece(jersey, 'Jersey'), piece(trousers, 'Pants')))
	await publish(id)
	const before = (await rowOf(id)).colorways[0]!
	const types = (colorway: typeof before) => [
		...new Set(colorway.kit?.flatMap(({ decorations }) => decorations.map(({ type }) => type))),
	]
	expect(types(before)).toEqual(['screen'])
	const { brand, model, description, sku, sport, updatedAt } = await rowOf(jersey.id)
	const change = { brand, model, description, sku, sport, basePriceCents: 4_950, certs: [] }
	await changeProduct(admin, {
		productId: jersey.id,
		seenAt: updatedAt.getTime(),
		change: { ...change, customizable: true, sublimated: false, methods: ['tackle_twill'] },
	})
	const after = (await rowOf(id)).colorways[0]!
	expect(types(after)).toEqual(['tackle_twill'])
	expect(after.kit?.[0]?.id).not.toBe(before.kit?.[0]?.id)
	const configs = await picturedConfigs(context, { productId: id, colorway: after.id })
	expect(configs.get('jersey')?.methods).toEqual(['tackle_twill'])
	expect(configs.size).toBe(2)
})
