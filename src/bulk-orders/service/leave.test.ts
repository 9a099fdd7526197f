// A player leaves the team: unpaid shares are taken out, paid ones refunded, purchase orders amended, up to the cut.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { approvals } from '#approvals/tables.ts'
import { approve } from '#approvals/service/decide.server.ts'
import { fundraisingEntries } from '#fundraising/tables.ts'
import { refunds } from '#payments/tables.ts'
import { moveJob } from '#production/service/moves.server.ts'
import { noFurtherCheck } from '#production/dependencies.server.ts'
import { jobs } from '#production/tables.ts'
import { bringBack } from '#rosters/service/leavers.server.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { canary, newTeam, type TeamInput } from '../../../tests/factories/bulk-orders.ts'
import { newBuyer } from '../../../tests/factories/orders.ts'
import { newMember } from '../../../tests/factories/rosters.ts'
import { openSeason } from '../../../tests/factories/bulk-orders/season.ts'
import type { BulkForm } from '../rules/checkout-form.ts'
import { draftIn } from './draft.server.ts'
import { leavePage, leaveTeam } from './leave.server.ts'
import { familyPage } from './shares.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const season = openSeason(context)
const { selling, dependencies, findings, mailsTo } = season
const { at } = selling

const split: Partial<BulkForm> = { paymentMode: 'player_pays', isSplit: true }

async function leavingTeam(input: TeamInput, form: Partial<BulkForm>) {
	const team = await season.orderedTeam(input, form)
	const asked = (player: number) => ({ portalId: team.portalId, rosterId: team.rosterIds[player] ?? '' })
	const preview = (player: number) => leavePage(at(team.coach), asked(player))
	return {
		...team,
		asked,
		preview,
		/** The press, right after looking at the preview. */
		leave: async (player: number) => {
			const { key, orders } = await preview(player)
			await leaveTeam(at(team.coach), dependencies, { ...asked(player), key })
			return orders
		},
	}
}

const refundsOf = (orderId: string) =>
	context.db
		.select({ cents: refunds.amountCents, state: refunds.state })
		.from(refunds)
		.where(eq(refunds.orderId, orderId))

const sumOf = (shares: readonly { amountCents: number }[]) =>
	shares.reduce((sum, { amountCents }) => sum + amountCents, 0)

test('an unpaid share is taken out: the total falls by it, and the others keep shares and discount', async () => {
	// 12 players × 2 items are 24 units at 10 %; with one less they would be 22 at 5 %.
	const team = await leavingTeam({ players: 12, priceCents: 3_333 }, split)
	const before = await team.order()
	const shares = await team.shares()
	const [preview] = (await team.preview(4)).orders
	const own = shares.find(({ rosterId }) => rosterId === team.rosterIds[4])
	expect(preview).toMatchObject({
		does: 'withdraw',
		backCents: 0,
		totalCents: before.totalCents,
		totalAfterCents: before.totalCents - (own?.amountCents ?? 0),
	})
	expect(preview?.lines.map(({ isOff }) => isOff)).toEqual([true, true])
	const pieces = preview?.lines.map(({ what, color }) => `${what}, ${color}`)
	expect(pieces).toEqual(['Rawhide Test Jersey, Navy', 'Rawhide Test Shorts, Navy'])
	const page = await team.pageOf(4)
	const token = await team.tokenOf(4)
	await team.leave(4)
	await selling.settle()
	const order = await team.order()
	const left = await team.shares()
	expect(left.map(({ id, amountCents }) => [id, amountCents])).toEqual(
		shares.filter(({ id }) => id !== own?.id).map(({ id, amountCents }) => [id, amountCents]),
	)
	expect(order.totalCents).toBe(sumOf(left))
	expect(order.pricing.units).toBe(22)
	expect(order.pricing.adjustments.find(({ kind }) => kind === 'quantity')?.rateBp).toBe(1_000)
	expect((await selling.stripe.checkout.sessions.retrieve(page)).status).toBe('expired')
	expect(await familyPage(at(context), token)).toMatchObject({
		state: 'withdrawn',
		wasPaid: false,
		items: [],
	})
	await team.pay(0)
	expect((await team.order()).status).toBe('pending')
	expect(await findings()).toEqual([])
})

