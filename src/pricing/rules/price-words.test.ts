// What help pages say of the shop's shipping.
import { expect, test } from 'vitest'
import type { ShippingMethod } from '../delivery-schemas.ts'
import { specPrices } from './price-list.ts'
import { deliverySpan, pricingAnswers } from './price-words.ts'

const method = (rest: Partial<ShippingMethod> & Pick<ShippingMethod, 'name' | 'days'>): ShippingMethod => ({
	id: rest.name.toLowerCase(),
	rate: { kind: 'flat', cents: 900 },
	isActive: true,
	states: [],
	...rest,
})
const shippingBy = (...methods: ShippingMethod[]) => ({ ...specPrices, shipping: { methods } })
const place = { line1: '1 Main St', city: 'Toledo', state: 'OH', zip: '43604', hours: 'Mon to Fri' }
const pickUp = method({ name: 'At the shop', days: { least: 0, most: 0 }, rate: { kind: 'pick-up', place } })

test('shipping as the shop began is in the words of the specification', () => {
	expect(deliverySpan(specPrices)).toBe('2-3')
	expect(pricingAnswers(specPrices).shipping).toContain('2-3 business days for stock items')
})

test('the owner’s methods are listed with their days and states, and only those that are offered', () => {
	const prices = shippingBy(
		method({ name: 'Ground', days: { least: 4, most: 6 } }),
		method({ name: 'Express', days: { least: 1, most: 1 }, states: ['OH', 'PA'] }),
		method({ name: 'Ferry', days: { least: 20, most: 30 }, isActive: false }),
		pickUp,
	)
	expect(pricingAnswers(prices).shipping).toBe(
		'Ground: 4-6 business days in transit. Express (OH, PA): 1 business day in transit. At the shop: you pick your order up. Made-to-order goods need their lead time first.',
	)
	expect(deliverySpan(prices)).toBe('1')
})

test('other days of the standard method are said; a shop where one fetches everything promises no delivery', () => {
	const [standard] = specPrices.shipping.methods
	if (!standard) throw new Error('no method')
	const slow = shippingBy({ ...standard, days: { least: 7, most: 10 } })
	expect(pricingAnswers(slow).shipping).toContain('Standard: 7-10 business days in transit.')
	expect(deliverySpan(slow)).toBe('7-10')
	expect(deliverySpan(shippingBy(pickUp))).toBe('')
})

test('the answers in Spanish state the same figures, with the names of the owner as they are', () => {
	const [english, spanish] = [pricingAnswers(specPrices), pricingAnswers(specPrices, 'es')]
	const figures = (text: string) => text.match(/\d+(?:-\d+)?%?/g)?.toSorted()
	for (const key of ['teamPricing', 'rolePricing', 'shipping'] as const) {
		expect(spanish[key]).not.toBe(english[key])
		expect(figures(spanish[key])).toEqual(figures(english[key]))
	}
	const prices = shippingBy(
		method({ name: 'Ground', days: { least: 4, most: 6 } }),
		method({ name: 'Express', days: { least: 1, most: 1 }, states: ['OH', 'PA'] }),
		pickUp,
	)
	expect(pricingAnswers(prices, 'es')).toMatchObject({
		shipping:
			'Ground: 4-6 días hábiles de envío. Express (OH, PA): 1 día hábil de envío. At the shop: usted recoge su pedido. Lo que se hace sobre pedido necesita primero su tiempo de entrega.',
		shippingNames: ['Ground', 'Express', 'At the shop'],
	})
})

test.each([
	[[], 'a partir de 10 artículos le hacemos una oferta'],
	[[{ from: 11, bp: 500 }], 'Con 10 artículos, pídanos una cotización; desde 11 unidades'],
	[[{ from: 12, bp: 500 }], 'Con 10 u 11 artículos, pídanos'],
	[[{ from: 24, bp: 500 }], 'Con 10 a 23 artículos, pídanos'],
	[
		[{ from: 6, bp: 500 }],
		'A partir de 6 artículos hay precio de equipo, con descuentos de hasta 5%. El descuento',
	],
])('team pricing by the steps %j in Spanish', (tiers, expected) => {
	expect(pricingAnswers({ ...specPrices, tiers }, 'es').teamPricing).toContain(expected)
})
