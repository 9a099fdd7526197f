// Mails and text messages to the families of a team. Anyone may read them over a shoulder: they name the team, never a
// player, and carry one link, beside the one that stops them.
import { dayInWords, type Language } from '#kit/language.ts'
import { formatUsd } from '#kit/money.ts'
import { addDays, type IsoDate } from '#kit/time.ts'
import { buttonBlock, oneLine, text, type Mail, type Sender, type Sms } from './content.ts'
import { familyTexts } from './family-texts.ts'
import { mailTo } from './layout.ts'

export type FamilyMessage = {
	id: string
	to: string
	kind: 'confirm' | 'order' | 'pay' | 'picked_up'
	language: Language
	teamName: string
	today: IsoDate
	/** The last day of the step; null without one. */
	lastOn: IsoDate | null
	/** Of the share; 0 for other kinds. */
	amountCents: number
	href: string
	stopHref: string
}

function untilIn({ language, today, lastOn }: FamilyMessage, length: 'long' | 'short'): string {
	if (lastOn === null) return ''
	const { until, untilToday, untilTomorrow } = familyTexts[language]
	const day = dayInWords(lastOn, language, length)
	if (lastOn === today) return untilToday(day)
	return lastOn === addDays(today, 1) ? untilTomorrow(day) : until(day)
}

const sumIn = ({ language, amountCents }: FamilyMessage): string =>
	amountCents > 0 ? familyTexts[language].pay.amount(formatUsd(amountCents)) : ''

export function familyMail(message: FamilyMessage, sender: Sender): Mail {
	const { id, to, kind, language, href, stopHref } = message
	const teamName = oneLine(message.teamName)
	const texts = familyTexts[language]
	const { subject, headline, says, button } = texts[kind]
	const words = [says(teamName), sumIn(message), untilIn(message, 'long')].filter(Boolean)
	const mail = mailTo(to, sender, {
		subject: subject(teamName),
		headline,
		blocks: [...words.map(text), buttonBlock(button, href)],
		reason: texts.reason(teamName),
		language,
		stop: { label: texts.stop, href: stopHref },
	})
	return { ...mail, id }
}

export function familyText(message: FamilyMessage): Sms {
	const { id, to, kind, language, href, stopHref } = message
	const texts = familyTexts[language]
	const words = [texts[kind].text(oneLine(message.teamName)), sumIn(message), untilIn(message, 'short'), href]
	return { id, phone: to, text: `${words.filter(Boolean).join(' ')} ${texts.stopWord}: ${stopHref}` }
}

/** Answers a person who wrote to the shop's number. */
export const answerText = (
	phone: string,
	wish: keyof (typeof familyTexts)['en']['answers'],
	language: Language,
): Sms => ({ phone, text: familyTexts[language].answers[wish] })
