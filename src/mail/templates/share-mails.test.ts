import { expect, test } from 'vitest'
import type { Totals } from '#pricing/schemas.ts'
import { orderMailKinds } from './order-mail-facts.ts'
import { orderMail } from './order-mails.ts'
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

test.each(shareMailKinds)('a family is notified of its order and amount, without a link: %s', (kind) => {
	const mail = shareMail(kind, facts, sender)
	expect(mail.subject).toContain('#1a2b3c4d')
	expect(mail.text).toContain('$36.00')
	expect(mail.text + mail.html).not.toContain('/pay/')
	expect(mail.text).not.toContain(link)
})

test.each(shareMailKinds)('a person who covers the rest finds the shares: %s', (kind) => {
	expect(shareMail(kind, { ...facts, isRest: true }, sender).text).toContain(link)
})

const order = {
	to: 'coach@example.test',
	reference: '1a2b3c4d',
	orderId: '1a2b',
	pricing: {
		units: 20,
		subtotalCents: 80_000,
		adjustments: [
			{ kind: 'quantity', name: 'Quantity discount', basisCents: 80_000, rateBp: 1_000, amountCents: -8_000 },
		],
		totalCents: 72_000,
	} as Totals,
	amountCents: 72_000,
	paymentMode: 'player_pays',
	pictures: [],
	why: '',
} as const

test('a mail that confirms an order has every part of its sum, in text and HTML', () => {
	const { text, html } = orderMail('received', order, sender)
	expect(text).toContain('Subtotal, 20 items: $800.00\nQuantity discount, 10 %: −$80.00\nTotal: $720.00')
	for (const words of ['Quantity discount, 10 %', '−$80.00', '$720.00']) expect(html).toContain(words)
	expect(orderMail('shipped', order, sender).text).toContain('Items: 20 items\nTotal: $720.00')
})

test('pictures of garments stand beside their words, and only web addresses are loaded', () => {
	const src = 'https://shop.test/orders/1a2b/mailed/0/key.jpg'
	const { text, html } = orderMail(
		'paid',
		{ ...order, pictures: [{ src, caption: 'Game <b> × 20' }] },
		sender,
	)
	expect(text).toContain('\nGame <b> × 20\n')
	expect(html).toContain('Game &lt;b&gt; × 20')
	expect(html.match(/<img\b/g)).toHaveLength(1)
	expect(html).toMatch(new RegExp(`<img\\s+src="${src}"\\s+alt=""\\s+width="120"\\s+height="150"`))
	const script = [{ src: 'javascript:alert(1)', caption: '' }]
	expect(() => orderMail('paid', { ...order, pictures: script }, sender)).toThrow(TypeError)
})

test('a split order leads to its links, and never says that nothing was charged', () => {
	expect(orderMail('received', { ...order, isSplit: true }, sender).text).toContain(link)
	for (const kind of orderMailKinds)
		expect(orderMail(kind, { ...order, isSplit: true }, sender).text).not.toContain('nothing will be charged')
	expect(orderMail('received', order, sender).text).not.toContain('/shares')
})

test.each([
	['America/Los_Angeles', 'Saturday, December 5'],
	['America/New_York', 'Sunday, December 6'],
])('a reminder names the last day as it is where the team is: %s', (timeZone, day) => {
	const { to, reference } = facts
	const reminder = { to, reference, until: new Date('2026-12-06T06:30:00Z'), href: link, timeZone }
	expect(shareReminderMail({ ...reminder, language: 'en' }, sender).text.replaceAll(/\s+/g, ' ')).toContain(
		`until ${day}.`,
	)
	const open = { ...reminder, open: 2, openCents: 3_600 }
	expect(openSharesMail(open, sender).text.replaceAll(/\s+/g, ' ')).toContain(`until ${day}.`)
})
