// The ledger equals its orders to the cent: credited once, reversed on refunds. On both engines.
import { expect, test } from 'vitest'
import { inTransaction } from '#database/context.server.ts'
import { fundraisingEntries } from '../tables.ts'
import { orderLines, orders } from '#orders/tables.ts'
import { refundFor } from '#orders/rules/refunds.ts'
import { recordRefund } from '#orders/service/transition.server.ts'
import { linesOf, lockOrder } from '#orders/store/orders.server.ts'
import { amountOf } from '#pricing/rules/totals.ts'
import { newBuyer, newVariant, statementsOf, statusOf, wanted } from '../../../tests/factories/orders.ts'
import { eq, inArray } from 'drizzle-orm'
import { openTestDatabase } from '../../../tests/database.ts'
import { ledgersThatDiffer } from '../store/doctor.server.ts'
import { balanceOf } from '../store/ledger.server.ts'
import {
	entriesOf,
	ledgerDependencies,
	moveThrough,
	newPortal,
	portalOrder,
} from '../../../tests/factories/fundraising.ts'

const { context } = await openTestDatabase({ seeded: false })
const dependencies = ledgerDependencies()
const coach = await newBuyer(context, ['coach'])
const portal = await newPortal(context, { coachId: coach.userId, marginBp: 1_500 })
const hoodie = await newVariant(context, { sport: 'spirit', priceCents: 3_333, stock: 500 })
const cap = await newVariant(context, { sport: 'spirit', priceCents: 1_999, stock: 500 })
const jersey = await newVariant(context, { priceCents: 5_000, stock: 500 })
const some = [wanted(hoodie, 3), wanted(jersey, 4), wanted(cap, 2), wanted(hoodie, 1, { number: '7' })]
const place = (change = {}) => portalOrder(coach, dependencies, { portal, lines: some, ...change })
const po = { paymentMode: 'school_po', poNumber: '4711' } as const
const net = async (orderId: string) =>
	(await entriesOf(context, orderId)).reduce((sum, { amountCents }) => sum + amountCents, 0)

async function back(orderId: string, what: { amountCents: number } | { line: number; qty: number }) {
	await inTransaction(context, async (inner) => {
		const order = await lockOrder(inner.db, orderId)
		const bought = await linesOf(inner.db, orderId)
		if (!order) throw new Error('No such order')
		const refundable = bought.map(({ refundedQty, snapshot, ...line }) => ({
			...line,
			gone: refundedQty,
			raisesFunds: snapshot.raisesFunds,
		}))
		const units = 'line' in what ? [{ lineId: bought[what.line]!.id, qty: what.qty }] : []
		const amountCents = 'line' in what ? refundFor(refundable, units, order.pricing) : what.amountCents
		await recordRefund(inner, dependencies, { order, amountCents, lines: units, reason: 'Torn' })
	})
}

test('a paid order credits every item that raises funds, and the cents add up to its margin', async () => {
	const order = await place()
	expect(await entriesOf(context, order.id)).toEqual([])
	await moveThrough(context, dependencies, { id: order.id, moves: ['pay'] })
	const entries = await entriesOf(context, order.id)
	const margin = amountOf(order.pricing, 'fundraising')
	expect(margin).toBeGreaterThan(0)
	const lines = await linesOf(context.db, order.id)
	const ofCaps = (margin * 2 * 1_999) / (4 * 3_333 + 2 * 1_999)
	expect(entries).toMatchObject([
		{ kind: 'credit', portalId: portal.id, productId: lines[2]?.productId, createdBy: null },
		{ kind: 'credit', portalId: portal.id, productId: lines[0]?.productId, createdBy: null },
	])
	expect(Math.abs((entries[0]?.amountCents ?? 0) - ofCaps)).toBeLessThan(1)
	expect(await net(order.id)).toBe(margin)
	await moveThrough(context, dependencies, { id: order.id, moves: ['start', 'ship', 'deliver'] })
	expect(await entriesOf(context, order.id)).toEqual(entries)
})

test('units that go back take what their buyer got for the margin, other units nothing', async () => {
	const order = await place()
	await moveThrough(context, dependencies, { id: order.id, moves: ['pay'] })
	await back(order.id, { line: 1, qty: 2 })
	expect(await net(order.id)).toBe(amountOf(order.pricing, 'fundraising'))
	await back(order.id, { line: 0, qty: 1 })
	const weight = 3_333 * 4 + 1_999 * 2
	const margin = amountOf(order.pricing, 'fundraising')
	expect(await net(order.id)).toBe(margin - Math.round((margin * 3_333) / weight))
	expect(await ledgersThatDiffer(context.db)).toEqual([])
})

