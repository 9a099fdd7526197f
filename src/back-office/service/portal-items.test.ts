// A design attached after orders were placed: the question, and both answers. On both engines.
import { randomUUID } from 'node:crypto'
import { and, asc, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { approve, requestChanges } from '#approvals/service/decide.server.ts'
import { sealHolds } from '#approvals/service/seal.server.ts'
import { portalView } from '#bulk-orders/service/views.server.ts'
import { orderView } from '#orders/service/views.server.ts'
import { orderLines, orders } from '#orders/tables.ts'
import { portalItems, teamPortals } from '#portals/tables.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { approvalOf, newPerson, orderNow, threadIn } from '../../../tests/factories/approvals.ts'
import { holdsIn, statementsOf, statusOf } from '../../../tests/factories/orders.ts'
import { newDesign } from '../../../tests/factories/redesigns.ts'
import { saveItemOrAsk, type OpenOrdersAnswer } from './portal-items.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const csr = await newPerson(context, 'csr')
const ask: OpenOrdersAnswer = { kind: 'ask' }
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
	const { team, designId, save, order, question } = await newDesign(context, csr)
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
	const { team, designId, dependencies, save, order, question } = await newDesign(context, csr)
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
	const { team, save, order, question } = await newDesign(context, csr)
	const { id } = await order()
	const { revision } = await question()
	const [portal] = await context.db.select().from(teamPortals).where(eq(teamPortals.id, team.portalId))
	for (const role of ['coach', 'player', 'production', 'school_admin'] as const)
		await expect(save({ kind: 'amend', revision }, await newPerson(context, role))).rejects.toMatchObject({
			code: 'forbidden',
		})
	await expect(save(ask, team.coach)).rejects.toMatchObject({ code: 'forbidden' })
	const another = await newDesign(context, csr)
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
	const { team, save, order, question } = await newDesign(context, csr)
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

test('an older line that does not name its item is asked about for the only one of its product, of two for none', async () => {
	const { team, save, order, question } = await newDesign(context, csr)
	const { id } = await order()
	const older = sql`${orderLines.snapshot} - 'portalItemId'`
	await context.db.update(orderLines).set({ snapshot: older }).where(eq(orderLines.orderId, id))
	expect(await question()).toMatchObject({ total: 1, pieces: 2 })
	const [item] = await context.db.select().from(portalItems).where(eq(portalItems.id, team.jersey.itemId))
	if (!item) throw new Error('The portal has the jersey')
	await context.db.insert(portalItems).values({ ...item, id: randomUUID(), piece: 'Away jersey' })
	const lines = await linesOf(id)
	expect(await save(ask)).toEqual({ kind: 'saved' })
	expect(await linesOf(id)).toEqual(lines)
})

test('the question takes as many statements for five orders as for one', async () => {
	const { order, question } = await newDesign(context, csr)
	const counts: number[] = []
	for (const more of [1, 4]) {
		for (let placed = 0; placed < more; placed += 1) await order()
		counts.push(await statementsOf(question))
	}
	expect(counts[0]).toBeGreaterThan(0)
	expect(counts[1]).toBe(counts[0])
})
