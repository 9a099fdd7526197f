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
