import { expect, test } from 'vitest'
import { languages } from '#kit/language.ts'
import type { IsoDate } from '#kit/time.ts'
import { familyMail, familyText, type FamilyMessage } from './family-mails.ts'
import { familyTexts } from './family-texts.ts'

const sender = { publicUrl: 'https://shop.test' }
const day = (text: string) => text as IsoDate
const message: FamilyMessage = {
	id: '6f0c1c0e-3a53-4b8e-9a1c-0a4f6d0f7a11',
	to: 'parent@example.test',
	kind: 'confirm',
	language: 'en',
	teamName: 'Lakewood Rams',
	today: day('2026-11-24'),
	lastOn: day('2026-12-04'),
	amountCents: 0,
	href: 'https://shop.test/roster/abc',
	stopHref: 'https://shop.test/roster/abc/stop',
}
const kinds = ['confirm', 'order', 'pay', 'picked_up'] as const

test('a mail has one link, the team’s name, the last day and the page that stops it', () => {
	const mail = familyMail(message, sender)
	expect(mail).toMatchObject({
		id: message.id,
		to: message.to,
		subject: 'Lakewood Rams: check your player’s name, number and sizes',
		links: [message.href],
		stopUrl: message.stopHref,
	})
	expect(mail.text).toContain('Last day: Friday, December 4.')
	expect(mail.text).toContain(`Stop these messages: ${message.stopHref}`)
	expect(mail.html).toContain('<html lang="en-US">')
	expect(mail.html).toContain(`href="${message.stopHref}"`)
})

test('the same in Spanish, with its layout', () => {
	const mail = familyMail({ ...message, language: 'es', kind: 'pay', amountCents: 123_450 }, sender)
	expect(mail.subject).toBe('Lakewood Rams: su parte del pedido aún no está pagada')
	for (const words of ['Por pagar: $1,234.50.', 'Último día: viernes, 4 de diciembre.', 'Ayuda:'])
		expect(mail.text).toContain(words)
	expect(mail.html).toContain('<html lang="es-US">')
	expect(mail.html).not.toMatch(/If the button|custom team gear|Help:/)
})

test.each([
	['2026-12-03', 'Tomorrow, Fri, Dec 4, is the last day.', 'Mañana, vie, 4 de dic, es el último día.'],
	['2026-12-04', 'Today, Fri, Dec 4, is the last day.', 'Hoy, vie, 4 de dic, es el último día.'],
	['2026-11-24', 'Last day: Fri, Dec 4.', 'Último día: vie, 4 de dic.'],
])('on %s a text message says when it ends, its link and the stop word with its link', (today, en, es) => {
	const sent = { ...message, to: '+16145550158', today: day(today) }
	const words = 'Lakewood Rams: please check your player’s name, number and sizes.'
	expect(familyText(sent)).toMatchObject({
		id: message.id,
		phone: '+16145550158',
		text: `${words} ${en} ${message.href} STOP: ${message.stopHref}`,
	})
	const spanish = familyText({ ...sent, language: 'es' }).text
	expect(spanish).toContain(es)
	expect(spanish.endsWith(`${message.href} ALTO: ${message.stopHref}`)).toBe(true)
})

test('a team’s name cannot add a line, and every kind differs between the languages', () => {
	const mail = familyMail({ ...message, teamName: 'Rams\r\nBcc: victim@example.test' }, sender)
	expect(mail.subject).toMatch(/^Rams Bcc: victim@example\.test: check/)
	for (const kind of kinds) {
		const [en, es] = languages.map((language) => familyMail({ ...message, kind, language }, sender))
		expect(en!.subject).not.toBe(es!.subject)
		const [one, two] = languages.map((language) => familyTexts[language][kind])
		expect([one!.headline, one!.button]).not.toContain(two!.headline)
		expect(one!.text('T')).not.toBe(two!.text('T'))
	}
})
