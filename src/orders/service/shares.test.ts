// Split orders: divided into shares once, with links that only their holders know.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../tests/database.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { dayMs } from '#kit/time.ts'
import { diskStore } from '#files/object-stores/disk.server.ts'
import { orderLines, orders, orderShares } from '../tables.ts'
import { teamLines } from '../../../tests/factories/orders/team.ts'
import {
	dueFor,
	newBuyer,
	newVariant,
	orderOf,
	statementsOf,
	testOrderDependencies,
	wanted,
} from '../../../tests/factories/orders.ts'
import { currentTerms, pricedLines, totalsOf } from './lines.server.ts'
import { sharedPicture } from './line-picture.server.ts'
import { placeOrder, type PlaceRequest } from './place.server.ts'
import { shareLinks, sharesView } from '#bulk-orders/service/shares.server.ts'
import { familyShare } from './shares.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const dependencies = testOrderDependencies()
/** Nothing is rendered here: access is checked first. */
const noStore = diskStore('/nowhere')
const split = { paymentMode: 'player_pays', split: true } as const

async function team(change: Partial<PlaceRequest> = {}) {
	const coach = await newBuyer(context, ['coach'])
	const variantId = await newVariant(context, { stock: 100, priceCents: 3_333 })
	const [ada, lou] = [randomUUID(), randomUUID()]
	const lines = [
		{ ...wanted(variantId, 1, { name: 'Ada Canary', number: '7' }), rosterId: ada },
		{ ...wanted(variantId, 2, { name: 'Lou Canary', number: '8' }), rosterId: lou },
		{ ...wanted(variantId, 1, { name: 'Ada Canary', number: '7' }), rosterId: ada },
		wanted(variantId),
	]
	const request = await orderOf(coach, lines, { ...split, ...change })
	return { coach, request, ada, lou }
}
const tokenIn = (link = ''): string => link.split('/').at(-1) ?? ''
const linksOf = async (coach: ServiceContext, orderId: string) =>
	(await shareLinks(coach, dependencies, orderId)).map(({ link }) => tokenIn(link))

test('a split order waits two weeks, in shares that come to its total', async () => {
	const { coach, request, ada, lou } = await team()
	const { order } = await placeOrder(coach, dependencies, request)
	expect(order).toMatchObject({ isSplit: true, status: 'pending', paymentMode: 'player_pays' })
	expect((order.expiresAt?.getTime() ?? 0) - context.now.getTime()).toBe(dependencies.holdMs.purchaseOrder)
	const view = await sharesView(coach, dependencies, order.id)
	expect(view.shares).toMatchObject([
		{ playerName: 'Ada Canary', playerNumber: '7', units: 2, state: 'open' },
		{ playerName: 'Lou Canary', playerNumber: '8', units: 2, state: 'open' },
		{ playerName: '', playerNumber: '', units: 1, state: 'open' },
	])
	const sum = view.shares.reduce((cents, { amountCents }) => cents + amountCents, 0)
	expect([sum, view.openCents]).toEqual([order.totalCents, order.totalCents])
	expect(view.can).toEqual({ cover: true, cancel: true })
	const lines = await context.db.select().from(orderLines).where(eq(orderLines.orderId, order.id))
	const shares = await context.db.select().from(orderShares).where(eq(orderShares.orderId, order.id))
	expect(new Set(shares.map(({ rosterId }) => rosterId))).toEqual(new Set([ada, lou, null]))
	for (const { rosterId, shareId } of lines)
		expect(shares.find(({ id }) => id === shareId)?.rosterId).toBe(rosterId)
})

test('sent twice it is cut once; an order that is not split has no shares', async () => {
	const { coach, request } = await team()
	const both = await Promise.all([1, 2].map(() => placeOrder(coach, dependencies, request)))
	expect(new Set(both.map(({ order }) => order.id)).size).toBe(1)
	expect((await sharesView(coach, dependencies, both[0]?.order.id ?? '')).shares).toHaveLength(3)
	const whole = await placeOrder(coach, dependencies, { ...request, split: false, idempotencyKey: 'whole' })
	expect(whole.order.isSplit).toBe(false)
	await expect(sharesView(coach, dependencies, whole.order.id)).rejects.toMatchObject({ code: 'not_found' })
})