test('the last family that had not paid leaves: the order is paid and goes into production', async () => {
	const team = await leavingTeam({ players: 2 }, split)
	await team.pay(0)
	expect((await team.order()).status).toBe('pending')
	await team.leave(1)
	await selling.settle()
	expect((await team.order()).status).toBe('paid')
	expect(await context.db.$count(jobs, eq(jobs.orderId, team.orderId))).toBe(2)
	expect(await findings()).toEqual([])
})

test('a paid share goes back while others still pay; its link says so', async () => {
	const team = await leavingTeam({ players: 3 }, split)
	const token = await team.tokenOf(0)
	await team.pay(0)
	const own = (await team.shares())[0]
	const [preview] = await team.leave(0)
	expect(preview).toMatchObject({ does: 'withdraw', backCents: own?.amountCents })
	await selling.settle()
	expect(await refundsOf(team.orderId)).toEqual([{ cents: own?.amountCents, state: 'done' }])
	expect(mailsTo('parent@example.test').at(-1)).toContain('goes back to you')
	expect(await familyPage(at(context), token)).toMatchObject({ state: 'withdrawn', wasPaid: true })
	await team.pay(1, 2)
	expect(await team.order()).toMatchObject({ status: 'paid', refundedCents: 0 })
	expect(await findings()).toEqual([])
})

test('nobody else is on the order: it is cancelled', async () => {
	const team = await leavingTeam({ players: 1 }, split)
	const [preview] = await team.leave(0)
	expect(preview).toMatchObject({ does: 'cancel', totalAfterCents: 0 })
	expect((await team.order()).status).toBe('cancelled')
	await selling.settle()
	expect(await findings()).toEqual([])
})

const startJob = async (team: Awaited<ReturnType<typeof leavingTeam>>, line: number) => {
	const lines = await team.lines()
	const [job] = await context.db
		.select({ id: jobs.id })
		.from(jobs)
		.where(eq(jobs.orderLineId, lines[line]?.id ?? ''))
	const worker = await newBuyer(context, ['production'])
	const floor = { orders: selling.orders, sealHolds: noFurtherCheck }
	return moveJob(at(worker), floor, { jobId: job?.id ?? '', move: 'start' })
}

test('a paid order refunds what is not cut; what is cut is made, and nobody begins the rest', async () => {
	const team = await leavingTeam({ players: 2, marginBp: 1_000 }, split)
	await team.pay(0, 1)
	await startJob(team, 1)
	const lines = await team.lines()
	const before = await team.order()
	const preview = (await team.preview(0)).orders[0]
	expect(preview?.does).toBe('refund')
	expect(preview?.lines.map(({ isOff }) => isOff)).toEqual([true, false])
	await team.leave(0)
	// Before the refund has gone through, the job cannot be started.
	await expect(startJob(team, 0)).rejects.toMatchObject({ code: 'conflict' })
	await selling.settle()
	const statuses = await context.db
		.select({ line: jobs.orderLineId, status: jobs.status })
		.from(jobs)
		.where(eq(jobs.orderId, team.orderId))
	const statusOf = (place: number) => statuses.find(({ line }) => line === lines[place]?.id)?.status
	expect([0, 1, 2, 3].map(statusOf)).toEqual(['cancelled', 'in_progress', 'pending', 'pending'])
	// $50.00 and 8 % tax; coaches have 5 % off.
	expect(preview?.backCents).toBe(5_130)
	expect(await refundsOf(team.orderId)).toEqual([{ cents: 5_130, state: 'done' }])
	expect(await team.order()).toMatchObject({ refundedCents: 5_130, totalCents: before.totalCents })
	expect(await findings()).toEqual([])
})

/** Spirit wear at $33.33 with a margin of 10 %; the jersey raises nothing. */
const raisingInput: TeamInput = { players: 3, marginBp: 1_000, raisesFunds: true, shortsCents: 3_333 }

