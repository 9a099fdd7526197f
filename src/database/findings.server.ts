// Findings of the doctor: inconsistent data.
import { sql, type SQL } from 'drizzle-orm'
import type { Connection } from './client.server.ts'

/** `orderId` is null for a finding that belongs to no order. */
export type Finding = { orderId: string | null; what: string }

/** One check of `npm run doctor`. It reads and changes nothing; an empty list means no findings. */
export type DoctorCheck = (context: { db: Connection; now: Date }) => Promise<Finding[]>

/** Limit per check: one fault often repeats, and more rows add nothing. */
export const mostPerCheck = 100

/** @param question selects `"orderId"` and `what`, a row for each fault */
export async function findingsOf(db: Connection, question: SQL): Promise<Finding[]> {
	const { rows } = await db.execute<Finding>(sql`select * from (${question}) as found limit ${mostPerCheck}`)
	return rows.map(({ orderId, what }) => ({ orderId, what }))
}
