// Buying blanks on both engines: needs, orders, receiving in parts, refusals, and two at the same moment.
import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { movementsForStaff } from '#catalog/service/movements.server.ts'
import { reserveStock } from '#catalog/service/stock.server.ts'
import { variants } from '#catalog/tables.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import type { Role } from '#kit/roles.ts'
import { transitionOrder } from '#orders/service/transition.server.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import {
	newBuyer,
	newOrder,
	newVariant,
	stockOf,
	testOrderDependencies,
	wanted,
} from '../../../tests/factories/orders.ts'
import { wrongSupplierOrders } from '../store/supplier-orders.server.ts'
import { supplierOrders } from '../tables.ts'
import { supplierOrderCsv, supplierOrderPdf } from './papers.server.ts'
import {
	endSupplierOrder,
	needsForStaff,
	openSupplierOrder,
	receiveSupplierOrder,
	supplierOrderForStaff,
	supplierOrdersForStaff,
} from './supplier-orders.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const { db } = context
const by = (...roles: Role[]): ServiceContext => ({ ...context, actor: { userId: randomUUID(), roles } })
const [admin, csr] = [by('admin'), by('csr')]

type Line = { variantId: string; quantity: number }
async function newPurchase(lines: Line[], who = admin): Promise<string> {
	const id = randomUUID()
	const order = { id, supplier: 'Rawhide', note: '', lines }
	await inTransaction(who, (inner) => openSupplierOrder(inner, order))
	return id
}
type Part = { variantId: string; seen: number; units: number }
const receive = (id: string, parts: Part[], who = admin) =>
	inTransaction(who, (inner) => receiveSupplierOrder(inner, { id, parts, note: 'Slip 7' }))
const end = (id: string, state: 'closed' | 'canceled', who = admin) =>
	inTransaction(who, (inner) => endSupplierOrder(inner, { id, state }))
const stateOf = async (id: string) => (await supplierOrderForStaff(csr, id)).order.state

test('open orders need what they took, less what is left and on the way; production ends the need', async () => {
	const brand = `Brand ${randomUUID().slice(0, 8)}`
	const variantId = await newVariant(context, { brand, stock: 10 })
	const buyer = await newBuyer(context)
	const dependencies = testOrderDependencies()
	const order = await newOrder(buyer, dependencies, { lines: [wanted(variantId, 8)] })
	const needs = async () => (await needsForStaff(csr, brand)).needs
	expect((await needsForStaff(csr, brand)).brands.map((one) => one.brand)).not.toContain(brand)
	const paid = await inTransaction(context, (inner) =>
		transitionOrder(inner, dependencies, { order, move: 'pay' }),
	)
	expect(await needs()).toMatchObject([{ variantId, size: 'L', ordered: 8, stock: 2, coming: 0, toBuy: 6 }])
	const first = await needsForStaff(csr, 'a brand without needs')
	expect(first.brand).toBe(first.brands[0]?.brand)
	expect(first.brands).toContainEqual({ brand, sizes: 1, units: 6 })
	const id = await newPurchase([{ variantId, quantity: 4 }])
	expect(await needs()).toMatchObject([{ coming: 4, toBuy: 2 }])
	await receive(id, [{ variantId, seen: 0, units: 3 }])
	expect(await needs()).toMatchObject([{ stock: 5, coming: 1, toBuy: 2 }])
	await inTransaction(context, (inner) =>
		transitionOrder(inner, dependencies, { order: paid!, move: 'start' }),
	)
	expect((await needsForStaff(csr, brand)).brands.map((one) => one.brand)).not.toContain(brand)
})

