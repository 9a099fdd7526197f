// What a quote's form sends.
import { expect, test } from 'vitest'
import { isoDate } from '#kit/time.ts'
import { quoteErrors, quoteIn, quotesHref, quotesViewIn } from './quote-form.ts'

const today = isoDate(new Date('2026-11-20'))
const variant = '11111111-1111-4111-8111-111111111111'
const product = '22222222-2222-4222-8222-222222222222'
const design = '33333333-3333-4333-8333-333333333333'
const inputOf = (fields: Record<string, string>) => {
	const read = quoteIn({ version: '3', ...fields })
	return 'input' in read ? read.input : read
}

test('a line has its size, design, units and price; an empty price is the list’s', () => {
	expect(
		inputOf({
			'line-0-variant': variant,
			'line-0-design': `${design} 2`,
			'line-0-quantity': '12',
			'line-0-price': '$31.50',
			'line-0-reason': 'As agreed',
			'line-1-variant': variant,
			'line-1-quantity': '1',
			'line-1-price': ' ',
		}),
	).toMatchObject({
		lines: [
			{
				variantId: variant,
				design: { id: design, version: 2 },
				quantity: 12,
				priceCents: 3_150,
				reason: 'As agreed',
			},
			{ variantId: variant, design: null, quantity: 1, priceCents: null },
		],
	})
})

test('a removed line and an empty custom line are left out', () => {
	expect(
		inputOf({
			'line-0-variant': variant,
			'line-0-remove': 'on',
			'charge-0-name': '',
			'charge-1-name': 'Rush fee',
			'charge-1-quantity': '',
			'charge-1-price': '25',
		}),
	).toMatchObject({ lines: [], charges: [{ name: 'Rush fee', quantity: 1, unitCents: 2_500 }] })
})

test('a product is added by its own size and units', () => {
	const fields = { add: product, [`add-${product}-variant`]: variant, [`add-${product}-quantity`]: '4' }
	expect(inputOf(fields)).toMatchObject({ lines: [{ variantId: variant, quantity: 4 }] })
	expect(inputOf({ add: product })).toEqual({ problem: 'Choose a color and size to add.' })
})

test('a price that is none is passed on as none, for the use case to refuse', () => {
	expect(inputOf({ discount: 'ten' })).toMatchObject({ discountCents: Number.NaN })
	expect(inputOf({ shipping: '0' })).toMatchObject({ shippingCents: 0 })
	expect(inputOf({ shipping: '' })).toMatchObject({ shippingCents: null })
})

test('what is wrong stands at its field, also behind a removed line and an empty custom line', () => {
	const fields = {
		'line-0-variant': variant,
		'line-0-remove': 'on',
		'line-1-variant': variant,
		'line-1-quantity': 'many',
		'line-1-price': '50',
		'charge-0-name': '',
		'charge-1-name': 'Rush fee',
		'charge-1-price': '25x',
		discount: '10',
		shipping: '2000',
		validOn: '2026-12-24',
		name: 'Robin Vale',
		state: 'OH',
		zip: '441',
	}
	expect(quoteErrors({ version: '3', ...fields }, today)).toEqual({
		'line-1-quantity': 'Quantities are whole numbers.',
		'charge-1-price': 'Prices are in dollars, such as 12.50.',
		shipping: 'At most $1,000 for shipping.',
		line1: expect.any(String),
		city: expect.any(String),
		zip: expect.any(String),
	})
	const { 'charge-1-price': _price, shipping: _shipping, name: _name, ...next } = fields
	const unexplained = { ...next, 'line-1-quantity': '2', 'charge-1-name': '', state: '', zip: '' }
	expect(quoteErrors(unexplained, today)).toEqual({
		'line-1-reason': 'Say why the price differs from the price list.',
		discountReason: 'Say why there is a discount.',
	})
	expect(quoteErrors({ add: product }, today)).toEqual({
		[`add-${product}-variant`]: 'Choose a color and size to add.',
	})
	const twice = {
		'charge-1-name': 'Fee',
		'charge-1-price': '5',
		'charge-2-name': 'Fee',
		'charge-2-price': '6',
		validOn: '2026-12-24',
	}
	expect(quoteErrors(twice, today)).toEqual({
		'charge-1-name': 'Two custom lines have the same text. Put them into one.',
	})
	expect(quoteErrors({ validOn: '2026-12-24' }, today)).toEqual({})
})

test('a last day that is over is refused at its field, beside the other mistakes', () => {
	const over = 'The last day must be today or later.'
	expect(quoteErrors({ validOn: '2026-11-19' }, today)).toEqual({ validOn: over })
	expect(quoteErrors({ validOn: today }, today)).toEqual({})
	const fields = { shipping: '5000', validOn: '2026-11-19' }
	expect(quoteErrors(fields, today)).toEqual({ shipping: 'At most $1,000 for shipping.', validOn: over })
	expect(quoteErrors({ add: product, validOn: '2026-11-19' }, today)).toEqual({
		[`add-${product}-variant`]: 'Choose a color and size to add.',
		validOn: over,
	})
	expect(quoteErrors({ validOn: '' }, today)).toEqual({ validOn: 'Enter the last day on which it is valid.' })
})

test('an address without any text is none', () => {
	expect(inputOf({ name: ' ', state: '' })).toMatchObject({ shipTo: null })
	expect(inputOf({ name: 'Robin' })).toMatchObject({ shipTo: { name: 'Robin', line1: '' } })
})

test('the list’s filters are in its address', () => {
	const query = new URLSearchParams('standing=expired&q=vale&page=2')
	expect(quotesHref(quotesViewIn(query))).toBe('/admin/quotes?standing=expired&q=vale&page=2')
	expect(quotesViewIn(new URLSearchParams('standing=lost&page=x'))).toEqual({
		standing: null,
		text: '',
		page: 1,
	})
})
