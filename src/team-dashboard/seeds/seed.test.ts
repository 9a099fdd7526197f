// The demo's orders: every status exists, the ledger matches, and seeding twice changes nothing. On both engines.
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { demoAccountId } from '#accounts/seeds/seed.server.ts'
import { approvalsThatDiffer } from '#approvals/store/approvals.server.ts'
import { jobsThatDiffer } from '#production/store/jobs.server.ts'
import { examine } from '#checkout/service/doctor.server.ts'
import { linesNotAsMade } from '#production/service/doctor.server.ts'
import { orders } from '#orders/tables.ts'
import { ledgersThatDiffer } from '#fundraising/store/doctor.server.ts'
import { orderStatuses } from '#orders/states.ts'
import { demoPortalId, lacksDemoPortals, seedPortals } from '#portals/seeds/seed.server.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { seedDemoOrders } from './seed.server.ts'
import { demoOrders } from './plan.ts'
import { dashboard } from '../service/dashboard.server.ts'

const { context } = await openTestDatabase()
const statuses = async () =>
	(
		await context.db.select({ status: orders.status }).from(orders).where(eq(orders.portalId, demoPortalId))
	).map(({ status }) => status)

test('there is an order in every state, and the books agree', async () => {
	expect(new Set(await statuses())).toEqual(new Set(orderStatuses))
	expect(await examine({ db: context.db, now: new Date() })).toEqual([])
	expect(await linesNotAsMade({ db: context.db })).toEqual([])
	for (const check of [ledgersThatDiffer, approvalsThatDiffer, jobsThatDiffer])
		expect(await check(context.db)).toEqual([])
})

test('filled twice, it holds no order more', async () => {
	const listeners = { onPlaced: [], onMoved: [], onRefunded: [] }
	await context.db.transaction((db) => seedDemoOrders(db, { now: new Date(), listeners }))
	expect(await statuses()).toHaveLength(demoOrders.length)
})

test('the coach finds a morning’s worth: raised, paid out, waiting and missing', async () => {
	const coach = { ...context, actor: { userId: demoAccountId('coach'), roles: ['coach'] as const } }
	const seen = await dashboard(
		{ ...coach, now: new Date() },
		{ portalId: null, ordersPage: 1, postingsPage: 1 },
	)
	expect(seen?.portal.id).toBe(demoPortalId)
	expect(seen?.switcher).toHaveLength(2)
	expect(seen?.figures).toMatchObject({
		orders: demoOrders.length,
		playersWithOrder: 15,
		approvalsWaiting: 2,
	})
	const { rows } = await context.db.execute<{ spent: number; raised: number }>(sql`
		select (select sum(total_cents - refunded_cents)::int from orders where portal_id = ${demoPortalId}
				and status in ('approved', 'paid', 'processing', 'shipped', 'delivered')) as spent,
			(select sum(amount_cents)::int from fundraising_entries
				where portal_id = ${demoPortalId} and kind <> 'payout') as raised`)
	const { spent = 0, raised = 0 } = rows[0] ?? {}
	expect(raised).toBeGreaterThan(50_000)
	expect([seen?.figures.spentCents, seen?.figures.raisedCents]).toEqual([spent, raised])
	const { weeks, items, raisedCents, balanceCents } = seen!.fundraising
	expect([raisedCents, weeks.at(-1)?.totalCents, balanceCents]).toEqual([raised, raised, raised - 25_000])
	expect(items.reduce((sum, item) => sum + item.raisedCents, 0)).toBe(raised)
	expect(seen?.fundraising.paidOutCents).toBe(25_000)
	expect(seen?.deadlines.length).toBeGreaterThan(0)
})

test('a demo from before there were teams gets them, once', async () => {
	expect(await lacksDemoPortals(context.db)).toBe(false)
	await context.db.transaction(async (db) => {
		await db.execute(sql`truncate organizations, team_portal_requests cascade`)
		await db.execute(sql`delete from designs`)
		expect(await lacksDemoPortals(db)).toBe(true)
		await seedPortals(db, new Date())
		expect(await lacksDemoPortals(db)).toBe(false)
	})
})
