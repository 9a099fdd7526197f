// Production jobs (spec §3: jobs), one per order line.
import { sql } from 'drizzle-orm'
import * as t from 'drizzle-orm/pg-core'
import { orderLines, orders } from '#orders/tables.ts'
import { jobStatuses } from './states.ts'
import type { ChartEntry, JobPlacement } from './schemas.ts'

const instant = (name: string) => t.timestamp(name, { withTimezone: true })

export const jobs = t.pgTable(
	'jobs',
	{
		id: t.uuid('id').primaryKey(),
		orderId: t
			.uuid('order_id')
			.notNull()
			.references(() => orders.id, { onDelete: 'cascade' }),
		orderLineId: t
			.uuid('order_line_id')
			.notNull()
			.references(() => orderLines.id, { onDelete: 'cascade' }),
		portalId: t.text('portal_id'),
		designId: t.uuid('design_id'),
		designVersion: t.integer('design_version'),
		/** Copied from the approval; null for an order paid by card. */
		seal: t.text('seal'),
		placements: t.jsonb('placements').$type<JobPlacement[]>().notNull(),
		threadChart: t.jsonb('thread_chart').$type<ChartEntry[]>().notNull(),
		inkChart: t.jsonb('ink_chart').$type<ChartEntry[]>().notNull(),
		/** The methods of its placements, each once; empty for products that only have to be packed. */
		methods: t.text('methods').array().notNull(),
		dueOn: t.date('due_on').notNull(),
		status: t.text('status', { enum: jobStatuses }).notNull(),
		/** Units counted into the bag. */
		packedQty: t.integer('packed_qty').notNull().default(0),
		/**
		 * Whether its order is under way: the board reads nothing of the orders that have left. True by default, since a process of
		 * the release before makes jobs without it.
		 */
		isOnFloor: t.boolean('is_on_floor').notNull().default(true),
		createdAt: instant('created_at').notNull(),
		updatedAt: instant('updated_at').notNull(),
	},
	(table) => [
		t
			.uniqueIndex('jobs_one_per_line')
			.on(table.orderLineId)
			.where(sql`status <> 'cancelled'`),
		t.index('jobs_order_idx').on(table.orderId),
		t.index('jobs_line_idx').on(table.orderLineId),
		t.index('jobs_board_idx').on(table.status, table.dueOn),
		t.index('jobs_portal_idx').on(table.portalId, table.status),
		/** The columns of the board, in their order. */
		t
			.index('jobs_floor_idx')
			.on(table.status, table.dueOn, table.createdAt, table.orderId, table.portalId)
			.where(sql`is_on_floor`),
		t.check('jobs_packed', sql`${table.packedQty} >= 0`),
	],
)

/** Every change of a job: who, when and why. */
export const jobEvents = t.pgTable(
	'job_events',
	{
		id: t.uuid('id').primaryKey(),
		jobId: t
			.uuid('job_id')
			.notNull()
			.references(() => jobs.id, { onDelete: 'cascade' }),
		status: t.text('status', { enum: jobStatuses }).notNull(),
		actorId: t.uuid('actor_id'),
		why: t.text('why').notNull().default(''),
		at: instant('at').notNull(),
	},
	(table) => [t.index('job_events_job_idx').on(table.jobId, table.at)],
)
