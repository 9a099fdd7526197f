// One mail for the owner: its words, a preview with made-up facts, and a test mail to oneself.
import { ownProfile } from '#accounts/service/profile.server.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { takeTurn } from '#database/rate-limits.server.ts'
import { Refusal } from '#kit/errors.ts'
import { languageIn, type Language } from '#kit/language.ts'
import type { MailDependencies } from '#mail/dependencies.server.ts'
import { listedMail, type ListedMail } from '#mail/rules/mail-list.ts'
import { changedWords, cleanWords, wordProblems, wordsId, type AllWords } from '#mail/rules/own-words.ts'
import type { Sender } from '#mail/templates/content.ts'
import { sampleOf } from '#mail/templates/samples.ts'
import { mailOf, plainOf, specMailShop, type MailShop } from '#mail/templates/shop-marks.ts'
import { assertCan } from '#policies/policy.ts'
import { mailsSection } from '#shop-settings/rules/mails-section.ts'
import { settingsNow } from '#shop-settings/service/sections.server.ts'
import { messages as refusals } from '../messages.ts'
import { backOfficePolicy } from '../policies.ts'
import type { WordErrors } from '../rules/mail-words-form.ts'
import { changeSettings } from './settings.server.ts'

const messages = {
	notFound: 'This mail does not exist.',
	noAddress: 'Your account has no mail address to send to.',
	tooMany: 'Many test mails were sent within the last hour. Please try again later.',
} as const
const testTurns = { name: 'test-mail', turns: 20, windowMs: 3_600_000 }

export type ChosenMail = { mail: ListedMail; language: Language }

/** @throws Refusal not_found */
export function chosenMail(key: string, language: string | null): ChosenMail {
	const mail = listedMail(key)
	const chosen = languageIn(language ?? 'en')
	if (!mail || !chosen || !mail.languages.includes(chosen)) throw new Refusal('not_found', messages.notFound)
	return { mail, language: chosen }
}

/** Who sends, with what messages show of the shop; the specification's shop when absent. */
export type PreviewSender = Sender & { shop?: MailShop }

/** What a message of this kind offers, with made-up facts. */
function offered({ mail, language }: ChosenMail, sender: PreviewSender) {
	const sample = sampleOf(mail.key, sender, language)
	const { wording } = 'mail' in sample ? sample.mail : sample.text
	if (!wording) throw new Refusal('not_found', messages.notFound)
	const { shop = specMailShop } = sender
	const { first, values } = wording
	const inShop = (text: string) => plainOf(shop, text)
	const { subject, opening, closing } = first
	const shown = { subject: inShop(subject), opening: inShop(opening), closing: inShop(closing) }
	return { first: shown, values, sample, shop }
}

export type MailPreview = { subject: string; html: string; text: string }

/** The mail as these words make it. */
export function previewOf(chosen: ChosenMail, sender: PreviewSender, words: AllWords): MailPreview {
	const { first, sample, shop } = offered(chosen, sender)
	const own = changedWords(words, first) ?? {}
	if ('text' in sample) {
		const { text, wording } = sample.text
		return { subject: '', html: '', text: plainOf(shop, wording?.reword(own).text ?? text) }
	}
	const { wording } = sample.mail
	const { subject, html, text } = mailOf(shop, { ...sample.mail, ...wording?.reword(own) })
	return { subject, html, text }
}

/** @throws Refusal forbidden */
export async function mailForOwner(context: ServiceContext, sender: PreviewSender, chosen: ChosenMail) {
	assertCan(context, backOfficePolicy, 'open')
	const { texts, version } = await settingsNow(context, mailsSection)
	const { first, values } = offered(chosen, sender)
	const own = texts[wordsId(chosen.mail.key, chosen.language)]
	return {
		...chosen,
		seen: version,
		words: { ...first, ...own },
		isChanged: own !== undefined,
		placeholders: Object.entries(values).map(([name, value]) => ({ name, value })),
	}
}
export type MailForOwner = Awaited<ReturnType<typeof mailForOwner>>

/** The words as they would be kept, and what is wrong with them. */
export function checkWords(chosen: ChosenMail, sender: PreviewSender, typed: AllWords) {
	const isText = chosen.mail.channel === 'text'
	const { first, values } = offered(chosen, sender)
	const words = cleanWords(typed, isText)
	const errors: WordErrors = wordProblems(words, { first, values, isText })
	return { words, errors }
}

/**
 * @param words already checked; null for the shop's first ones
 * @throws Refusal as `saveSettings`
 */
export async function saveMailWords(
	context: ServiceContext,
	sender: PreviewSender,
	{ chosen, words, seen }: { chosen: ChosenMail; words: AllWords | null; seen: number },
): Promise<void> {
	const { first } = offered(chosen, sender)
	const { texts } = await settingsNow(context, mailsSection)
	const id = wordsId(chosen.mail.key, chosen.language)
	const { [id]: _former, ...others } = texts
	const own = words && changedWords(words, first)
	await changeSettings(context, mailsSection, {
		seen,
		values: { texts: own ? { ...others, [id]: own } : others },
	})
}

/** Mails these words to the actor. @returns the address @throws Refusal forbidden, too_many, conflict */
export function sendTestMail(
	context: ServiceContext,
	mailing: Pick<MailDependencies, 'sendMail' | 'keepsMails'> & { sender: PreviewSender },
	{ chosen, words }: { chosen: ChosenMail; words: AllWords },
): Promise<string> {
	assertCan(context, backOfficePolicy, 'administer')
	if (mailing.keepsMails) throw new Refusal('conflict', refusals.noMailServer)
	return inTransaction(context, async (inner) => {
		const { email, id } = await ownProfile(inner)
		if (email === null) throw new Refusal('conflict', messages.noAddress)
		if (!(await takeTurn(inner.db, inner.now, { ...testTurns, subject: id })))
			throw new Refusal('too_many', messages.tooMany)
		const { subject, html, text } = previewOf(chosen, mailing.sender, words)
		await mailing.sendMail(inner, { to: email, subject: `Test: ${subject}`, html, text })
		return email
	})
}
