// Rows whose order has other values: for the roster's managers, and for the family. On both engines.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orders } from '#orders/tables.ts'
import { visitor } from '#kit/roles.ts'
import {
	newOrder,
	newVariant,
	statementsOf,
	testOrderDependencies,
	wanted,
} from '../../../tests/factories/orders.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { withJerseyNames } from '../rules/jersey-names.ts'
import { orderDifferences, orderedLabel } from '../rules/ordered.ts'
import { newMember, newTeam, playerOf } from '../../../tests/factories/rosters.ts'
import { confirmByFamily, familyRow } from './family.server.ts'
import { makeFamilyLinks } from './links.server.ts'
import { rosterOf } from './roster.server.ts'
import { addPlayers, saveRoster } from './save.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const jersey = await newVariant(context, { kind: 'Jersey' })

/** A team whose first row is ordered as number 12 in L. */
async function orderedTeam(count = 2) {
	const team = await newTeam(context, { sport: 'soccer' })
	const coach = await newMember(context, 'coach', team)
	const { portalId, organizationId } = team
	const names = Array.from({ length: count }, (_, at) => playerOf(`Vale ${at}`, '12', { size: 'L' }))
	await addPlayers(coach, { portalId, players: names })
	const { rows } = await rosterOf(coach, portalId)
	const portal = { id: portalId, organizationId, fundraisingBp: 0 }
	const place = async (rowId: string, number: string) => {
		const line = { ...wanted(jersey, 1, { name: 'Vale 0', number }), rosterId: rowId }
		const change = { portal, paymentMode: 'school_po' as const, poNumber: randomUUID().slice(0, 8) }
		return newOrder(coach, testOrderDependencies(), { lines: [line], ...change })
	}
	const order = await place(rows[0]!.id, '12')
	const shown = async () => {
		const page = await rosterOf(coach, portalId)
		const carried = new Map(page.ordered.rows)
		return withJerseyNames(page.rows).map((row) => {
			const found = orderDifferences(row, carried.get(row.id) ?? [])
			return found.length === 0 ? '' : orderedLabel(found)
		})
	}
	return { coach, portalId, rows, order, place, texts: shown }
}

test('a coach who changes an ordered row learns what the order carries, until a later order has it right', async () => {
	const { coach, portalId, rows, order, place, texts } = await orderedTeam()
	expect(await texts()).toEqual(['', ''])
	const changed = rows.map((row) => ({ ...row, number: '7', size: 'M' }))
	await saveRoster(coach, { portalId, revision: 1, rows: changed })
	expect(await texts()).toEqual(['Ordered as 12 · L', ''])
	expect((await rosterOf(coach, portalId)).ordered.orders).toEqual([{ id: order.id, stage: 'waiting' }])
	await context.db.update(orders).set({ status: 'changes_requested' }).where(eq(orders.id, order.id))
	expect((await rosterOf(coach, portalId)).ordered.orders).toEqual([{ id: order.id, stage: 'sentBack' }])
	const again = await place(rows[0]!.id, '7')
	const createdAt = new Date(context.now.getTime() + 60_000)
	await context.db.update(orders).set({ createdAt }).where(eq(orders.id, again.id))
	expect(await texts()).toEqual(['Ordered as L', ''])
	await context.db.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, again.id))
	expect(await texts()).toEqual(['Ordered as 12 · L', ''])
	await context.db.update(orders).set({ status: 'refunded' }).where(eq(orders.id, order.id))
	expect(await texts()).toEqual(['', ''])
})

test('a family that changes its row after the order reads what the order carries, and nothing of other rows', async () => {
	const { coach, portalId, rows } = await orderedTeam()
	const links = await makeFamilyLinks(coach, { portalId, rowIds: rows.map(({ id }) => id) })
	const family = { ...context, actor: visitor }
	const visits = links.map(({ path }) => ({ token: path.split('/').at(-1), clientAddress: '10.9.9.9' }))
	const shownTo = async () =>
		(await Promise.all(visits.map((visit) => familyRow(family, visit)))).map(({ isLate, orderedAs }) => [
			isLate,
			orderedAs.length === 0 ? '' : orderedLabel(orderedAs),
		])
	expect(await shownTo()).toEqual([
		['ordered', ''],
		[null, ''],
	])
	const answer = { name: 'Vale 0', number: '7', size: 'M', shortsSize: 'S' }
	for (const visit of visits.slice(0, 1)) await confirmByFamily(family, { ...visit, answer })
	expect(await shownTo()).toEqual([
		['ordered', 'Ordered as 12 · L'],
		[null, ''],
	])
})

test('orders of another portal say nothing, and a long roster is asked for in as many statements as a short one', async () => {
	const [short, long] = [await orderedTeam(1), await orderedTeam(200)]
	const page = (of: typeof short) => rosterOf(of.coach, of.portalId)
	expect((await page(short)).ordered.rows.map(([id]) => id)).toEqual([short.rows[0]!.id])
	const counts = [await statementsOf(() => page(short)), await statementsOf(() => page(long))]
	expect(counts[0]).toBe(counts[1])
})
