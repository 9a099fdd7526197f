// Every mail and text message whose words the owner may change: what it is for and to whom it goes.
import type { Language } from '#kit/language.ts'

/** Name, recipient, occasion. */
type Entry = readonly [name: string, to: string, when: string]

const buyer = 'The buyer'
const family = 'The family that ordered by its link'
const coach = 'The coach'
const approver = 'Who approves for the school'
const holder = 'The holder of the account'
const shop = 'The shop'

const english = {
	'rest.paid': ['Rest of a split order paid', coach, 'The coach has covered what was open.'],
	'rest.returned': ['Rest of a split order returned', coach, 'What the coach covered goes back.'],
	'rest.failed': ['Rest of a split order refused', coach, 'The payment of what was open did not go through.'],
	'share.open': ['Shares still open', coach, 'A split order ends soon.'],
	'share.help': ['Help with a share', coach, 'A family cannot pay its share.'],
	'approval.asked': ['Approval asked for', approver, 'An order waits for approval.'],
	'approval.resubmitted': ['Changed order back for approval', approver, 'The buyer has changed the order.'],
	'approval.changes': ['Changes requested', buyer, 'The school asks for changes.'],
	'approval.voided': ['Approval needed again', approver, 'An approved order was changed.'],
	'approval.voided_buyer': ['Order approved again', buyer, 'We changed an approved order.'],
	'approval.redesigned': ['New design in an order', buyer, 'The team has another design.'],
	'approval.passed_on': ['Order with a new owner', approver, 'The buyer has left the shop.'],
	'approval.commented': [
		'Comment on an order',
		'Who takes part in the approval',
		'Someone has written a comment.',
	],
	'approval.invited': ['Asked to approve', 'A named administrator', 'A coach has named who approves.'],
	'order.inherited': ['New owner of an order', 'A coach or administrator', 'The buyer has left the shop.'],
	'quote.declined': ['Quote declined', shop, 'The customer does not want it.'],
	'portal.request': ['New portal request', shop, 'A team portal was asked for.'],
	'portal.ready': ['Portal ready', 'The requester with an account', 'The portal was opened.'],
	'portal.declined': ['Portal declined', 'The requester', 'The request was declined.'],
	'portal.invited_requester': ['Portal ready, invitation', 'The requester', 'The portal was opened.'],
	'portal.season': ['Store of the next season', coach, 'The next season was opened.'],
	'portal.kit': ['Kit to publish', shop, 'A coach has sent a kit.'],
	'portal.kit_published': ['Kit published', coach, 'The kit was published.'],
	'portal.kit_returned': ['Kit sent back', coach, 'The kit was sent back with a comment.'],
	'design.commented': [
		'Comments on a design',
		'The owner of the design',
		'Someone has commented by its link.',
	],
	'design.invited': [
		'Invitation to a design',
		'A coach or administrator of the team',
		'The owner has chosen them to design together.',
	],
	'payout.sent': ['Payout sent', coach, 'What a team raised was sent.'],
	'payout.requested': ['Payout requested', shop, 'A team asks for its money.'],
	'payout.approved': ['Payout approved', coach, 'The payout was approved.'],
	'payout.declined': ['Payout declined', coach, 'The payout was declined.'],
	'payout.reversed': ['Payout reversed', coach, 'A recorded payout was reversed.'],
	'support.question': ['Message for the shop', shop, 'The contact form was sent.'],
	'staff.invited': ['Invitation to work here', 'The invited person', 'An admin has invited them.'],
} as const satisfies Record<string, Entry>

/**
 * Sent in the language of the family, of the page on which it was ordered, of the person whose account it is, or as the
 * staff or the coach who sends it chooses; else of the request that caused it.
 */
