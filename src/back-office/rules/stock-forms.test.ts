import { expect, test } from 'vitest'
import { adjustedIn, receivedIn } from './stock-forms.ts'

test('a delivery has the sizes with a number; the empty ones are left out', () => {
	const fields = {
		'units-a': ' 12 ',
		'base-a': '30',
		'units-b': '',
		'base-b': '4',
		'units-c': '0',
		note: 'Slip 7',
	}
	expect(receivedIn(fields)).toEqual({ units: [{ variantId: 'a', base: 30, units: 12 }], note: 'Slip 7' })
	expect(receivedIn({ intent: 'receive' })).toEqual({ units: [], note: '' })
})

test.each(['-3', '1.5', '1e3', 'many', '12345678'])('a delivery of "%s" units is refused', (units) => {
	expect(receivedIn({ 'units-a': units, 'base-a': '1' })).toHaveProperty('problem')
})

test('a size without the number that the page showed is refused', () => {
	expect(receivedIn({ 'units-a': '1' })).toHaveProperty('problem')
	expect(receivedIn({ 'units-a': '1', 'base-a': '-1' })).toHaveProperty('problem')
})

const adjustment = { variant: 'a', 'base-a': '30', units: '2', reason: 'lost', note: '' }

test('an adjustment is of one size, with a reason', () => {
	expect(adjustedIn(adjustment)).toEqual({ variantId: 'a', base: 30, units: 2, reason: 'lost', note: '' })
})

test.each([
	['size', { variant: '' }, 'Please choose the size and color.'],
	['size of this page', { variant: 'b' }, 'Please choose the size and color.'],
	['reason', { reason: '' }, 'Please say why the stock is adjusted.'],
	['known reason', { reason: 'toString' }, 'Please say why the stock is adjusted.'],
	['number', { units: '' }, 'Please enter a whole number of units, such as 2.'],
	['whole number', { units: '-2' }, 'Please enter a whole number of units, such as 2.'],
])('an adjustment without a %s is refused', (_, change, problem) => {
	expect(adjustedIn({ ...adjustment, ...change })).toEqual({ problem })
})
