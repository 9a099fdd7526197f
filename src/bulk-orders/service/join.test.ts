// A player who joins late: a share or a purchase order takes them before production, else a fill-in order.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { approve } from '#approvals/service/decide.server.ts'
import { approvals } from '#approvals/tables.ts'
import { orders } from '#orders/tables.ts'
import { orderView } from '#orders/service/views.server.ts'
import { coverRest } from '#payments/service/shares.server.ts'
import { noFurtherCheck } from '#production/dependencies.server.ts'
import { moveJob } from '#production/service/moves.server.ts'
import { packingSlipsOf } from '#production/service/papers.server.ts'
import { jobs } from '#production/tables.ts'
import { addPlayers } from '#rosters/service/save.server.ts'
import { rosterOf } from '#rosters/service/roster.server.ts'
import { portalItems } from '#portals/tables.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { canary, newTeam, type TeamInput } from '../../../tests/factories/bulk-orders.ts'
import { openSeason } from '../../../tests/factories/bulk-orders/season.ts'
import { newBuyer } from '../../../tests/factories/orders.ts'
import { sessionIdIn, tasksOf } from '../../../tests/factories/payments.ts'
import { newMember, playerOf } from '../../../tests/factories/rosters.ts'
import { textOfPdf } from '../../../tests/pdf-text.ts'
import type { BulkForm } from '../rules/checkout-form.ts'
import { qtyField, sizeField } from '../rules/join.ts'
import { joinLate, joinPage } from './join.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const season = openSeason(context)
const { selling, dependencies, findings, mailsTo } = season
const { at } = selling

const split: Partial<BulkForm> = { paymentMode: 'player_pays', isSplit: true }
const purchase: Partial<BulkForm> = { paymentMode: 'school_po' }

/** A team that has ordered, whose items are closed now, with a player who came after that. */
async function lateTeam(input: TeamInput, form: Partial<BulkForm>) {
	const team = await season.orderedTeam(input, form)
	await context.db
		.update(portalItems)
		.set({ deadlineOn: '2020-01-01' })
		.where(eq(portalItems.portalId, team.portalId))
	await addPlayers(at(team.coach), {
		portalId: team.portalId,
		players: [playerOf('Late Canary', '77', { size: 'M', shortsSize: 'M' })],
	})
	const row = (await rosterOf(at(team.coach), team.portalId)).rows.at(-1)
	const asked = { portalId: team.portalId, rosterId: row?.id ?? '' }
	const page = () => joinPage(at(team.coach), asked)
	/** The form as the page has it: one of each in the player's size. */
	const fieldsOf = async (change: Record<string, string> = {}) => {
		const [order] = (await page()).orders
		if (!order) throw new Error('No running order')
		const { orderId, way, items } = order
		const chosen = items.flatMap(({ id, fits }) => [
			[sizeField(orderId, id), fits],
			[qtyField(orderId, id), '1'],
		])
		return { orderId, way, key: 'one press', payer: 'family', ...Object.fromEntries(chosen), ...change }
	}
	const send = (fields: Record<string, string>, who = team.coach) =>
		joinLate(at(who), dependencies, { ...asked, sent: { fields, email: `${who.userId}@example.test` } })
	return {
		...team,
		asked,
		page,
		fieldsOf,
		send,
		/** Looks at the sum, then agrees to it. */
		join: async (change: Record<string, string> = {}) => {
			const fields = await fieldsOf(change)
			const first = await send(fields)
			if (first.kind !== 'quote') throw new Error(JSON.stringify(first))
			const seenCents = String(first.quote.payCents)
			return {
				quote: first.quote,
				done: await send({ ...fields, seenCents }),
				again: () => send({ ...fields, seenCents }),
			}
		},
		mates: async () =>
			(await context.db.select().from(orders).where(eq(orders.portalId, team.portalId))).filter(
				({ id }) => id !== team.orderId,
			),
	}
}

/** $80.00 less a discount in basis points, with 8 % tax. */
const both = (bp: number) => {
	const goods = 8_000 - Math.round((8_000 * bp) / 10_000)
	return goods + Math.round(goods * 0.08)
}

