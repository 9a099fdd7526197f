import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrastRatio } from '#kit/contrast.ts'
import { teamColors } from '../colors.ts'
import { DesignConfig } from '../schemas.ts'
import { markFrames } from './frames.ts'
import { allMarks } from './library.ts'
import { markAt, markUrl, teamMarkColors, type Mark } from './marks.ts'

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const mark: fc.Arbitrary<Mark> = fc
	.record({
		id: fc.constantFrom(...allMarks.map(({ id }) => id)),
		frame: fc.option(fc.constantFrom(...markFrames), { nil: undefined }),
		colors: fc.array(hex, { minLength: 2, maxLength: 3 }),
	})
	.map(({ frame, ...rest }) => ({ ...rest, ...(frame && { frame }) }))

test('an address names its mark, and each mark has one address', () => {
	fc.assert(
		fc.property(mark, (value) => {
			expect(markAt(markUrl(value))).toEqual(value)
		}),
	)
	expect(markUrl({ id: 'lion', colors: ['#ABCDEF'] })).toBe('/marks/lion/abcdef.svg')
})

test.each([
	'/marks/lion/ABCDEF.svg',
	'/marks/lion/abcde.svg',
	'/marks/lion/abcdef-abcdef-abcdef-abcdef.svg',
	'/marks/lion/shield-abcdef.svg',
	'/marks/lion/star-abcdef-abcdef.svg',
	'/marks/lion/abcdef.svg?x',
	'/marks/lion/abcdef.png',
	'/marks/Lion/abcdef.svg',
	'/marks/../lion/abcdef.svg',
	'/marks/lion/%61bcdef.svg',
	'/marks/lion',
	'/files/design-assets/a/1.svg',
	'https://example.test/marks/lion/abcdef.svg',
	'',
])('%s is no address of a mark', (url) => {
	expect(markAt(url)).toBe(undefined)
})

const palette = fc.constantFrom(...teamColors.map((color) => color.hex))

test('a new mark stands out from the body of the garment, and each color from the one around it', () => {
	fc.assert(
		fc.property(palette, palette, palette, (primaryColor, secondaryColor, body) => {
			for (const zoneColors of [undefined, { body }])
				for (const count of [1, 2, 3] as const) {
					const colors = teamMarkColors({ primaryColor, secondaryColor, zoneColors }, count)
					const around = [...colors, zoneColors?.body ?? primaryColor]
					expect(colors).toHaveLength(count)
					for (const [at, color] of colors.entries())
						expect(contrastRatio(color, around[at + 1]!)).toBeGreaterThanOrEqual(1.6)
				}
		}),
	)
})

test('a design takes marks in one to three colors, and frames from two', () => {
	const withMark = (value: object) =>
		DesignConfig.safeParse({
			primaryColor: '#14284f',
			secondaryColor: '#c8102e',
			logos: [{ url: '', placement: 'front', x: 1, y: 1, width: 5, height: 5, mark: value }],
		}).success
	const colors = ['#14284f', '#c8102e', '#ffffff']
	for (const count of [1, 2, 3]) expect(withMark({ id: 'lion', colors: colors.slice(0, count) })).toBe(true)
	for (const wrong of [
		{ id: 'lion', colors: [] },
		{ id: 'lion', colors: [...colors, '#000000'] },
		{ id: 'lion', colors: ['red'] },
		{ id: '../lion', colors },
		{ id: 'lion', frame: 'triangle', colors },
		{ id: 'lion', frame: 'shield', colors: ['#14284f'] },
	])
		expect(withMark(wrong)).toBe(false)
})
