// Endpoints of other software that receive events, and what was sent to them.
import { sql } from 'drizzle-orm'
import * as t from 'drizzle-orm/pg-core'
import { deliveryStates, endpointStates, pauseReasons } from './states.ts'

const instant = (name: string) => t.timestamp(name, { withTimezone: true })

export const webhookEndpoints = t.pgTable(
	'webhook_endpoints',
	{
		id: t.uuid('id').primaryKey(),
		url: t.text('url').notNull(),
		description: t.text('description').notNull().default(''),
		/** Types of the events that it receives. */
		events: t.text('events').array().notNull(),
		state: t.text('state', { enum: endpointStates }).notNull(),
		/** Null while it is active. */
		pausedBecause: t.text('paused_because', { enum: pauseReasons }),
		/** The signing secret, sealed under the shop's keys for this row. */
		secretSealed: t.text('secret_sealed').notNull(),
		/** Counts the rotations, so that a form sent twice rotates once. */
		secretVersion: t.integer('secret_version').notNull().default(1),
		/** The secret before the last rotation, which signs too until then. */
		formerSealed: t.text('former_sealed'),
		formerUntil: instant('former_until'),
		/** Failed attempts since the last accepted one, and the first of them. */
		failures: t.integer('failures').notNull().default(0),
		failingSince: instant('failing_since'),
		createdAt: instant('created_at').notNull(),
		updatedAt: instant('updated_at').notNull(),
	},
	(table) => [
		t.check(
			'webhook_endpoints_paused',
			sql`(${table.state} = 'paused') = (${table.pausedBecause} is not null)`,
		),
	],
)

/** One event for one endpoint; its id is the `webhook-id` of every attempt. */
export const webhookDeliveries = t.pgTable(
	'webhook_deliveries',
	{
		id: t.uuid('id').primaryKey(),
		endpointId: t
			.uuid('endpoint_id')
			.notNull()
			.references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
		event: t.text('event').notNull(),
		/** The JSON that is signed and sent. */
		body: t.text('body').notNull(),
		state: t.text('state', { enum: deliveryStates }).notNull(),
		attempts: t.integer('attempts').notNull().default(0),
		/** Null once it is delivered or has failed; while it is being sent, when another process may take it. */
		nextAttemptAt: instant('next_attempt_at'),
		/** Of the last attempt; the status is null without an answer. */
		attemptedAt: instant('attempted_at'),
		statusCode: t.integer('status_code'),
		durationMs: t.integer('duration_ms'),
		/** Why the last attempt failed, for the staff. */
		problem: t.text('problem').notNull().default(''),
		createdAt: instant('created_at').notNull(),
	},
	(table) => [
		t.index('webhook_deliveries_endpoint_idx').on(table.endpointId, table.createdAt),
		t.index('webhook_deliveries_created_idx').on(table.createdAt),
		t
			.index('webhook_deliveries_due_idx')
			.on(table.nextAttemptAt)
			.where(sql`state = 'pending'`),
	],
)
