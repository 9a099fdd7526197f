import { expect, test } from 'vitest'
import { specShop } from '#kit/shop.ts'
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
])('a wrong %s is named under its field', (field, value) => {
	const read = shopFactsIn({ ...typed, [field]: value })
	expect('errors' in read && Object.keys(read.errors)).toEqual([field])
})
