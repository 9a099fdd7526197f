import { expect, test } from 'vitest'
import { readSettings, WrongSetting } from '#settings/settings.ts'
import { mailSettings } from './settings.ts'

const read = (given: Record<string, string>) => readSettings({ mail: mailSettings }, (key) => given[key]).mail
const smtp = 'smtp://shop:top-secret@mail.example.com:587'

test('nothing has to be set', () => {
	expect(read({})).toEqual({ openMail: null, openSms: null, supportTo: null })
})

test('a mail server and a text message service', () => {
	const settings = read({
		SMTP_URL: smtp,
		MAIL_FROM: 'Fieldhouse <hello@example.com>',
		MAIL_SUPPORT_TO: 'help@example.com',
		SMS_URL: 'https://sms.example.com/send',
		SMS_TOKEN: 'long-enough',
	})
	expect(settings.supportTo).toBe('help@example.com')
	for (const open of [settings.openMail, settings.openSms]) {
		const sender = open?.()
		expect(sender).toMatchObject({ isSandbox: false })
		sender?.close()
	}
})

test('a sender without a server is no mistake', () => {
	expect(read({ MAIL_FROM: 'Fieldhouse <hello@example.com>', SMS_TOKEN: 'long-enough' })).toMatchObject({
		openMail: null,
		openSms: null,
	})
})

test.each([
	[{ SMTP_URL: smtp }, 'MAIL_FROM must be set when SMTP_URL is.'],
	[{ SMS_URL: 'https://sms.example.com/send' }, 'SMS_TOKEN must be set when SMS_URL is.'],
])('half a setting names the other half %#', (given, message) => {
	expect(() => read(given)).toThrow(new WrongSetting(message))
})

test.each([
	['SMTP_URL', 'https://shop:top-secret@mail.example.com'],
	['SMTP_URL', 'top-secret'],
	['MAIL_FROM', 'Fieldhouse'],
	['MAIL_FROM', 'a@b.c\r\nBcc: d@e.f'],
	['MAIL_FROM', 'A <a@b.c>\r\nBcc: <d@e.f>'],
	['MAIL_SUPPORT_TO', 'nobody'],
	['SMS_URL', 'ftp://sms.example.com'],
	['SMS_TOKEN', 'short'],
])('%s cannot be %j, and the value is not repeated', (name, value) => {
	expect(() => read({ [name]: value })).toThrow(new RegExp(`^${name} (?!.*top-secret)`))
})
