// The search index: one document per product, service and help page, and the words that occur in them.
import { sql } from 'drizzle-orm'
import * as t from 'drizzle-orm/pg-core'

const tsvector = t.customType<{ data: string }>({ dataType: () => 'tsvector' })
/** A transaction's number, which never repeats. */
const xid8 = t.customType<{ data: string }>({ dataType: () => 'xid8' })

export const searchDocuments = t.pgTable(
	'search_documents',
	{
		/** `product:<id>`, `service:<slug>` or `help:<slug>`. */
		id: t.text('id').primaryKey(),
		/** product, service or help. */
		kind: t.text('kind').notNull(),
		title: t.text('title').notNull(),
		/** The title's comparison key: lower case, words separated by one space. */
		titleKey: t.text('title_key').notNull(),
		/** Model code without punctuation (`fhfb210`); empty for all but products. */
		code: t.text('code').notNull().default(''),
		detail: t.text('detail').notNull(),
		href: t.text('href').notNull(),
		/** Hash of the picture. */
		image: t.text('image'),
		sport: t.text('sport'),
		category: t.text('category').notNull(),
		brand: t.text('brand'),
		priceCents: t.integer('price_cents'),
		inStock: t.boolean('in_stock').notNull().default(true),
		/** Lower comes first for equal scores. */
		rank: t.integer('rank').notNull().default(1_000),
		words: tsvector('words').notNull(),
		/** The transaction that wrote it; null for those from before this column. */
		changed: xid8('changed').default(sql`pg_current_xact_id()`),
	},
	(table) => [
		t.index('search_documents_words_idx').using('gin', table.words),
		t.index('search_documents_changed_idx').on(table.changed),
		t.index('search_documents_kind_idx').on(table.kind, table.rank),
	],
)

/** Documents that were removed or replaced. Processes that keep the index learn from it what to read again. */
export const searchRemovals = t.pgTable(
	'search_removals',
	{
		id: t.text('id').primaryKey(),
		/** The transaction that removed it last. */
		changed: xid8('changed')
			.notNull()
			.default(sql`pg_current_xact_id()`),
	},
	(table) => [t.index('search_removals_changed_idx').on(table.changed)],
)

export const searchTerms = t.pgTable(
	'search_terms',
	{
		term: t.text('term').primaryKey(),
		/** Number of documents that contain it, counted at the last full indexing. */
		documents: t.integer('documents').notNull(),
	},
	(table) => [t.index('search_terms_trigram_idx').using('gin', sql`${table.term} gin_trgm_ops`)],
)
