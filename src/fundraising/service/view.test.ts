// What a team raised, by week, item and posting. On both engines.
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { ServiceContext } from '#database/context.server.ts'
import { asCents } from '#kit/money.ts'
import { dayMs } from '#kit/time.ts'
import { managedPortal } from '#portals/service/scope.server.ts'
import { newBuyer, newVariant, statementsOf, wanted } from '../../../tests/factories/orders.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import {
	payoutDependencies,
	ledgerDependencies,
	moveThrough,
	newPortal,
	portalOrder,
} from '../../../tests/factories/fundraising.ts'
import { payOut, reversePayout } from './payouts.server.ts'
import { fundraisingSums, fundraisingView } from './view.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const dependencies = ledgerDependencies()
const coach = await newBuyer(context, ['coach'])
const csr = await newBuyer(context, ['csr'])
const buyer = await newBuyer(context)
const hoodie = await newVariant(context, { sport: 'spirit', model: 'Hoodie', priceCents: 10_000 })
const cap = await newVariant(context, { sport: 'spirit', model: 'Cap', priceCents: 5_000 })
const ago = <Given extends ServiceContext>(given: Given, days: number): Given => ({
	...given,
	now: new Date(context.now.getTime() - days * dayMs),
})

test('weeks, items and postings tell the same sum; a payout changes the balance alone', async () => {
	const portal = await newPortal(ago(context, 40), { coachId: coach.userId })
	const buy = async (days: number, lines: Parameters<typeof portalOrder>[2]['lines']) => {
		const order = await portalOrder(ago(buyer, days), dependencies, { portal, lines })
		await moveThrough(ago(buyer, days), dependencies, { id: order.id, moves: ['pay'] })
		return order.id
	}
	await buy(30, [wanted(hoodie, 2), wanted(hoodie, 1, { number: '9' })])
	const back = await buy(15, [wanted(hoodie, 1), wanted(cap, 1)])
	await buy(1, [wanted(cap, 1)])
	await moveThrough(context, dependencies, { id: back, moves: ['refund'] })
	const payout = { key: randomUUID(), amount: asCents(2_000), reference: 'Check 7' }
	await payOut(csr, payoutDependencies(), { portalId: portal.id, payout })

	const { portal: kept } = await managedPortal(coach, portal.id)
	const view = await fundraisingView(coach, kept, 1)
	expect(view).toMatchObject({
		raisedCents: 3_500,
		paidOutCents: 2_000,
		balanceCents: 1_500,
		canPayOut: false,
	})
	expect(view.weeks.map(({ weekOn, raisedCents, totalCents }) => [weekOn, raisedCents, totalCents])).toEqual([
		['2026-10-05', 0, 0],
		['2026-10-12', 0, 0],
		['2026-10-19', 3_000, 3_000],
		['2026-10-26', 0, 3_000],
		['2026-11-02', 1_500, 4_500],
		['2026-11-09', 0, 4_500],
		['2026-11-16', -1_000, 3_500],
	])
	expect(
		view.items.map(({ name, orders, raisedCents, takenBackCents }) => [
			name,
			orders,
			raisedCents,
			takenBackCents,
		]),
	).toEqual([
		['Rawhide Hoodie', 2, 3_000, 1_000],
		['Rawhide Cap', 2, 500, 500],
	])
	expect(view.postings.map(({ kind, amountCents, items }) => [kind, amountCents, items])).toEqual(
		expect.arrayContaining([
			['payout', -2_000, 1],
			['reversal', -1_500, 2],
			['credit', 500, 1],
			['credit', 1_500, 2],
			['credit', 3_000, 1],
		]),
	)
	expect([view.postingsTotal, view.pages]).toEqual([5, 1])
	expect((await fundraisingView(csr, kept, 99)).page).toBe(1)
	expect((await fundraisingView(csr, kept, 1)).canPayOut).toBe(true)
})

test('a portal that raised nothing has weeks without anything', async () => {
	const portal = await newPortal(context, { coachId: coach.userId })
	const { portal: kept } = await managedPortal(coach, portal.id)
	const view = await fundraisingView(coach, kept, 1)
	expect(view).toMatchObject({ raisedCents: 0, balanceCents: 0, items: [], postings: [], page: 1, pages: 1 })
	expect(view.weeks.every(({ totalCents }) => totalCents === 0)).toBe(true)
	expect(await fundraisingSums(context, [portal.id])).toEqual(new Map())
	expect(await statementsOf(() => fundraisingView(coach, kept, 1))).toBe(7)
})

test('a payout that was reversed stands beside its reversal; all figures agree', async () => {
	const portal = await newPortal(context, { coachId: coach.userId })
	const order = await portalOrder(buyer, dependencies, { portal, lines: [wanted(hoodie, 2)] })
	await moveThrough(buyer, dependencies, { id: order.id, moves: ['pay'] })
	const payout = { key: randomUUID(), amount: asCents(1_500), reference: 'Check 7' }
	const later = { ...csr, now: new Date(csr.now.getTime() + 1_000) }
	const last = { ...csr, now: new Date(csr.now.getTime() + 2_000) }
	await payOut(later, payoutDependencies(), { portalId: portal.id, payout })
	const reversal = { payoutId: payout.key, reason: 'Came back' }
	await reversePayout(last, payoutDependencies(), { portalId: portal.id, reversal })
	const { portal: kept } = await managedPortal(coach, portal.id)
	const view = await fundraisingView(coach, kept, 1)
	expect(view).toMatchObject({ raisedCents: 2_000, paidOutCents: 0, balanceCents: 2_000, postingsTotal: 3 })
	expect(view.weeks.at(-1)).toMatchObject({ raisedCents: 2_000, totalCents: 2_000 })
	expect(view.items.map(({ raisedCents }) => raisedCents)).toEqual([2_000])
	expect(view.postings).toMatchObject([
		{
			kind: 'payout_reversal',
			amountCents: 1_500,
			note: 'Came back',
			isReversed: false,
			reverses: { reference: 'Check 7', at: later.now },
		},
		{ kind: 'payout', amountCents: -1_500, note: 'Check 7', isReversed: true, reverses: null },
		{ kind: 'credit', amountCents: 2_000, isReversed: false, reverses: null },
	])
	expect((await fundraisingSums(context, [portal.id])).get(portal.id)).toEqual({
		raisedCents: 2_000,
		paidOutCents: 0,
		balanceCents: 2_000,
	})
})
