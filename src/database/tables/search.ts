// What can be found: one document per product, service and help page, and the words that occur in them.
import { sql } from 'drizzle-orm'
import { customType, index, integer, pgTable, text } from 'drizzle-orm/pg-core'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

export const searchDocuments = pgTable(
	'search_documents',
	{
		/** `product:<id>`, `service:<slug>` or `page:<slug>`. */
		id: text('id').primaryKey(),
		kind: text('kind').notNull(),
		title: text('title').notNull(),
		detail: text('detail').notNull(),
		href: text('href').notNull(),
		image: text('image'),
		sport: text('sport'),
		category: text('category').notNull(),
		brand: text('brand'),
		priceCents: integer('price_cents'),
		/** Lower comes first among equals. */
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
		documents: integer('documents').notNull(),
	},
	(table) => [index('search_terms_trigram_idx').using('gin', sql`${table.term} gin_trgm_ops`)],
)
