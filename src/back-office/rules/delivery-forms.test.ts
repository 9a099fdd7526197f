import { expect, test } from 'vitest'
import { taxServiceKeys } from '#payments/settings.ts'
import { specShipping, specTax } from '#pricing/rules/delivery.ts'
import { bandsIn, methodField, shippingForm, shippingIn } from './shipping-form.ts'
import { stateRateField, taxForm, taxIn, type TaxOffer } from './tax-form.ts'

const offered: TaxOffer = { id: 'stripe', keys: taxServiceKeys }

test('tax comes back from its own form as it was', () => {
	const states = [
		{ state: 'NV', bp: 826.5 },
		{ state: 'OH', bp: 725 },
		{ state: 'PA', bp: 600 },
	]
	const service = { id: 'stripe' as const, code: 'txcd_30011000' }
	const all = [
		specTax,
		{ collect: 'states' as const, states, onShipping: true },
		{ collect: 'states' as const, states: [], onShipping: false, service },
		{ ...specTax, service: { ...service, code: null } },
	]
	for (const values of all) expect(taxIn(taxForm(offered).typedIn(values), offered)).toEqual({ values })
})

test.each([
	[{ collect: 'states' }, stateRateField('AL'), 'Please enter the rate of at least one state.'],
	[{ collect: 'x' }, 'collect', 'Please choose where sales tax is collected.'],
	[{ collect: 'states', 'rate-OH': '26' }, 'rate-OH', 'OH: please enter 0 to 25 %, such as 7.25 or 8.875.'],
	[
		{ collect: 'states', 'rate-OH': '7.2555' },
		'rate-OH',
		'OH: please enter 0 to 25 %, such as 7.25 or 8.875.',
	],
	[{ collect: 'everywhere', source: 'x' }, 'source', 'Please choose where the rates come from.'],
	[
		{ collect: 'everywhere', source: 'stripe', code: 'clothing' },
		'code',
		'Please enter a tax code of Stripe, such as txcd_30011000, or nothing.',
	],
	[
		{ collect: 'everywhere', 'rate-OH': 'x' },
		'rate-OH',
		'OH: please enter 0 to 25 %, such as 7.25 or 8.875.',
	],
])('tax %j is refused at its field', (typed, field, message) => {
	expect(taxIn(typed, offered)).toMatchObject({ errors: { [field]: message } })
})

test('without payment keys a tax service is refused with the names of their settings', () => {
	const typed = { collect: 'everywhere', source: 'stripe', code: '' }
	expect(taxIn(typed, { ...offered, id: null })).toEqual({
		errors: {
			source:
				'Stripe Tax can be chosen once the payment keys are set in the configuration of the shop: STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.',
		},
	})
})

test('the history says in words who knows the rates', () => {
	const lines = taxForm(offered).section.lines({ ...specTax, service: { id: 'stripe', code: null } })
	expect(lines).toEqual([
		{ label: 'Rates come from', value: 'Stripe Tax' },
		{ label: 'Tax code', value: 'the preset of the account' },
		{ label: 'Sales tax is collected', value: 'everywhere, at the standard rate' },
		{ label: 'Shipping is taxed', value: 'no' },
	])
})

const place = { line1: '1 Main St', city: 'Columbus', state: 'OH', zip: '43004', hours: 'Mon to Fri' }
const days = { least: 1, most: 2 }
const all = {
	methods: [
		...specShipping.methods,
		{
			id: 'fast',
			name: 'Fast',
			days,
			rate: { kind: 'flat' as const, cents: 2_500 },
			isActive: true,
			states: ['OH'],
		},
		{
			id: 'ground',
			name: 'Ground',
			days,
			rate: {
				kind: 'weight' as const,
				bands: [
					{ from: 0, cents: 999 },
					{ from: 88, cents: 1_499 },
				],
			},
			isActive: false,
			states: [],
		},
		{
			id: 'big',
			name: 'Big',
			days,
			rate: {
				kind: 'sum' as const,
				bands: [
					{ from: 0, cents: 999 },
					{ from: 10_000, cents: 0 },
				],
			},
			isActive: true,
			states: [],
		},
		{
			id: 'shop',
			name: 'At the shop',
			days: { least: 0, most: 0 },
			rate: { kind: 'pick-up' as const, place },
			isActive: true,
			states: [],
		},
	],
}

test('shipping methods come back from their own form as they were', () => {
	expect(shippingIn(shippingForm.typedIn(all))).toEqual({ values: all })
})

test.each([
	[
		'0: 9.99, 5.5: 14.99',
		'weight',
		[
			{ from: 0, cents: 999 },
			{ from: 88, cents: 1_499 },
		],
	],
	[
		'0: 15.99, 100: 0',
		'sum',
		[
			{ from: 0, cents: 1_599 },
			{ from: 10_000, cents: 0 },
		],
	],
	['1: 9.99', 'weight', undefined],
	['0: 9.99, 0: 5', 'weight', undefined],
	['0 9.99', 'sum', undefined],
	['', 'sum', undefined],
] as const)('steps "%s" by %s', (text, kind, bands) => {
	expect(bandsIn(text, kind)).toEqual(bands)
})

const typed = shippingForm.typedIn(all)
test.each([
	[1, 'amount', 'x', 'Method 2: please enter $0.00 to $1,000.00, such as 12.50.'],
	[1, 'kind', '', 'Method 2: please choose how it is priced.'],
	[1, 'name', 'Standard', 'Method 2: another one has this name.'],
	[1, 'states', 'OH, XX', 'Method 2: XX is no state. Please enter codes such as OH, PA.'],
	[1, 'least', '9', 'Method 2: please enter the first and the last business day, such as 3 and 5.'],
	[2, 'bands', '5: 1', 'Method 3: please enter up to 6 rising steps from 0, such as 0: 9.99, 5: 14.99.'],
	[4, 'zip', '1', 'Method 5: ZIP code required, such as 44107'],
] as const)('method %i with its %s "%s" is refused at the field', (row, part, text, message) => {
	const field = methodField(row, part)
	expect(shippingIn({ ...typed, [field]: text })).toMatchObject({ errors: { [field]: message } })
})

test('a new method gets an id of its name, and one method is offered', () => {
	const fresh = { ...typed, 'method-5-name': 'Fast', 'method-1-name': 'Faster', 'method-5-kind': 'standard' }
	const read = shippingIn({ ...fresh, 'method-5-least': '1', 'method-5-most': '1', 'method-5-active': 'on' })
	expect('values' in read && read.values.methods.map(({ id }) => id)).toContain('fast-2')
	expect(shippingIn({})).toMatchObject({ errors: { 'method-0-active': 'At least one method is offered.' } })
})

test('a new method without a name is refused, and a saved one without it is removed', () => {
	const typed = shippingForm.typedIn(all)
	const named = methodField(all.methods.length, 'name')
	const entered = {
		[methodField(all.methods.length, 'kind')]: 'flat',
		[methodField(all.methods.length, 'amount')]: '9',
	}
	expect(shippingIn({ ...typed, ...entered })).toEqual({
		errors: { [named]: `Method ${all.methods.length + 1}: please enter its name.` },
	})
	const last = all.methods.length - 1
	expect(shippingIn({ ...typed, [methodField(last, 'name')]: ' ' })).toEqual({
		values: { methods: all.methods.slice(0, last) },
	})
})
