// Designs (spec §3) of people and of the shop, all their versions, unsaved drafts, and read-only links.
import { sql } from 'drizzle-orm'
import * as t from 'drizzle-orm/pg-core'
import { profiles } from '#accounts/tables.ts'
import { products } from '#catalog/tables.ts'
import { designStatuses, proofStates, proofSteps } from './states.ts'
import type { DesignPlayer, DesignPricing } from './schemas.ts'
import { readDesign } from '#garments/saved-design.ts'
import type { DesignConfig, StoredDesign } from '#garments/schemas.ts'

/** Writes the current schema; reads also logos stored in view pixels (schema version 1). */
const designConfig = t.customType<{ data: DesignConfig; driverData: StoredDesign | string }>({
	dataType: () => 'jsonb',
	toDriver: (config) => JSON.stringify(config),
	// Cast: only this column's own JSON comes back as text.
	fromDriver: (stored) =>
		readDesign(typeof stored === 'string' ? (JSON.parse(stored) as StoredDesign) : stored),
})

/** As `designConfig`, by piece of a kit. */
const designsByPiece = t.customType<{
	data: Readonly<Record<string, DesignConfig>>
	driverData: Record<string, StoredDesign> | string
}>({
	dataType: () => 'jsonb',
	toDriver: (configs) => JSON.stringify(configs),
	fromDriver: (stored) => {
		// Cast: only this column's own JSON comes back as text.
		const byPiece = typeof stored === 'string' ? (JSON.parse(stored) as Record<string, StoredDesign>) : stored
		return Object.fromEntries(Object.entries(byPiece).map(([piece, config]) => [piece, readDesign(config)]))
	},
})

export const designs = t.pgTable(
	'designs',
	{
		id: t.uuid('id').primaryKey(),
		/** Null for a design of the shop: everyone may open and order it, and only the shop changes it. */
		userId: t.uuid('user_id').references(() => profiles.id, { onDelete: 'cascade' }),
		productId: t
			.uuid('product_id')
			.notNull()
			.references(() => products.id),
		/** The product's colorway that a design of the shop pictures; null for a person's design. */
		colorway: t.text('colorway'),
		/** The first piece's design for a piece of a kit, itself included; null for a design that stands alone. */
		kitId: t.uuid('kit_id').references((): t.AnyPgColumn => designs.id, { onDelete: 'cascade' }),
		/** The kit that the piece belongs to; `product_id` is the piece's own product. */
		kitProductId: t.uuid('kit_product_id').references(() => products.id),
		/** Id of the piece within the kit. */
		piece: t.text('piece'),
		/** The owner's name for it; null for the product's own name. */
		name: t.text('name'),
		/** The latest version's config; earlier ones are in `design_versions`. */
		config: designConfig('config').notNull(),
		pricing: t.jsonb('pricing').$type<DesignPricing>().notNull(),
		version: t.integer('version').notNull(),
		status: t.text('status', { enum: designStatuses }).notNull(),
		locked: t.boolean('locked').notNull().default(false),
		proofUrl: t.text('proof_url'),
		createdAt: t.timestamp('created_at', { withTimezone: true }).notNull(),
		updatedAt: t.timestamp('updated_at', { withTimezone: true }).notNull(),
	},
	(table) => [
		t.index('designs_user_idx').on(table.userId, table.updatedAt),
		/** Those that customers have made, for the overview. */
		t
			.index('designs_made_idx')
			.on(table.createdAt, table.kitId, table.id)
			.where(sql`user_id is not null`),
		t.index('designs_product_idx').on(table.productId),
		t
			.uniqueIndex('designs_shop_colorway')
			.on(table.productId, table.colorway)
			.where(sql`${table.userId} is null and ${table.kitId} is null`),
		t
			.uniqueIndex('designs_shop_kit_colorway')
			.on(table.kitProductId, table.colorway, table.piece)
			.where(sql`${table.userId} is null and ${table.kitId} is not null`),
		t
			.uniqueIndex('designs_kit_piece')
			.on(table.kitId, table.piece)
			.where(sql`${table.kitId} is not null`),
		t.check(
			'designs_kit_whole',
			sql`(${table.kitId} is null) = (${table.piece} is null) and (${table.kitId} is null) = (${table.kitProductId} is null)`,
		),
		t.check('designs_shop_has_colorway', sql`(${table.userId} is null) = (${table.colorway} is not null)`),
		t.check('designs_version_positive', sql`${table.version} >= 1`),
	],
)

