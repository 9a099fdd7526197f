import fc from 'fast-check'
import { expect, test } from 'vitest'
import { teamColors } from '#garments/colors.ts'
import { colorDifference, inTenths, nearest } from '../colors.ts'
import { inkChart, inks, matchClassOf, threadChart, threads } from './charts.ts'

const colorDistance = (first: string, second: string) => inTenths(colorDifference(first, second))

const color = fc
	.tuple(...[0, 1, 2].map(() => fc.integer({ min: 0, max: 255 })))
	.map((channels) => `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`)

test('the stock holds the threads and inks of a full shop, each number once and every color well formed', () => {
	expect(threads.length).toBeGreaterThanOrEqual(80)
	expect(inks.length).toBeGreaterThanOrEqual(30)
	expect(inks.length).toBeLessThanOrEqual(40)
	for (const shelf of [threads, inks]) {
		expect(new Set(shelf.map((item) => item.code)).size).toBe(shelf.length)
		expect(shelf.filter((item) => !/^#[0-9a-f]{6}$/.test(item.hex))).toEqual([])
	}
})

// The test data of Sharma, Wu and Dalal (2005) are in Lab; these are hex pairs whose distance follows from the
// definition: none, black to white, and minimal.
test.each([
	['#14284f', '#14284f', 0],
	['#14284F', '#14284f', 0],
	['#000000', '#ffffff', 100],
])('%s and %s are %d apart', (first, second, distance) => {
	expect(colorDistance(first, second)).toBeCloseTo(distance, 1)
})

test.each([
	[0, 'match'],
	[2, 'match'],
	[2.1, 'close'],
	[5, 'close'],
	[5.1, 'confirm'],
	[60, 'confirm'],
] as const)('a distance of %d is called %s', (deltaE, name) => {
	expect(matchClassOf(deltaE)).toBe(name)
})

test('every ink and thread matches itself', () => {
	const use = (hex: string) => ({ use: 'any', hex, placementIds: [] })
	for (const row of inkChart(inks.map((ink) => use(ink.hex)))) expect(row).toMatchObject({ deltaE: 0 })
	for (const row of threadChart(threads.map((thread) => use(thread.hex)))) expect(row.deltaE).toBe(0)
})

test('every team color has an ink that matches', () => {
	const uses = teamColors.map(({ name, hex }) => ({ use: name, hex, placementIds: ['front-team'] }))
	expect(inkChart(uses).filter((row) => row.class !== 'match')).toEqual([])
})

test('the nearest one is never farther than any other, whatever the color', () => {
	fc.assert(
		fc.property(color, (hex) => {
			const found = nearest(threads, hex)
			for (const other of threads)
				expect(colorDifference(other.hex, hex)).toBeGreaterThanOrEqual(found.deltaE)
		}),
		{ numRuns: 40 },
	)
})

test('a chart keeps order, uses and places, and classes follow from distances', () => {
	fc.assert(
		fc.property(fc.array(color, { maxLength: 12 }), (hexes) => {
			const uses = hexes.map((hex, index) => ({ use: `Color ${index}`, hex, placementIds: [`p${index}`] }))
			for (const chart of [threadChart(uses), inkChart(uses)]) {
				expect(chart.map((row) => row.use)).toEqual(uses.map(({ use }) => use))
				expect(chart.map((row) => row.designHex)).toEqual(hexes)
				expect(chart.map((row) => row.placementIds)).toEqual(uses.map((use) => use.placementIds))
				expect(chart.map((row) => row.class)).toEqual(chart.map((row) => matchClassOf(row.deltaE)))
			}
		}),
	)
})

test('what is no color is refused by name', () => {
	expect(() => inkChart([{ use: 'any', hex: 'navy', placementIds: [] }])).toThrow('Not a color: navy')
	expect(() => nearest([], '#000000')).toThrow('No colors to choose from')
})
