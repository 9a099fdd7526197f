// The search index: one document per product, service and help page, and the words that occur in them.
import { sql } from 'drizzle-orm'
import { boolean, customType, index, integer, pgTable, text } from 'drizzle-orm/pg-core'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

export const searchDocuments = pgTable(
	'search_documents',
	{
		/** `product:<id>`, `service:<slug>` or `help:<slug>`. */
		id: text('id').primaryKey(),
		/** product, service or help. */
		kind: text('kind').notNull(),
		title: text('title').notNull(),
		/** The title's comparison key: lower case, words separated by one space. */
		titleKey: text('title_key').notNull(),
		/** Model code without punctuation (`fhfb210`); empty for all but products. */
		code: text('code').notNull().default(''),
		detail: text('detail').notNull(),
		href: text('href').notNull(),
		/** Hash of the picture. */
		image: text('image'),
		sport: text('sport'),
		category: text('category').notNull(),
		brand: text('brand'),
		priceCents: integer('price_cents'),
		inStock: boolean('in_stock').notNull().default(true),
		/** Lower comes first for equal scores. */
		rank: integer('rank').notNull().default(1_000),
		words: tsvector('words').notNull(),
	},
	(table) => [
		index('search_documents_words_idx').using('gin', table.words),
		index('search_documents_kind_idx').on(table.kind, table.rank),
	],
)

export const searchTerms = pgTable(
	'search_terms',
	{
		term: text('term').primaryKey(),
		/** Number of documents that contain it, counted at the last full indexing. */
		documents: integer('documents').notNull(),
	},
	(table) => [index('search_terms_trigram_idx').using('gin', sql`${table.term} gin_trgm_ops`)],
)
