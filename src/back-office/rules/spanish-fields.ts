// The Spanish fields beside a product's English ones, as typed and as the page showed them.
import { z } from 'zod'
import { ProductChange, prose, words } from '#catalog/rules/manage.ts'
import type { TypedTranslation } from '#translations/rules/texts.ts'
import { longestTranslation } from './translations-view.ts'

export type Fields = Readonly<Record<string, string>>

/** By the English field. */
export const spanishFields = { model: 'spanish-model', description: 'spanish-description' } as const
type Part = keyof typeof spanishFields
type SpanishField = (typeof spanishFields)[Part]
export type SpanishErrors = Partial<Record<SpanishField, string>>

/** The hidden field with what the page showed: a translation that was written meanwhile is not overwritten unseen. */
export const seenField = <Field extends SpanishField>(field: Field): `seen-${Field}` => `seen-${field}`

/** As long as in the list of Spanish texts. */
export const longestSpanish: Readonly<Record<Part, number>> = {
	model: longestTranslation('name'),
	description: longestTranslation('description'),
}

/** Empty for none. */
const Spanish = z.object({
	model: words(longestSpanish.model),
	description: prose(longestSpanish.description),
})

const English = ProductChange.pick({ model: true, description: true })

/** @returns what was typed for each English text, or a message for each field that is wrong */
export function spanishIn(
	fields: Fields,
): { ok: true; value: TypedTranslation[] } | { ok: false; errors: SpanishErrors } {
	const typed = (part: Part) => fields[spanishFields[part]] ?? ''
	const read = Spanish.safeParse({ model: typed('model'), description: typed('description') })
	if (!read.success) {
		const errors: SpanishErrors = {}
		// Cast: the schema has these fields only.
		for (const { path, message } of read.error.issues) errors[spanishFields[path[0] as Part]] ??= message
		return { ok: false, errors }
	}
	const english = English.safeParse({ model: fields['model'], description: fields['description'] })
	// What is wrong with the English is said by its own form.
	if (!english.success) return { ok: true, value: [] }
	if (english.data.description === '' && read.data.description !== '')
		return {
			ok: false,
			errors: { 'spanish-description': 'Write the English description too: the Spanish one translates it.' },
		}
	const parts: readonly Part[] = ['model', 'description']
	return {
		ok: true,
		value: parts.map((part) => ({
			english: english.data[part],
			text: read.data[part],
			seen: (fields[seenField(spanishFields[part])] ?? '').trim(),
		})),
	}
}

/** Below the fields. */
export const spanishHints: Readonly<Record<Part, string>> = {
	model: 'On Spanish pages. Empty: they show the English one.',
	description: 'On Spanish pages, laid out as the English one.',
}

export const errorsOf = (read: ReturnType<typeof spanishIn>): SpanishErrors => (read.ok ? {} : read.errors)
