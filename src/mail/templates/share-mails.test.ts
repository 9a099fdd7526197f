import { expect, test } from 'vitest'
import { orderMail, orderMailKinds } from './order-mails.ts'
import { openSharesMail, shareMail, shareMailKinds, shareReminderMail } from './share-mails.ts'

const sender = { publicUrl: 'https://shop.test' }
const link = 'https://shop.test/orders/1a2b/shares'
const facts = {
	to: 'family@example.test',
	reference: '1a2b3c4d',
	amountCents: 3_600,
	why: '',
	isRest: false,
	link,
}

test.each(shareMailKinds)('a family is told of its order and amount, without a link: %s', (kind) => {
	const mail = shareMail(kind, facts, sender)
	expect(mail.subject).toContain('#1a2b3c4d')
	expect(mail.text).toContain('$36.00')
	expect(mail.text + mail.html).not.toContain('/pay/')
	expect(mail.text).not.toContain(link)
})

test.each(shareMailKinds)('whoever covers the rest finds the shares: %s', (kind) => {
	expect(shareMail(kind, { ...facts, isRest: true }, sender).text).toContain(link)
})

const order = {
	to: 'coach@example.test',
	reference: '1a2b3c4d',
	orderId: '1a2b',
	totalCents: 72_000,
	amountCents: 72_000,
	units: 20,
	paymentMode: 'player_pays',
	why: '',
} as const

test('a split order leads to its links, and never says that nothing was charged', () => {
	expect(orderMail('received', { ...order, isSplit: true }, sender).text).toContain(link)
	for (const kind of orderMailKinds)
		expect(orderMail(kind, { ...order, isSplit: true }, sender).text).not.toContain('nothing will be charged')
	expect(orderMail('received', order, sender).text).not.toContain('/shares')
})

test.each([
	['America/Los_Angeles', 'Saturday, December 5'],
	['America/New_York', 'Sunday, December 6'],
	[undefined, 'Sunday, December 6'],
])('a reminder names the last day as it is where the team is: %s', (timeZone, day) => {
	const { to, reference } = facts
	const reminder = { to, reference, until: new Date('2026-12-06T06:30:00Z'), href: link, timeZone }
	expect(shareReminderMail(reminder, sender).text.replaceAll(/\s+/g, ' ')).toContain(`until ${day}.`)
	const open = { ...reminder, open: 2, openCents: 3_600 }
	expect(openSharesMail(open, sender).text.replaceAll(/\s+/g, ' ')).toContain(`until ${day}.`)
})
