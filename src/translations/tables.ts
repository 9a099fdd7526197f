// The owner's texts in the other languages of pages, by their English.
import { sql, type SQLWrapper } from 'drizzle-orm'
import * as t from 'drizzle-orm/pg-core'
import { profiles } from '#accounts/tables.ts'
import { simplifying } from '#database/simplified.ts'
import { translatedLanguages } from './rules/texts.ts'

/** Names are shorter than this; descriptions are not searched by the words of their translations. */
const longestName = 200

type Translated = Record<'text', SQLWrapper>

export const isName = ({ text }: Translated) => sql`char_length(${text}) <= ${sql.raw(String(longestName))}`
/** The words of a name, each after a space: the trigram index is of this expression. */
export const wordsOfName = ({ text }: Translated) =>
	sql`translate(lower(' ' || ${text}), ${simplifying('-–—./&()_,:!¡?¿+*#"“”«»')})`

export const textTranslations = t.pgTable(
	'text_translations',
	{
		language: t.text('language', { enum: translatedLanguages }).notNull(),
		/** SHA-256 of the English text in hexadecimal digits: a description is longer than the key of an index may be. */
		digest: t.text('digest').notNull(),
		english: t.text('english').notNull(),
		text: t.text('text').notNull(),
		changedAt: t.timestamp('changed_at', { withTimezone: true }).notNull(),
		/** Null for what the shop came with, and once the person's account is deleted. */
		changedBy: t.uuid('changed_by').references(() => profiles.id, { onDelete: 'set null' }),
	},
	(table) => [
		t.primaryKey({ columns: [table.language, table.digest] }),
		t.index('text_translations_changed_by_idx').on(table.changedBy),
		t
			.index('text_translations_words_idx')
			.using('gin', sql`(${wordsOfName(table)}) gin_trgm_ops`)
			.where(isName(table)),
	],
)
