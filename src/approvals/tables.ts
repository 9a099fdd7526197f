// Approvals of orders by their school (spec §3: approvals, approval_comments).
import { sql } from 'drizzle-orm'
import * as t from 'drizzle-orm/pg-core'
import { orders } from '#orders/tables.ts'
import { approvalStatuses, commentKinds } from './states.ts'
import type { Sealed } from './schemas.ts'

const instant = (name: string) => t.timestamp(name, { withTimezone: true })

export const approvals = t.pgTable(
	'approvals',
	{
		id: t.uuid('id').primaryKey(),
		orderId: t
			.uuid('order_id')
			.notNull()
			.unique()
			.references(() => orders.id, { onDelete: 'cascade' }),
		/** The order's first design; the lines reference all others. Designs may be deleted. */
		designId: t.uuid('design_id'),
		status: t.text('status', { enum: approvalStatuses }).notNull(),
		/** Number of approval requests: 1 at first, one more with each resubmission. */
		round: t.integer('round').notNull().default(1),
		/** SHA-256 of `sealed`, printed on the work order; null until approved. */
		seal: t.text('seal'),
		sealed: t.jsonb('sealed').$type<Sealed>(),
		reviewedBy: t.uuid('reviewed_by'),
		createdAt: instant('created_at').notNull(),
		updatedAt: instant('updated_at').notNull(),
	},
	(table) => [
		t.index('approvals_status_idx').on(table.status, table.createdAt),
		t
			.index('approvals_pending_idx')
			.on(table.createdAt)
			.where(sql`status = 'pending'`),
	],
)

export const approvalComments = t.pgTable(
	'approval_comments',
	{
		id: t.uuid('id').primaryKey(),
		approvalId: t
			.uuid('approval_id')
			.notNull()
			.references(() => approvals.id, { onDelete: 'cascade' }),
		/** Null once the person's account is gone. */
		userId: t.uuid('user_id'),
		kind: t.text('kind', { enum: commentKinds }).notNull(),
		comment: t.text('comment').notNull(),
		createdAt: instant('created_at').notNull(),
	},
	(table) => [t.index('approval_comments_approval_idx').on(table.approvalId, table.createdAt)],
)
