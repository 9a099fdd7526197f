import { expect, test } from 'vitest'
import { areaCounts, areaText } from './tile-areas.ts'

const inksOf = (count: number) => Array.from({ length: count }, () => ({ hex: '#14284f', share: 1 / count }))

test.each([
	[0, []],
	[1, [1]],
	[2, [2]],
	[3, [2, 3]],
	[4, [2, 3, 4]],
	[12, [2, 3, 4]],
])('a picture of %d colors has these numbers of areas: %j', (colors, counts) => {
	expect(areaCounts(inksOf(colors))).toEqual(counts)
})

test.each([
	[1, 1, 'one color'],
	[2, 2, undefined],
	[3, 2, 'The 3 colors of this picture become 2 flat colors'],
	[12, 4, 'many colors, like a photo. It is reduced to 4 flat colors'],
])('%d colors in %d areas', (colors, areas, text) => {
	const said = areaText(inksOf(colors), areas)
	expect(text === undefined ? said : said?.includes(text)).toBe(text === undefined ? undefined : true)
})
