// Deliveries and adjustments on both engines: what they add, what they refuse, and at the same moment as others.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '#accounts/tables.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import type { Role } from '#kit/roles.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { insertProduct } from '../../../tests/factories/catalog.ts'
import { mostUnits, type UnitsMoved } from '../rules/manage.ts'
import { mostNote, type AdjustmentReason } from '../rules/movements.ts'
import { wrongHistories } from '../store/doctor.server.ts'
import { productListings, variants } from '../tables.ts'
import { movementsForStaff } from './movements.server.ts'
import { adjustStock, receiveStock } from './receive.server.ts'
import { reserveStock } from './stock.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const { db } = context
const by = (...roles: Role[]): ServiceContext => ({ ...context, actor: { userId: randomUUID(), roles } })
const admin = by('admin')

async function newShelf(stock = 10, sizes: readonly string[] = ['L']) {
	const productId = await insertProduct(db, { sizes, stock })
	await db.update(variants).set({ stockCounted: stock }).where(eq(variants.productId, productId))
	const shelves = await db
		.select({ variantId: variants.id, base: variants.stockCounted })
		.from(variants)
		.where(eq(variants.productId, productId))
		.orderBy(variants.sizeRank)
	const [shelf] = shelves
	if (!shelf) throw new Error('No shelf')
	return { productId, shelf, shelves }
}
const stockOf = async (variantId: string) =>
	(
		await db
			.select({ stock: variants.stock, counted: variants.stockCounted })
			.from(variants)
			.where(eq(variants.id, variantId))
	)[0]

const receive = (
	productId: string,
	units: UnitsMoved[],
	more: { note?: string; who?: ServiceContext } = {},
) =>
	inTransaction(more.who ?? admin, (inner) =>
		receiveStock(inner, { productId, units, note: more.note ?? '' }),
	)
type Adjusting = { units: number; reason?: AdjustmentReason; note?: string; who?: ServiceContext }
const adjust = (
	{ productId, shelf }: { productId: string; shelf: Omit<UnitsMoved, 'units'> },
	{ units, reason = 'damaged', note = '', who = admin }: Adjusting,
) => inTransaction(who, (inner) => adjustStock(inner, { productId, ...shelf, units, reason, note }))

test('a delivery adds units to its sizes, to the history and to the log, and brings the product back to the lists', async () => {
	const { productId, shelves } = await newShelf(0, ['M', 'L', 'XL'])
	const units = shelves.slice(0, 2).map((shelf, at) => ({ ...shelf, units: 12 + at }))
	await receive(productId, units, { note: '  Slip 4711 ' })
	const { movements } = await movementsForStaff(admin, { productId, size: null, before: null })
	expect(movements.map(({ kind, size, delta, note }) => [kind, size, delta, note]).toSorted()).toEqual([
		['received', 'L', 13, 'Slip 4711'],
		['received', 'M', 12, 'Slip 4711'],
	])
	expect(await stockOf(shelves[0]!.variantId)).toEqual({ stock: 12, counted: 12 })
	expect(await stockOf(shelves[2]!.variantId)).toEqual({ stock: 0, counted: 0 })
	const [listing] = await db.select().from(productListings).where(eq(productListings.productId, productId))
	expect(listing).toMatchObject({ inStock: true })
	const [noted] = await db.select().from(auditLog).where(eq(auditLog.subject, productId))
	expect(noted).toMatchObject({ event: 'stock.received', details: { variants: 2, units: 25 } })
})

test('an adjustment takes or adds as its reason says, down to nothing', async () => {
	const { productId, shelf } = await newShelf(3)
	await adjust({ productId, shelf }, { units: 3 })
	expect(await stockOf(shelf.variantId)).toEqual({ stock: 0, counted: 0 })
	const back = { productId, shelf: { ...shelf, base: 0 } }
	await adjust(back, { units: 2, reason: 'other_more', note: 'From the other store' })
	const { movements } = await movementsForStaff(admin, { productId, size: null, before: null })
	expect(movements).toMatchObject([
		{ kind: 'adjusted', reason: 'other_more', note: 'From the other store', delta: 2, stock: 2 },
		{ kind: 'adjusted', reason: 'damaged', delta: -3, stock: 0, actorId: admin.actor.userId },
	])
})

