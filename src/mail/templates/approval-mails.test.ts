import { expect, test } from 'vitest'
import { passedOnMail } from './approval-mails.ts'

const sender = { publicUrl: 'http://shop.test' }
const facts = {
	to: 'second.coach@school.test',
	orderId: '7f3a',
	reference: '30e8a1d1',
	teamName: 'Lakewood\r\nBcc: victim@example.test',
	poNumber: '<b>PO-77</b>',
	totalCents: 617_400,
}

test('a person who answers for an order now reads which one, of what sum, and what to check', () => {
	const mail = passedOnMail(facts, sender)
	expect(mail.to).toBe('second.coach@school.test')
	expect(mail.subject).toBe('Order #30e8a1d1 of Lakewood Bcc: victim@example.test is in your hands')
	for (const words of ['<b>PO-77</b>', '$6,174.00', 'Please check where it is sent to'])
		expect(mail.text).toContain(words)
	expect(mail.html).not.toContain('<b>PO-77')
	expect(mail.links).toEqual(['http://shop.test/orders/7f3a'])
})

test('an order without a number shows no empty line for it', () => {
	expect(passedOnMail({ ...facts, poNumber: '' }, sender).text).not.toContain('PO number')
})
