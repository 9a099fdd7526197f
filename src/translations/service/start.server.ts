// The Spanish that a shop comes with: of its start catalog, and of what it says of itself.
import type { Connection } from '#database/client.server.ts'
import { spanishOfSeeds } from '../seeds/spanish.ts'
import * as store from '../store/translations.server.ts'

/** Adds it for these texts, as far as there is some; a text that has a translation keeps it. Call it inside a transaction. */
export async function addStartTranslations(
	db: Connection,
	texts: readonly string[],
	now: Date,
): Promise<void> {
	const rows = [...new Set(texts)].flatMap((english) => {
		const text = Object.hasOwn(spanishOfSeeds, english) ? spanishOfSeeds[english] : undefined
		return text === undefined ? [] : [{ language: 'es' as const, english, text, changedAt: now }]
	})
	if (rows.length > 0) await store.addTranslations(db, rows)
}

/** Whether the shop has a translation: one without any is new, or from before there were some. */
export const hasTranslations = (db: Connection): Promise<boolean> => store.hasAny(db)
