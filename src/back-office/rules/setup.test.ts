import { expect, test } from 'vitest'
import { setupSteps } from './setup.ts'

const nothing = {
	hasShop: false,
	hasTax: false,
	taxService: null,
	hasShipping: false,
	hasTexts: false,
	hasMailServer: false,
	hasPaymentKeys: false,
	hasProduct: false,
	start: null,
	isGuided: false,
}

test('an empty shop has every step open', () => {
	expect(setupSteps(nothing).some(({ isDone }) => isDone)).toBe(false)
})

test.each([
	['shop', { hasShop: true }],
	['tax', { hasTax: true }],
	['shipping', { hasShipping: true }],
	['texts', { hasTexts: true }],
	['mail', { hasMailServer: true }],
	['payments', { hasPaymentKeys: true }],
	['product', { hasProduct: true }],
])('the step %s is done by its own fact alone', (id, fact) => {
	const done = setupSteps({ ...nothing, ...fact }).filter(({ isDone }) => isDone)
	expect(done.map((step) => step.id)).toEqual([id])
})

test('the guided setup leads to its own steps while it is open', () => {
	const hrefs = (facts: Partial<typeof nothing>) =>
		setupSteps({ ...nothing, ...facts })
			.filter(({ id }) => id === 'shop' || id === 'product')
			.map(({ href }) => href)
	expect(hrefs({})).toEqual(['/admin/settings/shop', '/admin/products'])
	expect(hrefs({ isGuided: true })).toEqual(['/admin/setup/shop', '/admin/setup/catalog'])
	expect(hrefs({ isGuided: true, hasProduct: true })).toEqual(['/admin/setup/shop', '/admin/products'])
})

test('the start catalog is reported while it comes, and its example prices once it is there', () => {
	const textWith = (added: number) =>
		setupSteps({ ...nothing, start: { added, wanted: 60 } }).find(({ id }) => id === 'product')?.text
	expect(textWith(8)).toContain('8 of 60 products')
	expect(textWith(60)).toContain('examples')
})