test('an order that families pay gets one share more; the others’ stay to the cent', async () => {
	// 11 players × 2 items are 22 units at 5 %; with one more they would be 24 at 10 %.
	const team = await lateTeam({ players: 11 }, split)
	const before = await team.shares()
	const { totalCents } = await team.order()
	expect((await team.page()).orders[0]).toMatchObject({
		way: 'share',
		items: [{ isOrdered: false }, { isOrdered: false }],
	})
	const rest = sessionIdIn(await coverRest(at(team.coach), dependencies.payments, team.orderId))
	const { quote, done, again } = await team.join()
	expect(quote).toEqual({ payCents: both(500), orderCents: totalCents + both(500) })
	expect(done).toEqual({ kind: 'done', url: `/orders/${team.orderId}/shares` })
	expect(await again()).toEqual(done)
	await selling.settle()
	const shares = await team.shares()
	expect(shares.slice(0, 11).map(({ amountCents }) => amountCents)).toEqual(
		before.map(({ amountCents }) => amountCents),
	)
	expect(shares.slice(11)).toMatchObject([
		{ amountCents: both(500), state: 'open', playerNumber: '77', units: 2 },
	])
	expect((await team.order()).totalCents).toBe(totalCents + both(500))
	// The coach's page for the rest was for less than there is to pay now.
	expect((await selling.stripe.checkout.sessions.retrieve(rest)).status).toBe('expired')
	expect(await findings()).toEqual([])
})

test('a rest that is paid at the same moment goes back, and the order still waits', async () => {
	const team = await lateTeam({ players: 2 }, split)
	const rest = sessionIdIn(await coverRest(at(team.coach), dependencies.payments, team.orderId))
	await team.join()
	await team.press(rest)
	await selling.settle()
	expect((await team.shares()).map(({ state }) => state)).toEqual(['open', 'open', 'open'])
	expect((await team.order()).status).toBe('pending')
	expect(await tasksOf(context, team.orderId)).toEqual(['paid_not_fulfilled'])
	expect(await findings()).toEqual([])
	const whole = sessionIdIn(await coverRest(at(team.coach), dependencies.payments, team.orderId))
	await team.press(whole)
	await selling.settle()
	expect((await team.order()).status).toBe('paid')
})

const approvalOf = async (orderId: string) =>
	(await context.db.select().from(approvals).where(eq(approvals.orderId, orderId)))[0]

async function approved(team: Awaited<ReturnType<typeof lateTeam>>) {
	const school = await newMember(context, 'school_admin', team)
	const { id: approvalId = '', round } = (await approvalOf(team.orderId)) ?? {}
	await approve(at(school), dependencies.approvals, { approvalId, round })
	return school
}

test('a purchase order takes the player with another approval', async () => {
	const team = await lateTeam({ players: 2 }, purchase)
	const school = await approved(team)
	const before = await team.order()
	const { quote, done, again } = await team.join()
	expect(quote).toEqual({ payCents: both(500), orderCents: before.totalCents + both(500) })
	expect(done).toEqual({ kind: 'done', url: `/orders/${team.orderId}` })
	expect(await again()).toEqual(done)
	expect(await team.order()).toMatchObject({
		status: 'awaiting_approval',
		totalCents: before.totalCents + both(500),
	})
	expect(await approvalOf(team.orderId)).toMatchObject({ status: 'pending', seal: null })
	expect(mailsTo(`${school.userId}@example.test`).at(-1)).toBeDefined()
	await approved(team)
	expect(await context.db.$count(jobs, eq(jobs.orderId, team.orderId))).toBeGreaterThanOrEqual(6)
	expect(await findings()).toEqual([])
})

async function start(orderId: string) {
	const [job] = await context.db.select({ id: jobs.id }).from(jobs).where(eq(jobs.orderId, orderId))
	const worker = await newBuyer(context, ['production'])
	await moveJob(
		at(worker),
		{ orders: selling.orders, sealHolds: noFurtherCheck },
		{ jobId: job?.id ?? '', move: 'start' },
	)
	return at(worker)
}

test('in production it is a fill-in order with the same design, at its own price, also after the last day', async () => {
	const team = await lateTeam({ players: 12, isDesigned: true }, purchase)
	await approved(team)
	const worker = await start(team.orderId)
	const design = (await team.lines())[0]
	expect((await team.page()).orders[0]).toMatchObject({ way: 'fill_in' })
	const { quote, done, again } = await team.join({ payer: 'school_po', poNumber: 'PO-LATE' })
	expect(await again()).toEqual(done)
	const [placed, ...more] = await team.mates()
	expect(more).toEqual([])
	// Coaches have 5 % off; the running order has 10 % for its 24 units.
	expect(placed).toMatchObject({
		fillInOf: team.orderId,
		status: 'awaiting_approval',
		totalCents: quote.payCents,
		poNumber: 'PO-LATE',
	})
	expect(placed?.pricing.adjustments[0]).toMatchObject({ rateBp: 500 })
	expect(placed?.pricing.units).toBe(2)
	const view = await orderView(at(team.coach), placed?.id ?? '')
	expect(view.fillInOf?.orderId).toBe(team.orderId)
	expect(view.lines[0]).toMatchObject({ playerName: 'CANARY', playerNumber: '77' })
	const [made] = await season.linesOf(placed?.id ?? '')
	expect(made).toMatchObject({
		designId: design?.designId,
		designVersion: design?.designVersion,
		rosterId: team.asked.rosterId,
	})
	const approval = await approvalOf(placed?.id ?? '')
	await approve(
		at(await newMember(context, 'school_admin', team)),
		dependencies.approvals,
		approval?.id ?? '',
	)
	const slips = await packingSlipsOf(worker, { publicUrl: 'https://shop.test' }, placed?.id ?? '')
	expect(await textOfPdf(slips.bytes)).toContain(`Fill-in of #${team.orderId.slice(0, 8)}`)
	expect(await findings()).toEqual([])
})

