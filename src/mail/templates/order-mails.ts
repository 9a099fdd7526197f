// Mails about an order. They name no player: the buyer sees the names in the shop.
import { counted } from '#kit/plural.ts'
import type { Language } from '#kit/language.ts'
import { formatUsd } from '#kit/money.ts'
import { priceRows } from '#pricing/rules/rows.ts'
import type { Totals } from '#pricing/schemas.ts'
import {
	buttonBlock,
	factText,
	picturesBlock,
	text,
	type Mail,
	type MailBlock,
	type MailFact,
	type Sender,
} from './content.ts'
import type { MailKey } from '../rules/mail-list.ts'
import { mailTo } from './layout.ts'
import {
	fetchedKinds,
	schoolKinds,
	splitKinds,
	type MailedParcel,
	type OrderMailCopies,
	type OrderMailFacts,
	type OrderMailKind,
} from './order-mail-facts.ts'
import { spanishLabels, spanishOrderMails, spanishRow } from './spanish-order-mails.ts'
import { marks } from './marks.ts'

const ready = 'We make it to order. You get an email when it ships.'

const wordsFor: OrderMailCopies['all'] = {
	received: ({ reference }) => ({
		subject: `Order #${reference} received`,
		headline: 'We have your order',
		says: ['We hold everything on it for you until it is paid.'],
		button: 'See the order',
	}),
	paid: ({ reference, amountCents }) => ({
		subject: `Order #${reference} is paid`,
		headline: 'Thank you, it is paid',
		says: [`We received your payment of ${formatUsd(amountCents)}.`, ready],
		button: 'Follow the order',
	}),
	approved: ({ reference }) => ({
		subject: `Order #${reference} is approved`,
		headline: 'Your school approved it',
		says: [ready],
		button: 'Follow the order',
	}),
	refused: ({ reference }) => ({
		subject: `Payment for order #${reference} did not go through`,
		headline: 'The payment did not go through',
		says: ['This order does not go ahead, and you were not charged for it. You can order again at any time.'],
		button: 'See the order',
	}),
	cancelled: ({ reference }) => ({
		subject: `Order #${reference} is cancelled`,
		headline: 'The order is cancelled',
		says: ['Nothing will be made and nothing will be charged.'],
		button: 'See the order',
	}),
	refunded: ({ reference, amountCents }) => ({
		subject: `${formatUsd(amountCents)} of order #${reference} goes back to you`,
		headline: 'Your refund is on its way',
		says: [
			`${formatUsd(amountCents)} goes back to the card it was paid with. Banks take five to ten business days.`,
		],
		button: 'See the order',
	}),
	shipped: ({ reference }) => ({
		subject: `Order #${reference} is on its way`,
		headline: 'It is on its way',
		says: ['Everything is made, checked and packed. It arrives in 3 to 5 business days.'],
		button: 'Follow the order',
	}),
	shipped_part: ({ reference }) => ({
		subject: `Part of order #${reference} is on its way`,
		headline: 'Part of it is on its way',
		says: ['This package arrives in 3 to 5 business days. You get another email when the rest ships.'],
		button: 'Follow the order',
	}),
	parcel_added: ({ reference }) => ({
		subject: `Another package of order #${reference} is on its way`,
		headline: 'Another package is on its way',
		says: ['Your order comes in more than one package. This one arrives in 3 to 5 business days.'],
		button: 'Follow the order',
	}),
	delivered: ({ reference }) => ({
		subject: `Order #${reference} has arrived`,
		headline: 'It has arrived',
		says: ['Your order was delivered. If anything is missing or not right, reply to this email.'],
		button: 'See the order',
	}),
}

const isSchoolKind = (kind: OrderMailKind): kind is (typeof schoolKinds)[number] =>
	schoolKinds.some((one) => one === kind)