test('money alone takes its part, and a whole refund leaves exactly nothing', async () => {
	const order = await place()
	await moveThrough(context, dependencies, { id: order.id, moves: ['pay', 'start'] })
	const margin = amountOf(order.pricing, 'fundraising')
	await back(order.id, { amountCents: Math.round(order.totalCents / 3) })
	expect(await net(order.id)).toBe(margin - Math.round(margin / 3))
	await back(order.id, { line: 0, qty: 1 })
	const rest = (await lockOrder(context.db, order.id))!
	await back(order.id, { amountCents: rest.totalCents - rest.refundedCents })
	expect(await statusOf(context, order.id)).toBe('refunded')
	expect(await net(order.id)).toBe(0)
	expect(await ledgersThatDiffer(context.db)).toEqual([])
})

test('an approval that is void takes all of it back, and the next one credits it again', async () => {
	const order = await place(po)
	await moveThrough(context, dependencies, { id: order.id, moves: ['approve'] })
	expect(await net(order.id)).toBe(amountOf(order.pricing, 'fundraising'))
	await moveThrough(context, dependencies, { id: order.id, moves: ['void_approval'] })
	expect(await net(order.id)).toBe(0)
	await moveThrough(context, dependencies, {
		id: order.id,
		moves: ['request_changes', 'resubmit', 'approve'],
	})
	expect(await net(order.id)).toBe(amountOf(order.pricing, 'fundraising'))
	expect(await ledgersThatDiffer(context.db)).toEqual([])
	await moveThrough(context, dependencies, { id: order.id, moves: ['cancel'] })
	expect(await net(order.id)).toBe(0)
})

test('lines may go when an approval is void, even all that raised funds', async () => {
	const order = await place({ ...po, poNumber: '4713' })
	await moveThrough(context, dependencies, { id: order.id, moves: ['approve'] })
	const lines = await linesOf(context.db, order.id)
	const raising = lines.filter(({ snapshot }) => snapshot.raisesFunds).map(({ id }) => id)
	await context.db.delete(orderLines).where(inArray(orderLines.id, raising))
	const { adjustments } = order.pricing
	const pricing = { ...order.pricing, adjustments: adjustments.filter(({ kind }) => kind !== 'fundraising') }
	await context.db.update(orders).set({ pricing }).where(eq(orders.id, order.id))
	await moveThrough(context, dependencies, { id: order.id, moves: ['void_approval', 'approve'] })
	expect(await net(order.id)).toBe(0)
	expect(await ledgersThatDiffer(context.db)).toEqual([])
})

test('an order that was never paid or approved leaves no trace; one that comes back to life does', async () => {
	const order = await place({ ...po, poNumber: '4712' })
	await moveThrough(context, dependencies, { id: order.id, moves: ['request_changes', 'cancel'] })
	expect(await entriesOf(context, order.id)).toEqual([])
	const late = await place()
	await moveThrough(context, dependencies, { id: late.id, moves: ['expire', 'revive'] })
	expect(await net(late.id)).toBe(amountOf(late.pricing, 'fundraising'))
})

test('without a margin, without a portal and without spirit wear there is nothing to credit', async () => {
	const plain = await newPortal(context, { coachId: coach.userId, marginBp: 0 })
	const without = await portalOrder(coach, dependencies, { portal: plain, lines: some })
	const garments = await place({ lines: [wanted(jersey, 2)] })
	for (const { id } of [without, garments]) {
		await moveThrough(context, dependencies, { id, moves: ['pay'] })
		expect(await entriesOf(context, id)).toEqual([])
	}
})

test('a hundred lines cost as many statements as two, and the balance is the sum of all', async () => {
	const counts: number[] = []
	for (const size of [2, 100]) {
		const lines = Array.from({ length: size }, (_, at) => wanted(hoodie, 1, { number: String(at % 100) }))
		const order = await place({ lines })
		const move = (moves: ['pay'] | ['refund']) => moveThrough(context, dependencies, { id: order.id, moves })
		counts.push(await statementsOf(() => move(['pay'])), await statementsOf(() => move(['refund'])))
		expect(await net(order.id)).toBe(0)
	}
	expect(counts.slice(2)).toEqual(counts.slice(0, 2))
	const all = await context.db
		.select()
		.from(fundraisingEntries)
		.where(eq(fundraisingEntries.portalId, portal.id))
	const sum = all.reduce((total, { amountCents }) => total + amountCents, 0)
	expect(await balanceOf(context.db, portal.id)).toBe(sum)
})

test('the doctor sees a ledger that does not hold what its order raises', async () => {
	const order = await place()
	await moveThrough(context, dependencies, { id: order.id, moves: ['pay'] })
	await context.db.delete(fundraisingEntries).where(eq(fundraisingEntries.orderId, order.id))
	const margin = amountOf(order.pricing, 'fundraising')
	expect(await ledgersThatDiffer(context.db)).toEqual([
		{ orderId: order.id, what: `raises ${margin} cents, its ledger holds 0` },
	])
})
