// A family changes its unpaid order; a payment at the same moment leaves one order that counts. On both engines.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { examine } from '#checkout/service/doctor.server.ts'
import { orderLines, orders } from '#orders/tables.ts'
import { payments, refunds } from '#payments/tables.ts'
import { roster } from '#rosters/tables.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import {
	newLinkedFamily,
	openPayPage,
	payAsFamily,
	payUrlIn,
} from '../../../tests/factories/family-orders.ts'
import { noAnswer, openTestSelling } from '../../../tests/factories/payments.ts'

const { context } = await openTestDatabase({ seeded: false })
const selling = openTestSelling(context)

const family = (input: Parameters<typeof newLinkedFamily>[2] = {}) => newLinkedFamily(context, selling, input)

const findings = async () =>
	(await examine(selling.at(context))).filter(({ what }) => !/counted|on the shelf/.test(what))

test('a changed choice takes the place of the unpaid order, address and email stay, and its stock is its own', async () => {
	const { order, wanted, placed, view, jersey, shorts, visit, tokenOf, rosterIds } = await family({
		stock: 1,
	})
	await order(wanted())
	const [first] = await placed()
	expect((await view()).delivery).toEqual({ team: null, home: 'Lakewood, OH', email: 'p•••@example.test' })
	selling.orders.mails.length = 0
	const change = {
		replaces: first!.id,
		[`qtyOf-${jersey.itemId}`]: '1',
		[`sizeOf-${jersey.itemId}`]: 'M',
		[`qtyOf-${shorts.itemId}`]: '1',
		[`sizeOf-${shorts.itemId}`]: 'L',
	}
	const payUrl = payUrlIn(await order(change))
	const [old, changed, ...more] = (await placed()).toSorted((a) => (a.id === first!.id ? -1 : 1))
	expect(more).toEqual([])
	expect([old?.status, changed?.status]).toEqual(['cancelled', 'pending'])
	expect(changed).toMatchObject({ shipTo: first!.shipTo, contactEmail: 'parent@example.test' })
	const lines = await context.db.select().from(orderLines).where(eq(orderLines.orderId, changed!.id))
	expect(lines.map(({ customization }) => customization.size).toSorted()).toEqual(['L', 'M'])
	// One mail, of the order that counts.
	expect(selling.orders.mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('to pay')])
	// A second click finds it; the same choice once more changes nothing.
	expect(payUrlIn(await order(change))).toBe(payUrl)
	expect(payUrlIn(await order({ ...change, replaces: changed!.id }))).toBe(payUrl)
	expect(await placed()).toHaveLength(2)
	// Another link changes only its own player's order.
	const other = { ...visit, token: await tokenOf(rosterIds[1] ?? '') }
	await expect(order({ ...change, replaces: changed!.id }, other)).rejects.toMatchObject({ code: 'conflict' })
	expect(await findings()).toEqual([])
})

test('the receipt goes to the address of the roster unless the family types another one', async () => {
	const { order, wanted, placed, view, rowId } = await family()
	await context.db.update(roster).set({ parentEmail: 'mom@example.test' }).where(eq(roster.id, rowId))
	expect((await view()).delivery.email).toBe('m•••@example.test')
	await order(wanted({ email: '' }))
	await order(wanted({ email: 'dad@example.test' }))
	expect((await placed()).map(({ contactEmail }) => contactEmail).toSorted()).toEqual([
		'dad@example.test',
		'mom@example.test',
	])
})

test('a form with a problem leaves the unpaid order as it is', async () => {
	const { order, wanted, placed, jersey } = await family()
	await order(wanted())
	const [first] = await placed()
	const wrong = await order({ ...wanted({ [`sizeOf-${jersey.itemId}`]: '' }), replaces: first!.id })
	expect(wrong).toMatchObject({ ok: false })
	expect((await placed()).map(({ status }) => status)).toEqual(['pending'])
})

test('a paid order is not changed', async () => {
	const { order, wanted, placed, jersey } = await family()
	const payUrl = payUrlIn(await order(wanted()))
	await payAsFamily(context, selling, payUrl)
	const [first] = await placed()
	const change = wanted({ replaces: first!.id, [`sizeOf-${jersey.itemId}`]: 'L' })
	await expect(order(change)).rejects.toMatchObject({ code: 'conflict' })
	expect((await placed()).map(({ status }) => status)).toEqual(['paid'])
})

test('of a payment and a change at one moment one counts: the order is paid, or its money goes back', async () => {
	const { through } = selling.network
	for (const isAsked of [true, false, false]) {
		const { order, wanted, placed, jersey } = await family()
		const payUrl = payUrlIn(await order(wanted()))
		const [first] = await placed()
		const id = await openPayPage(context, selling, payUrl)
		const press = () => selling.sandbox.press(selling.at(context), { id, choice: 'pay' })
		if (!isAsked) await press()
		const hear = selling.events
			.splice(0)
			.map((event) => () => selling.sandbox.deliver(selling.at(context), event))
		// The provider cannot be asked: only the event says that the order is paid.
		if (!isAsked) selling.network.through = noAnswer
		const changing = order(wanted({ replaces: first!.id, [`sizeOf-${jersey.itemId}`]: 'L' }))
		const [changed] = await Promise.allSettled([
			changing,
			...(isAsked ? [press()] : hear.map((deliver) => deliver())),
		])
		selling.network.through = through
		await selling.settle()
		const [standing] = await context.db.select().from(orders).where(eq(orders.id, first!.id))
		const back = await context.db.select().from(refunds).where(eq(refunds.orderId, first!.id))
		if (changed.status === 'rejected') {
			expect(changed.reason).toMatchObject({ code: 'conflict' })
			expect((await placed()).map(({ status }) => status)).toEqual(['paid'])
			expect(back).toEqual([])
		} else {
			expect(standing?.status).toBe('cancelled')
			expect((await placed()).map(({ status }) => status).toSorted()).toEqual(['cancelled', 'pending'])
			const [payment] = await context.db.select().from(payments).where(eq(payments.orderId, first!.id))
			const sum = back.reduce((total, { amountCents }) => total + amountCents, 0)
			expect(sum).toBe(payment?.state === 'paid' ? first!.totalCents : 0)
		}
		expect(await findings()).toEqual([])
	}
})