test('an order is received in parts, into stock and its history; the last units close it', async () => {
	const variantId = await newVariant(context, { stock: 1 })
	const other = await newVariant(context, { stock: 0 })
	const id = await newPurchase([
		{ variantId, quantity: 5 },
		{ variantId: other, quantity: 2 },
	])
	expect(await receive(id, [{ variantId, seen: 0, units: 3 }])).toHaveLength(1)
	expect(await stateOf(id)).toBe('open')
	expect(await stockOf(context, variantId)).toEqual({ stock: 4, counted: 4 })
	const rest = [
		{ variantId, seen: 3, units: 2 },
		{ variantId: other, seen: 0, units: 2 },
	]
	expect(await receive(id, rest)).toHaveLength(2)
	expect(await stateOf(id)).toBe('closed')
	const [{ productId } = { productId: '' }] = await db
		.select({ productId: variants.productId })
		.from(variants)
		.where(eq(variants.id, variantId))
	const { movements } = await movementsForStaff(csr, { productId, size: null, before: null })
	expect(movements.map(({ kind, delta, stock, note }) => [kind, delta, stock, note])).toEqual([
		['received', 2, 6, `Supplier order ${id.slice(0, 8)}, Slip 7`],
		['received', 3, 4, `Supplier order ${id.slice(0, 8)}, Slip 7`],
	])
	await expect(receive(id, rest)).rejects.toMatchObject({
		code: 'conflict',
		message: 'This supplier order is closed already.',
	})
})

test('an order is canceled before anything came, and closed after', async () => {
	const variantId = await newVariant(context)
	const [untouched, partly] = [
		await newPurchase([{ variantId, quantity: 5 }]),
		await newPurchase([{ variantId, quantity: 5 }]),
	]
	await receive(partly, [{ variantId, seen: 0, units: 1 }])
	await expect(end(untouched, 'closed')).rejects.toMatchObject({ code: 'conflict' })
	await expect(end(partly, 'canceled')).rejects.toMatchObject({ code: 'conflict' })
	await end(untouched, 'canceled')
	await end(partly, 'closed')
	expect([await stateOf(untouched), await stateOf(partly)]).toEqual(['canceled', 'closed'])
	await expect(end(untouched, 'canceled')).rejects.toMatchObject({ code: 'conflict' })
	expect((await supplierOrdersForStaff(csr, { state: 'canceled', page: 1 })).orders).toMatchObject([
		{ id: untouched, units: 5, received: 0 },
	])
})

test('what makes no sense is refused and changes nothing', async () => {
	const variantId = await newVariant(context, { stock: 3 })
	const invalid = { code: 'invalid' }
	const open = (change: object) =>
		inTransaction(admin, (inner) =>
			openSupplierOrder(inner, {
				id: randomUUID(),
				supplier: 'Rawhide',
				note: '',
				lines: [{ variantId, quantity: 1 }],
				...change,
			}),
		)
	for (const quantity of [0, -1, 1.5, 100_001])
		await expect(open({ lines: [{ variantId, quantity }] })).rejects.toMatchObject(invalid)
	for (const change of [{ lines: [] }, { supplier: ' ' }, { note: 'x'.repeat(201) }, { id: 'x' }])
		await expect(open(change)).rejects.toMatchObject(invalid)
	const unknown = { lines: [{ variantId: randomUUID(), quantity: 1 }] }
	await expect(open(unknown)).rejects.toMatchObject({ code: 'not_found' })
	const id = await newPurchase([{ variantId, quantity: 5 }])
	await expect(receive(id, [])).rejects.toMatchObject(invalid)
	for (const units of [0, -1, 1.5, 6])
		await expect(receive(id, [{ variantId, seen: 0, units }])).rejects.toMatchObject(invalid)
	await expect(receive(id, [{ variantId, seen: 1, units: 1 }])).rejects.toMatchObject({ code: 'conflict' })
	const missing = { code: 'not_found' }
	await expect(receive(id, [{ variantId: randomUUID(), seen: 0, units: 1 }])).rejects.toMatchObject(missing)
	await expect(receive(randomUUID(), [{ variantId, seen: 0, units: 1 }])).rejects.toMatchObject(missing)
	await expect(supplierOrderForStaff(csr, 'x')).rejects.toMatchObject(missing)
	expect(await stockOf(context, variantId)).toEqual({ stock: 3, counted: 3 })
})

test('the same form sent twice makes one order', async () => {
	const variantId = await newVariant(context)
	const order = { id: randomUUID(), supplier: 'Rawhide', note: '', lines: [{ variantId, quantity: 4 }] }
	const send = () => inTransaction(admin, (inner) => openSupplierOrder(inner, order))
	await Promise.all([send(), send()])
	expect((await supplierOrderForStaff(csr, order.id)).lines).toMatchObject([{ quantity: 4, received: 0 }])
})

