import { expect, test } from 'vitest'
import { orderMail, orderMailKinds } from './order-mails.ts'
import { shareMail, shareMailKinds } from './share-mails.ts'

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
	tracking: null,
	why: '',
} as const

test('a split order leads to its links, and never says that nothing was charged', () => {
	expect(orderMail('received', { ...order, isSplit: true }, sender).text).toContain(link)
	for (const kind of orderMailKinds)
		expect(orderMail(kind, { ...order, isSplit: true }, sender).text).not.toContain('nothing will be charged')
	expect(orderMail('received', order, sender).text).not.toContain('/shares')
})
