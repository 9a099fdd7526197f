// Production jobs (spec §3: jobs), one per order line.
import { sql } from 'drizzle-orm'
import {
	check,
	date,
	index,
	integer,
	jsonb,
	pgTable,
	text,
	timestamp,
	uniqueIndex,
	uuid,
} from 'drizzle-orm/pg-core'
import { orderLines, orders } from '#orders/tables.ts'
import { jobStatuses } from './states.ts'
import type { ChartEntry, JobPlacement } from './schemas.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

export const jobs = pgTable(
	'jobs',
	{
		id: uuid('id').primaryKey(),
		orderId: uuid('order_id')
			.notNull()
			.references(() => orders.id, { onDelete: 'cascade' }),
		orderLineId: uuid('order_line_id')
			.notNull()
			.references(() => orderLines.id, { onDelete: 'cascade' }),
		portalId: text('portal_id'),
		designId: uuid('design_id'),
		designVersion: integer('design_version'),
		/** Copied from the approval; null for an order paid by card. */
		seal: text('seal'),
		placements: jsonb('placements').$type<JobPlacement[]>().notNull(),
		threadChart: jsonb('thread_chart').$type<ChartEntry[]>().notNull(),
		inkChart: jsonb('ink_chart').$type<ChartEntry[]>().notNull(),
		/** The methods of its placements, each once; empty for products that only have to be packed. */
		methods: text('methods').array().notNull(),
		dueOn: date('due_on').notNull(),
		status: text('status', { enum: jobStatuses }).notNull(),
		/** Units counted into the bag. */
		packedQty: integer('packed_qty').notNull().default(0),
		createdAt: instant('created_at').notNull(),
		updatedAt: instant('updated_at').notNull(),
	},
	(table) => [
		uniqueIndex('jobs_one_per_line')
			.on(table.orderLineId)
			.where(sql`status <> 'cancelled'`),
		index('jobs_order_idx').on(table.orderId),
		index('jobs_line_idx').on(table.orderLineId),
		index('jobs_board_idx').on(table.status, table.dueOn),
		index('jobs_portal_idx').on(table.portalId, table.status),
		check('jobs_packed', sql`${table.packedQty} >= 0`),
	],
)

/** Every change of a job: who, when and why. */
export const jobEvents = pgTable(
	'job_events',
	{
		id: uuid('id').primaryKey(),
		jobId: uuid('job_id')
			.notNull()
			.references(() => jobs.id, { onDelete: 'cascade' }),
		status: text('status', { enum: jobStatuses }).notNull(),
		actorId: uuid('actor_id'),
		why: text('why').notNull().default(''),
		at: instant('at').notNull(),
	},
	(table) => [index('job_events_job_idx').on(table.jobId, table.at)],
)
