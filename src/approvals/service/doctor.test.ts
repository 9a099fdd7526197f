// The doctor finds nothing in the demo, and each kind of damage to its approvals and jobs. On both engines.
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Connection } from '#database/client.server.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { jobsThatDiffer } from '#production/store/jobs.server.ts'
import { approvalsThatDiffer } from '../store/approvals.server.ts'

const { context } = await openTestDatabase({ seeded: true })

class Undone extends Error {}

/** Findings after some damage, which is then undone. */
async function foundAfter(damage: ReturnType<typeof sql>, check: typeof jobsThatDiffer): Promise<string[]> {
	const found: string[] = []
	const work = async (db: Connection) => {
		await db.execute(damage)
		found.push(...(await check(db)).map(({ what }) => what))
		throw new Undone()
	}
	await expect(context.db.transaction(work)).rejects.toBeInstanceOf(Undone)
	return found
}

test('in the demo approvals and jobs agree with their orders', async () => {
	expect(await approvalsThatDiffer(context.db)).toEqual([])
	expect(await jobsThatDiffer(context.db)).toEqual([])
})

test.each([
	[sql`delete from approvals where status = 'pending'`, 'is awaiting_approval, its approval is missing'],
	[
		sql`update approvals set status = 'approved' where status = 'pending'`,
		'is awaiting_approval, its approval approved',
	],
	[sql`update approvals set seal = null where status = 'approved'`, 'is approved, its approval approved'],
])('an approval that differs is found: %#', async (damage, words) => {
	expect(await foundAfter(damage, approvalsThatDiffer)).toContain(words)
})

test.each([
	[sql`delete from jobs where status = 'pending'`, /has 0 open jobs/],
	[sql`update orders set status = 'cancelled' where status = 'approved'`, /has 1 open jobs/],
])('a job that is missing or too many is found: %#', async (damage, words) => {
	expect((await foundAfter(damage, jobsThatDiffer)).join('\n')).toMatch(words)
})
