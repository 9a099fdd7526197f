import { expect, test } from 'vitest'
import { payoutMail, payoutReversedMail } from './fundraising-mails.ts'

const sender = { publicUrl: 'http://shop.test' }
const href = 'http://shop.test/team/dashboard?portal=rams-7f3a#fundraising'
const facts = {
	to: 'coach@school.test',
	teamName: 'Lakewood\r\nBcc: victim@example.test',
	amountCents: 25_000,
	reference: '<b>Check 1042</b>',
	balanceCents: -1_250,
	href,
}

test('a coach reads how much is on its way, by what, and what is left', () => {
	const mail = payoutMail(facts, sender)
	expect(mail.to).toBe('coach@school.test')
	expect(mail.subject).toBe('$250.00 is on its way to Lakewood Bcc: victim@example.test')
	for (const words of ['$250.00', '<b>Check 1042</b>', '-$12.50']) expect(mail.text).toContain(words)
	expect(mail.html).not.toContain('<b>Check')
	expect(mail.links).toEqual([href])
})

test('and which payout is reversed, since when it stood and why', () => {
	const mail = payoutReversedMail({ ...facts, paidOutOn: '2026-11-03', why: 'Check <i>bounced</i>' }, sender)
	expect(mail.subject).toBe('A payout to Lakewood Bcc: victim@example.test is reversed')
	for (const words of ['November 3, 2026', 'Check <i>bounced</i>', '$250.00'])
		expect(mail.text).toContain(words)
	expect(mail.html).not.toContain('<i>bounced')
	expect(mail.links).toEqual([href])
})
