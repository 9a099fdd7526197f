// The ledger of a split order: nothing before the last share is paid, and a refund takes its own part.
import { expect, test } from 'vitest'
import { cancelOrder } from '#orders/service/manage.server.ts'
import { shareLinks } from '#bulk-orders/service/shares.server.ts'
import { linesOf } from '#orders/store/orders.server.ts'
import { newBuyer, newVariant, wanted } from '../../../tests/factories/orders.ts'
import { requestRefund, type RefundRequest } from '#payments/service/refunds.server.ts'
import { createShareCheckout } from '#payments/service/shares.server.ts'
import { amountOf } from '#pricing/rules/totals.ts'
import { openTestSelling, sessionIdIn } from '../../../tests/factories/payments.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { ledgersThatDiffer } from '../store/doctor.server.ts'
import { entriesOf, newPortal, portalOrder } from '../../../tests/factories/fundraising.ts'
import { settleMoved, settleRefunded } from './settle.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const selling = openTestSelling(context)
selling.orders.onMoved.push(settleMoved)
selling.orders.onRefunded.push(settleRefunded)
const [coach, csr] = [await newBuyer(context, ['coach']), await newBuyer(context, ['csr'])]
const portal = await newPortal(context, { coachId: coach.userId, marginBp: 1_500 })
const hoodie = await newVariant(context, { sport: 'spirit', priceCents: 3_333, stock: 500 })
const jersey = await newVariant(context, { priceCents: 5_000, stock: 500 })

/** A hoodie for Ada and for Lou, a jersey for Kim. */
async function openShares() {
	const lines = [
		wanted(hoodie, 1, { name: 'Ada', number: '' }),
		wanted(hoodie, 1, { name: 'Lou', number: '' }),
		wanted(jersey, 1, { name: 'Kim', number: '' }),
	]
	const split = {
		paymentMode: 'player_pays',
		split: true,
		delivery: { isTaxExempt: false, isFree: true },
	} as const
	const order = await portalOrder(coach, selling.orders, { portal, lines, ...split })
	const links = await shareLinks(coach, selling.orders, order.id)
	const lineIds = (await linesOf(context.db, order.id)).map(({ id }) => id)
	return {
		order,
		pay: async (at: number) => {
			const token = links[at]?.link.split('/').at(-1)
			const page = await createShareCheckout(selling.at(context), selling.dependencies, token)
			await selling.sandbox.press(selling.at(context), { id: sessionIdIn(page), choice: 'pay' })
			await selling.settle()
		},
		back: async (what: RefundRequest['what']) => {
			await requestRefund(selling.at(csr), selling.dependencies, { orderId: order.id, what, reason: 'Torn' })
			await selling.settle()
		},
		line: (at: number) => ({ lines: [{ lineId: lineIds[at] ?? '', qty: 1 }] }),
		net: async () =>
			(await entriesOf(context, order.id)).reduce((sum, { amountCents }) => sum + amountCents, 0),
	}
}

test('the last share credits the margin, a family’s refund takes its own part, and the whole one everything', async () => {
	const one = await openShares()
	const margin = amountOf(one.order.pricing, 'fundraising')
	for (const at of [0, 1]) await one.pay(at)
	expect(await one.net()).toBe(0)
	await one.pay(2)
	expect(await one.net()).toBe(margin)
	await one.back(one.line(2))
	expect(await one.net()).toBe(margin)
	await one.back(one.line(0))
	expect(Math.abs((await one.net()) - margin / 2)).toBeLessThanOrEqual(0.5)
	expect(await ledgersThatDiffer(context.db)).toEqual([])
	await one.back('whole')
	expect(await one.net()).toBe(0)
	expect(await ledgersThatDiffer(context.db)).toEqual([])
})

test('an order that is called off while shares are open has raised nothing', async () => {
	const one = await openShares()
	await one.pay(0)
	await cancelOrder(selling.at(coach), selling.orders, { orderId: one.order.id, why: '' })
	await selling.settle()
	expect(await entriesOf(context, one.order.id)).toEqual([])
})
