// Keys of the API, and the stored answers of writes that a client may send again.
import * as t from 'drizzle-orm/pg-core'
import type { Scope } from './states.ts'

const instant = (name: string) => t.timestamp(name, { withTimezone: true })

export const apiKeys = t.pgTable('api_keys', {
	id: t.uuid('id').primaryKey(),
	name: t.text('name').notNull(),
	/** The beginning of the key, by which people recognize it. */
	prefix: t.text('prefix').notNull(),
	/** SHA-256 of the whole key, as hex. The key itself is not stored. */
	hash: t.text('hash').notNull().unique(),
	scopes: t.text('scopes').array().$type<Scope[]>().notNull(),
	createdAt: instant('created_at').notNull(),
	expiresAt: instant('expires_at').notNull(),
	/** Exact to a minute. */
	lastUsedAt: instant('last_used_at'),
	revokedAt: instant('revoked_at'),
})

/** A write with an `Idempotency-Key`: being done while it has no answer. */
export const apiRequests = t.pgTable(
	'api_requests',
	{
		keyId: t
			.uuid('key_id')
			.notNull()
			.references(() => apiKeys.id, { onDelete: 'cascade' }),
		idempotencyKey: t.text('idempotency_key').notNull(),
		/** SHA-256 of the operation, its address and its body, as hex. */
		fingerprint: t.text('fingerprint').notNull(),
		/** Status and JSON of the answer; null while it is being done. */
		status: t.integer('status'),
		answer: t.text('answer'),
		startedAt: instant('started_at').notNull(),
	},
	(table) => [
		t.primaryKey({ columns: [table.keyId, table.idempotencyKey] }),
		t.index('api_requests_started_idx').on(table.startedAt),
	],
)
