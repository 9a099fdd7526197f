import { specSports } from '#kit/shop.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { builderListIds, builderLists, choiceAddress, parseChoice } from './builder-lists.ts'

test.each([
	['jerseys', '', undefined, 24],
	['jerseys', 'sport=football', 'football', 24],
	['jerseys', 'sport=FOOTBALL&show=48', 'football', 48],
	['jerseys', 'sport=all', undefined, 24],
	['jerseys', 'sport=cricket', undefined, 24],
	['jerseys', 'category=shirt', undefined, 24],
	['spirit-wear', 'category=hat', 'hat', 24],
	['uniforms', 'show=25', undefined, 24],
	['uniforms', 'show=264', undefined, 24],
	['uniforms', 'show=240', undefined, 240],
] as const)('%s?%s chooses %s and shows %d', (...[id, query, chosen, show]) => {
	expect(parseChoice(specSports, builderLists[id], new URLSearchParams(query))).toEqual({ chosen, show })
})

test('any query string is read, and its address reads the same', () => {
	fc.assert(
		fc.property(fc.constantFrom(...builderListIds), fc.webQueryParameters(), (id, query) => {
			const list = builderLists[id]
			const choice = parseChoice(specSports, list, new URLSearchParams(query))
			expect(
				parseChoice(specSports, list, new URL(choiceAddress(list, choice), 'http://shop').searchParams),
			).toEqual(choice)
		}),
	)
})

test('the filters and messages are those of the specification', () => {
	const labels = (id: (typeof builderListIds)[number]) =>
		builderLists[id].filter.options(specSports).map((option) => option.label)
	expect(labels('jerseys')).toEqual(['Football', 'Basketball', 'Baseball', 'Soccer', 'Lacrosse', 'Hockey'])
	expect(labels('uniforms')).toEqual(labels('jerseys'))
	expect(labels('spirit-wear')).toEqual(['T-Shirts', 'Hoodies', 'Hats & Caps'])
	expect(builderListIds.map((id) => builderLists[id].emptyMessage)).toEqual([
		'No jerseys found. Check back soon!',
		'No uniform components found. Check back soon!',
		'No spirit wear found. Check back soon!',
	])
	expect(builderListIds.map((id) => builderLists[id].fallbackDescription)).toEqual([
		'Customizable team jersey',
		'Customizable uniform component',
		'Customizable spirit wear',
	])
})
