// Products, variants and favorites (spec §3), and the narrow row per product that lists and filters read.
import { sql } from 'drizzle-orm'
import {
	boolean,
	check,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
	timestamp,
	unique,
	uuid,
} from 'drizzle-orm/pg-core'
import { profiles } from '#accounts/tables.ts'
import type { Colorway, ProductAttributes, ProductImage } from './schemas.ts'

export const products = pgTable(
	'products',
	{
		id: uuid('id').primaryKey(),
		sku: text('sku').notNull().unique(),
		/** A sport by its record's id, or `spirit`. */
		sport: text('sport').notNull(),
		active: boolean('active').notNull().default(true),
		brand: text('brand').notNull(),
		model: text('model').notNull(),
		description: text('description').notNull().default(''),
		imageUrl: text('image_url').notNull(),
		/** Spec: base_price. Whole US cents. */
		basePriceCents: integer('base_price_cents').notNull(),
		images: jsonb('images').$type<ProductImage[]>().notNull().default([]),
		safetyCerts: text('safety_certs').array().notNull().default([]),
		attributes: jsonb('attributes').$type<ProductAttributes>().notNull(),
		colorways: jsonb('colorways').$type<Colorway[]>().notNull().default([]),
		/** Featured order; lower comes first. */
		featuredRank: integer('featured_rank').notNull().default(1_000),
		updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
	},
	(table) => [
		index('products_sport_idx').on(table.sport, table.active),
		check('products_price_positive', sql`${table.basePriceCents} >= 0`),
	],
)

export const variants = pgTable(
	'variants',
	{
		id: uuid('id').primaryKey(),
		productId: uuid('product_id')
			.notNull()
			.references(() => products.id, { onDelete: 'cascade' }),
		size: text('size').notNull(),
		/** Id of one of the product's colorways. */
		colorway: text('colorway').notNull(),
		/** Spec: color/name, the display name. */
		color: text('color').notNull(),
		/** Sellable units: all received, less those reserved or taken by orders. */
		stock: integer('stock').notNull().default(0),
		/** All units ever received. */
		stockCounted: integer('stock_counted').notNull().default(0),
		leadTimeDays: integer('lead_time_days').notNull(),
		/** Position in the size run, so that XL follows L. */
		sizeRank: integer('size_rank').notNull(),
	},
	(table) => [
		unique('variants_product_size_colorway').on(table.productId, table.size, table.colorway),
		check('variants_stock_not_negative', sql`${table.stock} >= 0`),
	],
)

/** Stars of signed-in people. */
export const favorites = pgTable(
	'favorites',
	{
		userId: uuid('user_id')
			.notNull()
			.references(() => profiles.id, { onDelete: 'cascade' }),
		productId: uuid('product_id')
			.notNull()
			.references(() => products.id, { onDelete: 'cascade' }),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.userId, table.productId] }),
		index('favorites_product_idx').on(table.productId),
	],
)

/** One narrow row per active product, updated by the catalog service in the same transaction. */
export const productListings = pgTable(
	'product_listings',
	{
		productId: uuid('product_id')
			.primaryKey()
			.references(() => products.id, { onDelete: 'cascade' }),
		sport: text('sport').notNull(),
		brand: text('brand').notNull(),
		model: text('model').notNull(),
		priceCents: integer('price_cents').notNull(),
		customizable: boolean('customizable').notNull(),
		inStock: boolean('in_stock').notNull(),
		/** Garment kind: jersey, pants, shorts, hoodie … */
		kind: text('kind').notNull(),
		sizes: text('sizes').array().notNull(),
		colorFamilies: text('color_families').array().notNull(),
		certs: text('certs').array().notNull(),
		/** Shortest lead time of a variant in stock, or of any when none is. */
		leadTimeDays: integer('lead_time_days').notNull(),
		featuredRank: integer('featured_rank').notNull(),
	},
	(table) => [
		index('product_listings_featured_idx').on(table.sport, table.featuredRank, table.productId),
		index('product_listings_price_idx').on(table.sport, table.priceCents, table.productId),
	],
)