test('staff reads, only an admin buys and receives', async () => {
	const variantId = await newVariant(context)
	const id = await newPurchase([{ variantId, quantity: 5 }])
	const refused = { code: 'forbidden' }
	for (const who of [by(), by('coach'), by('production')]) {
		await expect(needsForStaff(who, null)).rejects.toMatchObject(refused)
		await expect(supplierOrdersForStaff(who, { state: null, page: 1 })).rejects.toMatchObject(refused)
		await expect(supplierOrderPdf(who, id)).rejects.toMatchObject(refused)
		await expect(supplierOrderCsv(who, id)).rejects.toMatchObject(refused)
	}
	for (const who of [by(), csr, by('production')]) {
		await expect(newPurchase([{ variantId, quantity: 1 }], who)).rejects.toMatchObject(refused)
		await expect(receive(id, [{ variantId, seen: 0, units: 1 }], who)).rejects.toMatchObject(refused)
		await expect(end(id, 'canceled', who)).rejects.toMatchObject(refused)
	}
	expect((await supplierOrderCsv(csr, id)).text).toMatch(/,Rawhide,Game Jersey,Navy,L,5,0$/)
	const pdf = await supplierOrderPdf(csr, id)
	expect(Buffer.from(pdf.bytes).subarray(0, 5).toString()).toBe('%PDF-')
	expect(pdf.name).toBe(`supplier-order-${id.slice(0, 8)}.pdf`)
})

test('the same part received twice at once, beside orders for it, is added once', async () => {
	const variantId = await newVariant(context, { stock: 2 })
	const id = await newPurchase([{ variantId, quantity: 9 }])
	const needs = [{ variantId, quantity: 1 }]
	const [parts] = await Promise.all([
		Promise.allSettled(Array.from({ length: 4 }, () => receive(id, [{ variantId, seen: 0, units: 3 }]))),
		Promise.all(
			Array.from({ length: 2 }, () =>
				inTransaction(context, (inner) => reserveStock(inner, randomUUID(), needs)),
			),
		),
	])
	expect(parts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
	expect(await stockOf(context, variantId)).toEqual({ stock: 3, counted: 5 })
	expect((await supplierOrderForStaff(csr, id)).lines).toMatchObject([{ received: 3 }])
})

test('the doctor names an order whose state and units disagree', async () => {
	const variantId = await newVariant(context)
	const id = await newPurchase([{ variantId, quantity: 2 }])
	await receive(id, [{ variantId, seen: 0, units: 2 }])
	expect(await wrongSupplierOrders(db)).toEqual([])
	await db.update(supplierOrders).set({ state: 'open' }).where(eq(supplierOrders.id, id))
	const open = `Supplier order ${id.slice(0, 8)} is open, received 2 of 2`
	expect((await wrongSupplierOrders(db)).map(({ what }) => what)).toEqual([open])
	await db.execute(sql`update ${supplierOrders} set state = 'canceled' where id = ${id}`)
	expect(await wrongSupplierOrders(db)).toHaveLength(1)
	await db.update(supplierOrders).set({ state: 'closed' }).where(eq(supplierOrders.id, id))
})

test('a size that stock or a supplier order covers is counted, and is no longer to buy', async () => {
	const brand = `Brand ${randomUUID().slice(0, 8)}`
	const [short, plenty] = [
		await newVariant(context, { brand, stock: 6 }),
		await newVariant(context, { brand, stock: 6 }),
	]
	const lines = [wanted(short, 4), wanted(plenty, 3)]
	const dependencies = testOrderDependencies()
	const order = await newOrder(await newBuyer(context), dependencies, { lines })
	const before = await needsForStaff(csr, brand)
	await inTransaction(context, (inner) => transitionOrder(inner, dependencies, { order, move: 'pay' }))
	const paid = await needsForStaff(csr, brand)
	expect(paid.needs).toMatchObject([{ variantId: short, ordered: 4, stock: 2, toBuy: 2 }])
	expect(paid.covered).toBe(before.covered + 1)
	await newPurchase([{ variantId: short, quantity: 1 }])
	const id = await newPurchase([{ variantId: short, quantity: 1 }])
	const bought = await needsForStaff(csr, brand)
	expect(bought.brands.map((one) => one.brand)).not.toContain(brand)
	expect(bought.covered).toBe(before.covered + 2)
	await end(id, 'canceled')
	expect((await needsForStaff(csr, brand)).needs).toMatchObject([{ coming: 1, toBuy: 1 }])
})