test('the next order from the same cart leaves it alone, while it takes the place of an earlier unpaid one', async () => {
	const { coach, request } = await team({ cartId: randomUUID() })
	const orderAs = (idempotencyKey: string, isSplit: boolean) =>
		placeOrder(coach, dependencies, { ...request, idempotencyKey, split: isSplit })
	const [whole, shared, next] = [
		await orderAs('whole', false),
		await orderAs('shared', true),
		await orderAs('next', false),
	]
	const statusOfOrder = async ({ order }: typeof whole) =>
		(await context.db.select().from(orders).where(eq(orders.id, order.id)))[0]?.status
	expect([await statusOfOrder(whole), await statusOfOrder(shared), await statusOfOrder(next)]).toEqual([
		'cancelled',
		'pending',
		'pending',
	])
})

test.each(['card', 'school_po'] as const)('a %s order is not split', async (paymentMode) => {
	const { coach, request } = await team({ paymentMode, poNumber: 'PO 1' })
	await expect(placeOrder(coach, dependencies, request)).rejects.toMatchObject({ code: 'invalid' })
})

test('the words beside the amount are true for an exempt school too', async () => {
	const words = async (change: Partial<PlaceRequest>) => {
		const { coach, request } = await team(change)
		const { order } = await placeOrder(coach, dependencies, request)
		return (await familyShare(context, (await linksOf(coach, order.id))[0])).included
	}
	const exempt = { isTaxExempt: true, isFree: true }
	// Five shirts at $33.33 less the coach's 5 %.
	expect(await words({})).toBe('delivery, discount and tax included')
	expect(await words({ delivery: exempt, seenTotalCents: 15_832 })).toBe('discount included, no tax')
})

test('a share that no card can pay is refused before the order is placed', async () => {
	const coach = await newBuyer(context, ['coach'])
	const [cheap, dear] = [
		await newVariant(context, { priceCents: 40 }),
		await newVariant(context, { priceCents: 4_000 }),
	]
	const lines = [wanted(cheap, 1, { name: 'Ada', number: '' }), wanted(dear, 1, { name: 'Lou', number: '' })]
	const terms = { ...split, delivery: { isTaxExempt: true, isFree: true }, seenTotalCents: 3_838 }
	const request = await orderOf(coach, lines, terms)
	await expect(placeOrder(coach, dependencies, request)).rejects.toMatchObject({
		code: 'invalid',
		message: expect.stringContaining('$0.50'),
	})
})

test('a link shows its items until the order has arrived, then how it ended, and a month later nothing', async () => {
	const { coach, request } = await team()
	const { order } = await placeOrder(coach, dependencies, request)
	const [token] = await linksOf(coach, order.id)
	const at = (days: number) => ({ ...context, now: new Date(context.now.getTime() + days * dayMs) })
	for (const status of ['shipped', 'delivered', 'cancelled', 'refunded'] as const) {
		const change = { status, updatedAt: context.now }
		await context.db.update(orders).set(change).where(eq(orders.id, order.id))
		const early = await familyShare(at(29), token)
		expect(early).toMatchObject({ status, items: status === 'shipped' ? [{}, {}] : [] })
		if (status === 'shipped') continue
		expect(JSON.stringify(early)).not.toContain('Ada')
		await expect(familyShare(at(30), token)).rejects.toMatchObject({ code: 'not_found' })
		const asked = { token: token ?? '', position: 0 }
		await expect(sharedPicture(at(0), noStore, asked)).rejects.toMatchObject({ code: 'not_found' })
	}
})

test('what costs nothing cannot be split', async () => {
	const coach = await newBuyer(context, ['coach'])
	const lines = [wanted(await newVariant(context, { priceCents: 0 }))]
	const terms = { ...split, delivery: { isTaxExempt: true, isFree: true }, seenTotalCents: 0 }
	const request = await orderOf(coach, lines, terms)
	await expect(placeOrder(coach, dependencies, request)).rejects.toMatchObject({ code: 'invalid' })
})

