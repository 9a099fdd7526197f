import { expect, test } from 'vitest'
import type { Totals } from '#pricing/schemas.ts'
import { orderMailKinds } from './order-mail-facts.ts'
import { orderMail } from './order-mails.ts'
import { shareMail, shareMailKinds } from './share-mails.ts'

const sender = { publicUrl: 'https://shop.test' }
const basisCents = 5_600
const pricing = {
	units: 2,
	subtotalCents: 5_600,
	adjustments: [
		{ kind: 'quantity', name: 'Quantity discount', basisCents, rateBp: 1_000, amountCents: -560 },
		{ kind: 'role', name: 'Coach discount', basisCents, rateBp: 500, amountCents: -280 },
		{ kind: 'promotion', name: 'Spring', basisCents, rateBp: 500, amountCents: -280 },
		{ kind: 'fundraising', name: 'Fundraising', basisCents, rateBp: 500, amountCents: 280 },
		{ kind: 'shipping', name: 'Shipping', basisCents, amountCents: 0 },
		{ kind: 'tax', name: 'Sales tax', basisCents, rateBp: 800, amountCents: 448 },
	],
	totalCents: 5_208,
} as Totals
const facts = {
	to: 'family@example.test',
	reference: '1a2b3c4d',
	orderId: '1a2b',
	pricing,
	amountCents: 5_208,
	paymentMode: 'player_pays' as const,
	isSplit: true,
	school: 'Lakewood',
	familyPath: '/pay/abc',
	isTeamDelivery: true,
	pictures: [],
	why: '',
	language: 'es' as const,
	parcel: { carrier: 'UPS', service: 'Ground', trackingNumber: '1Z', trackingUrl: null },
}
const english =
	/\b(the|your|you|is|and|of|for|order|paid|items?|shipping|tax|discount|free|why|school|carrier)\b/i

test.each(orderMailKinds)('a family that reads Spanish reads no English about its order: %s', (kind) => {
	const mail = orderMail(kind, facts, sender)
	expect(mail.html).toContain('<html lang="es-US">')
	expect(mail.subject).toContain('#1a2b3c4d')
	expect(mail.links).toEqual(['https://shop.test/pay/abc'])
	const lines = [mail.subject, ...mail.text.split('\n')].filter((line) => !line.includes('https://'))
	expect(lines.filter((line) => english.test(line))).toEqual([])
})

const buyers = {
	'of a card': { isSplit: false },
	'of a purchase order': { isSplit: false, paymentMode: 'school_po' as const },
	'of shares': { isSplit: true },
	'to pick up': { isSplit: false, isPickUp: true, delivery: 'Lakewood' },
	'with its way': { isSplit: false, delivery: 'Lakewood' },
}
test.each(Object.entries(buyers))('a buyer who ordered in Spanish reads no English: %s', (_name, own) => {
	const { familyPath: _path, ...ofBuyer } = facts
	const mails = orderMailKinds.map((kind) => orderMail(kind, { ...ofBuyer, ...own }, sender))
	const lines = mails.flatMap(({ subject, text }) => [subject, ...text.split('\n')])
	expect(lines.filter((line) => !line.includes('https://') && english.test(line))).toEqual([])
	expect(new Set(mails.map(({ html }) => /<html lang="([^"]+)"/.exec(html)?.[1]))).toEqual(new Set(['es-US']))
	expect(new Set(mails.map(({ subject }) => subject)).size).toBe(orderMailKinds.length)
})

test.each(shareMailKinds)('a family that reads Spanish reads no English about its share: %s', (kind) => {
	const why = 'The order was called off'
	const mail = shareMail(
		kind,
		{ ...facts, why, isRest: false, link: 'https://shop.test/orders/1a2b/shares' },
		sender,
	)
	const lines = [mail.subject, ...mail.text.split('\n')].filter((line) => !line.includes('https://'))
	expect(lines.filter((line) => english.test(line))).toEqual([])
})

test('rates and sums stay as they are', () => {
	const { text } = orderMail('received', facts, sender)
	for (const row of [
		'Subtotal, 2 artículos: $56.00',
		'Descuento por cantidad, 10 %: −$5.60',
		'Envío: Gratis',
		'Impuesto sobre las ventas: $4.48',
		'Total: $52.08',
	])
		expect(text).toContain(row)
})

test('the buyer of a team’s order reads the language of the page on which it was ordered', () => {
	const { familyPath: _family, language: _language, ...ofCoach } = facts
	expect(orderMail('paid', ofCoach, sender).subject).toBe('Order #1a2b3c4d is paid')
	const spanish = orderMail('paid', { ...ofCoach, language: 'es' }, sender)
	expect(spanish.subject).toBe('El pedido #1a2b3c4d está pagado')
})
