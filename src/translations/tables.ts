// The owner's texts in the other languages of pages, by their English.
import * as t from 'drizzle-orm/pg-core'
import { profiles } from '#accounts/tables.ts'
import { translatedLanguages } from './rules/texts.ts'

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
	],
)
