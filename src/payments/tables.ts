// Payments at the provider, refunds, the provider's events, and the sandbox's data.
import { sql } from 'drizzle-orm'
import {
	boolean,
	check,
	index,
	integer,
	jsonb,
	pgTable,
	text,
	timestamp,
	uniqueIndex,
	uuid,
} from 'drizzle-orm/pg-core'
import { orders, orderShares } from '#orders/tables.ts'
import { eventOutcomes, paymentStates, refundStates } from './states.ts'

export const payments = pgTable(
	'payments',
	{
		/** Also the provider's idempotency key of the session. */
		id: uuid('id').primaryKey(),
		orderId: uuid('order_id')
			.notNull()
			.references(() => orders.id, { onDelete: 'cascade' }),
		/** The share of a split order that it pays; null for a whole order or the rest. */
		shareId: uuid('share_id').references(() => orderShares.id),
		state: text('state', { enum: paymentStates }).notNull(),
		amountCents: integer('amount_cents').notNull(),
		currency: text('currency').notNull().default('usd'),
		/** Whether real money moves: a session that differs is refused. */
		isLive: boolean('is_live').notNull(),
		sessionId: text('session_id').unique(),
		paymentIntentId: text('payment_intent_id').unique(),
		url: text('url'),
		successUrl: text('success_url').notNull(),
		cancelUrl: text('cancel_url').notNull(),
		/** When the provider was last asked about it. */
		askedAt: timestamp('asked_at', { withTimezone: true }),
		expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
		paidAt: timestamp('paid_at', { withTimezone: true }),
	},
	(table) => [
		uniqueIndex('payments_one_open')
			.on(table.orderId, sql`coalesce(share_id, order_id)`)
			.where(sql`state in ('creating', 'open')`),
		index('payments_order_idx').on(table.orderId),
		index('payments_share_idx').on(table.shareId),
		index('payments_waiting_idx')
			.on(table.createdAt)
			.where(sql`state in ('creating', 'open')`),
		check('payments_amount', sql`${table.amountCents} >= 1`),
	],
)

export const refunds = pgTable(
	'refunds',
	{
		/** Also the provider's idempotency key. */
		id: uuid('id').primaryKey(),
		orderId: uuid('order_id')
			.notNull()
			.references(() => orders.id, { onDelete: 'cascade' }),
		paymentId: uuid('payment_id')
			.notNull()
			.references(() => payments.id, { onDelete: 'cascade' }),
		state: text('state', { enum: refundStates }).notNull(),
		amountCents: integer('amount_cents').notNull(),
		/** Refunded units by line; empty for an amount alone. */
		lines: jsonb('lines').$type<{ lineId: string; qty: number }[]>().notNull(),
		reason: text('reason').notNull(),
		requestedBy: uuid('requested_by'),
		providerRefundId: text('provider_refund_id').unique(),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
		doneAt: timestamp('done_at', { withTimezone: true }),
	},
	(table) => [
		index('refunds_order_idx').on(table.orderId),
		index('refunds_payment_idx').on(table.paymentId),
		check('refunds_amount', sql`${table.amountCents} >= 1`),
	],
)

/**
 * Stored in the transaction of their effect, so that each provider event, and each refund mail, has its effect once.
 */
export const paymentEvents = pgTable(
	'payment_events',
	{
		/** The provider's id; for the mail to a family, `told` and the refund's id. */
		id: text('id').primaryKey(),
		type: text('type').notNull(),
		sessionId: text('session_id'),
		outcome: text('outcome', { enum: eventOutcomes }).notNull(),
		receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
	},
	(table) => [index('payment_events_session_idx').on(table.sessionId)],
)

/** Data of the payment sandbox, which replaces a real provider. */
export const sandboxObjects = pgTable(
	'sandbox_objects',
	{
		id: text('id').primaryKey(),
		kind: text('kind').notNull(),
		/** The object as its API shows it. */
		data: jsonb('data').$type<Record<string, unknown>>().notNull(),
		/** Data that the API does not show, such as the state of its payment page. */
		hidden: jsonb('hidden').$type<Record<string, unknown>>().notNull().default({}),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
	},
	(table) => [index('sandbox_objects_kind_idx').on(table.kind, table.createdAt)],
)

/** Responses that the sandbox repeats for the same idempotency key. */
export const sandboxAnswers = pgTable('sandbox_answers', {
	key: text('key').primaryKey(),
	requestHash: text('request_hash').notNull(),
	status: integer('status').notNull(),
	body: jsonb('body').$type<Record<string, unknown>>().notNull(),
	createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})
