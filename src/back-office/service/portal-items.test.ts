// A design attached after orders were placed: the question, and both answers. On both engines.
import { and, asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { approve, requestChanges } from '#approvals/service/decide.server.ts'
import { sealHolds } from '#approvals/service/seal.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { portalView } from '#bulk-orders/service/views.server.ts'
import { variants } from '#catalog/tables.ts'
import { saveDesign } from '#designs/service/save.server.ts'
import { startingConfig, subjectOf } from '#designs/service/subject.server.ts'
import { WantedLine } from '#orders/schemas.ts'
import { orderView } from '#orders/service/views.server.ts'
import { orderLines, orders } from '#orders/tables.ts'
import { portalItems, teamPortals } from '#portals/tables.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import {
	approvalOf,
	newPerson,
	newPurchase,
	orderNow,
	testApprovalDependencies,
	threadIn,
} from '../../../tests/factories/approvals.ts'
import { newTeam } from '../../../tests/factories/bulk-orders.ts'
import { holdsIn, statusOf } from '../../../tests/factories/orders.ts'
import { saveItemOrAsk, type OpenOrdersAnswer } from './portal-items.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const csr = await newPerson(context, 'csr')
const ask: OpenOrdersAnswer = { kind: 'ask' }
const letters = { playerName: 'VALE', playerNumber: '12' }

/** A team whose jersey is ordered plain, and a design of it that the coach has saved since. */
async function newDesign(players = 2) {
	const team = await newTeam(context, { players })
	const { productId, itemId } = team.jersey
	const { designId } = await saveDesign(team.coach, {
		productId,
		designId: null,
		baseVersion: 0,
		config: { ...startingConfig(await subjectOf(team.coach, productId)), ...letters },
		owner: { userId: team.coach.userId, visitorKey: null },
	})
	const [variant] = await context.db.select().from(variants).where(eq(variants.productId, productId))
	const dependencies = testApprovalDependencies()
	const save = async (answer: OpenOrdersAnswer, by: ServiceContext = csr, seen?: number) => {
		const [portal] = await context.db.select().from(teamPortals).where(eq(teamPortals.id, team.portalId))
		return saveItemOrAsk(by, dependencies, {
			portalId: team.portalId,
			seen: seen ?? portal!.revision,
			itemId,
			required: true,
			deadlineOn: null,
			design: { id: designId, version: 1 },
			answer,
		})
	}
	/** A purchase order of the coach: a jersey for each of these names. */
	const order = async (names = ['Kim', 'Lee']) => {
		const lines = names.map((playerName, at) => ({
			...WantedLine.parse({
				variantId: variant!.id,
				design: null,
				quantity: 1,
				playerName,
				playerNumber: String(at),
			}),
			portalItemId: itemId,
			rosterId: team.rosterIds[at] ?? null,
		}))
		const placed = await newPurchase(team.coach, dependencies, { school: team, lines })
		return placed.order
	}
	const question = async () => {
		const asked = await save(ask)
		if (asked.kind !== 'asked') throw new Error('No open order was found')
		return asked.question
	}
	return { team, designId, dependencies, save, order, question }
}

const linesOf = (orderId: string) =>
	context.db
		.select()
		.from(orderLines)
		.where(eq(orderLines.orderId, orderId))
		.orderBy(asc(orderLines.position))
const designIn = async (itemId: string) =>
	(await context.db.select().from(portalItems).where(eq(portalItems.id, itemId)))[0]?.designId
const totalsOf = async (ids: readonly string[]) =>
	(await Promise.all(ids.map((id) => orderNow(context, id)))).reduce(
		(sum, { totalCents }) => sum + totalCents,
		0,
	)

test('a design attached after an order is asked about; kept, it changes nothing of what was ordered', async () => {
	const { team, designId, save, order, question } = await newDesign()
	const { id, totalCents } = await order()
	const { orders: asked, able, before, pieces } = await question()
	expect(asked).toEqual([
		{
			id,
			reference: id.slice(0, 8),
			status: 'awaiting_approval',
			pieces: 2,
			beforeCents: totalCents,
			way: 'ask',
			afterCents: able.afterCents,
		},
	])
	expect({ before, pieces, able }).toMatchObject({
		before: [{ picture: { hash: expect.stringMatching(/./) }, pieces: 2 }],
		pieces: 2,
		able: { orders: 1, pieces: 2, beforeCents: totalCents },
	})
	expect(able.afterCents).toBeGreaterThan(totalCents)
	expect(await designIn(team.jersey.itemId)).toBeNull()
	const lines = await linesOf(id)
	expect(await save({ kind: 'keep' })).toEqual({ kind: 'saved' })
	expect(await designIn(team.jersey.itemId)).toBe(designId)
	expect(await linesOf(id)).toEqual(lines)
	const { catalog } = await portalView(team.coach, team.portalId)
	expect(catalog[0]?.design?.prints).toEqual({ name: true, number: true })
	// The same design again is no change.
	expect(await save(ask)).toEqual({ kind: 'saved' })
})

