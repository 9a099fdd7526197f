// The content of a mail before layout: HTML and plain text are made from the same description.
import type { LittleBlock } from '#content/little-markdown.ts'
import type { Language } from '#kit/language.ts'
import type { MailKey } from '../rules/mail-list.ts'
import type { AllWords, MailValues, OwnWords } from '../rules/own-words.ts'

/** One row of a table; `href` makes its value a link. */
export type MailFact = { name: string; value: string; href?: string }

/** A garment beside its words; the mail is complete without the picture. */
export type MailPicture = {
	/** Web address of a picture of 4:5. */
	src: string
	caption: string
}

export type MailBlock =
	/** `isFact`: computed or needed, so that it is no part of the words that the owner may change. */
	| { kind: 'text'; text: string; isFact?: true }
	/** The owner's words. */
	| { kind: 'rich'; blocks: readonly LittleBlock[] }
	/** One per mail: the requested action. */
	| { kind: 'button'; label: string; href: string }
	/** Six digits to type. */
	| { kind: 'code'; code: string; label: string }
	| { kind: 'facts'; facts: readonly MailFact[] }
	/** Another person's words, line breaks kept. */
	| { kind: 'quote'; text: string }
	| { kind: 'pictures'; pictures: readonly MailPicture[] }

export type MailContent = {
	subject: string
	/** One sentence that mail programs show beside the subject; the first text when absent. */
	preview?: string
	headline: string
	blocks: readonly MailBlock[]
	/** The footer: why this person got this mail. */
	reason: string
	/** English when absent. */
	language?: Language
	/** Where the recipient stops such mails; a second link, in the footer. */
	stop?: { label: string; href: string }
	/** Which mail it is, and what it says in the place of each placeholder of its words. */
	words?: { key: MailKey; values: MailValues }
}

/** The sender of a mail. */
export type Sender = {
	/** Origin of the shop, without a slash at the end. */
	publicUrl: string
}

export const text = (words: string): MailBlock => ({ kind: 'text', text: words })
/** A text that stays whatever the owner writes. */
export const factText = (words: string): MailBlock => ({ kind: 'text', text: words, isFact: true })
export const quote = (words: string): MailBlock => ({ kind: 'quote', text: words })
export const buttonBlock = (label: string, href: string): MailBlock => ({ kind: 'button', label, href })

/** None for no picture. */
export const picturesBlock = (pictures: readonly MailPicture[]): MailBlock[] =>
	pictures.length > 0 ? [{ kind: 'pictures', pictures }] : []

/** Rows of a table by name; without those that have no value. */
export const factsBlock = (rows: Readonly<Record<string, string | undefined>>): MailBlock => ({
	kind: 'facts',
	facts: Object.entries(rows).flatMap(([name, value]) => (value === undefined ? [] : [{ name, value }])),
})

/** Removes control characters: a line break in a subject would start a new header. */
export const oneLine = (words: string): string => words.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()

/** What a message offers to the shop's owner. */
export type Wording<Reworded> = {
	key: MailKey
	/** Of its words in the settings. */
	id: string
	values: MailValues
	/** The first words, with placeholders. */
	first: AllWords
	reword: (words: OwnWords) => Reworded
}

export type Mail = {
	/** Of its row in the outbox; a random one when absent. */
	id?: string
	to: string
	subject: string
	text: string
	html: string
	/** Links of the message, most important first. */
	links?: readonly string[]
	replyTo?: string
	/** Page on which the recipient stops such mails, for the header List-Unsubscribe. */
	stopUrl?: string
	/** Absent for mails whose words are fixed. */
	wording?: Wording<Pick<Mail, 'subject' | 'text' | 'html'>>
}

export type Sms = {
	/** Of its row in the outbox; a random one when absent. */
	id?: string
	/** E.164, with the plus. */
	phone: string
	text: string
	wording?: Wording<Pick<Sms, 'text'>>
}
