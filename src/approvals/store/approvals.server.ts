// Approvals and their threads.
import { and, asc, eq, inArray, ne, or, sql } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { profiles } from '#accounts/tables/accounts.ts'
import { approvalComments, approvals } from '../tables.ts'
import { orderLines } from '#orders/tables.ts'

export type ApprovalRow = typeof approvals.$inferSelect
export type NewApproval = typeof approvals.$inferInsert
export type NewComment = typeof approvalComments.$inferInsert

/** By its own id, or by its order's id. */
export async function approvalBy(db: Connection, id: string): Promise<ApprovalRow | undefined> {
	const [row] = await db
		.select()
		.from(approvals)
		.where(or(eq(approvals.id, id), eq(approvals.orderId, id)))
	return row
}

/** The order must be locked first, to keep the lock order. */
export async function lockApprovalOf(db: Connection, orderId: string): Promise<ApprovalRow | undefined> {
	const [row] = await db.select().from(approvals).where(eq(approvals.orderId, orderId)).for('update')
	return row
}

export async function insertApproval(db: Connection, approval: NewApproval): Promise<void> {
	await db.insert(approvals).values(approval)
}

export type ApprovalChange = Partial<
	Pick<NewApproval, 'status' | 'round' | 'seal' | 'sealed' | 'reviewedBy' | 'designId'>
> & { updatedAt: Date }

export async function updateApproval(db: Connection, id: string, change: ApprovalChange): Promise<void> {
	await db.update(approvals).set(change).where(eq(approvals.id, id))
}

export async function insertComment(db: Connection, comment: NewComment): Promise<void> {
	await db.insert(approvalComments).values(comment)
}

export const countComments = (db: Connection, approvalId: string): Promise<number> =>
	db.$count(approvalComments, eq(approvalComments.approvalId, approvalId))

/** Those of the designs that are part of another validly approved order. */
export async function designsApprovedElsewhere(
	db: Connection,
	{ designIds, orderId }: { designIds: readonly string[]; orderId: string },
): Promise<string[]> {
	const rows = await db
		.selectDistinct({ designId: orderLines.designId })
		.from(orderLines)
		.innerJoin(approvals, and(eq(approvals.orderId, orderLines.orderId), eq(approvals.status, 'approved')))
		.where(and(inArray(orderLines.designId, [...designIds]), ne(orderLines.orderId, orderId)))
	return rows.flatMap(({ designId }) => designId ?? [])
}

const calledOf = sql<string | null>`coalesce(nullif(${profiles.fullName}, ''), ${profiles.email})`

/** The threads of several approvals, oldest first (Spec §7), with the authors' names. */
export const threadsOf = (db: Connection, ids: readonly string[]) =>
	db
		.select({
			id: approvalComments.id,
			approvalId: approvalComments.approvalId,
			userId: approvalComments.userId,
			kind: approvalComments.kind,
			comment: approvalComments.comment,
			createdAt: approvalComments.createdAt,
			/** Null for a deleted account; the address of an author without a name. */
			name: calledOf,
		})
		.from(approvalComments)
		.leftJoin(profiles, eq(profiles.id, approvalComments.userId))
		.where(inArray(approvalComments.approvalId, [...ids]))
		.orderBy(asc(approvalComments.createdAt), asc(approvalComments.id))
		.limit(5_000)

/** Name or address of the last reviewer; empty when unknown. */
export async function reviewerName(db: Connection, approvalId: string): Promise<string> {
	const [row] = await db
		.select({ name: calledOf })
		.from(approvals)
		.innerJoin(profiles, eq(profiles.id, approvals.reviewedBy))
		.where(eq(approvals.id, approvalId))
	return row?.name ?? ''
}
