// A family that cannot pay asks for help by its link; who can cover the share sees it and is mailed. On both engines.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { dayMs } from '#kit/time.ts'
import { orders, orderShares } from '#orders/tables.ts'
import { coverRest } from '#payments/service/shares.server.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { canary } from '../../../tests/factories/bulk-orders.ts'
import {
	newLinkedFamily,
	payAsFamily,
	payUrlIn,
	tokenIn,
	visitorOf,
} from '../../../tests/factories/family-orders.ts'
import { openTestSelling } from '../../../tests/factories/payments.ts'
import { askForHelp } from './share-help.server.ts'
import { familyPage, sharesView } from './shares.server.ts'
import { portalView } from './views.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const selling = openTestSelling(context)

/** A family of a new team that has ordered and not paid. */
async function unpaidFamily() {
	const family = await newLinkedFamily(context, selling)
	const payUrl = payUrlIn(await family.order(family.wanted()))
	const token = tokenIn(payUrl)
	const [order] = await family.placed()
	if (!order) throw new Error('Nothing was placed')
	selling.orders.mails.length = 0
	const ask = (isAsked: boolean, by = token) =>
		askForHelp(selling.at(visitorOf(context)), selling.orders, { token: by, isAsked })
	const page = () => familyPage(selling.at(visitorOf(context)), token)
	const unpaid = async (who = family.coach) =>
		(await portalView(selling.at(who), family.portalId)).unpaid.map(({ name, helpAskedAt }) => ({
			name,
			helpAskedAt,
		}))
	return { ...family, order, orderId: order.id, payUrl, token, ask, page, unpaid }
}

test('who asks is shown to the coach and to its own family; a mail says so without a name, once a day', async () => {
	const { ask, page, unpaid, coach, player, orderId, token } = await unpaidFamily()
	expect(await unpaid()).toEqual([{ name: canary(0), helpAskedAt: null }])
	await ask(true)
	await ask(true)
	const { helpAskedAt: at, isOfPlayer } = await page()
	expect([at, isOfPlayer]).toEqual([expect.any(Date), true])
	expect(await unpaid()).toEqual([{ name: canary(0), helpAskedAt: at }])
	expect(await unpaid(player)).toEqual([])
	const { shares } = await sharesView(selling.at(coach), selling.orders, orderId)
	expect(shares).toMatchObject([{ helpAskedAt: at, state: 'open' }])
	expect(selling.orders.mails.map(({ to, links }) => [to, links])).toEqual([
		[`${coach.userId}@example.test`, [expect.stringContaining(`/orders/${orderId}/shares`)]],
	])
	expect(JSON.stringify(selling.orders.mails)).not.toMatch(new RegExp(`ZYXO|/pay/|${token}`))
	await ask(false)
	expect((await page()).helpAskedAt).toBeNull()
	await ask(true)
	expect(selling.orders.mails).toHaveLength(1)
	await ask(false)
	selling.clock.advance(dayMs)
	await ask(true)
	expect(selling.orders.mails).toHaveLength(2)
})

test('of an order that the coach has split, its buyer is asked', async () => {
	const { orderId, ask, coach } = await unpaidFamily()
	const bought = { userId: coach.userId, contactEmail: 'buyer@example.test' }
	await context.db.update(orders).set(bought).where(eq(orders.id, orderId))
	await ask(true)
	expect(selling.orders.mails.map(({ to }) => to)).toEqual(['buyer@example.test'])
})

test('what is ordered and not paid is told from what is paid, by item', async () => {
	const { coach, portalId, payUrl, jersey, rowId } = await unpaidFamily()
	const own = async () =>
		(await portalView(selling.at(coach), portalId)).roster.map(({ id, has, unpaid }) => [id, has, unpaid])
	expect(await own()).toContainEqual([rowId, [jersey.itemId], [jersey.itemId]])
	await payAsFamily(context, selling, payUrl)
	expect(await own()).toContainEqual([rowId, [jersey.itemId], undefined])
})

test('the coach covers what was asked for; what is paid or covered takes no more questions', async () => {
	const helped = await unpaidFamily()
	await helped.ask(true)
	const { url } = await coverRest(selling.at(helped.coach), selling.dependencies, helped.orderId)
	await selling.sandbox.press(selling.at(context), { id: url.split('/').at(-1) ?? '', choice: 'pay' })
	await selling.settle()
	expect(await helped.page()).toMatchObject({ state: 'covered' })
	expect(await helped.unpaid()).toEqual([])
	await expect(helped.ask(false)).rejects.toMatchObject({
		code: 'conflict',
		message: 'This share has been paid already.',
	})
	const paid = await unpaidFamily()
	await payAsFamily(context, selling, paid.payUrl)
	await expect(paid.ask(true)).rejects.toMatchObject({ code: 'conflict' })
	expect(selling.orders.mails.filter(({ subject }) => subject.includes('help'))).toEqual([])
})

test('refused: links that open nothing, and shares that are not a player’s', async () => {
	const { ask, token, orderId, page } = await unpaidFamily()
	await expect(ask(true, 'x'.repeat(43))).rejects.toMatchObject({ code: 'not_found' })
	await expect(ask(true, token.slice(1))).rejects.toMatchObject({ code: 'not_found' })
	await context.db.update(orderShares).set({ rosterId: null }).where(eq(orderShares.orderId, orderId))
	expect(await page()).toMatchObject({ isOfPlayer: false })
	await expect(ask(true)).rejects.toMatchObject({ code: 'not_found' })
	expect(selling.orders.mails).toEqual([])
})