const bilingual = {
	'quote.sent': ['Quote', 'The customer', 'A quote was sent.'],
	'portal.requested': ['Portal requested', 'The requester', 'A team portal was asked for.'],
	'portal.invited': ['Invitation to a team', 'The invited person', 'A team has invited them.'],
	'support.answer': ['Answer to a message', 'The visitor', 'Staff has answered.'],
	'account.confirm': ['Confirm an address', holder, 'An account was opened.'],
	'account.invite': ['Invitation to the shop', 'The invited person', 'An app has invited them.'],
	'account.magic-link': ['Sign-in link', holder, 'A sign-in link was asked for.'],
	'account.recovery': ['New password', holder, 'A new password was asked for.'],
	'account.email-change': ['Change of address', holder, 'Another address was entered.'],
	'account.reauthentication': ['Code', holder, 'A change needs a proof.'],
	'account.password-changed': ['Password changed', holder, 'The password was changed.'],
	'account.email-changed': ['Address changed', holder, 'The address was changed.'],
	'account.factor-added': ['Second step added', holder, 'A second step was added.'],
	'account.factor-removed': ['Second step removed', holder, 'A second step was removed.'],
	'account.identity-linked': ['Way to sign in added', holder, 'A sign-in service was added.'],
	'account.identity-removed': ['Way to sign in removed', holder, 'A sign-in service was removed.'],
	'account.deletion-requested': ['Account to be deleted', holder, 'The deletion was asked for.'],
	'account.deletion-canceled': ['Account stays', holder, 'The deletion was canceled.'],
	'order.received': ['Order received', buyer, 'An order was placed.'],
	'school-order.received': [
		'Order received, approved by a school',
		buyer,
		'An order by purchase order was placed.',
	],
	'school-order.refunded': ['Credit on a purchase order', buyer, 'Less is due of a purchase order.'],
	'order.paid': ['Order paid', buyer, 'The payment has arrived.'],
	'order.approved': ['Order approved', buyer, 'The school has approved the order.'],
	'order.refused': ['Payment refused', buyer, 'The payment did not go through.'],
	'order.cancelled': ['Order cancelled', buyer, 'The order was cancelled.'],
	'order.refunded': ['Refund', buyer, 'Money goes back.'],
	'order.shipped': ['Order shipped', buyer, 'Everything is on its way.'],
	'order.shipped_part': ['Part of the order shipped', buyer, 'One of several packages is on its way.'],
	'order.parcel_added': ['Another package shipped', buyer, 'A package was added to a shipped order.'],
	'order.delivered': ['Order delivered', buyer, 'The carrier has delivered it.'],
	'pick-up-order.shipped': ['Ready for pick-up', buyer, 'Everything is packed and waits at the shop.'],
	'pick-up-order.delivered': ['Picked up', buyer, 'The buyer has fetched the order.'],
	'split-order.received': ['Split order received', coach, 'An order that families pay was placed.'],
	'split-order.paid': ['Split order paid', coach, 'Every share is paid.'],
	'split-order.cancelled': ['Split order cancelled', coach, 'An order that families pay was cancelled.'],
	'split-order.refunded': ['Refund of a split order', coach, 'Money goes back to families.'],
	'family-order.received': ['Family order received', family, 'An order was placed.'],
	'family-order.paid': ['Family order paid', family, 'The payment has arrived.'],
	'family-order.approved': ['Family order approved', family, 'The school has approved the order.'],
	'family-order.refused': ['Payment of a family order refused', family, 'The payment did not go through.'],
	'family-order.cancelled': ['Family order cancelled', family, 'The order was cancelled.'],
	'family-order.refunded': ['Refund of a family order', family, 'Money goes back.'],
	'family-order.shipped': ['Family order shipped', family, 'Everything is on its way.'],
	'family-order.shipped_part': [
		'Part of a family order shipped',
		family,
		'One of several packages is on its way.',
	],
	'family-order.parcel_added': ['Another package of a family order', family, 'A package was added.'],
	'family-order.delivered': ['Family order delivered', family, 'The carrier has delivered it.'],
	'donation.paid': ['Donation received', 'The donor', 'A donation was paid.'],
	'donation.refused': ['Donation refused', 'The donor', 'The payment did not go through.'],
	'donation.refunded': ['Donation returned', 'The donor', 'A donation goes back.'],
	'share.paid': ['Share paid', 'The family', 'A share of a split order is paid.'],
	'share.returned': ['Share returned', 'The family', 'Money of a share goes back.'],
	'share.failed': ['Payment of a share refused', 'The family', 'The payment did not go through.'],
	'share.reminder': ['Share not paid', 'A player with an account', 'The coach reminds of an open share.'],
	'portal.order_reminder': [
		'Gear not ordered',
		'A player with an account',
		'The coach reminds of required items.',
	],
	'family.confirm': ['Check name, number and sizes', 'The family', 'The coach asks families.'],
	'family.order': ['Choose and order', 'The family', 'The coach asks families.'],
	'family.pay': ['Part not paid', 'The family', 'The coach reminds families.'],
	'family.picked_up': ['Ready to pick up', 'The family', 'The gear is with the coach.'],
	'family.left': ['Player left the team', 'The family', 'The coach has taken a player off the roster.'],
} as const satisfies Record<string, Entry>

/** Text messages to families: one line before the sum, the last day and the links. */
const texts = {
	'family-text.confirm': ['Text: check name, number and sizes', 'The family', 'The coach asks families.'],
	'family-text.order': ['Text: choose and order', 'The family', 'The coach asks families.'],
	'family-text.pay': ['Text: part not paid', 'The family', 'The coach reminds families.'],
	'family-text.picked_up': ['Text: ready to pick up', 'The family', 'The gear is with the coach.'],
} as const satisfies Record<string, Entry>

export type MailKey = keyof typeof english | keyof typeof bilingual | keyof typeof texts

export type ListedMail = {
	key: MailKey
	name: string
	to: string
	when: string
	channel: 'mail' | 'text'
	languages: readonly Language[]
}

const listed = (
	entries: Readonly<Record<string, Entry>>,
	more: Pick<ListedMail, 'channel' | 'languages'>,
): ListedMail[] =>
	Object.entries(entries).map(([key, [name, to, when]]) => ({
		// Cast: keys of the tables above.
		key: key as MailKey,
		name,
		to,
		when,
		...more,
	}))

export const mailList: readonly ListedMail[] = [
	...listed(english, { channel: 'mail', languages: ['en'] }),
	...listed(bilingual, { channel: 'mail', languages: ['en', 'es'] }),
	...listed(texts, { channel: 'text', languages: ['en', 'es'] }),
]

const byKey = new Map<string, ListedMail>(mailList.map((mail) => [mail.key, mail]))
export const listedMail = (key: string): ListedMail | undefined => byKey.get(key)

/** Those whose name, recipient or occasion has every word of the query. */
export function mailsMatching(query: string): ListedMail[] {
	const words = query.toLowerCase().split(/\s+/).filter(Boolean)
	return mailList.filter(({ name, to, when }) => {
		const text = `${name} ${to} ${when}`.toLowerCase()
		return words.every((word) => text.includes(word))
	})
}
