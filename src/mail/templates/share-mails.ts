// Mails about split orders. They name no player and contain no payment link: the buyer shares that one, and it is never
// stored.
import { dayInWords, type Language } from '#kit/language.ts'
import { formatUsd } from '#kit/money.ts'
import { dayIn } from '#kit/time.ts'
import { buttonBlock, factText, factsBlock, text, type Mail, type Sender } from './content.ts'
import { mailTo } from './layout.ts'
import { waitsForShares } from './share-words.ts'
import { marks } from './marks.ts'
import { playerMailTexts } from './player-texts.ts'

/** Sent to the payer of a family's share, or of the rest. */
export const shareMailKinds = ['paid', 'returned', 'failed'] as const
export type ShareMailKind = (typeof shareMailKinds)[number]

export type ShareMailFacts = {
	to: string
	/** The order's short reference for people. */
	reference: string
	amountCents: number
	why: string
	/** Whether it is the rest of the order, paid by the buyer. */
	isRest: boolean
	/** The buyer's page with the shares. */
	link: string
	/** Of the family; English when absent. */
	language?: Language
}

type Words = { subject: string; headline: string; says: readonly string[] }

/** The rest is the buyer's, who reads English. */
type ShareMailTexts = Record<ShareMailKind, (facts: ShareMailFacts) => Words> &
	Record<'order' | 'amount' | 'why' | 'reason', string> & {
		/** Why money went back without anyone of the shop. */
		reasons: Readonly<Record<string, string>>
	}

export const shareMailTexts: Record<Language, ShareMailTexts> = {
	en: {
		paid: ({ reference, amountCents }) => ({
			subject: `Your share of order #${reference} is paid`,
			headline: 'Thank you, your share is paid',
			says: [`We received your payment of ${formatUsd(amountCents)}.`, waitsForShares.en],
		}),
		returned: ({ reference, amountCents }) => ({
			subject: `${formatUsd(amountCents)} for order #${reference} goes back to you`,
			headline: 'Your money is on its way back',
			says: [
				`${formatUsd(amountCents)} goes back to the card it was paid with. Banks take five to ten business days.`,
			],
		}),
		failed: ({ reference, isRest }) => ({
			subject: `A payment for order #${reference} did not go through`,
			headline: 'The payment did not go through',
			says: [
				'The bank declined it. You were not charged.',
				isRest
					? 'The shares are still open. Families can pay theirs, and you can try to cover the rest again.'
					: 'You can pay again with the link that your coach sent you.',
			],
		}),
		order: 'Order',
		amount: 'Amount',
		why: 'Why',
		reason: `You get this email because of your payment at ${marks.name}.`,
		reasons: {},
	},
	es: {
		paid: ({ reference, amountCents }) => ({
			subject: `Su parte del pedido #${reference} está pagada`,
			headline: 'Gracias, su parte está pagada',
			says: [`Recibimos su pago de ${formatUsd(amountCents)}.`, waitsForShares.es],
		}),
		returned: ({ reference, amountCents }) => ({
			subject: `Le devolvemos ${formatUsd(amountCents)} del pedido #${reference}`,
			headline: 'Su dinero va de regreso',
			says: [
				`${formatUsd(amountCents)} vuelven a la tarjeta con la que se pagó. Los bancos tardan de cinco a diez días hábiles.`,
			],
		}),
		failed: ({ reference }) => ({
			subject: `Un pago del pedido #${reference} no se realizó`,
			headline: 'El pago no se realizó',
			says: [
				'El banco lo rechazó. No se le cobró nada.',
				'Puede volver a pagar con el enlace que le envió el entrenador.',
			],
		}),
		order: 'Pedido',
		amount: 'Importe',
		why: 'Motivo',
		reason: `Recibe este correo por su pago en ${marks.name}.`,
		reasons: {
			'The order was called off': 'El pedido se canceló',
			'This order had been paid already': 'Este pedido ya estaba pagado',
			'Sold out before the payment arrived': 'Se agotó antes de que llegara el pago',
		},
	},
}

/** One mail about one payment of a split order, as text and HTML. */
export function shareMail(kind: ShareMailKind, facts: ShareMailFacts, sender: Sender): Mail {
	const { to, reference, amountCents, why, isRest, link, language = 'en' } = facts
	const texts = shareMailTexts[language]
	const { subject, headline, says } = texts[kind](facts)
	const rows = {
		[texts.order]: `#${reference}`,
		[texts.amount]: formatUsd(amountCents),
		[texts.why]: (texts.reasons[why] ?? why) || undefined,
	}
	const blocks = [
		...says.map(text),
		factsBlock(rows),
		...(isRest ? [buttonBlock('See the shares', link)] : []),
	]
	return mailTo(to, sender, {
		subject,
		headline,
		blocks,
		reason: texts.reason,
		language,
		words: {
			key: `${isRest ? 'rest' : 'share'}.${kind}`,
			values: { 'order number': reference, amount: formatUsd(amountCents) },
		},
	})
}

