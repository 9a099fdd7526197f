import { expect, test } from 'vitest'
import { areaColors, areaShares } from './color-areas.ts'

const inks = (...parts: [hex: string, share: number][]) => parts.map(([hex, share]) => ({ hex, share }))

test.each([
	['as many areas as colors', inks(['#14284f', 0.6], ['#ffffff', 0.4]), 2, ['#14284f', '#ffffff']],
	['the largest area first', inks(['#14284f', 0.2], ['#ffffff', 0.8]), 2, ['#ffffff', '#14284f']],
	['a picture of one color has one area', inks(['#c21a2c', 1]), 4, ['#c21a2c']],
	['no known color, no area', [], 3, []],
	[
		'the nearest colors are joined, weighed by their area',
		inks(['#000000', 0.3], ['#0a0a0a', 0.1], ['#ffffff', 0.6]),
		2,
		['#ffffff', '#030303'],
	],
	[
		'a rare color far from all others keeps its area',
		inks(['#ffffff', 0.5], ['#f4f4f4', 0.4], ['#c21a2c', 0.1]),
		2,
		['#fafafa', '#c21a2c'],
	],
	['colors without a share have areas', inks(['#000000', 0], ['#ffffff', 1]), 2, ['#ffffff', '#000000']],
])('%s', (_, found, count, expected) => {
	expect(areaColors(found, count)).toEqual(expected)
})

test.each([1, 2, 3, 4])('twelve shades become %d areas', (count) => {
	const shades = Array.from({ length: 12 }, (_, at) => ({
		hex: `#${(at * 20).toString(16).padStart(2, '0').repeat(3)}`,
		share: 1 / 12,
	}))
	const areas = areaColors(shades, count)
	expect(areas).toHaveLength(count)
	expect(new Set(areas).size).toBe(count)
})

test('each area has the shares of the colors that are nearest to it', () => {
	const shown = inks(['#000000', 0.3], ['#0a0a0a', 0.1], ['#ffffff', 0.6])
	expect(areaShares(shown, { from: ['#ffffff', '#030303'], to: ['#f2b21b', '#14284f'] })).toEqual([
		{ hex: '#f2b21b', share: 0.6 },
		{ hex: '#14284f', share: 0.4 },
	])
})