const invalid = { code: 'invalid' }

test('what makes no sense is refused and changes nothing', async () => {
	const made = await newShelf(10)
	const { productId, shelf } = made
	await expect(receive(productId, [])).rejects.toMatchObject(invalid)
	for (const units of [0, -1, 1.5, Number.NaN, mostUnits + 1]) {
		await expect(receive(productId, [{ ...shelf, units }])).rejects.toMatchObject(invalid)
		await expect(adjust(made, { units, reason: 'found' })).rejects.toMatchObject(invalid)
	}
	await expect(receive(productId, [{ ...shelf, units: mostUnits }])).rejects.toMatchObject({
		...invalid,
		message: 'A size has at most 1,000,000 units.',
	})
	const long = 'x'.repeat(mostNote + 1)
	await expect(receive(productId, [{ ...shelf, units: 1 }], { note: long })).rejects.toMatchObject(invalid)
	await expect(adjust(made, { units: 1, reason: 'other_fewer', note: ' ' })).rejects.toMatchObject({
		...invalid,
		message: 'Please say in the note why the stock is adjusted.',
	})
	await expect(adjust(made, { units: 11 })).rejects.toMatchObject({
		code: 'conflict',
		message: 'Only 10 of this size can be sold: fewer than 0 cannot be left.',
	})
	expect(await stockOf(shelf.variantId)).toEqual({ stock: 10, counted: 10 })
})

test('a size of another product, or one that is gone, is refused', async () => {
	const [one, other] = [await newShelf(), await newShelf()]
	const gone = { code: 'not_found' }
	await expect(receive(one.productId, [{ ...other.shelf, units: 1 }])).rejects.toMatchObject(gone)
	const missing = { productId: one.productId, shelf: { ...one.shelf, variantId: randomUUID() } }
	await expect(adjust(missing, { units: 1 })).rejects.toMatchObject(gone)
})

test('only an admin receives and adjusts', async () => {
	const made = await newShelf()
	const { productId, shelf } = made
	for (const who of [by('csr'), by('production'), by('coach'), by()]) {
		const refused = { code: 'forbidden' }
		await expect(receive(productId, [{ ...shelf, units: 1 }], { who })).rejects.toMatchObject(refused)
		await expect(adjust(made, { units: 1, who })).rejects.toMatchObject(refused)
	}
})

test('the same delivery sent twice at once is added once', async () => {
	const { productId, shelf } = await newShelf(10)
	const units = [{ ...shelf, units: 5 }]
	const outcomes = await Promise.allSettled(Array.from({ length: 4 }, () => receive(productId, units)))
	expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
	for (const outcome of outcomes)
		if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'conflict' })
	expect(await stockOf(shelf.variantId)).toEqual({ stock: 15, counted: 15 })
})

test('deliveries of several sizes and orders for them at the same moment: every unit is in the history', async () => {
	const { productId, shelves } = await newShelf(5, ['S', 'M', 'L'])
	const backwards = shelves.toReversed()
	const order = (at: number) =>
		inTransaction(context, (inner) =>
			reserveStock(
				inner,
				randomUUID(),
				(at % 2 === 0 ? shelves : backwards).map(({ variantId }) => ({ variantId, quantity: 1 })),
			),
		)
	const deliver = receive(
		productId,
		backwards.map((shelf) => ({ ...shelf, units: 7 })),
	)
	const [short] = await Promise.all([
		Promise.all(Array.from({ length: 12 }, (_, at) => order(at))).then(
			(answers) => answers.filter((missing) => missing.length > 0).length,
		),
		deliver,
	])
	for (const { variantId } of shelves)
		expect(await stockOf(variantId)).toEqual({ stock: 12 - (12 - short), counted: 12 })
	const { movements } = await movementsForStaff(admin, { productId, size: 'M', before: null })
	const oldestFirst = movements.toReversed()
	expect(oldestFirst.map(({ position }) => position)).toEqual(oldestFirst.map((_, at) => at))
	for (const [at, { delta, stock }] of oldestFirst.entries())
		expect(stock).toBe((at === 0 ? 5 : oldestFirst[at - 1]!.stock) + delta)
	expect(await wrongHistories(db)).toEqual([])
})
