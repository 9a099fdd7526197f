// Splitting a cart while its older payment page is paid: one order remains, and no one pays twice. On both engines.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { examine } from '#checkout/service/doctor.server.ts'
import { orders } from '#orders/tables.ts'
import { payments, refunds } from '#payments/tables.ts'
import { standingStatuses } from '#orders/rules/lines.ts'
import { cancelOrder, expireOrder } from '#orders/service/manage.server.ts'
import { shareLinks } from './shares.server.ts'
import { createShareCheckout } from '#payments/service/shares.server.ts'
import { noAnswer, openTestSelling, sessionIdIn, tasksOf } from '../../../tests/factories/payments.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { loadedCart, memoryStore, newTeam, submissionOf } from '../../../tests/factories/bulk-orders.ts'
import { draftIn, leaveDraft, saveDraft } from './draft.server.ts'
import { submitBulk } from './submit.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const selling = openTestSelling(context)
selling.orders.onMoved.push(leaveDraft)
const dependencies = { payments: selling.dependencies, files: memoryStore() }

const press = (id: string, choice: 'pay' | 'bank' = 'pay') =>
	selling.sandbox.press(selling.at(context), { id, choice })

/** Delivers all waiting events concurrently. */
const hear = () => selling.events.splice(0).map((id) => selling.sandbox.deliver(selling.at(context), id))

/** A coach whose cart has an unpaid order with a payment page, and the form that splits that cart. */
async function openPageOf(change: { players?: number } = {}) {
	const team = await newTeam(context, change)
	const { coach, portalId } = team
	await loadedCart(coach, portalId)
	const form = (isSplit: boolean) => submissionOf(coach, portalId, { paymentMode: 'player_pays', isSplit })
	const whole = await submitBulk(selling.at(coach), dependencies, await form(false))
	if (whole.kind !== 'pay') throw new Error('There is no payment page')
	const splitting = await form(true)
	const split = async (given = splitting) => {
		const done = await submitBulk(selling.at(coach), dependencies, given)
		if (done.kind !== 'split') throw new Error('It was not split')
		return done.orderId
	}
	/** A family's payment page. */
	const shareOf = async (orderId: string, at = 0) => {
		const token = (await shareLinks(coach, selling.orders, orderId))[at]?.link.split('/').at(-1)
		return sessionIdIn(await createShareCheckout(selling.at(context), selling.dependencies, token))
	}
	/** The order of the page expires while a slow bank processes the payment. @returns a function that completes it */
	const ranOut = async () => {
		await press(sessionIdIn(whole), 'bank')
		const turns = selling.turns.splice(0)
		await selling.settle()
		selling.clock.advance(31 * 60_000)
		await expireOrder(selling.at(context), selling.orders, whole.orderId)
		await selling.settle()
		return async () => {
			for (const turn of turns.splice(0)) await selling.sandbox.turn(selling.at(context), turn)
		}
	}
	const placed = () =>
		context.db.select().from(orders).where(eq(orders.portalId, portalId)).orderBy(orders.createdAt)
	const states = async () => (await placed()).map(({ status }) => status)
	const standing = async () => (await placed()).filter(({ status }) => standingStatuses.includes(status))
	/** The money paid for one of the orders and not refunded. */
	const kept = async (orderId: string) => {
		const paid = await context.db.select().from(payments).where(eq(payments.orderId, orderId))
		const back = await context.db.select().from(refunds).where(eq(refunds.orderId, orderId))
		const sum = (rows: { amountCents: number }[]) => rows.reduce((cents, row) => cents + row.amountCents, 0)
		return sum(paid.filter(({ state }) => state === 'paid')) - sum(back)
	}
	return {
		...team,
		oldId: whole.orderId,
		page: sessionIdIn(whole),
		form,
		split,
		shareOf,
		ranOut,
		states,
		standing,
		kept,
	}
}

/** Orders, payments, stock and outbox agree. The factory's stock was never counted. */
const findings = async () =>
	(await examine(selling.at(context))).filter(({ what }) => !/counted|on the shelf/.test(what))

test('the page is paid before the split: the cart has been ordered, and is not split', async () => {
	const { page, split, states } = await openPageOf()
	await press(page)
	await selling.settle()
	await expect(split()).rejects.toThrow()
	expect(await states()).toEqual(['paid'])
})

test('the page is paid and no event has come: the provider is asked before the cart is split', async () => {
	const { page, split, states, coach, portalId, oldId } = await openPageOf()
	await press(page)
	const notified = selling.events.splice(0)
	await expect(split()).rejects.toMatchObject({
		code: 'conflict',
		message: expect.stringContaining(`#${oldId.slice(0, 8)}`),
	})
	selling.events.push(...notified)
	await selling.settle()
	expect(await states()).toEqual(['paid'])
	expect((await draftIn(coach, { portalId, userId: coach.userId })).items).toEqual([])
})

test('a bank is at work on the page: the split waits for it, or for the order to be called off', async () => {
	const { page, split, states, coach, oldId, kept } = await openPageOf()
	await press(page, 'bank')
	const turns = selling.turns.splice(0)
	await selling.settle()
	await expect(split()).rejects.toMatchObject({ code: 'conflict', message: expect.stringContaining('bank') })
	expect(await states()).toEqual(['pending'])
	await cancelOrder(selling.at(coach), selling.orders, { orderId: oldId, why: '' })
	const newer = await split()
	selling.turns.push(...turns)
	await selling.settle()
	expect(await states()).toEqual(['cancelled', 'pending'])
	expect([await kept(oldId), await kept(newer)]).toEqual([0, 0])
	expect(await tasksOf(context, oldId)).toEqual(['paid_not_fulfilled'])
})

