// The administrators whom buyers asked to decide on their purchase orders.
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import { profiles } from '#accounts/tables.ts'
import type { Connection } from '#database/client.server.ts'
import { columnsOf } from '#database/columns.ts'
import { portalInvites } from '#portals/tables.ts'
import { orderApprovers, orders } from '../tables.ts'

export async function insertApprover(db: Connection, row: typeof orderApprovers.$inferInsert): Promise<void> {
	await db.insert(orderApprovers).values(row)
}

/** Of these orders, the earliest first; an order has only a few. */
export const approversOf = (db: Connection, orderIds: readonly string[]) =>
	db
		.select({
			...columnsOf(orderApprovers, 'orderId', 'inviteId', 'email', 'name', 'askedAt'),
			/** The invitation was accepted. */
			hasJoined: sql<boolean>`coalesce(${portalInvites.usesLeft} = 0, false)`,
		})
		.from(orderApprovers)
		.leftJoin(portalInvites, eq(portalInvites.id, orderApprovers.inviteId))
		.where(inArray(orderApprovers.orderId, [...orderIds]))
		.orderBy(asc(orderApprovers.askedAt), asc(orderApprovers.id))
export type ApproverRow = Awaited<ReturnType<typeof approversOf>>[number]

/** Removes a person from what they asked, and from what they were asked. */
export async function anonymizeApprovers(db: Connection, userId: string): Promise<void> {
	await db
		.update(orderApprovers)
		.set({ email: '', name: '', askedBy: null })
		.where(
			or(
				eq(orderApprovers.askedBy, userId),
				sql`lower(${orderApprovers.email}) = (select lower(${profiles.email}) from ${profiles}
					where ${profiles.id} = ${userId})`,
				inArray(
					orderApprovers.orderId,
					db
						.select({ id: orders.id })
						.from(orders)
						.where(and(eq(orders.userId, userId))),
				),
			),
		)
}
