// Mails about an order. They name no player: the buyer sees the names in the shop.
import { counted } from '#kit/plural.ts'
import { formatUsd } from '#kit/money.ts'
import { priceRows } from '#pricing/rules/rows.ts'
import type { Totals } from '#pricing/schemas.ts'
import {
	buttonBlock,
	picturesBlock,
	text,
	type Mail,
	type MailBlock,
	type MailFact,
	type MailPicture,
	type Sender,
} from './content.ts'
import { mailTo } from './layout.ts'

export const orderMailKinds = [
	'received',
	'paid',
	'approved',
	'refused',
	'cancelled',
	'refunded',
	'shipped',
	'shipped_part',
	'parcel_added',
	'delivered',
] as const
export type OrderMailKind = (typeof orderMailKinds)[number]

export type MailedParcel = {
	carrier: string
	/** Empty when staff did not enter it. */
	service: string
	trackingNumber: string
	/** The carrier's tracking page; null when there is none. */
	trackingUrl: string | null
}

export type OrderMailFacts = {
	to: string
	/** The short reference for people. */
	reference: string
	orderId: string
	pricing: Totals
	/** The amount of this mail: the total, or the refunded part. */
	amountCents: number
	paymentMode: 'card' | 'school_po' | 'player_pays'
	/** Paid by the players' families, share by share. */
	isSplit?: boolean
	/** Name of the school that it is for. */
	school?: string
	/** Where a family that ordered by its link, without an account, sees and pays the order. */
	familyPath?: string
	/** It goes to the team, whose coach hands it out. */
	isTeamDelivery?: boolean
	/** Set for mails about a shipped parcel. */
	parcel?: MailedParcel
	/** Of the ordered garments, without any player's name or number. */
	pictures: readonly MailPicture[]
	why: string
}

export type OrderMailCopy = { subject: string; headline: string; says: readonly string[]; button: string }
const ready = 'We make it to order. You get an email when it ships.'

const wordsFor: Record<OrderMailKind, (facts: OrderMailFacts) => OrderMailCopy> = {
	received: ({ reference, paymentMode }) => ({
		subject: `Order #${reference} received`,
		headline: 'We have your order',
		says:
			paymentMode === 'school_po'
				? ['Your school approves it first. We hold everything on it for 14 days.']
				: ['We hold everything on it for you until it is paid.'],
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

/** Messages to a family that ordered by its link, where they differ from those of other orders. */
const familyMessages: Partial<Record<OrderMailKind, (facts: OrderMailFacts) => OrderMailCopy>> = {
	received: ({ reference, amountCents }) => ({
		subject: `Order #${reference}: ${formatUsd(amountCents)} to pay`,
		headline: 'We have your order',
		says: ['We hold everything on it for you for 14 days. It is made as soon as it is paid.'],
		button: 'See and pay the order',
	}),
}

/** Messages to the buyer of a split order, where they differ from those of other orders. */
const splitOrderMessages: Partial<Record<OrderMailKind, (facts: OrderMailFacts) => OrderMailCopy>> = {
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

const pickUpKinds: ReadonlySet<OrderMailKind> = new Set([
	'received',
	'paid',
	'shipped',
	'shipped_part',
	'parcel_added',
	'delivered',
])
const pickUp = 'It is delivered to the team: pick it up from your coach.'

const parcelRows = ({ carrier, service, trackingNumber, trackingUrl }: MailedParcel): MailFact[] => [
	{ name: 'Carrier', value: [carrier, service].filter(Boolean).join(', ') },
	{ name: 'Tracking', value: trackingNumber, ...(trackingUrl !== null && { href: trackingUrl }) },
]

/** Confirmations list every part of the sum, other mails the total. */
function sumRows(kind: OrderMailKind, pricing: Totals): MailFact[] {
	if (kind === 'received' || kind === 'paid' || kind === 'approved')
		return priceRows(pricing).map(({ name, amount }) => ({ name, value: amount }))
	return [
		{ name: 'Items', value: counted(pricing.units, 'item') },
		{ name: 'Total', value: formatUsd(pricing.totalCents) },
	]
}

/** One mail about one order, as text and HTML. */
export function orderMail(kind: OrderMailKind, facts: OrderMailFacts, sender: Sender): Mail {
	const { to, reference, orderId, pricing, parcel, pictures, school, why } = facts
	const { familyPath } = facts
	const isOfShares = (facts.isSplit ?? false) && familyPath === undefined
	const own = familyPath === undefined ? undefined : familyMessages[kind]
	const words = own ?? ((isOfShares && splitOrderMessages[kind]) || wordsFor[kind])
	const { subject, headline, says, button } = words(facts)
	const order = `${sender.publicUrl}/orders/${orderId}`
	const ofAccount = isOfShares && kind === 'received' ? `${order}/shares` : order
	const link = familyPath === undefined ? ofAccount : `${sender.publicUrl}${familyPath}`
	const rows: MailFact[] = [
		{ name: 'Order', value: `#${reference}` },
		...(school ? [{ name: 'School', value: school }] : []),
		...sumRows(kind, pricing),
		...(parcel ? parcelRows(parcel) : []),
		...(why ? [{ name: 'Why', value: why }] : []),
	]
	const blocks: MailBlock[] = [
		...says.map(text),
		...(facts.isTeamDelivery && pickUpKinds.has(kind) ? [text(pickUp)] : []),
		...picturesBlock(pictures),
		{ kind: 'facts', facts: rows },
		buttonBlock(button, link),
	]
	const reason = 'You get this email because of your order at Fieldhouse.'
	return mailTo(to, sender, { subject, headline, blocks, reason })
}
