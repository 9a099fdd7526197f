// Products, variants and favorites (spec §3), and the narrow row per product that lists and filters read.
import { sql, type SQLWrapper } from 'drizzle-orm'
import * as t from 'drizzle-orm/pg-core'
import { profiles } from '#accounts/tables.ts'
import { collectionSorts, type CollectionRule } from './rules/collections.ts'
import { movementKinds } from './rules/movements.ts'
import type { StoredExtraPrices } from './rules/size-prices.ts'
import type { ProductFacts } from './rules/product-facts.ts'
import type { Colorway, FileProblem, ProductAttributes, ProductImage } from './schemas.ts'
import {
	collectionStatuses,
	importedProductStates,
	productImportKinds,
	productImportStates,
	productStatuses,
} from './states.ts'

/** What staff find a product by: the trigram index is of this expression. */
export const namesOfProduct = ({ brand, model, sku }: Record<'brand' | 'model' | 'sku', SQLWrapper>) =>
	sql`lower(${brand} || ' ' || ${model} || ' ' || ${sku})`

export const products = t.pgTable(
	'products',
	{
		id: t.uuid('id').primaryKey(),
		sku: t.text('sku').notNull().unique(),
		/** A sport by its record's id, or `spirit`. */
		sport: t.text('sport').notNull(),
		/** Only an active one is listed, found and sold. */
		status: t.text('status', { enum: productStatuses }).notNull(),
		brand: t.text('brand').notNull(),
		model: t.text('model').notNull(),
		description: t.text('description').notNull().default(''),
		imageUrl: t.text('image_url').notNull(),
		/** Spec: base_price. Whole US cents. What the shop charges: the sale price while a sale runs. */
		basePriceCents: t.integer('base_price_cents').notNull(),
		/** The owner's price while the sale price is charged, else null. Of a kit, the sum of its pieces' while one is on sale. */
		regularPriceCents: t.integer('regular_price_cents'),
		salePriceCents: t.integer('sale_price_cents'),
		/** Days of the shop, both included. */
		saleStartsOn: t.date('sale_starts_on'),
		saleEndsOn: t.date('sale_ends_on'),
		images: t.jsonb('images').$type<ProductImage[]>().notNull().default([]),
		safetyCerts: t.text('safety_certs').array().notNull().default([]),
		attributes: t.jsonb('attributes').$type<ProductAttributes>().notNull(),
		colorways: t.jsonb('colorways').$type<Colorway[]>().notNull().default([]),
		/** Featured order; lower comes first. */
		featuredRank: t.integer('featured_rank').notNull().default(1_000),
		createdAt: t.timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
		updatedAt: t.timestamp('updated_at', { withTimezone: true }).notNull(),
	},
	(table) => [
		t.index('products_sport_idx').on(table.sport, table.status),
		// The orders and the search of the back office's list.
		t.index('products_model_idx').on(table.model, table.id),
		t.index('products_created_idx').on(table.createdAt.desc().nullsFirst(), table.id),
		t.index('products_updated_idx').on(table.updatedAt.desc().nullsFirst(), table.id),
		t.index('products_price_idx').on(table.basePriceCents, table.id),
		t.index('products_names_trigram_idx').using('gin', sql`(${namesOfProduct(table)}) gin_trgm_ops`),
		/** Those that are not in the shop: far fewer than those that are. */
		t
			.index('products_hidden_idx')
			.on(table.id)
			.where(sql`status <> 'active'`),
		t.index('products_pieces_idx').using('gin', sql`(${table.attributes} -> 'pieces') jsonb_path_ops`),
		t
			.index('products_sale_idx')
			.on(table.saleEndsOn)
			.where(sql`${table.salePriceCents} is not null`),
		t.check('products_price_positive', sql`${table.basePriceCents} >= 0`),
		t.check(
			'products_sale',
			sql`(${table.salePriceCents} is null) = (${table.saleStartsOn} is null)
				and (${table.salePriceCents} is null) = (${table.saleEndsOn} is null)
				and coalesce(${table.salePriceCents}, 1) >= 1 and ${table.saleEndsOn} >= ${table.saleStartsOn}`,
		),
		t.check(
			'products_sale_charged',
			sql`${table.regularPriceCents} is null or (${table.basePriceCents} < ${table.regularPriceCents}
				and (${table.attributes} -> 'pieces' is not null
					or (${table.salePriceCents} is not null and ${table.basePriceCents} = ${table.salePriceCents})))`,
		),
	],
)

/** What a product's sizes cost more. */
export const extraPrices = {
	sizeCents: sql<StoredExtraPrices['sizeCents']>`${products.attributes} -> 'sizeCents'`,
	colorCents: sql<StoredExtraPrices['colorCents']>`${products.attributes} -> 'colorCents'`,
}