export const designVersions = t.pgTable(
	'design_versions',
	{
		designId: t
			.uuid('design_id')
			.notNull()
			.references(() => designs.id, { onDelete: 'cascade' }),
		version: t.integer('version').notNull(),
		config: designConfig('config').notNull(),
		pricing: t.jsonb('pricing').$type<DesignPricing>().notNull(),
		/** Hash of all views as the screen showed them; the proof contains the same. */
		sceneHash: t.text('scene_hash').notNull(),
		/** The version that this one restores. */
		restoredFrom: t.integer('restored_from'),
		proofState: t.text('proof_state', { enum: proofStates }).notNull().default('none'),
		/** Percent done while the proof is being made; null until known. */
		proofProgress: t.integer('proof_progress'),
		/** The current step of making the proof. */
		proofStep: t.text('proof_step', { enum: proofSteps }),
		/** Storage key of the finished proof. */
		proofKey: t.text('proof_key'),
		/** Why the proof failed, worded for the designer. */
		proofFailure: t.text('proof_failure'),
		createdAt: t.timestamp('created_at', { withTimezone: true }).notNull(),
	},
	(table) => [t.primaryKey({ columns: [table.designId, table.version] })],
)

/**
 * The players of a version, in their order. Personal data of minors: never part of `config`, which goes to public links
 * and pictures.
 */
export const designPlayers = t.pgTable(
	'design_players',
	{
		designId: t.uuid('design_id').notNull(),
		version: t.integer('version').notNull(),
		/** Row of the list, from 0. */
		position: t.integer('position').notNull(),
		name: t.text('name').notNull(),
		/** As printed: "0" is not "00". */
		number: t.text('number').notNull(),
		/** Empty until chosen. */
		size: t.text('size').notNull(),
		/** Pieces for this player. */
		quantity: t.integer('quantity').notNull(),
	},
	(table) => [
		t.primaryKey({ columns: [table.designId, table.version, table.position] }),
		t
			.foreignKey({
				columns: [table.designId, table.version],
				foreignColumns: [designVersions.designId, designVersions.version],
			})
			.onDelete('cascade'),
		t.check('design_players_quantity', sql`${table.quantity} between 1 and 999`),
	],
)

/** Unsaved work of signed-in users: one row per product or saved design. */
export const designDrafts = t.pgTable(
	'design_drafts',
	{
		userId: t
			.uuid('user_id')
			.notNull()
			.references(() => profiles.id, { onDelete: 'cascade' }),
		/** The product's id for a new design, else the design's. */
		subjectId: t.uuid('subject_id').notNull(),
		config: designConfig('config').notNull(),
		/** The designs of a kit's further pieces, by piece. */
		kit: designsByPiece('kit').notNull().default({}),
		/** The players of the unsaved work. */
		players: t.jsonb('players').$type<readonly DesignPlayer[]>().notNull().default([]),
		/** The saved version that the draft started from; 0 for a new design. */
		baseVersion: t.integer('base_version').notNull(),
		updatedAt: t.timestamp('updated_at', { withTimezone: true }).notNull(),
	},
	(table) => [t.primaryKey({ columns: [table.userId, table.subjectId] })],
)

/** Read-only links to one version. */
export const designShares = t.pgTable(
	'design_shares',
	{
		id: t.uuid('id').primaryKey(),
		designId: t.uuid('design_id').notNull(),
		version: t.integer('version').notNull(),
		/** 256 random bits; anyone with the link may view the version until it is revoked. */
		token: t.text('token').notNull().unique(),
		/** Whether its page shows the comments on the version and takes new ones. */
		allowsComments: t.boolean('allows_comments').notNull().default(false),
		createdAt: t.timestamp('created_at', { withTimezone: true }).notNull(),
		revokedAt: t.timestamp('revoked_at', { withTimezone: true }),
	},
	(table) => [
		t
			.foreignKey({
				columns: [table.designId, table.version],
				foreignColumns: [designVersions.designId, designVersions.version],
			})
			.onDelete('cascade'),
		t.index('design_shares_design_idx').on(table.designId, table.version),
	],
)
