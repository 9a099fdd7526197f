import { expect, test } from 'vitest'
import { templateById } from '#garments/templates/index.ts'
import { garmentOptions } from './garment-options.ts'

const sportsOf = (sold: readonly string[], current: string) => [
	...new Set(garmentOptions(sold, current).map(({ value }) => templateById(value)?.sport)),
]

test('the garments are those of the sports sold, and spirit wear', () => {
	expect(sportsOf(['volleyball', 'hockey'], 'hockey-jersey').toSorted()).toEqual([
		'hockey',
		'spirit',
		'volleyball',
	])
})

test('a product keeps its garment in the list when its sport is no longer sold', () => {
	const options = garmentOptions(['soccer'], 'football-jersey').map(({ value }) => value)
	expect(options.filter((id) => templateById(id)?.sport === 'football')).toEqual(['football-jersey'])
	expect(sportsOf(['soccer'], 'soccer-jersey')).not.toContain('football')
})

test('the list is in the order of its labels', () => {
	const labels = garmentOptions(['football', 'soccer'], 'football-jersey').map(({ label }) => label)
	expect(labels).toEqual(labels.toSorted((a, b) => a.localeCompare(b, 'en')))
})
