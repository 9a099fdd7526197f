// The doctor finds nothing after normal work, and each kind of damage made otherwise. On both engines.
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { payments, refunds } from '#payments/tables.ts'
import { cancelOrder, moveByStaff } from '#orders/service/manage.server.ts'
import { recordEvent, recordRefund, transitionOrder } from '#orders/service/transition.server.ts'
import { linesOf, lockOrder } from '#orders/store/orders.server.ts'
import type { OrderMove } from '#orders/states.ts'
import {
	newBuyer,
	newOrder,
	newVariant,
	testOrderDependencies,
	wanted,
} from '../../../tests/factories/orders.ts'
import { amountOf } from '#pricing/rules/totals.ts'
import { recordShipment } from '#shipping/service/ship.server.ts'
import { upsParcel } from '../../../tests/factories/shipping.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { examine, lineOf } from './doctor.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const dependencies = testOrderDependencies()
const buyer = await newBuyer(context, ['coach'])
const csr = await newBuyer(context, ['csr'])
const variantId = await newVariant(context, { stock: 200 })
const place = (change = {}) =>
	newOrder(buyer, dependencies, {
		lines: [wanted(variantId, 2, { number: '1' }), wanted(variantId)],
		...change,
	})
const po = { paymentMode: 'school_po', poNumber: '4711' }

const move = (orderId: string, made: OrderMove) =>
	inTransaction(context, async (inner) => {
		const order = await lockOrder(inner.db, orderId)
		if (order) await transitionOrder(inner, dependencies, { order, move: made })
	})

const note = (orderId: string, kind: 'shares_reminder' | 'passed_on') =>
	inTransaction(context, async (inner) => {
		const order = await lockOrder(inner.db, orderId)
		if (order) await recordEvent(inner, order, { kind })
	})

async function paid(): Promise<{ id: string; paymentId: string }> {
	const { id, totalCents } = await place()
	const paymentId = randomUUID()
	await context.db.insert(payments).values({
		id: paymentId,
		orderId: id,
		state: 'paid',
		amountCents: totalCents,
		isLive: false,
		successUrl: '',
		cancelUrl: '',
		expiresAt: context.now,
		createdAt: context.now,
		paidAt: context.now,
	})
	await move(id, 'pay')
	return { id, paymentId }
}

/** Records a refund of money and units, as payments do. */
async function refunded({ id, paymentId }: { id: string; paymentId: string }, isWhole: boolean) {
	await inTransaction(context, async (inner) => {
		const order = await lockOrder(inner.db, id)
		const [line] = await linesOf(inner.db, id)
		if (!order || !line) throw new Error('No such order')
		const amountCents = isWhole ? order.totalCents : 1_000
		const lines = isWhole ? [] : [{ lineId: line.id, qty: 1 }]
		await inner.db.insert(refunds).values({
			id: randomUUID(),
			orderId: id,
			paymentId,
			state: 'done',
			amountCents,
			taxCents: isWhole ? amountOf(order.pricing, 'tax') : 0,
			lines,
			reason: 'Torn',
			createdAt: inner.now,
			doneAt: inner.now,
		})
		await recordRefund(inner, dependencies, { order, amountCents, lines, reason: 'Torn' })
	})
}

/** Runs every path that the services offer for an order. */
async function work(): Promise<void> {
	await place()
	await cancelOrder(buyer, dependencies, { orderId: (await place()).id, why: '' })
	await move((await place()).id, 'expire')
	const late = await place()
	await move(late.id, 'expire')
	await cancelOrder(buyer, dependencies, { orderId: late.id, why: 'Ran out before it was cancelled' })
	await note((await place({ paymentMode: 'player_pays', split: true })).id, 'shares_reminder')
	await note((await place(po)).id, 'passed_on')
	const approved = await place(po)
	await moveByStaff(csr, dependencies, { orderId: approved.id, move: 'approve' })
	await moveByStaff(csr, dependencies, { orderId: approved.id, move: 'start' })
	await cancelOrder(buyer, dependencies, { orderId: (await place(po)).id, why: '' })
	await refunded(await paid(), true)
	await refunded(await paid(), false)
	const made = await paid()
	await moveByStaff(csr, dependencies, { orderId: made.id, move: 'start' })
	await recordShipment(csr, dependencies, { orderId: made.id, shipment: upsParcel })
	await moveByStaff(csr, dependencies, { orderId: made.id, move: 'deliver' })
	await refunded(made, false)
	await refunded({ ...made }, false)
}
await work()

