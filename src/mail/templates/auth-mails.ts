// Mails about an account: sign-in keys, and notices of changes.
import type { Language } from '#kit/language.ts'
import type { MailValues } from '../rules/own-words.ts'
import { buttonBlock, factText, text, type Mail, type MailBlock, type Sender } from './content.ts'
import { mailTo } from './layout.ts'
import { marks } from './marks.ts'
import {
	aboutNames,
	type AuthMailFacts,
	type AuthMailKind,
	type AuthMailLabels,
	type AuthMailWords,
} from './auth-mail-facts.ts'
import { spanishAbouts, spanishAuthLabels, spanishAuthMails } from './spanish-auth-mails.ts'

const ignoreIt = 'If this was not you, ignore this email. Nothing happens without the link or the code.'
const notYou =
	'If this was not you, set a new password at once and write to us: someone else may have had access to your account.'

/** What every notice of a change says. */
const notice = {
	surprise: notYou,
	reason: `You get this email because something about your ${marks.name} account has changed.`,
}

/** A specific name such as `Google`, or the general word. */
const named = (about: string | undefined, general: string) => about ?? general

const englishMails: Record<AuthMailKind, AuthMailWords> = {
	confirm: {
		subject: 'Confirm your email address',
		headline: 'Welcome to the team',
		says: () => `Confirm your email address and your ${marks.name} account is ready to play.`,
		button: 'Confirm email address',
		surprise: ignoreIt,
		reason: 'You get this email because an account was opened with this address.',
	},
	invite: {
		subject: `You are invited to ${marks.name}`,
		headline: 'You made the roster',
		says: () => `Your team invited you to ${marks.name}. Accept and choose a password to get started.`,
		button: 'Accept the invitation',
		surprise: 'If you do not expect an invitation, ignore this email. No account is used without your yes.',
		reason: 'You get this email because this address was invited.',
	},
	'magic-link': {
		subject: 'Your sign-in link',
		headline: 'Sign in',
		says: () => 'Use this link once to sign in. You need no password.',
		button: `Sign in to ${marks.name}`,
		surprise: ignoreIt,
		reason: 'You get this email because a sign-in link was asked for with this address.',
	},
	recovery: {
		subject: 'Set a new password',
		headline: 'New password',
		says: () => 'Use this link once to choose a new password. Your old one works until you do.',
		button: 'Choose a new password',
		surprise: ignoreIt,
		reason: 'You get this email because a new password was asked for with this address.',
	},
	'email-change': {
		subject: 'Confirm the change of your email address',
		headline: 'Change of address',
		says: (about) =>
			about
				? `Confirm that your ${marks.name} account may move to ${about}.`
				: `Confirm that your ${marks.name} account may move to a new email address.`,
		button: 'Confirm the change',
		surprise: ignoreIt,
		reason: 'You get this email because an account is to be moved from or to this address.',
		about: 'a new email address',
	},
	reauthentication: {
		subject: `Your ${marks.name} code`,
		headline: 'Is it you?',
		says: () => 'Type this code to go on. It works once, and we never ask for it by phone.',
		surprise: notYou,
		reason: 'You get this email because a signed-in person asked for a code.',
	},
	'password-changed': {
		subject: 'Your password was changed',
		headline: 'New password set',
		says: () => `The password of your ${marks.name} account was changed.`,
		...notice,
	},
	'email-changed': {
		subject: 'Your email address was changed',
		headline: 'New address',
		says: (about) =>
			`From now on your ${marks.name} account signs in with ${named(about, 'another address')}.`,
		...notice,
		about: 'another address',
	},
	'factor-added': {
		subject: 'A second step was added to your sign-in',
		headline: 'Second step added',
		says: (about) =>
			`Signing in to your ${marks.name} account can now ask for ${named(about, 'a second step')}.`,
		...notice,
		about: 'a second step',
	},
	'factor-removed': {
		subject: 'A second step was removed from your sign-in',
		headline: 'Second step removed',
		says: (about) =>
			`Signing in to your ${marks.name} account no longer asks for ${named(about, 'a second step you had')}.`,
		...notice,
		about: 'a second step you had',
	},
	'identity-linked': {
		subject: 'A new way to sign in was added',
		headline: 'New way in',
		says: (about) =>
			`Your ${marks.name} account can now be opened with ${named(about, 'another sign-in service')}.`,
		...notice,
		about: 'another sign-in service',
	},
	'identity-removed': {
		subject: 'A way to sign in was removed',
		headline: 'One way less',
		says: (about) =>
			`Your ${marks.name} account can no longer be opened with ${named(about, 'a sign-in service you had')}.`,
		...notice,
		about: 'a sign-in service you had',
	},
	'deletion-requested': {
		subject: 'Your account will be deleted',
		headline: 'Leaving the team',
		says: (about) =>
			`You asked us to delete your ${marks.name} account. It will be gone on ${named(about, 'the day you were shown')}, or once everything that you ordered is shipped. Until then you can sign in and press Keep my account.`,
		surprise: notYou,
		reason: 'You get this email because the deletion of your account was asked for.',
		about: 'the day you were shown',
	},
	'deletion-canceled': {
		subject: 'Your account stays',
		headline: 'Good to have you back',
		says: () => `Your ${marks.name} account will not be deleted. Everything is where you left it.`,
		...notice,
	},
}

const englishLabels: AuthMailLabels = {
	open: `Open ${marks.name}`,
	orCode: 'Or type this code within 10 minutes',
	code: 'Your code, good for 10 minutes',
	once: 'The link works once, within one hour.',
	support: 'Contact support',
	sms: (code) => `${code} is your ${marks.name} code. Do not share it.`,
}

export const authMailTexts: Record<
	Language,
	{ words: Record<AuthMailKind, AuthMailWords>; labels: AuthMailLabels }
> = {
	en: { words: englishMails, labels: englishLabels },
	es: { words: spanishAuthMails, labels: spanishAuthLabels },
}

/** What the mail is about, in its language. */
const subjectOf = ({ about, language }: AuthMailFacts): string | undefined =>
	about !== undefined && language === 'es' ? (spanishAbouts[about] ?? about) : about

/** @throws when the link is not a web address */
export function authMail(kind: AuthMailKind, facts: AuthMailFacts, sender: Sender): Mail {
	const { link, code, language = 'en' } = facts
	const { words, labels } = authMailTexts[language]
	const { subject, headline, says, button, surprise, reason, about } = words[kind]
	const blocks: MailBlock[] = [text(says(subjectOf(facts)))]
	if (link) blocks.push(buttonBlock(button ?? labels.open, link))
	if (code) blocks.push({ kind: 'code', code, label: link ? labels.orCode : labels.code })
	if (link) blocks.push(factText(labels.once))
	blocks.push(factText(surprise))
	if (!link && !code) blocks.push(buttonBlock(labels.support, `${sender.publicUrl}/support`))
	const name = aboutNames[kind]
	const values: MailValues =
		name !== undefined && about !== undefined ? { [name]: subjectOf(facts) ?? about } : {}
	return mailTo(facts.to, sender, {
		subject,
		headline,
		blocks,
		reason,
		language,
		words: { key: `account.${kind}`, values },
	})
}

/** One short message: phones preview the first words, and the last line enables autofill of the code. */
export const authSms = (
	{ code, publicUrl }: { code: string; publicUrl: string },
	language: Language = 'en',
): string => `${authMailTexts[language].labels.sms(code)}\n\n@${new URL(publicUrl).hostname} #${code}`