type Reminder = {
	to: string
	reference: string
	until: Date | null
	href: string
	/** Of the team, or of the shop. */
	timeZone: string
}

const waits = ({ until, timeZone }: Pick<Reminder, 'until' | 'timeZone'>, language: Language): string =>
	until ? playerMailTexts[language].share.held(dayInWords(dayIn(timeZone, until), language)) : ''

/** For the account of a player whose share is open. The link works for that account alone. */
export function shareReminderMail(reminder: Reminder & { language: Language }, sender: Sender): Mail {
	const { to, reference, href, language } = reminder
	const until = waits(reminder, language)
	const texts = playerMailTexts[language].share
	const blocks = [
		text(texts.says),
		...(until === '' ? [] : [factText(until)]),
		buttonBlock(texts.button, href),
	]
	return mailTo(to, sender, {
		subject: texts.subject(reference),
		headline: texts.headline,
		blocks,
		words: { key: 'share.reminder', values: { 'order number': reference } },
		reason: texts.reason,
		language,
	})
}

/** For the buyer, before the order expires. */
export function openSharesMail(
	reminder: Reminder & { open: number; openCents: number },
	sender: Sender,
): Mail {
	const { to, reference, href, open, openCents } = reminder
	const shares = open === 1 ? 'one share' : `${open} shares`
	const amount = formatUsd(openCents)
	const blocks = [
		factText(`${amount} is not paid yet. ${waits(reminder, 'en')}`.trim()),
		text('Remind the families, or cover the rest yourself.'),
		buttonBlock('See the shares', href),
	]
	return mailTo(to, sender, {
		subject: `Order #${reference}: ${shares} still open`,
		headline: `${shares[0]?.toUpperCase()}${shares.slice(1)} still open`,
		blocks,
		words: { key: 'share.open', values: { 'order number': reference, amount, shares } },
		reason: `You get this email because of your order at ${marks.name}.`,
	})
}

/** To who can cover a share: its family asks for help. It names no player. */
export const helpAskedMail = (
	{ to, reference, amountCents, href }: { to: string; reference: string; amountCents: number; href: string },
	sender: Sender,
): Mail =>
	mailTo(to, sender, {
		subject: `Order #${reference}: a family asks for help`,
		headline: 'A family asks for help with its payment',
		blocks: [
			text(
				`It cannot pay its ${formatUsd(amountCents)} of order #${reference} right now. The page shows which family it is. You can cover it there, or talk to them first.`,
			),
			buttonBlock('See the shares', href),
		],
		words: {
			key: 'share.help',
			values: { 'order number': reference, amount: formatUsd(amountCents) },
		},
		reason: `You get this email because you run this team at ${marks.name}.`,
	})

type Left = {
	to: string
	language: Language
	teamName: string
	/** What goes back to the cards it was paid with. */
	backCents: number
	/** Something was cut already, or is delivered. */
	stays: boolean
}

type LeftWords = Record<'headline' | 'taken' | 'unpaid' | 'back' | 'stays' | 'reason', string>

const leftWords: Record<Language, (team: string, back: string) => LeftWords> = {
	en: (team, back) => ({
		headline: `No longer on the ${team} roster`,
		taken: `The coach has taken your player off the ${team} roster. You get no more messages about this team.`,
		unpaid: 'What was not paid yet is called off: there is nothing to pay any more.',
		back: `${back} goes back to the cards it was paid with. Banks take five to ten business days.`,
		stays: 'What is already being made is finished and delivered.',
		reason: `You get this email because your player was on this roster at ${marks.name}.`,
	}),
	es: (team, back) => ({
		headline: `Ya no está en la lista de ${team}`,
		taken: `El entrenador ha quitado a su jugador de la lista de ${team}. No recibirá más mensajes de este equipo.`,
		unpaid: 'Lo que no se había pagado se cancela: ya no hay nada que pagar.',
		back: `${back} vuelve a las tarjetas con las que se pagó. Los bancos tardan de cinco a diez días hábiles.`,
		stays: 'Lo que ya se está fabricando se termina y se entrega.',
		reason: `Recibe este correo porque su jugador estaba en esta lista de ${marks.name}.`,
	}),
}

/** For the family of a player who left the team. It names no player. */
export function playerLeftMail({ to, language, teamName, backCents, stays }: Left, sender: Sender): Mail {
	const words = leftWords[language](teamName, formatUsd(backCents))
	const blocks = [
		...[words.taken, words.unpaid].map(text),
		...[...(backCents > 0 ? [words.back] : []), ...(stays ? [words.stays] : [])].map(factText),
	]
	const { headline, reason } = words
	return mailTo(to, sender, {
		subject: headline,
		headline,
		blocks,
		reason,
		language,
		words: { key: 'family.left', values: { team: teamName } },
	})
}
