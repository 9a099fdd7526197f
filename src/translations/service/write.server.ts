// Writing translations of the owner's texts.
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { raiseVersion } from '#database/versions.server.ts'
import { note } from '#accounts/service/audit.server.ts'
import { assertCan } from '#policies/policy.ts'
import { translationsPolicy } from '../policies.ts'
import { isAskedFor, type TranslatedLanguage, type TypedTranslation } from '../rules/texts.ts'
import * as store from '../store/translations.server.ts'

export type WrittenTranslation = { english: string; text: string }

/**
 * Saves translations; an empty one is deleted. What stays as it is changes nothing.
 * @returns how many it changed
 * @throws Refusal forbidden
 */
export async function writeTranslations(
	context: ServiceContext,
	language: TranslatedLanguage,
	written: readonly WrittenTranslation[],
): Promise<number> {
	assertCan(context, translationsPolicy, 'write')
	// The last of a text holds: the statement takes each once.
	const wanted = new Map(
		written.filter(({ english }) => english.trim() !== '').map(({ english, text }) => [english, text.trim()]),
	)
	if (wanted.size === 0) return 0
	return inTransaction(context, async (inner) => {
		const { db, now, actor } = inner
		const there = new Map(
			(await store.translationsByEnglish(db, language, [...wanted.keys()])).map((one) => [
				one.english,
				one.text,
			]),
		)
		const changed = [...wanted].filter(([english, text]) => (there.get(english) ?? '') !== text)
		const saved = changed.filter(([, text]) => text !== '')
		const deleted = changed.filter(([, text]) => text === '').map(([english]) => english)
		if (saved.length > 0)
			await store.saveTranslations(
				db,
				saved.map(([english, text]) => ({
					language,
					english,
					text,
					changedAt: now,
					changedBy: actor.userId,
				})),
			)
		if (deleted.length > 0) await store.deleteTranslations(db, language, deleted)
		if (changed.length === 0) return 0
		// Caches of pages keep texts of the shop.
		await raiseVersion(db, 'catalog')
		await note(inner, {
			event: 'translations.changed',
			subject: language,
			details: { saved: saved.length, deleted: deleted.length },
		})
		return changed.length
	})
}

/** Saves those of a form that also holds the English texts. @returns how many it changed. @throws Refusal forbidden */
export async function writeBeside(
	context: ServiceContext,
	language: TranslatedLanguage,
	typed: readonly TypedTranslation[],
): Promise<number> {
	assertCan(context, translationsPolicy, 'write')
	const texts = typed.map(({ english }) => english)
	const found = texts.length === 0 ? [] : await store.translationsByEnglish(context.db, language, texts)
	const stored = new Map(found.map(({ english, text }) => [english, text]))
	return writeTranslations(
		context,
		language,
		typed.filter((one) => isAskedFor(one, stored.get(one.english))),
	)
}
