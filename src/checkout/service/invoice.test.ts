// The invoice, read back as a PDF viewer reads it.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { payments, refunds } from '#payments/tables.ts'
import { variants } from '#catalog/tables.ts'
import { inTransaction } from '#database/context.server.ts'
import { moveByStaff } from '#orders/service/manage.server.ts'
import { specShop, type ShopFacts } from '#kit/shop.ts'
import { shopSection } from '#shop-settings/rules/shop-section.ts'
import { saveSettings, settingsNow } from '#shop-settings/service/sections.server.ts'
import { isoDate } from '#kit/time.ts'
import { formatUsd } from '#kit/money.ts'
import { recordReceived } from '#payments/service/received.server.ts'
import { transitionOrder } from '#orders/service/transition.server.ts'
import { orders } from '#orders/tables.ts'
import { lockOrder } from '#orders/store/orders.server.ts'
import { moveThrough } from '../../../tests/factories/fundraising.ts'
import {
	newBuyer,
	newOrder,
	newVariant,
	testOrderDependencies,
	wanted,
} from '../../../tests/factories/orders.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { invoiceOf } from './invoice.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const dependencies = testOrderDependencies()

async function read(bytes: Uint8Array) {
	const task = getDocument({ data: bytes.slice(), disableFontFace: true, verbosity: 0 })
	const pdf = await task.promise
	const texts: string[] = []
	for (let number = 1; number <= pdf.numPages; number += 1) {
		const { items } = await (await pdf.getPage(number)).getTextContent()
		texts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '))
	}
	const info = (await pdf.getMetadata()).info as Record<string, unknown>
	const marks = (await pdf.getMarkInfo()) as unknown as Map<string, boolean>
	await task.destroy()
	return { pages: texts.length, text: texts.join(' ').replaceAll(/\s+/g, ' '), info, marks }
}

async function paidOrder(units = 2, color = 'Navy') {
	const buyer = await newBuyer(context)
	const variantId = await newVariant(context, { stock: 999 })
	await context.db.update(variants).set({ color }).where(eq(variants.id, variantId))
	const lines = Array.from({ length: units }, (_, at) =>
		wanted(variantId, 1, { name: 'O’Brien', number: String(at % 100) }),
	)
	const order = await newOrder(buyer, dependencies, { lines })
	const paymentId = randomUUID()
	await inTransaction(context, async (inner) => {
		const locked = await lockOrder(inner.db, order.id)
		if (locked) await transitionOrder(inner, dependencies, { order: locked, move: 'pay' })
		await inner.db.insert(payments).values({
			id: paymentId,
			orderId: order.id,
			state: 'paid',
			amountCents: order.totalCents,
			isLive: false,
			successUrl: '',
			cancelUrl: '',
			expiresAt: inner.now,
			createdAt: inner.now,
			paidAt: inner.now,
		})
	})
	return { buyer, order, paymentId }
}

test('a paid order has an invoice with seller, buyer, goods, every part of the sum and the mark', async () => {
	const { buyer, order } = await paidOrder()
	const { bytes, name } = await invoiceOf(buyer, order.id)
	const { text, info, marks } = await read(bytes)
	const reference = order.id.slice(0, 8)
	expect(name).toBe(`invoice-${reference}.pdf`)
	expect(info).toMatchObject({ Title: `Invoice #${reference}`, Language: 'en-US' })
	expect(marks.get('Marked')).toBe(true)
	for (const words of [
		`Invoice #${reference}`,
		'FIELDHOUSE',
		'Robin Vale',
		'12 Mill Lane',
		'Lakewood, OH 44107',
		'November 20, 2026',
		'Rawhide Game Jersey',
		'Navy, size L',
		'$100.00',
		'$15.99',
		'$8.00',
		'$123.99',
		'PAID',
	])
		expect(text).toContain(words)
	expect(text).not.toContain('Brien')
})

/** $12.34 went back, $0.91 of it tax. */
function refunded(orderId: string, paymentId: string) {
	return context.db.insert(refunds).values({
		id: randomUUID(),
		orderId,
		paymentId,
		state: 'done',
		amountCents: 1_234,
		taxCents: 91,
		lines: [],
		reason: 'Late',
		createdAt: context.now,
		doneAt: context.now,
	})
}

test('the invoice is in Spanish for a link in Spanish', async () => {
	const { buyer, order, paymentId } = await paidOrder()
	await refunded(order.id, paymentId)
	const { bytes, name } = await invoiceOf(buyer, order.id, 'es')
	const { text, info } = await read(bytes)
	const reference = order.id.slice(0, 8)
	expect(name).toBe(`factura-${reference}.pdf`)
	expect(info).toMatchObject({ Title: `Factura #${reference}`, Language: 'es-US' })
	for (const words of [
		'20 de noviembre de 2026',
		'Pagado el 20 de noviembre de 2026 con tarjeta',
		'Azul marino, talla L',
		'Subtotal, 2 artículos',
		'Reembolsado el 20 de noviembre de 2026 de eso, $0.91 de impuesto sobre ventas −$12.34 Queda',
		'PAGADO',
		'Página 1 de 1',
	])
		expect(text).toContain(words)
	expect(text).not.toMatch(
		/\b(?:From|To|Order|Ordered|Paid|Item|Detail|Qty|Each|Amount|size|items|tax|Shipping|Refunded|Remains|Page|of)\b/,
	)
})

