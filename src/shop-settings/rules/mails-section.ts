// The owner's words of mails and text messages, as a section of the settings.
import { z } from 'zod'
import { languages, type Language } from '#kit/language.ts'
import { mailList, type ListedMail } from '#mail/rules/mail-list.ts'
import {
	wordFields,
	wordLimits,
	wordsId,
	type OwnWords,
	type WordField,
	type WordsById,
} from '#mail/rules/own-words.ts'
import type { Section, SettingLine } from './section.ts'

const text = (field: WordField) => z.string().max(wordLimits[field]).exactOptional()

export const MailTexts = z.object({
	/** By `wordsId`; the first words hold for what is not there. */
	texts: z.record(
		z.string().max(60),
		z.object({ subject: text('subject'), opening: text('opening'), closing: text('closing') }),
	),
})
export type MailTexts = { texts: WordsById }

const fieldNames: Record<WordField, string> = {
	subject: 'subject',
	opening: 'opening',
	closing: 'closing',
}

/** "Order paid, in Spanish". */
export const mailTitle = ({ name }: Pick<ListedMail, 'name'>, language: Language): string =>
	language === 'en' ? name : `${name}, in Spanish`

const linesOf = (title: string, words: OwnWords): SettingLine[] =>
	wordFields.flatMap((field) => {
		const value = words[field]
		return value === undefined ? [] : [{ label: `${title}: ${fieldNames[field]}`, value: value || 'none' }]
	})

/** Only what the owner has changed; the first words are in no line. */
const mailLines = ({ texts }: MailTexts): SettingLine[] =>
	mailList.flatMap((mail) =>
		languages
			.filter((language) => mail.languages.includes(language))
			.flatMap((language) => linesOf(mailTitle(mail, language), texts[wordsId(mail.key, language)] ?? {})),
	)

export const mailsSection: Section<MailTexts> = {
	name: 'mails',
	schema: MailTexts,
	initial: { texts: {} },
	lines: mailLines,
}
