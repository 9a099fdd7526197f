// Designs (spec §3), all their versions, unsaved drafts, and read-only links.
import { sql } from 'drizzle-orm'
import {
	boolean,
	check,
	customType,
	foreignKey,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
	timestamp,
	uuid,
} from 'drizzle-orm/pg-core'
import { profiles } from '#accounts/tables.ts'
import { products } from '#catalog/tables.ts'
import { designStatuses, proofStates, proofSteps } from './states.ts'
import type { DesignPricing } from './schemas.ts'
import { readDesign } from '#garments/saved-design.ts'
import type { DesignConfig, StoredDesign } from '#garments/schemas.ts'

/** Writes the current schema; reads also logos stored in view pixels (schema version 1). */
const designConfig = customType<{ data: DesignConfig; driverData: StoredDesign | string }>({
	dataType: () => 'jsonb',
	toDriver: (config) => JSON.stringify(config),
	// Cast: only this column's own JSON comes back as text.
	fromDriver: (stored) =>
		readDesign(typeof stored === 'string' ? (JSON.parse(stored) as StoredDesign) : stored),
})

export const designs = pgTable(
	'designs',
	{
		id: uuid('id').primaryKey(),
		userId: uuid('user_id')
			.notNull()
			.references(() => profiles.id, { onDelete: 'cascade' }),
		productId: uuid('product_id')
			.notNull()
			.references(() => products.id),
		/** The owner's name for it; null for the product's own name. */
		name: text('name'),
		/** The latest version's config; earlier ones are in `design_versions`. */
		config: designConfig('config').notNull(),
		pricing: jsonb('pricing').$type<DesignPricing>().notNull(),
		version: integer('version').notNull(),
		status: text('status', { enum: designStatuses }).notNull(),
		locked: boolean('locked').notNull().default(false),
		proofUrl: text('proof_url'),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
		updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
	},
	(table) => [
		index('designs_user_idx').on(table.userId, table.updatedAt),
		index('designs_product_idx').on(table.productId),
		check('designs_version_positive', sql`${table.version} >= 1`),
	],
)

export const designVersions = pgTable(
	'design_versions',
	{
		designId: uuid('design_id')
			.notNull()
			.references(() => designs.id, { onDelete: 'cascade' }),
		version: integer('version').notNull(),
		config: designConfig('config').notNull(),
		pricing: jsonb('pricing').$type<DesignPricing>().notNull(),
		/** Hash of all views as the screen showed them; the proof contains the same. */
		sceneHash: text('scene_hash').notNull(),
		/** The version that this one restores. */
		restoredFrom: integer('restored_from'),
		proofState: text('proof_state', { enum: proofStates }).notNull().default('none'),
		/** Percent done while the proof is being made; null until known. */
		proofProgress: integer('proof_progress'),
		/** The current step of making the proof. */
		proofStep: text('proof_step', { enum: proofSteps }),
		/** Storage key of the finished proof. */
		proofKey: text('proof_key'),
		/** Why the proof failed, worded for the designer. */
		proofFailure: text('proof_failure'),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
	},
	(table) => [primaryKey({ columns: [table.designId, table.version] })],
)

/** Unsaved work of signed-in users: one row per product or saved design. */
export const designDrafts = pgTable(
	'design_drafts',
	{
		userId: uuid('user_id')
			.notNull()
			.references(() => profiles.id, { onDelete: 'cascade' }),
		/** The product's id for a new design, else the design's. */
		subjectId: uuid('subject_id').notNull(),
		config: designConfig('config').notNull(),
		/** The saved version that the draft started from; 0 for a new design. */
		baseVersion: integer('base_version').notNull(),
		updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
	},
	(table) => [primaryKey({ columns: [table.userId, table.subjectId] })],
)

/** Read-only links to one version. */
export const designShares = pgTable(
	'design_shares',
	{
		id: uuid('id').primaryKey(),
		designId: uuid('design_id').notNull(),
		version: integer('version').notNull(),
		/** 256 random bits; anyone with the link may view the version until it is revoked. */
		token: text('token').notNull().unique(),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
		revokedAt: timestamp('revoked_at', { withTimezone: true }),
	},
	(table) => [
		foreignKey({
			columns: [table.designId, table.version],
			foreignColumns: [designVersions.designId, designVersions.version],
		}).onDelete('cascade'),
		index('design_shares_design_idx').on(table.designId, table.version),
	],
)
