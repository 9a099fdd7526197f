// The words of mails as forms: one mail with its fields, and all of them for the history.
import type { Language } from '#kit/language.ts'
import type { MailKey } from '#mail/rules/mail-list.ts'
import type { AllWords, WordField } from '#mail/rules/own-words.ts'
import { mailsSection, MailTexts } from '#shop-settings/rules/mails-section.ts'
import type { SettingsForm } from './settings-form.ts'

export const mailsPath = '/admin/settings/mails'

export const mailWordsUrl = (key: MailKey, language: Language): string =>
	`${mailsPath}/${key}${language === 'en' ? '' : `?language=${language}`}`

/** By field. */
export type WordErrors = Readonly<Partial<Record<WordField, string>>>

export const wordsIn = (fields: Readonly<Record<string, string>>): AllWords => ({
	subject: fields['subject'] ?? '',
	opening: fields['opening'] ?? '',
	closing: fields['closing'] ?? '',
})

function textsIn(json: string) {
	try {
		return MailTexts.safeParse({ texts: JSON.parse(json) as unknown }).data
	} catch {
		return undefined
	}
}

/** An earlier version of all words is put back as one hidden field. */
export const mailTextsForm: SettingsForm<MailTexts> = {
	section: mailsSection,
	path: mailsPath,
	typedIn: ({ texts }) => ({ texts: JSON.stringify(texts) }),
	valuesIn: ({ texts = '' }) => {
		const values = textsIn(texts)
		return values ? { values } : { errors: { texts: 'This version cannot be read.' } }
	},
	notSaved: 'The words were not saved',
	done: 'mails-saved',
}
