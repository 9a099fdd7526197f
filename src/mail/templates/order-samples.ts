// Sample mails about orders, shares and approvals.
import type { Language } from '#kit/language.ts'
import { specShop } from '#kit/shop.ts'
import type { Totals } from '#pricing/schemas.ts'
import type { MailKey } from '../rules/mail-list.ts'
import { approvalMail, approvalMailKinds, approverInvitationMail, passedOnMail } from './approval-mails.ts'
import type { Sender } from './content.ts'
import { orderMailKinds, type OrderMailFacts, type OrderMailKind } from './order-mail-facts.ts'
import { orderMail } from './order-mails.ts'
import { byKind, id, lastDay, reference, school, teamName, to, type Sample } from './sample-kit.ts'
import * as shares from './share-mails.ts'

const pricing: Totals = {
	units: 3,
	subtotalCents: 16_497,
	adjustments: [],
	totalCents: 18_943,
}

const orderFacts = (kind: OrderMailKind): OrderMailFacts => ({
	to,
	reference,
	orderId: id,
	pricing,
	amountCents: kind === 'refunded' ? 4_250 : pricing.totalCents,
	paymentMode: 'card',
	pictures: [],
	why: '',
	...(['shipped', 'shipped_part', 'parcel_added'].includes(kind) && {
		parcel: {
			carrier: 'UPS',
			service: 'Ground',
			trackingNumber: '1Z999AA10123456784',
			trackingUrl: 'https://www.ups.com/track?tracknum=1Z999AA10123456784',
		},
	}),
})

const order =
	(change: Partial<OrderMailFacts> = {}) =>
	(kind: OrderMailKind, sender: Sender, language: Language) => ({
		mail: orderMail(kind, { ...orderFacts(kind), ...change, language }, sender),
	})

export const orderSamples: [MailKey, Sample][] = [
	...byKind(orderMailKinds, (kind) => `order.${kind}` as const, order()),
	...byKind(
		['received', 'refunded'] as const,
		(kind) => `school-order.${kind}` as const,
		order({ paymentMode: 'school_po', school }),
	),
	...byKind(
		['shipped', 'delivered'] as const,
		(kind) => `pick-up-order.${kind}` as const,
		order({ isPickUp: true }),
	),
	...byKind(
		['received', 'paid', 'cancelled', 'refunded'] as const,
		(kind) => `split-order.${kind}` as const,
		order({ isSplit: true, paymentMode: 'player_pays' }),
	),
	...byKind(
		orderMailKinds,
		(kind) => `family-order.${kind}` as const,
		order({ familyPath: '/pay/sample', paymentMode: 'player_pays' }),
	),
]

const share = (isRest: boolean) => (kind: shares.ShareMailKind, sender: Sender, language: Language) => ({
	mail: shares.shareMail(
		kind,
		{
			to,
			reference,
			amountCents: 6_325,
			why: '',
			isRest,
			link: `${sender.publicUrl}/orders/${id}/shares`,
			language,
		},
		sender,
	),
})

const until = new Date('2027-03-12T17:00:00Z')
const reminder = (sender: Sender) => ({
	to,
	reference,
	until,
	href: `${sender.publicUrl}/orders/${id}/shares`,
	timeZone: specShop.timeZone,
})

export const splitSamples: [MailKey, Sample][] = [
	...byKind(shares.shareMailKinds, (kind) => `share.${kind}` as const, share(false)),
	...byKind(shares.shareMailKinds, (kind) => `rest.${kind}` as const, share(true)),
	[
		'share.reminder',
		(sender, language) => ({ mail: shares.shareReminderMail({ ...reminder(sender), language }, sender) }),
	],
	[
		'share.open',
		(sender) => ({
			mail: shares.openSharesMail({ ...reminder(sender), open: 4, openCents: 25_300 }, sender),
		}),
	],
	[
		'share.help',
		(sender) => ({ mail: shares.helpAskedMail({ ...reminder(sender), amountCents: 6_325 }, sender) }),
	],
	[
		'family.left',
		(sender, language) => ({
			mail: shares.playerLeftMail({ to, language, teamName, backCents: 6_325, stays: false }, sender),
		}),
	],
]

export const approvalSamples: [MailKey, Sample][] = [
	...byKind(
		approvalMailKinds,
		(kind) => `approval.${kind}` as const,
		(kind, sender) => ({
			mail: approvalMail(
				kind,
				{
					to,
					approvalId: id,
					reference,
					team: teamName,
					school,
					poNumber: 'PO-2027-118',
					totalCents: 84_120,
					units: 14,
					pictures: [],
				},
				sender,
			),
		}),
	),
	[
		'approval.invited',
		(sender) => ({
			mail: approverInvitationMail(
				to,
				{
					link: `${sender.publicUrl}/join/sample`,
					until: lastDay,
					reference,
					school,
					totalCents: 84_120,
					units: 14,
					pictures: [],
				},
				sender,
			),
		}),
	],
	[
		'order.inherited',
		(sender) => ({
			mail: passedOnMail(
				{ to, orderId: id, reference, teamName, poNumber: 'PO-2027-118', totalCents: 84_120 },
				sender,
			),
		}),
	],
]
