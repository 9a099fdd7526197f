// Payments at the provider, refunds, the provider's events, and the sandbox's data.
import { sql } from 'drizzle-orm'
import * as t from 'drizzle-orm/pg-core'
import { orders, orderShares } from '#orders/tables.ts'
import { eventOutcomes, paymentStates, receiptMethods, refundStates } from './states.ts'

export const payments = t.pgTable(
	'payments',
	{
		/** Also the provider's idempotency key of the session. */
		id: t.uuid('id').primaryKey(),
		orderId: t
			.uuid('order_id')
			.notNull()
			.references(() => orders.id, { onDelete: 'cascade' }),
		/** The share of a split order that it pays; null for a whole order or the rest. */
		shareId: t.uuid('share_id').references(() => orderShares.id),
		state: t.text('state', { enum: paymentStates }).notNull(),
		amountCents: t.integer('amount_cents').notNull(),
		currency: t.text('currency').notNull().default('usd'),
		/** Whether real money moves: a session that differs is refused. */
		isLive: t.boolean('is_live').notNull(),
		sessionId: t.text('session_id').unique(),
		paymentIntentId: t.text('payment_intent_id').unique(),
		url: t.text('url'),
		successUrl: t.text('success_url').notNull(),
		cancelUrl: t.text('cancel_url').notNull(),
		/** When the provider was last asked about it. */
		askedAt: t.timestamp('asked_at', { withTimezone: true }),
		expiresAt: t.timestamp('expires_at', { withTimezone: true }).notNull(),
		createdAt: t.timestamp('created_at', { withTimezone: true }).notNull(),
		paidAt: t.timestamp('paid_at', { withTimezone: true }),
	},
	(table) => [
		t
			.uniqueIndex('payments_one_open')
			.on(table.orderId, sql`coalesce(share_id, order_id)`)
			.where(sql`state in ('creating', 'open')`),
		t.index('payments_order_idx').on(table.orderId),
		t.index('payments_share_idx').on(table.shareId),
		t
			.index('payments_waiting_idx')
			.on(table.createdAt)
			.where(sql`state in ('creating', 'open')`),
		t.check('payments_amount', sql`${table.amountCents} >= 1`),
	],
)

export const refunds = t.pgTable(
	'refunds',
	{
		/** Also the provider's idempotency key. */
		id: t.uuid('id').primaryKey(),
		orderId: t
			.uuid('order_id')
			.notNull()
			.references(() => orders.id, { onDelete: 'cascade' }),
		/** Null for a credit on a purchase order. */
		paymentId: t.uuid('payment_id').references(() => payments.id, { onDelete: 'cascade' }),
		state: t.text('state', { enum: refundStates }).notNull(),
		amountCents: t.integer('amount_cents').notNull(),
		/** The part of the amount that is sales tax; 0 for money that no sale needed. */
		taxCents: t.integer('tax_cents').notNull().default(0),
		/** Refunded units by line; empty for an amount alone. */
		lines: t.jsonb('lines').$type<{ lineId: string; qty: number }[]>().notNull(),
		reason: t.text('reason').notNull(),
		requestedBy: t.uuid('requested_by'),
		providerRefundId: t.text('provider_refund_id').unique(),
		createdAt: t.timestamp('created_at', { withTimezone: true }).notNull(),
		doneAt: t.timestamp('done_at', { withTimezone: true }),
	},
	(table) => [
		t.index('refunds_order_idx').on(table.orderId),
		t.index('refunds_payment_idx').on(table.paymentId),
		t.check('refunds_amount', sql`${table.amountCents} >= 1`),
		t.check('refunds_tax', sql`${table.taxCents} between 0 and ${table.amountCents}`),
	],
)

/** Checks and transfers of schools for their purchase orders, recorded by staff. */
export const receivedPayments = t.pgTable(
	'received_payments',
	{
		id: t.uuid('id').primaryKey(),
		orderId: t
			.uuid('order_id')
			.notNull()
			.references(() => orders.id, { onDelete: 'cascade' }),
		amountCents: t.integer('amount_cents').notNull(),
		method: t.text('method', { enum: receiptMethods }).notNull(),
		/** Number of the check or of the transfer. */
		reference: t.text('reference').notNull(),
		receivedOn: t.date('received_on').notNull(),
		recordedBy: t.uuid('recorded_by'),
		createdAt: t.timestamp('created_at', { withTimezone: true }).notNull(),
		/** When staff took it back: it was recorded by mistake, and does not count. */
		withdrawnAt: t.timestamp('withdrawn_at', { withTimezone: true }),
	},
	(table) => [
		t.index('received_payments_order_idx').on(table.orderId),
		t.check('received_payments_amount', sql`${table.amountCents} >= 1`),
	],
)

/**
 * Stored in the transaction of their effect, so that each provider event, and each refund mail, has its effect once.
 */
export const paymentEvents = t.pgTable(
	'payment_events',
	{
		/** The provider's id; for the mail to a family, `told` and the refund's id. */
		id: t.text('id').primaryKey(),
		type: t.text('type').notNull(),
		sessionId: t.text('session_id'),
		outcome: t.text('outcome', { enum: eventOutcomes }).notNull(),
		receivedAt: t.timestamp('received_at', { withTimezone: true }).notNull(),
	},
	(table) => [
		t.index('payment_events_session_idx').on(table.sessionId),
		t.index('payment_events_received_idx').on(table.receivedAt.desc().nullsFirst()),
	],
)

/** Data of the payment sandbox, which replaces a real provider. */
export const sandboxObjects = t.pgTable(
	'sandbox_objects',
	{
		id: t.text('id').primaryKey(),
		kind: t.text('kind').notNull(),
		/** The object as its API shows it. */
		data: t.jsonb('data').$type<Record<string, unknown>>().notNull(),
		/** Data that the API does not show, such as the state of its payment page. */
		hidden: t.jsonb('hidden').$type<Record<string, unknown>>().notNull().default({}),
		createdAt: t.timestamp('created_at', { withTimezone: true }).notNull(),
	},
	(table) => [t.index('sandbox_objects_kind_idx').on(table.kind, table.createdAt)],
)

/** Responses that the sandbox repeats for the same idempotency key. */
export const sandboxAnswers = t.pgTable('sandbox_answers', {
	key: t.text('key').primaryKey(),
	requestHash: t.text('request_hash').notNull(),
	status: t.integer('status').notNull(),
	body: t.jsonb('body').$type<Record<string, unknown>>().notNull(),
	createdAt: t.timestamp('created_at', { withTimezone: true }).notNull(),
})