test('a link shows its own player alone, the same one every time, and is in no table', async () => {
	const { coach, request } = await team()
	const { order } = await placeOrder(coach, dependencies, request)
	const tokens = await linksOf(coach, order.id)
	expect(new Set(tokens).size).toBe(3)
	expect(await linksOf(coach, order.id)).toEqual(tokens)
	const share = await familyShare(context, tokens[0])
	expect(share).toMatchObject({ state: 'open', status: 'pending', reference: order.id.slice(0, 8) })
	expect(share.items.map(({ playerName }) => playerName)).toEqual(['Ada C.', 'Ada C.'])
	expect(JSON.stringify(share)).not.toMatch(/Lou|Canary/)
	const stored = JSON.stringify(await context.db.select().from(orderShares))
	for (const token of tokens) expect(stored).not.toContain(token)
	for (const token of [undefined, '', 'x', tokens[0]?.slice(1), `${tokens[0]}a`, 'a'.repeat(43)])
		await expect(familyShare(context, token)).rejects.toMatchObject({ code: 'not_found' })
})

test('a link draws its own player’s design and no one else’s', async () => {
	const coach = await newBuyer(context, ['coach'])
	const lines = await teamLines(coach, 3)
	const priced = (await pricedLines(coach, lines)).lines.filter((line) => line !== null)
	const terms = await currentTerms(coach, { portal: null, delivery: { isTaxExempt: false } })
	const seenTotalCents = totalsOf(priced, terms).totalCents
	const { order } = await placeOrder(
		coach,
		dependencies,
		await orderOf(coach, lines, { ...split, seenTotalCents }),
	)
	const tokens = await linksOf(coach, order.id)
	expect((await familyShare(context, tokens[1])).items.map(({ picture }) => picture)).toEqual([
		`/pay/${tokens[1]}/pictures/1.webp`,
	])
	const drawn = (token = '', position = 0) => sharedPicture(context, noStore, { token, position })
	expect((await drawn(tokens[1], 1)).etag).not.toBe((await drawn(tokens[2], 2)).etag)
	for (const [token, position] of [
		[tokens[1], 0],
		[tokens[1], 9],
		[tokens[1], Number.NaN],
		['x', 1],
	] as const)
		await expect(drawn(token, position)).rejects.toMatchObject({ code: 'not_found' })
})

test('other people find no shares, staff finds them and pays nothing', async () => {
	const { coach, request } = await team()
	const { order } = await placeOrder(coach, dependencies, request)
	for (const roles of [['retail'], ['coach'], ['production']] as const)
		await expect(sharesView(await newBuyer(context, roles), dependencies, order.id)).rejects.toMatchObject({
			code: 'not_found',
		})
	await expect(sharesView(context, dependencies, order.id)).rejects.toMatchObject({ code: 'not_found' })
	const seen = await sharesView(await newBuyer(context, ['csr']), dependencies, order.id)
	expect(seen).toMatchObject({ isForeign: true, can: { cover: false, cancel: true } })
})

test('another secret of the shop makes the open links anew: the shown ones work, the old ones do not', async () => {
	const { coach, request } = await team()
	const { order } = await placeOrder(coach, dependencies, request)
	const [old] = await linksOf(coach, order.id)
	const replaced = { ...dependencies, shareSecret: 'another one' }
	const [fresh] = (await shareLinks(coach, replaced, order.id)).map(({ link }) => tokenIn(link))
	expect(fresh).not.toBe(old)
	expect((await familyShare(context, fresh)).items).toHaveLength(2)
	await expect(familyShare(context, old)).rejects.toMatchObject({ code: 'not_found' })
})

test('a split order of 60 players takes as many statements as one of 3', async () => {
	const counts: number[] = []
	for (const size of [3, 60]) {
		const coach = await newBuyer(context, ['coach'])
		const variantId = await newVariant(context, { stock: 100 })
		const lines = Array.from({ length: size }, (_, at) => wanted(variantId, 1, { name: `P ${at}` }))
		const request = await orderOf(coach, lines, { ...split, seenTotalCents: await dueFor(coach, lines) })
		counts.push(await statementsOf(() => placeOrder(coach, dependencies, request)))
	}
	expect(counts[0]).toBe(counts[1])
	expect(await context.db.$count(orders, eq(orders.isSplit, true))).toBeGreaterThan(0)
})
