import { expect, test } from 'vitest'
import { specMailShop, mailOf, smsOf } from './shop-marks.ts'
import { authMail, authSms } from './auth-mails.ts'

const publicUrl = 'https://shop.test'
const mail = authMail('confirm', { to: 'coach@school.test', link: `${publicUrl}/x` }, { publicUrl })
const own = {
	facts: { name: 'Bolt & Sons', phone: '(303) 555-0100', established: '2019' },
	look: {
		colors: { primary: '#1f3fae', action: '#ffd23f', turf: '#0b1a4a' },
		logo: { url: '/files/design-assets/a/1.png', width: 80, height: 40 },
	},
	publicUrl,
}

test('a mail names the shop that sends it, in its colors and with its logo', () => {
	const { html, text } = mailOf(own, mail)
	expect(html).toContain('Bolt &amp; Sons')
	expect(html).toContain('src="https://shop.test/files/design-assets/a/1.png"')
	expect(html).toContain('#ffd23f')
	expect(text).toContain('Bolt & Sons, https://shop.test/')
	expect(text).toContain('(303) 555-0100')
	expect(html + text).not.toMatch(/Fieldhouse|[\u{F0001}-\u{F0008}]/u)
	expect(html).toContain('custom team gear since 2019.')
	expect(mailOf({ ...own, facts: { ...own.facts, established: '' } }, mail).html).toContain(
		'custom team gear.',
	)
})

test('without a change it is the shop of the specification', () => {
	const { html, text } = mailOf({ ...specMailShop, publicUrl }, mail)
	expect(text).toContain('Fieldhouse, https://shop.test/')
	expect(html).toContain('#f4b41a')
})

test('a text message names the shop', () => {
	const text = authSms({ code: '123456', publicUrl })
	expect(smsOf(own, { phone: '+13035550100', text }).text).toContain('123456 is your Bolt & Sons code.')
})