test('one answer changes all orders that can be, at the prices shown, and leaves the others as ordered', async () => {
	const { team, designId, dependencies, save, order, question } = await newDesign()
	const waiting = await order()
	const back = await order(['Pat'])
	const approved = await order(['Ray', 'Sky'])
	const made = await order()
	const paid = await order()
	const foreign = await order(['Яна'])
	await requestChanges(csr, dependencies, { approvalId: back.id, comment: 'Please fix.' })
	await approve(csr, dependencies, approved.id)
	await context.db.update(orders).set({ status: 'processing' }).where(eq(orders.id, made.id))
	const card = { paymentMode: 'card', status: 'paid' } as const
	await context.db.update(orders).set(card).where(eq(orders.id, paid.id))
	const participation = async () => (await portalView(team.coach, team.portalId)).participation
	const took = await participation()
	const untouched = [made, paid, foreign]
	const before = await Promise.all(untouched.map(({ id }) => linesOf(id)))

	const { orders: asked, able, revision, total } = await question()
	const able3 = [waiting, back, approved].map(({ id }) => id)
	expect({ total, able }).toMatchObject({ total: 6, able: { orders: 3, pieces: 5 } })
	expect(able.beforeCents).toBe(await totalsOf(able3))
	const keeps = new Map(asked.map((one) => [one.id, 'keeps' in one ? one.keeps : one.way]))
	expect(able3.map((id) => keeps.get(id))).toEqual(['ask', 'change', 'void'])
	expect(untouched.map(({ id }) => keeps.get(id))).toEqual([
		'Is in production.',
		'Is paid at the agreed price.',
		expect.stringMatching(/^Line 1: .*“Я”/),
	])
	const mails = dependencies.orders.mails.length
	expect(await save({ kind: 'amend', revision })).toEqual({ kind: 'amended', orders: 3, pieces: 5 })

	expect(await totalsOf(able3)).toBe(able.afterCents)
	for (const id of able3)
		for (const line of await linesOf(id)) {
			expect(line).toMatchObject({ designId, designVersion: 1 })
			expect(line.snapshot).toMatchObject({
				portalItemId: team.jersey.itemId,
				prints: { name: true, number: true },
			})
			expect(line.unitCents).toBe(line.snapshot.baseCents + line.snapshot.decorationsCents)
		}
	expect(await Promise.all(untouched.map(({ id }) => linesOf(id)))).toEqual(before)
	expect(await participation(), 'who has ordered is the same').toEqual(took)
	expect((await portalView(team.coach, team.portalId)).catalog[0]?.design?.id).toBe(designId)

	const states = await Promise.all(
		able3.map(async (id) => [await statusOf(context, id), await approvalOf(context, id)]),
	)
	expect(states).toMatchObject([
		['awaiting_approval', { status: 'pending', round: 2, designId }],
		['changes_requested', { status: 'changes_requested', round: 1, designId }],
		['awaiting_approval', { status: 'pending', round: 2, seal: null, designId }],
	])
	expect(await holdsIn(context, waiting.id)).toEqual([{ quantity: 2, state: 'held' }])
	const [, thread] = await threadIn(context, (await approvalOf(context, approved.id)).id)
	expect(thread).toMatchObject({
		kind: 'voided',
		comment: expect.stringContaining('another design, version 1'),
	})
	expect(thread?.comment).not.toMatch(/Ray|Sky/)
	const sent = dependencies.orders.mails.slice(mails).map(({ subject }) => subject.replace(/#\S+/, '#'))
	expect(sent.toSorted()).toEqual([
		'Order # has the team’s new design',
		'Order # has the team’s new design',
		'Order # has to be approved again',
		'Order # was changed after its approval',
		'Order # was changed and is waiting for your approval',
	])
	expect(dependencies.proofs).toContainEqual({ designId, version: 1 })
	// The buyer reads it in the order's history.
	const { history } = await orderView(team.coach, waiting.id)
	expect(history.map(({ what }) => what)).toEqual(['Order placed', 'Changed to the team’s new design'])
	expect(history[1]?.why).toMatch(/^2 pieces; the total was \$[\d.]+ and is now \$[\d.]+$/)
	expect((await approve(csr, dependencies, approved.id)).isDone).toBe(true)
	expect((await sealHolds(context, approved.id)).holds).toBe(true)
})

test('a second click, an answer to other facts, another role and another portal change nothing', async () => {
	const { team, save, order, question } = await newDesign()
	const { id } = await order()
	const { revision } = await question()
	const [portal] = await context.db.select().from(teamPortals).where(eq(teamPortals.id, team.portalId))
	for (const role of ['coach', 'player', 'production', 'school_admin'] as const)
		await expect(save({ kind: 'amend', revision }, await newPerson(context, role))).rejects.toMatchObject({
			code: 'forbidden',
		})
	await expect(save(ask, team.coach)).rejects.toMatchObject({ code: 'forbidden' })
	const another = await newDesign()
	await another.order()
	const elsewhere = saveItemOrAsk(csr, another.dependencies, {
		portalId: another.team.portalId,
		seen: 0,
		itemId: team.jersey.itemId,
		required: true,
		deadlineOn: null,
		design: null,
		answer: { kind: 'amend', revision },
	})
	await expect(elsewhere).rejects.toMatchObject({ code: 'not_found' })
	const before = await linesOf(id)
	// One more order than the question named.
	await order(['Max'])
	await expect(save({ kind: 'amend', revision })).rejects.toMatchObject({
		code: 'conflict',
		message: /Nothing was saved/,
	})
	expect([await linesOf(id), await designIn(team.jersey.itemId)]).toEqual([before, null])
	const now = await question()
	const seen = portal!.revision
	await save({ kind: 'amend', revision: now.revision }, csr, seen)
	const after = await linesOf(id)
	await expect(save({ kind: 'amend', revision: now.revision }, csr, seen)).rejects.toMatchObject({
		code: 'conflict',
	})
	await expect(save({ kind: 'amend', revision: now.revision })).rejects.toMatchObject({ code: 'conflict' })
	expect(await linesOf(id)).toEqual(after)
})

test('nothing to change is refused, and an order that is shipped or cancelled raises no question', async () => {
	const { team, save, order, question } = await newDesign()
	const { id } = await order()
	await context.db.update(orders).set({ status: 'processing' }).where(eq(orders.id, id))
	const { able, revision } = await question()
	expect(able.orders).toBe(0)
	await expect(save({ kind: 'amend', revision })).rejects.toMatchObject({ code: 'invalid' })
	expect(await designIn(team.jersey.itemId)).toBeNull()
	for (const status of ['shipped', 'cancelled'] as const) {
		await context.db.update(orders).set({ status }).where(eq(orders.id, id))
		const open = and(eq(portalItems.id, team.jersey.itemId), eq(portalItems.portalId, team.portalId))
		await context.db.update(portalItems).set({ designId: null, designVersion: null }).where(open)
		expect(await save(ask)).toEqual({ kind: 'saved' })
	}
})

test('of two people at once, and of a change and an approval at once, one wins', async () => {
	const first = await newDesign()
	const { id } = await first.order()
	const { revision } = await first.question()
	const other = await newPerson(context, 'admin')
	const both = await Promise.allSettled(
		[csr, other].map((who) => first.save({ kind: 'amend', revision }, who, 0)),
	)
	expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
	expect(await approvalOf(context, id)).toMatchObject({ round: 2 })

	const second = await newDesign()
	const raced = await second.order()
	const asked = await second.question()
	const outcomes = await Promise.allSettled([
		approve(other, second.dependencies, { approvalId: raced.id, round: 1 }),
		second.save({ kind: 'amend', revision: asked.revision }),
	])
	expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
	const isApproved = (await statusOf(context, raced.id)) === 'approved'
	expect(outcomes[0].status === 'fulfilled').toBe(isApproved)
	const [line] = await linesOf(raced.id)
	expect(line?.designId === null).toBe(isApproved)
	expect((await sealHolds(context, raced.id)).holds).toBe(isApproved)
})
