// Designs that several people edit at the same time: the present state, the last changes, who may take part and who is here.
import { sql } from 'drizzle-orm'
import * as t from 'drizzle-orm/pg-core'
import { profiles } from '#accounts/tables.ts'
import { designs } from '#designs/tables.ts'
import type { Operation } from './rules/operations.ts'
import type { SharedWork } from './rules/shared-work.ts'

export const coDesigns = t.pgTable(
	'co_designs',
	{
		id: t.uuid('id').primaryKey(),
		/** Of a kit, the first piece's design. */
		designId: t
			.uuid('design_id')
			.notNull()
			.unique()
			.references(() => designs.id, { onDelete: 'cascade' }),
		/** 256 random bits; a signed-in person with the link may join until the owner ends it. */
		token: t.text('token').notNull().unique(),
		/** After the last change; with the players of the design. */
		document: t.jsonb('document').$type<SharedWork>().notNull(),
		/** Number of the last change. */
		position: t.integer('position').notNull().default(0),
		/** Grows when people come, go or turn to another step. */
		presence: t.integer('presence').notNull().default(0),
		createdAt: t.timestamp('created_at', { withTimezone: true }).notNull(),
		updatedAt: t.timestamp('updated_at', { withTimezone: true }).notNull(),
	},
	(table) => [
		t.index('co_designs_updated_idx').on(table.updatedAt),
		t.check('co_designs_position', sql`${table.position} >= 0`),
	],
)

/** The last changes in their order; earlier ones are in the document only. */
export const coDesignChanges = t.pgTable(
	'co_design_changes',
	{
		coDesignId: t
			.uuid('co_design_id')
			.notNull()
			.references(() => coDesigns.id, { onDelete: 'cascade' }),
		position: t.integer('position').notNull(),
		clientId: t.uuid('client_id').notNull(),
		/** The client's own number of the change. */
		sequence: t.integer('sequence').notNull(),
		/** Null when the person has left the shop. */
		authorId: t.uuid('author_id').references(() => profiles.id, { onDelete: 'set null' }),
		operations: t.jsonb('operations').$type<readonly Operation[]>().notNull(),
		at: t.timestamp('at', { withTimezone: true }).notNull(),
	},
	(table) => [
		t.primaryKey({ columns: [table.coDesignId, table.position] }),
		t.index('co_design_changes_author_idx').on(table.authorId),
	],
)

/** The people who joined, and those whom the owner has removed since. */
export const coDesignMembers = t.pgTable(
	'co_design_members',
	{
		coDesignId: t
			.uuid('co_design_id')
			.notNull()
			.references(() => coDesigns.id, { onDelete: 'cascade' }),
		userId: t
			.uuid('user_id')
			.notNull()
			.references(() => profiles.id, { onDelete: 'cascade' }),
		joinedAt: t.timestamp('joined_at', { withTimezone: true }).notNull(),
		/** When the owner removed the person, who cannot join again; null for those who may take part. */
		removedAt: t.timestamp('removed_at', { withTimezone: true }),
	},
	(table) => [
		t.primaryKey({ columns: [table.coDesignId, table.userId] }),
		t.index('co_design_members_user_idx').on(table.userId),
	],
)

/** Open pages of the design: who is here, and which change of each page was the last. */
export const coDesignClients = t.pgTable(
	'co_design_clients',
	{
		coDesignId: t
			.uuid('co_design_id')
			.notNull()
			.references(() => coDesigns.id, { onDelete: 'cascade' }),
		clientId: t.uuid('client_id').notNull(),
		userId: t
			.uuid('user_id')
			.notNull()
			.references(() => profiles.id, { onDelete: 'cascade' }),
		/** Sequence number of the last change of this page. */
		applied: t.integer('applied').notNull().default(0),
		/** Step of the builder, from 0. */
		step: t.integer('step').notNull().default(0),
		/** Null after the page has been left. */
		seenAt: t.timestamp('seen_at', { withTimezone: true }),
		createdAt: t.timestamp('created_at', { withTimezone: true }).notNull(),
	},
	(table) => [
		t.primaryKey({ columns: [table.coDesignId, table.clientId] }),
		t.index('co_design_clients_user_idx').on(table.userId),
	],
)
