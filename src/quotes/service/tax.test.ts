// Quotes of a shop that asks Stripe Tax: the tax of their address, and of another one that their customer enters. On both
// engines.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { visitor } from '#kit/roles.ts'
import { findOrder } from '#orders/service/find.server.ts'
import { messages as paymentMessages } from '#payments/messages.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { newBuyer, newVariant, testAddress } from '../../../tests/factories/orders.ts'
import { openTestSelling } from '../../../tests/factories/payments.ts'
import { quoteInput } from '../../../tests/factories/quotes.ts'
import {
	chooseTax,
	openTaxService,
	refusing,
	stripeChosen,
	usual,
} from '../../../tests/factories/tax-service.ts'
import { quotes } from '../tables.ts'
import { acceptQuote, sumForCustomer, type Acceptance } from './answer.server.ts'
import { createQuote, saveQuote } from './edit.server.ts'
import { sendQuote, tokenOf } from './send.server.ts'
import { quoteForStaff } from './views.server.ts'

const { database, context } = await openTestDatabase({ seeded: false })
const { service, newRates } = await openTaxService()
const selling = openTestSelling(context)
const { dependencies } = selling
const restart = () => Object.assign(dependencies, { taxRates: newRates() })
restart()
await chooseTax(context, { ...stripeChosen, collect: 'states', states: [{ state: 'OH', bp: 725 }] })
const guest = selling.at({ ...context, actor: visitor })
const staff = selling.at(await newBuyer(context, ['csr']))

const manhattan = { ...testAddress, state: 'NY', zip: '10001' }
/** Ten units: five at $40.00, five at an agreed $30.00; shipping is agreed to be free. */
const goodsCents = 35_000
const taxOf = (bp: number) => Math.round((goodsCents * bp) / 10_000)
const away = () => refusing(500, { type: 'api_error' })

const quoteOf = async (id: string) => {
	const [row] = await database.db.select().from(quotes).where(eq(quotes.id, id))
	if (!row) throw new Error('No such quote')
	return row
}

async function sent(change: Parameters<typeof quoteInput>[2]) {
	const variantId = await newVariant(context, { stock: 20, priceCents: 4_000 })
	const input = quoteInput(context, variantId, { charges: [], discountCents: 0, ...change })
	const id = await createQuote(staff, {
		key: randomUUID(),
		name: 'Robin Vale',
		email: `${randomUUID()}@example.test`,
	})
	await saveQuote(staff, dependencies, { quoteId: id, seenVersion: 1, input })
	await sendQuote(staff, dependencies.orders, { quoteId: id, seenVersion: (await quoteOf(id)).version })
	const quote = await quoteOf(id)
	const acceptance: Acceptance = {
		token: tokenOf(dependencies.orders, quote),
		seenVersion: quote.version,
		seenTotalCents: quote.pricing.totalCents,
		shipTo: testAddress,
		paymentMode: 'card',
		poNumber: '',
	}
	return { id, quote, acceptance }
}

test('a quote has the tax of its address, and its order too, whatever the owner sets meanwhile', async () => {
	const { id, quote, acceptance } = await sent({ shipTo: manhattan })
	expect(quote).toMatchObject({
		pricing: { totalCents: goodsCents + taxOf(887.5) },
		terms: { taxBp: 887.5, tax: { name: 'Sales tax NY' } },
	})
	await chooseTax(context, {})
	await acceptQuote(guest, dependencies, { ...acceptance, shipTo: manhattan })
	const { orderId } = await quoteOf(id)
	expect(await findOrder(context, orderId ?? '')).toMatchObject({
		totalCents: goodsCents + taxOf(887.5),
		terms: { taxBp: 887.5 },
	})
	await chooseTax(context, { ...stripeChosen, collect: 'states', states: [{ state: 'OH', bp: 725 }] })
})

test('another postal code of the same state has its own tax; the customer sees the sum first', async () => {
	const { id, quote, acceptance } = await sent({ shipTo: { ...testAddress, zip: '44107' } })
	expect(quote.terms.taxBp).toBe(800)
	const other = { ...acceptance, shipTo: { ...testAddress, zip: '43201-0001' } }
	const total = goodsCents + taxOf(750)
	await expect(acceptQuote(guest, dependencies, other)).rejects.toThrow('With sales tax and shipping to OH')
	expect((await sumForCustomer(guest, dependencies, other))?.totalCents).toBe(total)
	await acceptQuote(guest, dependencies, { ...other, seenTotalCents: total })
	const { orderId } = await quoteOf(id)
	expect((await findOrder(context, orderId ?? ''))?.terms.taxBp).toBe(750)
})

test('while the service does not answer, a quote keeps its own sum, and nothing is lost elsewhere', async () => {
	const { id, acceptance } = await sent({ shipTo: manhattan })
	const draft = await quoteOf(id)
	service.answer = away
	restart()
	const page = await quoteForStaff(staff, dependencies, { quoteId: id, find: '' })
	expect(page.totalNowCents).toBeNull()
	const input = quoteInput(context, randomUUID(), { shipTo: manhattan })
	const saving = saveQuote(staff, dependencies, { quoteId: id, seenVersion: draft.version, input })
	await expect(saving).rejects.toThrow(paymentMessages.taxAway)
	const toTexas = { ...acceptance, shipTo: { ...testAddress, state: 'TX', zip: '75001' } }
	await expect(acceptQuote(guest, dependencies, toTexas)).rejects.toThrow(paymentMessages.taxAway)
	expect(await sumForCustomer(guest, dependencies, toTexas)).toBeUndefined()
	await acceptQuote(guest, dependencies, { ...acceptance, shipTo: manhattan })
	expect((await quoteOf(id)).state).toBe('accepted')
	service.answer = usual
	restart()
})

test('an exempt customer’s quote asks nothing', async () => {
	service.answer = away
	restart()
	const { quote } = await sent({ shipTo: manhattan, isTaxExempt: true })
	expect(quote).toMatchObject({ pricing: { totalCents: goodsCents }, terms: { taxBp: 0 } })
	service.answer = usual
})
