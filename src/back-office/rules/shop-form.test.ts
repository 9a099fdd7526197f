import { expect, test } from 'vitest'
import { specShop } from '#kit/shop.ts'
import { isoDate } from '#kit/time.ts'
import { shopFactsIn, shopForm } from './shop-form.ts'

const typed = shopForm.typedIn(specShop)

test('what holds is read again as it is', () => {
	expect(shopFactsIn(typed)).toEqual({ values: specShop })
})

test('a shop need not say when it began', () => {
	expect(shopFactsIn({ ...typed, established: ' ' })).toEqual({ values: { ...specShop, established: '' } })
})

test('a shop is in one of the time zones of the country', () => {
	const timeZone = 'Pacific/Honolulu'
	expect(shopFactsIn({ ...typed, timeZone })).toEqual({ values: { ...specShop, timeZone } })
})

test('a state in small letters is its two capitals', () => {
	expect(shopFactsIn({ ...typed, state: ' oh ' })).toEqual({ values: specShop })
})

test.each([
	['name', ' '],
	['name', 'x'.repeat(61)],
	['state', 'Ohio'],
	['zip', '4308'],
	['phone', 'call us'],
	['email', 'support'],
	['hours', ''],
	['established', '58'],
	['established', 'long ago'],
	['timeZone', 'Europe/Berlin'],
	['timeZone', ''],
	['claim', 'x'.repeat(61)],
	['claim', 'Open late\nOn Fridays too'],
	['claim', 'Open late\r\nOn Fridays too'],
])('a wrong %s is named under its field', (field, value) => {
	const read = shopFactsIn({ ...typed, [field]: value })
	expect('errors' in read && Object.keys(read.errors)).toEqual([field])
})

test('a shop may say nothing on top and recondition no helmets: an unchecked box is not sent', () => {
	const { hasHelmetService: _unchecked, claim: _left, ...sent } = typed
	const silent = { ...specShop, claim: '', hasHelmetService: false }
	expect(shopFactsIn(sent)).toEqual({ values: silent })
	expect(shopFactsIn({ ...sent, claim: '  ' })).toEqual({ values: silent })
	expect(shopForm.typedIn(silent)).not.toHaveProperty('hasHelmetService')
	expect(shopFactsIn({ ...typed, claim: ` ${'x'.repeat(60)} ` })).toMatchObject({
		values: { claim: 'x'.repeat(60) },
	})
})

const today = isoDate(new Date('2026-11-21T12:00:00Z'))
const yearToCome = 'Established: that year has not begun. Please enter this year or an earlier one.'
const noYear = 'Established: please enter a year, such as 1958, or nothing.'

test.each([
	['', null],
	['1600', null],
	['2026', null],
	['2027', yearToCome],
	['2099', yearToCome],
	['58', noYear],
	['20261', noYear],
])('established in “%s” is answered on %s', (established, message) => {
	const read = shopFactsIn({ ...typed, established }, today)
	expect('errors' in read ? read.errors['established'] : null).toBe(message)
})

test('a year to come is named with every other mistake, in the order of the form', () => {
	const read = shopFactsIn({ ...typed, name: '', established: '2027', claim: 'x'.repeat(61) }, today)
	expect('errors' in read && Object.keys(read.errors)).toEqual(['name', 'established', 'claim'])
})