const ledgerOf = async (orderId: string) =>
	(
		await context.db
			.select({ kind: fundraisingEntries.kind, cents: fundraisingEntries.amountCents })
			.from(fundraisingEntries)
			.where(eq(fundraisingEntries.orderId, orderId))
			.orderBy(fundraisingEntries.createdAt, fundraisingEntries.id)
	).map(({ kind, cents }) => [kind, cents])

test('what a player’s items raised is reversed with the refund, to the cent', async () => {
	const team = await leavingTeam(raisingInput, split)
	await team.pay(0, 1, 2)
	// 3 × $33.33 less 5 % for coaches: 10 % of $94.99.
	expect(await ledgerOf(team.orderId)).toEqual([['credit', 950]])
	await team.leave(0)
	await selling.settle()
	expect(await ledgerOf(team.orderId)).toEqual([
		['credit', 950],
		['reversal', -317],
	])
	await team.leave(1)
	await team.leave(2)
	await selling.settle()
	const left = (await ledgerOf(team.orderId)).reduce((sum, [, cents]) => sum + Number(cents), 0)
	expect(left).toBe(0)
	expect(await findings()).toEqual([])
})

test('who leaves before paying raises nothing, and the others’ part is booked alone', async () => {
	const team = await leavingTeam(raisingInput, split)
	await team.pay(0, 1)
	expect(await ledgerOf(team.orderId)).toEqual([])
	await team.leave(2)
	await selling.settle()
	expect((await team.order()).status).toBe('paid')
	expect(await ledgerOf(team.orderId)).toEqual([['credit', 633]])
	expect(await findings()).toEqual([])
})

const approvalOf = async (orderId: string) =>
	(await context.db.select().from(approvals).where(eq(approvals.orderId, orderId)))[0]

test('a purchase order that waits is amended and asked for anew; an approved one loses its approval', async () => {
	const team = await leavingTeam({ players: 13 }, { paymentMode: 'school_po' })
	const school = await newMember(context, 'school_admin', team)
	const [preview] = await team.leave(0)
	// 26 units of $5,000 and $3,000 at 10 % with 8 % tax, then 24 and 22.
	const cents = (players: number) => Math.round(players * 8_000 * 0.9 * 1.08)
	expect(preview).toMatchObject({
		does: 'withdraw',
		isPurchase: true,
		totalCents: cents(13),
		totalAfterCents: cents(12),
	})
	expect(await team.order()).toMatchObject({ status: 'awaiting_approval', totalCents: cents(12) })
	expect(await approvalOf(team.orderId)).toMatchObject({ status: 'pending', round: 2 })
	expect(mailsTo(`${school.userId}@example.test`).at(-1)).toContain('was changed')
	const { id: approvalId = '', round } = (await approvalOf(team.orderId)) ?? {}
	await approve(at(school), dependencies.approvals, { approvalId, round })
	expect((await team.order()).status).toBe('approved')
	await team.leave(1)
	expect(await team.order()).toMatchObject({ status: 'awaiting_approval', totalCents: cents(11) })
	expect(await approvalOf(team.orderId)).toMatchObject({ status: 'pending', seal: null })
	expect(await findings()).toEqual([])
})

test('a purchase order in production stays as it was approved', async () => {
	const team = await leavingTeam({ players: 2 }, { paymentMode: 'school_po' })
	const school = await newMember(context, 'school_admin', team)
	const { id: approvalId = '', round } = (await approvalOf(team.orderId)) ?? {}
	await approve(at(school), dependencies.approvals, { approvalId, round })
	await startJob(team, 3)
	const [preview] = await team.leave(0)
	expect(preview?.does).toBe('stays')
	expect(await team.order()).toMatchObject({ status: 'processing' })
	expect((await team.lines()).length).toBe(4)
	// Nothing was touched, so the row can come back.
	expect((await team.preview(0)).canComeBack).toBe(true)
})

test('an order that waits for the coach’s card is cancelled, and the cart keeps the other players', async () => {
	const team = await leavingTeam({ players: 2 }, { paymentMode: 'player_pays' })
	expect((await team.order()).status).toBe('pending')
	expect((await team.leave(0))[0]?.does).toBe('reset')
	expect((await team.order()).status).toBe('cancelled')
	const draft = await draftIn(context, { portalId: team.portalId, userId: team.coach.userId })
	expect([...new Set(draft.items.map(({ roster_id: id }) => id))]).toEqual([team.rosterIds[1]])
	await selling.settle()
	expect(await findings()).toEqual([])
})