export const variants = t.pgTable(
	'variants',
	{
		id: t.uuid('id').primaryKey(),
		productId: t
			.uuid('product_id')
			.notNull()
			.references(() => products.id, { onDelete: 'cascade' }),
		/** Unique over the shop: a label names one size in one color. */
		sku: t.text('sku').notNull().unique(),
		size: t.text('size').notNull(),
		/** Id of one of the product's colorways. */
		colorway: t.text('colorway').notNull(),
		/** Spec: color/name, the display name. */
		color: t.text('color').notNull(),
		/** Sellable units: all received, less those reserved or taken by orders. */
		stock: t.integer('stock').notNull().default(0),
		/** All units ever received. */
		stockCounted: t.integer('stock_counted').notNull().default(0),
		/** Units that paid or approved orders have taken whose production has not started. */
		ordered: t.integer('ordered').notNull().default(0),
		leadTimeDays: t.integer('lead_time_days').notNull(),
		/** Position in the size run, so that XL follows L. */
		sizeRank: t.integer('size_rank').notNull(),
		/** Not made any more: kept for the orders that have it, and neither shown nor sold. */
		retired: t.boolean('retired').notNull().default(false),
	},
	(table) => [
		t.unique('variants_product_size_colorway').on(table.productId, table.size, table.colorway),
		/** What runs low. */
		t
			.index('variants_stock_idx')
			.on(table.stock, table.productId)
			.where(sql`not retired`),
		/** The same by product; the number is `lowStock`. */
		t
			.index('variants_low_idx')
			.on(table.productId, table.stock)
			.where(sql`not retired and stock <= 5`),
		/** What has to be bought, less what is on its way. The difference, since the planner knows nothing of `ordered > stock`. */
		t
			.index('variants_ordered_idx')
			.on(sql`(${table.ordered} - ${table.stock})`)
			.where(sql`ordered > 0`),
		t.check('variants_stock_not_negative', sql`${table.stock} >= 0`),
	],
)

/** Every change of a variant's stock, written by the statement that makes it. */
export const stockMovements = t.pgTable(
	'stock_movements',
	{
		variantId: t
			.uuid('variant_id')
			.notNull()
			.references(() => variants.id, { onDelete: 'cascade' }),
		/** Position in the variant's history, from 0. */
		position: t.integer('position').notNull(),
		delta: t.integer('delta').notNull(),
		/** The variant's stock after it. */
		stock: t.integer('stock').notNull(),
		kind: t.text('kind', { enum: movementKinds }).notNull(),
		/** Code of the reason; empty for an order or a file. */
		reason: t.text('reason').notNull().default(''),
		/** Typed by staff. */
		note: t.text('note').notNull().default(''),
		/** The member of staff; null for what an order did. */
		actorId: t.uuid('actor_id'),
		/** The order that took or released the units. */
		orderId: t.uuid('order_id'),
		at: t.timestamp('at', { withTimezone: true }).notNull(),
	},
	(table) => [
		t.primaryKey({ columns: [table.variantId, table.position] }),
		t.check('stock_movements_delta', sql`${table.delta} <> 0`),
		t.check('stock_movements_stock', sql`${table.stock} >= 0`),
	],
)

/** Stars of signed-in people. */
export const favorites = t.pgTable(
	'favorites',
	{
		userId: t
			.uuid('user_id')
			.notNull()
			.references(() => profiles.id, { onDelete: 'cascade' }),
		productId: t
			.uuid('product_id')
			.notNull()
			.references(() => products.id, { onDelete: 'cascade' }),
		createdAt: t.timestamp('created_at', { withTimezone: true }).notNull(),
	},
	(table) => [
		t.primaryKey({ columns: [table.userId, table.productId] }),
		t.index('favorites_product_idx').on(table.productId),
	],
)

/** One narrow row per active product, updated by the catalog service in the same transaction. */
export const productListings = t.pgTable(
	'product_listings',
	{
		productId: t
			.uuid('product_id')
			.primaryKey()
			.references(() => products.id, { onDelete: 'cascade' }),
		sport: t.text('sport').notNull(),
		brand: t.text('brand').notNull(),
		model: t.text('model').notNull(),
		priceCents: t.integer('price_cents').notNull(),
		customizable: t.boolean('customizable').notNull(),
		inStock: t.boolean('in_stock').notNull(),
		/** Garment kind: jersey, pants, shorts, hoodie … */
		kind: t.text('kind').notNull(),
		sizes: t.text('sizes').array().notNull(),
		colorFamilies: t.text('color_families').array().notNull(),
		certs: t.text('certs').array().notNull(),
		/** Shortest lead time of a variant in stock, or of any when none is. */
		leadTimeDays: t.integer('lead_time_days').notNull(),
		featuredRank: t.integer('featured_rank').notNull(),
	},
	(table) => [
		t.index('product_listings_featured_idx').on(table.sport, table.featuredRank, table.productId),
		t.index('product_listings_price_idx').on(table.sport, table.priceCents, table.productId),
		t.index('product_listings_kind_idx').on(table.sport, table.kind, table.featuredRank, table.productId),
		/** The home page's products. */
		t.index('product_listings_rank_idx').on(table.featuredRank, table.productId),
	],
)

