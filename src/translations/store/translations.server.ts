// Translations of the owner's texts.
import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { isName, textTranslations as translations, wordsOfName } from '../tables.ts'
import type { TranslatedLanguage } from '../rules/texts.ts'

/** As `text_translations.digest` has it. */
export const digestOf = (english: string): string => createHash('sha256').update(english).digest('hex')

const ofDigests = (language: TranslatedLanguage, digests: readonly string[]) =>
	and(
		eq(translations.language, language),
		sql`${translations.digest} = any(${sql.param([...digests])}::text[])`,
	)

/** Those of these texts that have one. */
export const translationsByEnglish = (
	db: Connection,
	language: TranslatedLanguage,
	texts: readonly string[],
) =>
	db
		.select({ english: translations.english, text: translations.text })
		.from(translations)
		.where(ofDigests(language, texts.map(digestOf)))

/**
 * English names whose translation has a word that begins so, for each of these words; at most `limit` each.
 * @param words letters and digits alone
 */
export async function namesByWords(
	db: Connection,
	language: TranslatedLanguage,
	{ words, limit }: { words: readonly string[]; limit: number },
): Promise<{ word: string; english: string }[]> {
	const { rows } = await db.execute<{ word: string; english: string }>(sql`
		select asked.word, found.english
		from unnest(${sql.param([...words])}::text[]) as asked (word)
		cross join lateral (
			select english from ${translations}
			where language = ${language} and ${isName(translations)} and ${wordsOfName(translations)} like '% ' || asked.word || '%'
			limit ${limit}
		) as found`)
	return rows
}

type NewTranslation = Omit<typeof translations.$inferInsert, 'digest'>

const withDigests = (rows: readonly NewTranslation[]) =>
	rows.map((row) => ({ ...row, digest: digestOf(row.english) }))

/** Adds them or replaces those that there are. */
export const saveTranslations = (db: Connection, rows: readonly NewTranslation[]) =>
	db
		.insert(translations)
		.values(withDigests(rows))
		.onConflictDoUpdate({
			target: [translations.language, translations.digest],
			set: {
				text: sql`excluded.text`,
				changedAt: sql`excluded.changed_at`,
				changedBy: sql`excluded.changed_by`,
			},
		})

/** Adds those that are missing. */
export const addTranslations = (db: Connection, rows: readonly NewTranslation[]) =>
	db.insert(translations).values(withDigests(rows)).onConflictDoNothing()

export const deleteTranslations = (db: Connection, language: TranslatedLanguage, texts: readonly string[]) =>
	db.delete(translations).where(ofDigests(language, texts.map(digestOf)))

export async function hasAny(db: Connection): Promise<boolean> {
	const rows = await db.select({ language: translations.language }).from(translations).limit(1)
	return rows.length > 0
}
