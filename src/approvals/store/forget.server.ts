// What of approvals goes when a person leaves.
import { eq, sql } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { approvalComments, approvals } from '#database/tables/approvals.ts'
import { orders } from '#database/tables/orders.ts'

/** Words and marks of the person, and the players on what their orders had sealed. */
export async function anonymizeApprovals(db: Connection, userId: string): Promise<void> {
	await db
		.update(approvalComments)
		.set({ userId: null, comment: '' })
		.where(eq(approvalComments.userId, userId))
	await db.update(approvals).set({ reviewedBy: null }).where(eq(approvals.reviewedBy, userId))
	await db.execute(sql`
		update ${approvals} set sealed = jsonb_set(sealed, '{lines}', coalesce((
			select jsonb_agg(line || '{"playerName": ""}'::jsonb) from jsonb_array_elements(sealed -> 'lines') as line), '[]'))
		where sealed is not null
			and order_id in (select ${orders.id} from ${orders} where ${orders.userId} = ${userId})`)
}