/** Messages of a purchase order, where they differ. */
const schoolMessages: OrderMailCopies['school'] = {
	received: ({ reference }) => ({
		subject: `Order #${reference} received`,
		headline: 'We have your order',
		says: ['Your school approves it first. We hold everything on it for 14 days.'],
		button: 'See the order',
	}),
	refunded: ({ reference, amountCents }) => ({
		subject: `${formatUsd(amountCents)} of order #${reference} is credited`,
		headline: 'Less is due',
		says: [
			`${formatUsd(amountCents)} is taken off your school’s purchase order. The invoice says what is due.`,
		],
		button: 'See the order',
	}),
}

/** Messages to a family that ordered by its link, where they differ from those of other orders. */
const familyMessages: OrderMailCopies['family'] = {
	received: ({ reference, amountCents }) => ({
		subject: `Order #${reference}: ${formatUsd(amountCents)} to pay`,
		headline: 'We have your order',
		says: ['We hold everything on it for you for 14 days. It is made as soon as it is paid.'],
		button: 'See and pay the order',
	}),
}

const isSplitKind = (kind: OrderMailKind): kind is (typeof splitKinds)[number] =>
	splitKinds.some((one) => one === kind)
/** Messages to the buyer of a split order, where they differ from those of other orders. */
const splitOrderMessages: OrderMailCopies['split'] = {
	received: ({ reference }) => ({
		subject: `Order #${reference} received: send out the payment links`,
		headline: 'Your payment links are ready',
		says: [
			'Each player has a share with its own payment link. Send each family its link.',
			'The order goes into production when all shares are paid. We hold everything for 14 days, and you can cover the rest at any time.',
		],
		button: 'See the shares',
	}),
	paid: ({ reference }) => ({
		subject: `Order #${reference} is paid`,
		headline: 'Every share is paid',
		says: ['We make it to order. You get an email when it ships.'],
		button: 'Follow the order',
	}),
	cancelled: ({ reference }) => ({
		subject: `Order #${reference} is cancelled`,
		headline: 'The order is cancelled',
		says: ['Nothing will be made. Families get their money back on the card they paid with.'],
		button: 'See the order',
	}),
	refunded: ({ reference, amountCents }) => ({
		subject: `${formatUsd(amountCents)} of order #${reference} goes back`,
		headline: 'A refund is on its way',
		says: [
			`${formatUsd(amountCents)} goes back to the cards it was paid with. Banks take five to ten business days.`,
		],
		button: 'See the order',
	}),
}

const isFetchedKind = (kind: OrderMailKind): kind is (typeof fetchedKinds)[number] =>
	fetchedKinds.some((one) => one === kind)
/** Messages of an order that its buyer fetches, where they differ. */
const pickUpMessages: OrderMailCopies['fetched'] = {
	shipped: ({ reference }) => ({
		subject: `Order #${reference} is ready for pick-up`,
		headline: 'Ready for pick-up',
		says: ['Everything is packed and waits for you. Please bring the order number.'],
		button: 'See the order',
	}),
	delivered: ({ reference }) => ({
		subject: `Order #${reference} was picked up`,
		headline: 'Picked up',
		says: ['Thank you for fetching your order.'],
		button: 'See the order',
	}),
}

const copies: Record<Language, OrderMailCopies> = {
	en: {
		all: wordsFor,
		family: familyMessages,
		school: schoolMessages,
		split: splitOrderMessages,
		fetched: pickUpMessages,
	},
	es: spanishOrderMails,
}

const pickUpKinds: ReadonlySet<OrderMailKind> = new Set([
	'received',
	'paid',
	'shipped',
	'shipped_part',
	'parcel_added',
	'delivered',
])
const englishLabels: Record<keyof typeof spanishLabels, string> = {
	pickUp: 'It is delivered to the team: pick it up from your coach.',
	shipping: 'Shipping',
	pickUpAt: 'Pick up at',
	order: 'Order',
	school: 'School',
	items: 'Items',
	total: 'Total',
	carrier: 'Carrier',
	tracking: 'Tracking',
	why: 'Why',
	reason: `You get this email because of your order at ${marks.name}.`,
}
export const orderLabels: Record<Language, typeof englishLabels> = { en: englishLabels, es: spanishLabels }