const findings = async (later = 0) =>
	(await examine({ ...context, now: new Date(context.now.getTime() + later) })).map(lineOf)

test('where the services worked, nothing is found', async () => {
	expect(await findings()).toEqual([])
})

class Undone extends Error {}

/** Damages data in a transaction that is rolled back, and returns the doctor's findings. */
async function foundAfter(damage: (inner: ServiceContext) => Promise<unknown>, later = 0): Promise<string[]> {
	let found: string[] = []
	await inTransaction(context, async (inner) => {
		await damage(inner)
		found = (await examine({ db: inner.db, now: new Date(inner.now.getTime() + later) })).map(lineOf)
		throw new Undone()
	}).catch((failure: unknown) => {
		if (!(failure instanceof Undone)) throw failure
	})
	return found
}

const { id: orderId, paymentId } = await paid()
const { id: splitId } = await place({ paymentMode: 'player_pays', split: true })
const ofSplit = sql`order_id = ${splitId}`
const waiting = await place()
const run = (statement: ReturnType<typeof sql>) => (inner: ServiceContext) => inner.db.execute(statement)
const hour = 3_600_000

type Damage = [string, (inner: ServiceContext) => Promise<unknown>, RegExp, number?]
const damages: Damage[] = [
	[
		'a line that costs something else',
		run(sql`update order_lines set unit_cents = 1, line_cents = qty where order_id = ${orderId}`),
		/lines come to 3 cents and 3 units, the order says 15000 and 3/,
	],
	[
		'an adjustment that was changed',
		run(
			sql`update orders set pricing = jsonb_set(pricing, '{adjustments,0,amountCents}', '1') where id = ${orderId}`,
		),
		/lines and adjustments come to \d+ cents, the total is \d+/,
	],
	[
		'a total that was changed',
		run(sql`update orders set total_cents = total_cents + 1 where id = ${orderId}`),
		/lines and adjustments come to \d+ cents, the total is \d+/,
	],
	[
		'a payment of another amount',
		run(sql`update payments set amount_cents = 1 where id = ${paymentId}`),
		/a payment of 1 cents for a total of \d+/,
	],
	[
		'a paid order without its payment',
		run(sql`delete from payments where id = ${paymentId}`),
		/is paid without a payment/,
	],
	[
		'shares that are less than the order',
		run(sql`update order_shares set amount_cents = 1 where ${ofSplit} and position = 0`),
		/shares come to \d+ cents, the total is \d+/,
	],
	[
		'shares of an order that is not split',
		run(sql`update orders set is_split = false where id = ${splitId}`),
		/shares come to (\d+) cents, the total is \1/,
	],
	[
		'a line in the share of another order',
		run(
			sql`update order_lines set share_id = (select id from order_shares where ${ofSplit} limit 1) where order_id = ${orderId}`,
		),
		/a line is in the share of another order/,
	],
	[
		'a share that nobody paid',
		run(sql`update order_shares set state = 'paid' where ${ofSplit} and position = 1`),
		/share 2 is paid with 0 payments/,
	],
	[
		'shares that nobody covered, of an order that did not go on',
		run(sql`update order_shares set state = 'covered' where ${ofSplit}`),
		/waits although every share of it is settled(.|\n)*covered shares come to \d+ cents, the payment for them to 0/,
	],
	[
		'a paid order with shares that are open',
		run(sql`update orders set status = 'paid' where id = ${splitId}`),
		/is paid with 2 open shares/,
	],
	[
		'a payment of another amount than its share',
		run(
			sql`update payments set share_id = (select id from order_shares where ${ofSplit} limit 1) where id = ${paymentId}`,
		),
		/a payment of \d+ cents for a share of \d+/,
	],
	[
		'stock that went without an order',
		run(sql`update variants set stock = stock - 1 where id = ${variantId}`),
		/Navy, L: stock \d+, counted 200 less \d+ held/,
	],
	[
		'a hold that was never taken',
		run(sql`update stock_holds set state = 'held' where order_id = ${orderId}`),
		/is paid, its stock is held/,
	],
	[
		'a hold of too many units',
		run(
			sql`with more as (update stock_holds set quantity = quantity + 1 where order_id = ${orderId} returning variant_id)
				update variants set stock = stock - 1 where id in (select variant_id from more)`,
		),
		/holds 4 units of a variant of which its lines want 3/,
	],
	[
		'more money back than came in',
		(inner) =>
			inner.db.insert(refunds).values({
				id: randomUUID(),
				orderId,
				paymentId,
				state: 'done',
				amountCents: 9_999_999,
				lines: [],
				reason: '',
				createdAt: inner.now,
			}),
		/9999999 cents go back of a payment of \d+/,
	],
	[
		'more tax back than was charged',
		(inner) =>
			inner.db.insert(refunds).values({
				id: randomUUID(),
				orderId,
				paymentId,
				state: 'done',
				amountCents: 5_000,
				taxCents: 5_000,
				lines: [],
				reason: '',
				createdAt: inner.now,
			}),
		/5000 cents of tax go back of \d+ that were charged/,
	],
	[
		'a status that was set by hand',
		run(sql`update orders set status = 'shipped' where id = ${orderId}`),
		/history ends in paid, the order is shipped/,
	],
	[
		'a step that no order takes',
		run(sql`update order_events set kind = 'ship' where order_id = ${orderId} and position = 1`),
		/history has a step that cannot be: ship from pending to paid/,
	],
	[
		'a step that is missing',
		run(sql`update order_events set position = 7 where order_id = ${orderId} and position = 1`),
		/history has a step that cannot be/,
	],
	[
		'an order that nobody let go',
		run(sql`update orders set expires_at = expires_at where id = ${waiting.id}`),
		/still waits, its time was over at/,
		2 * hour,
	],
	[
		'a payment page that was never opened',
		run(
			sql`update payments set state = 'creating', created_at = created_at - interval '2 hours' where id = ${paymentId}`,
		),
		/its payment page has been in the making since/,
	],
	[
		'an event that was refused in silence',
		run(
			sql`insert into payment_events (id, type, session_id, outcome, received_at) values ('evt_1', 'checkout.session.completed', 'cs_1', 'refused', now())`,
		),
		/event evt_1 was refused and has no task/,
	],
	[
		'a mail that is stuck',
		run(
			sql`insert into outbox_messages (id, channel, recipient, text, created_at) values (${randomUUID()}, 'mail', 'a@example.test', '', ${new Date(context.now.getTime() - 2 * hour).toISOString()})`,
		),
		/a message \(mail\) has waited since/,
	],
]

test.each(damages)('found: %s', async (_what, damage, words, later = 0) => {
	const found = await foundAfter(damage, later)
	expect(found.join('\n')).toMatch(words)
	expect(found.join('\n')).not.toContain('O’Brien')
})

test('a finding begins with the reference of its order', async () => {
	const [line] = await foundAfter(run(sql`update orders set status = 'shipped' where id = ${orderId}`))
	expect(line).toMatch(new RegExp(`^#${orderId.slice(0, 8)}  `))
	expect(await findings()).toEqual([])
})