test('the order ran out before the split and no family has paid: the late payment counts, the links end', async () => {
	const { ranOut, split, states, shareOf, kept, oldId } = await openPageOf()
	const bankPays = await ranOut()
	const newer = await split()
	const family = await shareOf(newer)
	await bankPays()
	await selling.settle()
	expect(await states()).toEqual(['paid', 'cancelled'])
	expect((await selling.stripe.checkout.sessions.retrieve(family)).status).toBe('expired')
	expect([(await kept(oldId)) > 0, await kept(newer)]).toEqual([true, 0])
	expect(await findings()).toEqual([])
})

test.each(['unasked', 'after the split'])(
	'the split has replaced the order and its page is paid, %s: the split order stands, the money goes back',
	async (when) => {
		const { page, split, states, shareOf, kept, oldId } = await openPageOf()
		if (when === 'unasked') await press(page)
		selling.network.through = when === 'unasked' ? noAnswer : selling.network.through
		const newer = await split()
		selling.network.through = (request, answer) => answer(request)
		const family = await shareOf(newer)
		if (when !== 'unasked') await press(page)
		await selling.settle()
		expect(await states()).toEqual(['cancelled', 'pending'])
		expect((await selling.stripe.checkout.sessions.retrieve(family)).status).toBe('open')
		expect(await kept(oldId)).toBe(0)
		expect([await tasksOf(context, oldId), await tasksOf(context, newer)]).toEqual([
			['paid_not_fulfilled'],
			[],
		])
		expect(await findings()).toEqual([])
	},
)

test('a family has paid first: the split order stands, the late money goes back, the staff has a task', async () => {
	const { ranOut, split, states, shareOf, kept, oldId } = await openPageOf()
	const bankPays = await ranOut()
	const newer = await split()
	const family = await shareOf(newer)
	await press(family)
	await Promise.all(hear())
	await bankPays()
	await selling.settle()
	expect(await states()).toEqual(['cancelled', 'pending'])
	expect(await kept(oldId)).toBe(0)
	expect(await kept(newer)).toBeGreaterThan(0)
	expect([await tasksOf(context, oldId), await tasksOf(context, newer)]).toEqual([['paid_not_fulfilled'], []])
	expect(await findings()).toEqual([])
})

test('the split order has more in it, and its cart is empty: it stands', async () => {
	const { ranOut, split, states, form, coach, portalId, kept, oldId } = await openPageOf()
	const bankPays = await ranOut()
	const { items, revision } = await draftIn(coach, { portalId, userId: coach.userId })
	const more = items.map((item, at) => (at === 0 ? { ...item, qty: 2 } : item))
	await saveDraft(coach, { portalId, baseRevision: revision, items: more })
	await split(await form(true))
	await bankPays()
	await selling.settle()
	expect(await states()).toEqual(['cancelled', 'pending'])
	expect(await kept(oldId)).toBe(0)
	expect(await tasksOf(context, oldId)).toEqual(['paid_not_fulfilled'])
})

test('paid and split at the same moment: one order stands', async () => {
	for (const round of [0, 1, 2]) {
		const { page, split, standing, kept, oldId } = await openPageOf({ players: 2 + round })
		await press(page)
		// The provider's answer comes too late: the first transaction in the database decides.
		selling.network.through = noAnswer
		const waiting = selling.events.splice(0)
		const deliver = () => waiting.map((id) => selling.sandbox.deliver(selling.at(context), id))
		await Promise.allSettled(round === 1 ? [split(), ...deliver()] : [...deliver(), split()])
		selling.network.through = (request, answer) => answer(request)
		await selling.settle()
		const [only, ...others] = await standing()
		expect(others).toEqual([])
		if (only?.isSplit)
			expect([await kept(oldId), await tasksOf(context, oldId)]).toEqual([0, ['paid_not_fulfilled']])
		else expect([only?.status, (await kept(oldId)) > 0]).toEqual(['paid', true])
	}
	expect(await findings()).toEqual([])
})

test('the late payment and a family’s at the same moment: one order stands, the other money goes back', async () => {
	for (const turned of [false, true]) {
		const { ranOut, split, shareOf, standing, kept, oldId } = await openPageOf()
		const bankPays = await ranOut()
		const newer = await split()
		const family = await shareOf(newer)
		const payments = [() => press(family), bankPays]
		for (const pay of turned ? payments : payments.toReversed()) await pay()
		await Promise.all(hear())
		await selling.settle()
		const [only, ...others] = await standing()
		expect(others).toEqual([])
		expect(await kept(only?.id === oldId ? newer : oldId)).toBe(0)
		expect(await kept(only?.id ?? '')).toBeGreaterThan(0)
		const tasks = [...(await tasksOf(context, oldId)), ...(await tasksOf(context, newer))]
		expect(tasks).toEqual(['paid_not_fulfilled'])
	}
	expect(await findings()).toEqual([])
})
