// Puts the shop's name, phone, colors and logo into a message in place of their marks.
import { specLook, specShop, type ShopFacts, type ShopLook } from '#kit/shop.ts'
import type { Mail, Sms } from './content.ts'
import { html, type Markup } from './markup.ts'
import { marks } from './marks.ts'

/** Facts about the shop that messages show. */
export type MailShop = {
	facts: Pick<ShopFacts, 'name' | 'phone' | 'established'>
	look: ShopLook
	publicUrl: string
}

export const specMailShop: MailShop = { facts: specShop, look: specLook, publicUrl: '' }

/** A picture where mail programs show it, else the first letter. */
function patchOf({ facts, look, publicUrl }: MailShop): Markup {
	const { logo } = look
	if (logo?.url.endsWith('.png') !== true) return html`${[...facts.name][0]?.toUpperCase() ?? ''}`
	const wide = String(Math.round(Math.min(140, (36 * logo.width) / logo.height)))
	return html`<img
		src="${publicUrl}${logo.url}"
		alt=""
		width="${wide}"
		height="36"
		style="display:block;border:0"
	/>`
}

const anyMark = /[\u{F0001}-\u{F0008}]/gu

function filled(text: string, values: Record<(typeof marks)[keyof typeof marks], string>): string {
	const byMark: Readonly<Record<string, string>> = values
	return text.replaceAll(anyMark, (mark) => byMark[mark] ?? '')
}

const inMarkup = (text: string): string => html`${text}`.html

const after = (word: string, year: string): string => (year === '' ? '' : ` ${word} ${year}`)

const valuesFor = (shop: MailShop, encoded: (text: string) => string) => ({
	[marks.name]: encoded(shop.facts.name),
	[marks.phone]: encoded(shop.facts.phone),
	[marks.primary]: shop.look.colors.primary,
	[marks.action]: shop.look.colors.action,
	[marks.turf]: shop.look.colors.turf,
	[marks.patch]: patchOf(shop).html,
	[marks.since]: after('since', shop.facts.established),
	[marks.sinceInSpanish]: after('desde', shop.facts.established),
})

/** One text of a message, not as markup. */
export const plainOf = (shop: MailShop, text: string): string =>
	filled(
		text,
		valuesFor(shop, (value) => value),
	)

export function mailOf(shop: MailShop, mail: Mail): Mail {
	const plain = valuesFor(shop, (text) => text)
	return {
		...mail,
		subject: filled(mail.subject, plain),
		text: filled(mail.text, plain),
		html: filled(mail.html, valuesFor(shop, inMarkup)),
	}
}

export const smsOf = (shop: MailShop, sms: Sms): Sms => ({
	...sms,
	text: plainOf(shop, sms.text),
})