test('who changed orders by leaving cannot be brought back', async () => {
	const team = await leavingTeam({ players: 2 }, split)
	await team.leave(0)
	const back = bringBack(at(team.coach), { portalId: team.portalId, rowId: team.rosterIds[0] ?? '' })
	await expect(back).rejects.toMatchObject({ code: 'conflict' })
})

test('the account of the player gets one mail, without a name', async () => {
	const team = await leavingTeam({ players: 2 }, split)
	const address = `${team.player.userId}@example.test`
	await team.leave(0)
	await leaveTeam(at(team.coach), dependencies, { ...team.asked(0), key: 'any' })
	const mails = selling.orders.mails.filter(
		({ to, subject }) => to === address && /No longer on/.test(subject),
	)
	expect(mails.length).toBe(1)
	expect(JSON.stringify(mails)).not.toContain(canary(0))
})

test('a press on an old preview does nothing', async () => {
	const team = await leavingTeam({ players: 2 }, split)
	const { key } = await team.preview(0)
	await team.pay(0)
	const press = leaveTeam(at(team.coach), dependencies, { ...team.asked(0), key })
	await expect(press).rejects.toMatchObject({ code: 'conflict' })
	expect((await team.preview(0)).leftAt).toBeNull()
	expect(await team.shares()).toHaveLength(2)
})

test('refused: players, coaches of other teams, rows of other teams and unreadable ids', async () => {
	const team = await leavingTeam({ players: 2 }, split)
	const other = await newTeam(at(context), { players: 1 })
	const asked = team.asked(0)
	const { key } = await team.preview(0)
	const tried = (who: typeof team.coach, change: Partial<typeof asked> = {}) =>
		leaveTeam(at(who), dependencies, { ...asked, ...change, key })
	await expect(tried(other.coach)).rejects.toMatchObject({ code: 'not_found' })
	await expect(tried(team.player)).rejects.toMatchObject({ code: 'forbidden' })
	await expect(leavePage(at(team.player), asked)).rejects.toMatchObject({ code: 'forbidden' })
	for (const rosterId of [other.rosterIds[0] ?? '', randomUUID(), 'no-id'])
		await expect(tried(team.coach, { rosterId })).rejects.toMatchObject({ code: 'not_found' })
	expect((await team.preview(0)).leftAt).toBeNull()
})

test('the family pays at the moment of the press: its money goes back, or nothing is done', async () => {
	for (const isPaidFirst of [true, false]) {
		const team = await leavingTeam({ players: 3 }, split)
		const session = await team.pageOf(0)
		await team.press(session)
		const { key } = await team.preview(0)
		const leave = () =>
			leaveTeam(at(team.coach), dependencies, { ...team.asked(0), key }).then(
				() => 'left',
				() => 'refused',
			)
		const deliver = async () => {
			for (const id of selling.events.splice(0)) await selling.sandbox.deliver(at(context), id)
			return 'paid'
		}
		const both = isPaidFirst ? [deliver(), leave()] : [leave(), deliver()]
		const done = await Promise.all(both)
		await selling.settle()
		if (done.includes('refused')) {
			expect((await team.shares())[0]?.state).toBe('paid')
			await team.leave(0)
			await selling.settle()
		}
		expect((await refundsOf(team.orderId)).map(({ state }) => state)).toEqual(['done'])
		expect(await team.shares()).toHaveLength(2)
		await team.pay(1, 2)
		expect((await team.order()).status).toBe('paid')
		expect(await findings()).toEqual([])
	}
})

test('two presses at once take the player off once', async () => {
	const team = await leavingTeam({ players: 3 }, split)
	const { key } = await team.preview(0)
	const press = () => leaveTeam(at(team.coach), dependencies, { ...team.asked(0), key })
	await Promise.all([press(), press()])
	expect(await team.shares()).toHaveLength(2)
	expect(await findings()).toEqual([])
})
