// Approvals and their threads.
import { and, asc, desc, eq, inArray, notInArray, or, sql } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { columnsOf } from '#database/columns.ts'
import { findingsOf, type Finding } from '#database/findings.server.ts'
import { profiles } from '#accounts/tables.ts'
import { approvalComments, approvals } from '../tables.ts'
import { orderLines, orders } from '#orders/tables.ts'

/**
 * Removes the person from everything; on the person's own orders also their comments and the sealed players' names.
 * Comments on other people's orders stay as the record of those.
 */
export async function anonymizeApprovals(db: Connection, userId: string): Promise<void> {
	const ownApproval = sql`exists (select 1 from ${approvals} inner join ${orders} on ${orders.id} = ${approvals.orderId}
		where ${approvals.id} = ${approvalComments.approvalId} and ${orders.userId} = ${userId})`
	await db
		.update(approvalComments)
		.set({
			userId: null,
			comment: sql`case when ${ownApproval} then '' else ${approvalComments.comment} end`,
		})
		.where(eq(approvalComments.userId, userId))
	await db.update(approvals).set({ reviewedBy: null }).where(eq(approvals.reviewedBy, userId))
	await db.execute(sql`
		update ${approvals} set sealed = jsonb_set(sealed, '{lines}', coalesce((
			select jsonb_agg(line || '{"playerName": ""}'::jsonb) from jsonb_array_elements(sealed -> 'lines') as line), '[]'))
		where sealed is not null
			and order_id in (select ${orders.id} from ${orders} where ${orders.userId} = ${userId})`)
}

/** A person's comments and decisions, newest first. */
export const commentsOfUser = (db: Connection, userId: string, limit: number) =>
	db
		.select({
			orderId: approvals.orderId,
			...columnsOf(approvalComments, 'kind', 'comment'),
			at: approvalComments.createdAt,
		})
		.from(approvalComments)
		.innerJoin(approvals, eq(approvals.id, approvalComments.approvalId))
		.where(eq(approvalComments.userId, userId))
		.orderBy(desc(approvalComments.createdAt), desc(approvalComments.id))
		.limit(limit)

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

/** The orders must be locked first, to keep the lock order. */
export const lockApprovalsOf = (db: Connection, orderIds: readonly string[]): Promise<ApprovalRow[]> =>
	db
		.select()
		.from(approvals)
		.where(inArray(approvals.orderId, [...orderIds]))
		.orderBy(asc(approvals.orderId))
		.for('update')

export const approvalsOf = (db: Connection, orderIds: readonly string[]): Promise<ApprovalRow[]> =>
	db
		.select()
		.from(approvals)
		.where(inArray(approvals.orderId, [...orderIds]))
		.orderBy(asc(approvals.orderId))

/** Asks for these approvals again, for another round. */
export async function reopenApprovals(db: Connection, ids: readonly string[], now: Date): Promise<void> {
	await db
		.update(approvals)
		.set({ status: 'pending', round: sql`${approvals.round} + 1`, seal: null, updatedAt: now })
		.where(inArray(approvals.id, [...ids]))
}

/** Sets the design that represents each order. */
export async function setDesigns(
	db: Connection,
	changes: readonly { id: string; designId: string | null }[],
): Promise<void> {
	await db.execute(sql`
		update ${approvals} set design_id = given."designId"
		from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as given (id uuid, "designId" uuid)
		where ${approvals.id} = given.id`)
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

export async function insertComments(db: Connection, comments: readonly NewComment[]): Promise<void> {
	await db.insert(approvalComments).values([...comments])
}

export const countComments = (db: Connection, approvalId: string): Promise<number> =>
	db.$count(approvalComments, eq(approvalComments.approvalId, approvalId))

/** Those of the designs that are part of other validly approved orders than these. */
export async function designsApprovedElsewhere(
	db: Connection,
	{ designIds, orderIds }: { designIds: readonly string[]; orderIds: readonly string[] },
): Promise<string[]> {
	const rows = await db
		.selectDistinct({ designId: orderLines.designId })
		.from(orderLines)
		.innerJoin(approvals, and(eq(approvals.orderId, orderLines.orderId), eq(approvals.status, 'approved')))
		.where(and(inArray(orderLines.designId, [...designIds]), notInArray(orderLines.orderId, [...orderIds])))
	return rows.flatMap(({ designId }) => designId ?? [])
}

const calledOf = sql<string | null>`coalesce(nullif(${profiles.fullName}, ''), ${profiles.email})`

/** The threads of several approvals, oldest first (Spec §7), with the authors' names. */
export const threadsOf = (db: Connection, ids: readonly string[]) =>
	db
		.select({
			...columnsOf(approvalComments, 'id', 'approvalId', 'userId', 'kind', 'comment', 'createdAt'),
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

/** A pending, sent-back or approved purchase order must have an approval with the matching status and seal. */
export const approvalsThatDiffer = (db: Connection): Promise<Finding[]> =>
	findingsOf(
		db,
		sql`select orders.id as "orderId",
			'is ' || orders.status || ', its approval ' || coalesce(approvals.status, 'is missing') as what
		from orders left join approvals on approvals.order_id = orders.id
		where orders.payment_mode = 'school_po' and case orders.status
			when 'awaiting_approval' then coalesce(approvals.status, '') <> 'pending'
			when 'changes_requested' then coalesce(approvals.status, '') <> 'changes_requested'
			when 'approved' then coalesce(approvals.status, '') <> 'approved' or approvals.seal is null
			else false end`,
	)
