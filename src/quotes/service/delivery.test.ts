// Tax and shipping of quotes follow where they go, also when their customer enters it. On both engines.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { visitor } from '#kit/roles.ts'
import { findOrder } from '#orders/service/find.server.ts'
import { shippingSection, taxSection } from '#shop-settings/rules/delivery-lines.ts'
import { saveSettings } from '#shop-settings/service/sections.server.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { newBuyer, newVariant, testAddress } from '../../../tests/factories/orders.ts'
import { openTestSelling } from '../../../tests/factories/payments.ts'
import { newQuote, quoteInput } from '../../../tests/factories/quotes.ts'
import { quotes } from '../tables.ts'
import { acceptQuote, sumForCustomer, type Acceptance } from './answer.server.ts'
import { sendQuote, tokenOf } from './send.server.ts'
import { quoteForCustomer } from './views.server.ts'

const { database, context } = await openTestDatabase({ seeded: false })
const selling = openTestSelling(context)
const { dependencies } = selling
const guest = selling.at({ ...context, actor: visitor })

const tax = {
	collect: 'states' as const,
	states: [
		{ state: 'OH', bp: 725 },
		{ state: 'PA', bp: 600 },
	],
	onShipping: false,
}
const days = { least: 2, most: 4 }
const owner = await newBuyer(context, ['admin'])
await saveSettings(owner, taxSection, { seen: 0, values: tax })
await saveSettings(owner, shippingSection, {
	seen: 0,
	values: {
		methods: [
			{
				id: 'ground',
				name: 'Ground',
				days,
				rate: { kind: 'flat', cents: 900 },
				isActive: true,
				states: ['OH', 'PA', 'OR'],
			},
		],
	},
})

const quoteOf = async (id: string) => {
	const [row] = await database.db.select().from(quotes).where(eq(quotes.id, id))
	if (!row) throw new Error('No such quote')
	return row
}
const at = (state: string) => ({ ...testAddress, state })

async function sent(change: Parameters<typeof quoteInput>[2]) {
	const staff = selling.at(await newBuyer(context, ['csr']))
	const variantId = await newVariant(context, { stock: 20, priceCents: 4_000 })
	const input = quoteInput(context, variantId, { charges: [], discountCents: 0, ...change })
	const id = await newQuote(staff, { email: `${randomUUID()}@example.test`, input })
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

/** Ten units: five at $40.00, five at an agreed $30.00. */
const goodsCents = 35_000
const taxOf = (bp: number) => Math.round((goodsCents * bp) / 10_000)

test('a quote without an address is an estimate; its customer sees the sum of the typed address first', async () => {
	const { id, acceptance } = await sent({ shipTo: null, shippingCents: null })
	const page = await quoteForCustomer(guest, dependencies, { token: acceptance.token, isBack: false })
	expect(page.isEstimate).toBe(true)
	const totalCents = goodsCents + 900 + taxOf(725)
	const toOhio = { ...acceptance, shipTo: at('OH') }
	await expect(acceptQuote(guest, dependencies, toOhio)).rejects.toThrow(/With sales tax and shipping to OH/)
	expect((await sumForCustomer(guest, dependencies, toOhio))?.totalCents).toBe(totalCents)
	await acceptQuote(guest, dependencies, { ...toOhio, seenTotalCents: totalCents })
	const { pricing, orderId, shipTo } = await quoteOf(id)
	expect([pricing.totalCents, shipTo?.state]).toEqual([totalCents, 'OH'])
	const order = await findOrder(context, orderId ?? '')
	expect(order).toMatchObject({ totalCents, pricing, terms: { taxBp: 725, shippingCents: 900 } })
})

test('a quote for one state that goes to another has the tax of that one; an agreed price of shipping stays', async () => {
	const { quote, acceptance } = await sent({ shipTo: at('PA'), shippingCents: 100 })
	expect(quote.pricing.totalCents).toBe(goodsCents + 100 + taxOf(600))
	const toOregon = { ...acceptance, shipTo: at('OR') }
	await expect(acceptQuote(guest, dependencies, toOregon)).rejects.toMatchObject({ code: 'conflict' })
	await acceptQuote(guest, dependencies, { ...toOregon, seenTotalCents: goodsCents + 100 })
	const { orderId } = await quoteOf(quote.id)
	expect((await findOrder(context, orderId ?? ''))?.totalCents).toBe(goodsCents + 100)
})

test('where nothing is shipped, staff is asked for a price, and the customer to ask', async () => {
	await expect(sent({ shipTo: at('TX'), shippingCents: null })).rejects.toThrow(
		'No way of shipping is offered to TX. Enter a price for shipping.',
	)
	const { acceptance } = await sent({ shipTo: at('OH'), shippingCents: null })
	const toTexas = { ...acceptance, shipTo: at('TX') }
	await expect(acceptQuote(guest, dependencies, toTexas)).rejects.toThrow('no way of shipping to TX yet')
	expect(await sumForCustomer(guest, dependencies, toTexas)).toBeUndefined()
	const { acceptance: agreed } = await sent({ shipTo: at('OH'), shippingCents: 2_500 })
	const total = goodsCents + 2_500
	await acceptQuote(guest, dependencies, { ...agreed, shipTo: at('TX'), seenTotalCents: total })
})
