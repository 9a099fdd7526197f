// The owner's texts in Spanish: what is missing, and what an admin types or sends in a file.
import { createHash } from 'node:crypto'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { announceChange } from '#database/versions.server.ts'
import { Refusal } from '#kit/errors.ts'
import { assertCan } from '#policies/policy.ts'
import { shopSection, textsSection } from '#shop-settings/rules/shop-section.ts'
import { settingsNow } from '#shop-settings/service/sections.server.ts'
import { translationsPolicy } from '#translations/policies.ts'
import { digestOf } from '#translations/service/translated.server.ts'
import { writeTranslations } from '#translations/service/write.server.ts'
import {
	mostProducts,
	textsPerPage,
	translationTyped,
	type TranslationShow,
	type TranslationsView,
	type TypedText,
} from '../rules/translations-view.ts'
import {
	mostFileTexts,
	planTranslations,
	readTranslationFile,
	storedForms,
	translationFile,
	type TranslationPlan,
} from '../rules/translation-file.ts'
import * as store from '../store/texts.server.ts'

/** The shop's own texts on Spanish pages. Two statements. */
async function ownTexts({ db }: Pick<ServiceContext, 'db'>): Promise<store.ShopOwnTexts> {
	const { claim, hours } = await settingsNow({ db }, shopSection)
	const { banner } = await settingsNow({ db }, textsSection)
	return { claim, hours, banner: banner.text }
}

/** A list, or the file of all. */
type Asked = TranslationShow | 'file'

/**
 * Lists read all texts of a shop with up to `mostProducts` products, else those of the products that were changed last.
 * What nothing says any more is known by all texts alone.
 */
async function sourceOf(context: Pick<ServiceContext, 'db'>, asked: Asked): Promise<store.TextSource> {
	const isPart =
		asked !== 'file' && asked !== 'unused' && (await store.hasMoreProducts(context.db, mostProducts))
	return { own: await ownTexts(context), mostProducts: isPart ? mostProducts : null }
}

/** Stands for a translation in a form: an empty one for none. */
const printOf = (text: string): string =>
	text === '' ? '' : createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex').slice(0, 16)

/** One page of the list, and how many texts each list has. @throws Refusal forbidden */
export async function translationsForAdmin(context: ServiceContext, view: TranslationsView) {
	assertCan(context, translationsPolicy, 'write')
	const source = await sourceOf(context, view.show)
	const rows = await store.listedTexts(context.db, source, { ...view, limit: textsPerPage + 1 })
	const texts = rows.slice(0, textsPerPage).map((row) => ({ ...row, seen: printOf(row.spanish) }))
	const counting = view.show === 'unused' ? await sourceOf(context, 'all') : source
	const { unused, ...counts } = await store.countTexts(context.db, counting)
	const isPart = counting.mostProducts !== null
	return {
		texts,
		/** Whether missing and all are those of the products that were changed last; the unused are not counted then. */
		isPart,
		counts: { ...counts, unused: isPart ? null : unused },
		/** The last text of this page, when there is another page. */
		next: rows.length > textsPerPage ? (texts.at(-1)?.digest ?? null) : null,
	}
}
export type TranslationsPage = Awaited<ReturnType<typeof translationsForAdmin>>

export type SavedTranslations = { saved: number; errors: Record<string, string> }

const changedMeanwhile = (now: string): string =>
	now === '' ? 'Deleted meanwhile by someone else.' : `Written meanwhile by someone else: “${now}”`

/**
 * Saves what was typed on a page; an empty text is deleted. What is wrong, or was changed meanwhile, is named by its digest
 * and changes nothing; the others are saved.
 * @param asked the list or the file that they stand in
 * @throws Refusal forbidden
 */
export async function saveTranslationsTyped(
	context: ServiceContext,
	typed: readonly TypedText[],
	asked: Asked,
): Promise<SavedTranslations> {
	assertCan(context, translationsPolicy, 'write')
	const errors: Record<string, string> = {}
	const changed = typed.filter(({ text, seen }) => printOf(text.trim()) !== seen)
	const byDigest = new Map(changed.map((one) => [one.digest, one]))
	const saved = await inTransaction(context, async (inner) => {
		const found = await store.textsByDigest(inner.db, await sourceOf(inner, asked), [...byDigest.keys()])
		const written = found.flatMap(({ digest, english, kind, spanish }) => {
			const { text = '', seen = '' } = byDigest.get(digest) ?? {}
			const read = translationTyped(text, kind)
			if ('problem' in read) errors[digest] = read.problem
			else if (printOf(spanish) !== seen && spanish !== read.text) errors[digest] = changedMeanwhile(spanish)
			else return [{ english, text: read.text }]
			return []
		})
		const known = new Set(found.map(({ digest }) => digest))
		for (const digest of byDigest.keys())
			if (!known.has(digest)) errors[digest] = 'The English text has been changed meanwhile.'
		return writeTranslations(inner, 'es', written)
	})
	if (saved > 0) announceChange()
	return { saved, errors }
}

/** The texts of a list with their Spanish, for a translator. @throws Refusal forbidden */
export async function exportTranslations(context: ServiceContext, view: TranslationsView): Promise<string> {
	assertCan(context, translationsPolicy, 'write')
	const asked = { ...view, after: null, limit: mostFileTexts }
	return translationFile(await store.listedTexts(context.db, await sourceOf(context, 'file'), asked))
}

/** What a file would change, and what is wrong in it; changes nothing. @throws Refusal forbidden, invalid */
export async function checkTranslations(context: ServiceContext, file: string): Promise<TranslationPlan> {
	assertCan(context, translationsPolicy, 'write')
	const read = readTranslationFile(file)
	if ('problem' in read) throw new Refusal('invalid', read.problem)
	const digests = read.rows.flatMap(({ english }) => storedForms(english).map(digestOf))
	const found =
		digests.length === 0
			? []
			: await store.textsByDigest(context.db, await sourceOf(context, 'file'), digests)
	return planTranslations(
		read.rows,
		new Map(found.map((text) => [text.english, { ...text, seen: printOf(text.spanish) }])),
	)
}