test('a paid order is followed by a fill-in that the family or the coach pays', async () => {
	const team = await lateTeam({ players: 1 }, split)
	await team.pay(0)
	expect((await team.page()).orders[0]?.way).toBe('fill_in')
	const { done } = await team.join({ payer: 'family' })
	const [first] = await team.mates()
	expect(done).toEqual({ kind: 'done', url: `/orders/${first?.id}/shares` })
	expect(first).toMatchObject({
		isSplit: true,
		status: 'pending',
		fillInOf: team.orderId,
		totalCents: both(500),
	})
	const { done: card } = await team.join({ payer: 'card', key: 'another press' })
	expect(card.kind === 'done' && card.url).toMatch(/sandbox\/pay/)
	expect(await findings()).toEqual([])
})

test('production starts between the page and the press: nothing is added, and the page offers the fill-in', async () => {
	const team = await lateTeam({ players: 2 }, purchase)
	await approved(team)
	const fields = await team.fieldsOf()
	const first = await team.send(fields)
	const seenCents = first.kind === 'quote' ? String(first.quote.payCents) : ''
	const done = await Promise.all([
		start(team.orderId).then(
			() => 'started',
			() => 'not started',
		),
		team.send({ ...fields, seenCents }).then(
			() => 'joined',
			() => 'refused',
		),
	])
	const lines = (await team.lines()).length
	// The first to lock the order wins: never both.
	expect([
		['started', 'refused', 4],
		['not started', 'joined', 6],
	]).toContainEqual([...done, lines])
	expect(await findings()).toEqual([])
})

test('bad input keeps what was typed; a size that is sold out is named', async () => {
	const team = await lateTeam({ players: 1, stock: 3 }, split)
	const fields = await team.fieldsOf()
	const [order] = (await team.page()).orders
	const [jersey] = order?.items ?? []
	const [size, qty] = [sizeField(team.orderId, jersey?.id ?? ''), qtyField(team.orderId, jersey?.id ?? '')]
	const wrong = await team.send({ ...fields, [size]: '', [qty]: 'two' })
	expect(wrong).toMatchObject({
		kind: 'errors',
		errors: { [qty]: expect.any(String) },
		form: { typed: { [qty]: 'two' } },
	})
	expect(await team.send({ ...fields, [size]: '' })).toMatchObject({
		kind: 'errors',
		errors: { [size]: 'Choose a size' },
	})
	expect(await team.send({ ...fields, [qty]: '9' })).toMatchObject({
		kind: 'errors',
		errors: { [size]: expect.stringContaining('left') },
	})
	expect(await team.send({ orderId: fields.orderId, way: fields.way })).toMatchObject({
		kind: 'errors',
		errors: { items: expect.any(String) },
	})
	expect(await team.shares()).toHaveLength(1)
})

test('refused: players, coaches of other teams, players of other rosters, other orders', async () => {
	const team = await lateTeam({ players: 1 }, split)
	const other = await newTeam(at(context), { players: 1 })
	const fields = await team.fieldsOf()
	await expect(team.send(fields, other.coach)).rejects.toMatchObject({ code: 'not_found' })
	await expect(team.send(fields, team.player)).rejects.toMatchObject({ code: 'forbidden' })
	const foreign = joinLate(at(team.coach), dependencies, {
		portalId: team.portalId,
		rosterId: other.rosterIds[0] ?? '',
		sent: { fields, email: '' },
	})
	await expect(foreign).rejects.toMatchObject({ code: 'not_found' })
	await expect(team.send({ ...fields, orderId: 'no-order' })).rejects.toMatchObject({ code: 'conflict' })
	await expect(team.send({ ...fields, way: 'fill_in' })).rejects.toMatchObject({ code: 'conflict' })
	expect(JSON.stringify(await team.page())).not.toContain(canary(0))
})