/** Lists of products beside the sports': chosen by a rule over list rows, or by hand. */
export const collections = t.pgTable(
	'collections',
	{
		id: t.uuid('id').primaryKey(),
		/** The end of its address. */
		slug: t.text('slug').notNull().unique(),
		/** Ends of the addresses that it had before, which lead to it. */
		earlierSlugs: t.text('earlier_slugs').array().notNull().default([]),
		title: t.text('title').notNull(),
		description: t.text('description').notNull().default(''),
		/** Null when the products are chosen by hand. */
		rule: t.jsonb('rule').$type<CollectionRule>(),
		status: t.text('status', { enum: collectionStatuses }).notNull(),
		sort: t.text('sort', { enum: collectionSorts }).notNull(),
		/** Its place on the home page, from 0; null when it is not there. */
		homePosition: t.integer('home_position'),
		updatedAt: t.timestamp('updated_at', { withTimezone: true }).notNull(),
	},
	(table) => [
		t.check('collections_home_active', sql`${table.homePosition} is null or ${table.status} = 'active'`),
	],
)

/** The products of collections chosen by hand. */
export const collectionProducts = t.pgTable(
	'collection_products',
	{
		collectionId: t
			.uuid('collection_id')
			.notNull()
			.references(() => collections.id, { onDelete: 'cascade' }),
		productId: t
			.uuid('product_id')
			.notNull()
			.references(() => products.id, { onDelete: 'cascade' }),
		/** From 0. */
		position: t.integer('position').notNull(),
	},
	(table) => [
		t.primaryKey({ columns: [table.collectionId, table.productId] }),
		t.index('collection_products_product_idx').on(table.productId),
	],
)

/** Files of whole products, from their check to the undoing of their import. */
export const productImports = t.pgTable(
	'product_imports',
	{
		id: t.uuid('id').primaryKey(),
		/** The member of staff; the id stays without the account. */
		actorId: t.uuid('actor_id'),
		kind: t.text('kind', { enum: productImportKinds }).notNull().default('file'),
		/** Of an edit, what it changes. */
		fileName: t.text('file_name').notNull(),
		state: t.text('state', { enum: productImportStates }).notNull(),
		/** Products by what the file would do with them, as checked. */
		added: t.integer('added').notNull(),
		changed: t.integer('changed').notNull(),
		unchanged: t.integer('unchanged').notNull(),
		/** Problems that the check found. */
		problems: t.integer('problems').notNull(),
		/** Names of columns that were not read. */
		unknownColumns: t.text('unknown_columns').array().notNull(),
		/** What a file of another shop has that is not taken, as sentences. */
		notes: t.text('notes').array().notNull().default([]),
		/** The first files of a ZIP that no row names, and how many there are. */
		unnamedFiles: t.text('unnamed_files').array().notNull().default([]),
		unnamedCount: t.integer('unnamed_count').notNull().default(0),
		checkedAt: t.timestamp('checked_at', { withTimezone: true }).notNull(),
		importedAt: t.timestamp('imported_at', { withTimezone: true }),
		undoneAt: t.timestamp('undone_at', { withTimezone: true }),
	},
	(table) => [t.index('product_imports_checked_idx').on(table.checkedAt)],
)

/** Searches of the product list that staff have named, for everybody who reads the list. */
export const productViews = t.pgTable(
	'product_views',
	{
		id: t.uuid('id').primaryKey(),
		name: t.text('name').notNull(),
		/** Parameters of the list's address; empty for all products by name. */
		query: t.text('query').notNull(),
		/** The member of staff; the id stays without the account. */
		savedBy: t.uuid('saved_by'),
		savedAt: t.timestamp('saved_at', { withTimezone: true }).notNull(),
	},
	(table) => [t.uniqueIndex('product_views_name').on(sql`lower(${table.name})`)],
)

/** The products of such a file that are new, change or cannot be read. */
export const productImportRows = t.pgTable(
	'product_import_rows',
	{
		importId: t
			.uuid('import_id')
			.notNull()
			.references(() => productImports.id, { onDelete: 'cascade' }),
		/** The product's first row in the file; the header is row 1. */
		row: t.integer('row').notNull(),
		sku: t.text('sku').notNull(),
		state: t.text('state', { enum: importedProductStates }).notNull(),
		/** Why it was left as it is; empty for the others. */
		reason: t.text('reason').notNull().default(''),
		problems: t.jsonb('problems').$type<FileProblem[]>().notNull(),
		/** Null for a new product. */
		before: t.jsonb('before').$type<ProductFacts>(),
		/** Null for a product with problems. */
		after: t.jsonb('after').$type<ProductFacts>(),
		/** Of the product that was made or changed. */
		productId: t.uuid('product_id'),
	},
	(table) => [
		t.primaryKey({ columns: [table.importId, table.row] }),
		t.index('product_import_rows_state_idx').on(table.importId, table.state, table.row),
	],
)
