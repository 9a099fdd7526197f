// Mails about an account: sign-in keys, and notices of changes.
import type { MailValues } from '../rules/own-words.ts'
import {
	buttonBlock,
	factText,
	text,
	type Mail,
	type MailBlock,
	type MailContent,
	type Sender,
} from './content.ts'
import { mailTo } from './layout.ts'
import { marks } from './marks.ts'

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

export type AuthMailFacts = {
	to: string
	/** Link of the button; absent for notices. */
	link?: string
	/** Six digits to type instead. */
	code?: string
	/** The subject of a notice: a provider, a factor, the new address, the day of a deletion. */
	about?: string
}

type Words = Pick<MailContent, 'subject' | 'headline' | 'reason'> & {
	says: (about: string | undefined) => string
	/** The label of the button; absent for notices. */
	button?: string
	/** What to do when the mail is unexpected. */
	surprise: string
	/** Placeholder for what the mail is about, and its words when that is not known. */
	about?: { name: string; general: string }
}

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

const words: Record<AuthMailKind, Words> = {
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
		about: { name: 'new address', general: 'a new email address' },
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
		about: { name: 'new address', general: 'another address' },
	},
	'factor-added': {
		subject: 'A second step was added to your sign-in',
		headline: 'Second step added',
		says: (about) =>
			`Signing in to your ${marks.name} account can now ask for ${named(about, 'a second step')}.`,
		...notice,
		about: { name: 'second step', general: 'a second step' },
	},
	'factor-removed': {
		subject: 'A second step was removed from your sign-in',
		headline: 'Second step removed',
		says: (about) =>
			`Signing in to your ${marks.name} account no longer asks for ${named(about, 'a second step you had')}.`,
		...notice,
		about: { name: 'second step', general: 'a second step you had' },
	},
	'identity-linked': {
		subject: 'A new way to sign in was added',
		headline: 'New way in',
		says: (about) =>
			`Your ${marks.name} account can now be opened with ${named(about, 'another sign-in service')}.`,
		...notice,
		about: { name: 'way to sign in', general: 'another sign-in service' },
	},
	'identity-removed': {
		subject: 'A way to sign in was removed',
		headline: 'One way less',
		says: (about) =>
			`Your ${marks.name} account can no longer be opened with ${named(about, 'a sign-in service you had')}.`,
		...notice,
		about: { name: 'way to sign in', general: 'a sign-in service you had' },
	},
	'deletion-requested': {
		subject: 'Your account will be deleted',
		headline: 'Leaving the team',
		says: (about) =>
			`You asked us to delete your ${marks.name} account. It will be gone on ${named(about, 'the day you were shown')}, or once everything that you ordered is shipped. Until then you can sign in and press Keep my account.`,
		surprise: notYou,
		reason: 'You get this email because the deletion of your account was asked for.',
		about: { name: 'day', general: 'the day you were shown' },
	},
	'deletion-canceled': {
		subject: 'Your account stays',
		headline: 'Good to have you back',
		says: () => `Your ${marks.name} account will not be deleted. Everything is where you left it.`,
		...notice,
	},
}

/** @throws when the link is not a web address */
export function authMail(kind: AuthMailKind, facts: AuthMailFacts, sender: Sender): Mail {
	const { subject, headline, says, button, surprise, reason, about } = words[kind]
	const { link, code } = facts
	const blocks: MailBlock[] = [text(says(facts.about))]
	if (link) blocks.push(buttonBlock(button ?? `Open ${marks.name}`, link))
	if (code)
		blocks.push({
			kind: 'code',
			code,
			label: link ? 'Or type this code within 10 minutes' : 'Your code, good for 10 minutes',
		})
	if (link) blocks.push(factText('The link works once, within one hour.'))
	blocks.push(factText(surprise))
	if (!link && !code) blocks.push(buttonBlock('Contact support', `${sender.publicUrl}/support`))
	const values: MailValues = about ? { [about.name]: facts.about ?? about.general } : {}
	return mailTo(facts.to, sender, {
		subject,
		headline,
		blocks,
		reason,
		words: { key: `account.${kind}`, values },
	})
}

/** One short message: phones preview the first words, and the last line enables autofill of the code. */
export const authSms = ({ code, publicUrl }: { code: string; publicUrl: string }): string =>
	`${code} is your ${marks.name} code. Do not share it.\n\n@${new URL(publicUrl).hostname} #${code}`
