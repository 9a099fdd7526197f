// Mails and text messages to the families of a team. Anyone may read them over a shoulder: they name the team, never a
// player, and carry one link, beside the one that stops them.
import { dayInWords, type Language } from '#kit/language.ts'
import { formatUsd } from '#kit/money.ts'
import { addDays, type IsoDate } from '#kit/time.ts'
import { asTemplate, filled, wordsId } from '../rules/own-words.ts'
import { buttonBlock, factText, oneLine, text, type Mail, type Sender, type Sms } from './content.ts'
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
	const facts = [sumIn(message), untilIn(message, 'long')].filter(Boolean)
	const mail = mailTo(to, sender, {
		subject: subject(teamName),
		headline,
		blocks: [text(says(teamName)), ...facts.map(factText), buttonBlock(button, href)],
		words: { key: `family.${kind}`, values: { team: teamName } },
		reason: texts.reason(teamName),
		language,
		stop: { label: texts.stop, href: stopHref },
	})
	return { ...mail, id }
}

export function familyText(message: FamilyMessage): Sms {
	const { id, to, kind, language, href, stopHref } = message
	const texts = familyTexts[language]
	const team = oneLine(message.teamName)
	const values = { team }
	const first = texts[kind].text(team)
	const saying = (words: string) => {
		const parts = [words, sumIn(message), untilIn(message, 'short'), href].filter(Boolean)
		return `${parts.join(' ')} ${texts.stopWord}: ${stopHref}`
	}
	const key = `family-text.${kind}` as const
	return {
		id,
		phone: to,
		text: saying(first),
		wording: {
			key,
			id: wordsId(key, language),
			values,
			first: { subject: '', opening: asTemplate(first, values), closing: '' },
			reword: ({ opening }) => ({ text: saying(opening === undefined ? first : filled(opening, values)) }),
		},
	}
}

/** Answers a person who wrote to the shop's number. */
export const answerText = (
	phone: string,
	wish: keyof (typeof familyTexts)['en']['answers'],
	language: Language,
): Sms => ({ phone, text: familyTexts[language].answers[wish] })