test('a long color name leaves the size on the invoice', async () => {
	const { buyer, order } = await paidOrder(1, 'Athletic Gray / Cardinal with Athletic Gold and Vegas Gold')
	const { text } = await read((await invoiceOf(buyer, order.id)).bytes)
	expect(text).toContain('Vegas Gold, size L')
})

test('what went back is on it, and many players take more pages and no name', async () => {
	const { buyer, order, paymentId } = await paidOrder(60)
	await refunded(order.id, paymentId)
	const { text, pages } = await read((await invoiceOf(buyer, order.id)).bytes)
	expect(pages).toBeGreaterThan(1)
	expect(text).toContain('Subtotal, 60 items $3,000.00 Quantity discount, 15 % −$450.00 Shipping $15.99')
	expect(text).toContain('Refunded November 20, 2026 of it $0.91 sales tax −$12.34 Remains $2,757.65')
	expect(text).toContain(`Page ${pages} of ${pages}`)
	expect(text).not.toContain('Brien')
})

test('a purchase order is marked with its number once it is approved', async () => {
	const school = await newBuyer(context, ['school_admin'])
	const order = await newOrder(school, dependencies, {
		lines: [wanted(await newVariant(context))],
		paymentMode: 'school_po',
		poNumber: 'WC-4711',
	})
	const csr = await newBuyer(context, ['csr'])
	await expect(invoiceOf(school, order.id)).rejects.toMatchObject({ code: 'conflict' })
	await moveByStaff(csr, dependencies, { orderId: order.id, move: 'approve' })
	const { text } = await read((await invoiceOf(csr, order.id)).bytes)
	expect(text).toContain('PURCHASE ORDER WC-4711')
	expect(text).not.toContain('PAID')
	await inTransaction(csr, async (inner) => {
		const payment = {
			orderId: order.id,
			method: 'check',
			receivedOn: isoDate(context.now),
			reference: '',
		} as const
		await recordReceived(inner, { ...payment, id: randomUUID(), amountCents: 2_000 })
	})
	const { text: part } = await read((await invoiceOf(csr, order.id)).bytes)
	expect(part).toContain(`Received November 20, 2026 −$20.00 Open ${formatUsd(order.totalCents - 2_000)}`)
	await inTransaction(csr, async (inner) => {
		const payment = {
			orderId: order.id,
			method: 'check',
			receivedOn: isoDate(context.now),
			reference: '',
		} as const
		await recordReceived(inner, { ...payment, id: randomUUID(), amountCents: order.totalCents - 2_000 })
	})
	const { text: whole } = await read((await invoiceOf(csr, order.id)).bytes)
	expect(whole).toContain('PAID')
	expect(whole).toContain('Open $0.00')
	const credit = (amountCents: number) =>
		context.db.insert(refunds).values({
			id: randomUUID(),
			orderId: order.id,
			paymentId: null,
			state: 'done',
			amountCents,
			taxCents: 0,
			lines: [],
			reason: 'Torn',
			createdAt: context.now,
			doneAt: context.now,
		})
	await moveThrough(context, dependencies, { id: order.id, moves: ['start'] })
	await credit(1_000)
	const { text: less } = await read((await invoiceOf(csr, order.id)).bytes)
	expect(less).toContain('Credited November 20, 2026 −$10.00')
	await credit(order.totalCents - 1_000)
	const { text: nothing } = await read((await invoiceOf(csr, order.id)).bytes)
	expect(nothing).toContain('CREDITED')
	expect(nothing.toLowerCase()).not.toContain('refunded')
	await expect(invoiceOf(await newBuyer(context), order.id)).rejects.toMatchObject({ code: 'not_found' })
})

test('the invoice of a renamed shop is in its name alone', async () => {
	const { buyer, order } = await paidOrder()
	const owner = await newBuyer(context, ['admin'])
	await inTransaction(owner, (inner) =>
		saveSettings(inner, shopSection, {
			seen: 0,
			values: { ...specShop, name: 'Harbor & Pine', email: 'hello@harbor.example' },
		}),
	)
	const { text, info } = await read((await invoiceOf(buyer, order.id)).bytes)
	expect(text).toContain('HARBOR & PINE')
	expect(text + JSON.stringify(info['Author'])).not.toMatch(/fieldhouse/i)
})

test('an invoice has the day on which the order was placed where the shop is now', async () => {
	const { buyer, order } = await paidOrder()
	const night = new Date('2026-07-01T06:30:00Z')
	await context.db.update(orders).set({ createdAt: night }).where(eq(orders.id, order.id))
	const placedOn = async () =>
		/Ordered (\w+ \d+, \d+)/.exec((await read((await invoiceOf(buyer, order.id)).bytes)).text)?.[1]
	expect(await placedOn()).toBe('July 1, 2026')
	const owner = await newBuyer(context, ['admin'])
	const { version } = await settingsNow(context, shopSection)
	const moved: ShopFacts = { ...specShop, timeZone: 'America/Los_Angeles' }
	await inTransaction(owner, (inner) => saveSettings(inner, shopSection, { seen: version, values: moved }))
	expect(await placedOn()).toBe('June 30, 2026')
})
