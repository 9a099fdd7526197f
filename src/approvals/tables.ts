// Approvals of orders by their school (spec §3: approvals, approval_comments).
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { orders } from '#orders/tables.ts'
import { approvalStatuses, commentKinds } from './states.ts'
import type { Sealed } from './schemas.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

export const approvals = pgTable(
	'approvals',
	{
		id: uuid('id').primaryKey(),
		orderId: uuid('order_id')
			.notNull()
			.unique()
			.references(() => orders.id, { onDelete: 'cascade' }),
		/** The order's first design; the lines reference all others. Designs may be deleted. */
		designId: uuid('design_id'),
		status: text('status', { enum: approvalStatuses }).notNull(),
		/** Number of approval requests: 1 at first, one more with each resubmission. */
		round: integer('round').notNull().default(1),
		/** SHA-256 of `sealed`, printed on the work order; null until approved. */
		seal: text('seal'),
		sealed: jsonb('sealed').$type<Sealed>(),
		reviewedBy: uuid('reviewed_by'),
		createdAt: instant('created_at').notNull(),
		updatedAt: instant('updated_at').notNull(),
	},
	(table) => [
		index('approvals_status_idx').on(table.status, table.createdAt),
		index('approvals_pending_idx')
			.on(table.createdAt)
			.where(sql`status = 'pending'`),
	],
)

export const approvalComments = pgTable(
	'approval_comments',
	{
		id: uuid('id').primaryKey(),
		approvalId: uuid('approval_id')
			.notNull()
			.references(() => approvals.id, { onDelete: 'cascade' }),
		/** Null once the person's account is gone. */
		userId: uuid('user_id'),
		kind: text('kind', { enum: commentKinds }).notNull(),
		comment: text('comment').notNull(),
		createdAt: instant('created_at').notNull(),
	},
	(table) => [index('approval_comments_approval_idx').on(table.approvalId, table.createdAt)],
)
