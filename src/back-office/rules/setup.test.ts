import { expect, test } from 'vitest'
import { setupSteps } from './setup.ts'

const nothing = {
	hasShop: false,
	hasTax: false,
	hasShipping: false,
	hasMailServer: false,
	hasPaymentKeys: false,
	hasProduct: false,
}

test('an empty shop has every step open', () => {
	expect(setupSteps(nothing).some(({ isDone }) => isDone)).toBe(false)
})

test.each([
	['shop', { hasShop: true }],
	['tax', { hasTax: true }],
	['shipping', { hasShipping: true }],
	['mail', { hasMailServer: true }],
	['payments', { hasPaymentKeys: true }],
	['product', { hasProduct: true }],
])('the step %s is done by its own fact alone', (id, fact) => {
	const done = setupSteps({ ...nothing, ...fact }).filter(({ isDone }) => isDone)
	expect(done.map((step) => step.id)).toEqual([id])
})