const parcelRows = (
	{ carrier, service, trackingNumber, trackingUrl }: MailedParcel,
	labels: typeof englishLabels,
): MailFact[] => [
	{ name: labels.carrier, value: [carrier, service].filter(Boolean).join(', ') },
	{ name: labels.tracking, value: trackingNumber, ...(trackingUrl !== null && { href: trackingUrl }) },
]

/** Confirmations list every part of the sum, other mails the total. */
function sumRows(kind: OrderMailKind, pricing: Totals, language: Language): MailFact[] {
	const { units, totalCents } = pricing
	if (kind === 'received' || kind === 'paid' || kind === 'approved')
		return priceRows(pricing).map((row) =>
			language === 'en' ? { name: row.name, value: row.amount } : spanishRow(row, units),
		)
	const { items, total } = orderLabels[language]
	return [
		{ name: items, value: language === 'en' ? counted(units, 'item') : String(units) },
		{ name: total, value: formatUsd(totalCents) },
	]
}

/** Mails about one event with other words are others in the settings. */
function keyOf(kind: OrderMailKind, { familyPath, isSplit, isPickUp, paymentMode }: OrderMailFacts): MailKey {
	if (familyPath !== undefined) return `family-order.${kind}`
	if (isPickUp && isFetchedKind(kind)) return `pick-up-order.${kind}`
	if (isSplit && isSplitKind(kind)) return `split-order.${kind}`
	return paymentMode === 'school_po' && isSchoolKind(kind) ? `school-order.${kind}` : `order.${kind}`
}

const isOfShares = ({ isSplit, familyPath }: OrderMailFacts): boolean =>
	(isSplit ?? false) && familyPath === undefined

/** The words of this mail in its language. */
function copyOf(kind: OrderMailKind, facts: OrderMailFacts) {
	const { all, family, school, split, fetched } = copies[facts.language ?? 'en']
	const own = facts.familyPath === undefined ? undefined : family[kind]
	const ofPickUp = facts.isPickUp && isFetchedKind(kind) ? fetched[kind] : undefined
	const ofShares = isOfShares(facts) && isSplitKind(kind) ? split[kind] : undefined
	const ofSchool = facts.paymentMode === 'school_po' && isSchoolKind(kind) ? school[kind] : undefined
	return own ?? ofPickUp ?? ofShares ?? ofSchool ?? all[kind]
}

/** One mail about one order, as text and HTML. */
export function orderMail(kind: OrderMailKind, facts: OrderMailFacts, sender: Sender): Mail {
	const { to, reference, orderId, pricing, parcel, pictures, school, why } = facts
	const { familyPath } = facts
	const { language = 'en' } = facts
	const labels = orderLabels[language]
	const { subject, headline, says, button } = copyOf(kind, facts)(facts)
	const order = `${sender.publicUrl}/orders/${orderId}`
	const ofAccount = isOfShares(facts) && kind === 'received' ? `${order}/shares` : order
	const link = familyPath === undefined ? ofAccount : `${sender.publicUrl}${familyPath}`
	const rows: MailFact[] = [
		{ name: labels.order, value: `#${reference}` },
		...(school ? [{ name: labels.school, value: school }] : []),
		...sumRows(kind, pricing, language),
		...(facts.delivery
			? [{ name: facts.isPickUp ? labels.pickUpAt : labels.shipping, value: facts.delivery }]
			: []),
		...(parcel && !facts.isPickUp ? parcelRows(parcel, labels) : []),
		...(why ? [{ name: labels.why, value: why }] : []),
	]
	const blocks: MailBlock[] = [
		...says.map(text),
		...(facts.isTeamDelivery && pickUpKinds.has(kind) ? [factText(labels.pickUp)] : []),
		...picturesBlock(pictures),
		{ kind: 'facts', facts: rows },
		buttonBlock(button, link),
	]
	const values = {
		'order number': reference,
		amount: formatUsd(facts.amountCents),
		total: formatUsd(pricing.totalCents),
	}
	return mailTo(to, sender, {
		subject,
		headline,
		blocks,
		reason: labels.reason,
		language,
		words: { key: keyOf(kind, facts), values },
	})
}
