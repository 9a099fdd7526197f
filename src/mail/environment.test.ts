import { expect, test } from 'vitest'
import { z } from 'zod'
import { mailEnvironment, mailSettings, missingMailSetting } from './environment.ts'

const shape = z.object(mailEnvironment)
const smtp = 'smtp://shop:top-secret@mail.example.com:587'

test('nothing has to be set', () => {
	const env = shape.parse({})
	expect(missingMailSetting(env)).toBeUndefined()
	expect(mailSettings(env)).toEqual({ smtp: null, sms: null, supportTo: null })
})

test('a mail server and a text message service', () => {
	const env = shape.parse({
		SMTP_URL: smtp,
		MAIL_FROM: 'Fieldhouse <hello@example.com>',
		MAIL_SUPPORT_TO: 'help@example.com',
		SMS_URL: 'https://sms.example.com/send',
		SMS_TOKEN: 'long-enough',
	})
	expect(missingMailSetting(env)).toBeUndefined()
	expect(mailSettings(env)).toEqual({
		smtp: { url: smtp, from: 'Fieldhouse <hello@example.com>' },
		sms: { url: 'https://sms.example.com/send', token: 'long-enough' },
		supportTo: 'help@example.com',
	})
})

test.each([
	[{ SMTP_URL: smtp }, 'MAIL_FROM must be set when SMTP_URL is.'],
	[{ SMS_URL: 'https://sms.example.com/send' }, 'SMS_TOKEN must be set when SMS_URL is.'],
])('half a setting names the other half %#', (given, message) => {
	expect(missingMailSetting(shape.parse(given))).toBe(message)
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
	const { error } = shape.safeParse({ [name]: value })
	expect(error?.issues).toHaveLength(1)
	expect(error?.issues[0]?.path).toEqual([name])
	expect(error?.issues[0]?.message).not.toContain('top-secret')
})
