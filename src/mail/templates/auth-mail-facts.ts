// What the mails of an account are about, and the shape of their words in each language.
import type { Language } from '#kit/language.ts'
import type { MailContent } from './content.ts'

export const authMailKinds = [
	'confirm',
	'invite',
	'magic-link',
	'recovery',
	'email-change',
	'reauthentication',
	'password-changed',
	'email-changed',
	'factor-added',
	'factor-removed',
	'identity-linked',
	'identity-removed',
	'deletion-requested',
	'deletion-canceled',
] as const
export type AuthMailKind = (typeof authMailKinds)[number]

/** Placeholders for what a mail is about, for the owner's words in every language. */
export const aboutNames: Readonly<Partial<Record<AuthMailKind, string>>> = {
	'email-change': 'new address',
	'email-changed': 'new address',
	'factor-added': 'second step',
	'factor-removed': 'second step',
	'identity-linked': 'way to sign in',
	'identity-removed': 'way to sign in',
	'deletion-requested': 'day',
}

export type AuthMailFacts = {
	to: string
	/** Link of the button; absent for notices. */
	link?: string
	/** Six digits to type instead. */
	code?: string
	/** The subject of a notice: a provider, a factor, the new address, the day of a deletion. */
	about?: string
	/** English when absent. */
	language?: Language | undefined
}

export type AuthMailWords = Pick<MailContent, 'subject' | 'headline' | 'reason'> & {
	says: (about: string | undefined) => string
	/** The label of the button; absent for notices. */
	button?: string
	/** What to do when the mail is unexpected. */
	surprise: string
	/** What the mail is about when that is not known. */
	about?: string
}

export type AuthMailLabels = Readonly<Record<'open' | 'orCode' | 'code' | 'once' | 'support', string>> & {
	sms: (code: string) => string
}
