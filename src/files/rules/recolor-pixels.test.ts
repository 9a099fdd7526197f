import { expect, test } from 'vitest'
import { areasOf, dropEdges, findCores, paintAreas } from './recolor-pixels.ts'

type Pixel = readonly [number, number, number, number]

const gray = (value: number): Pixel => [value, value, value, 255]
const white = gray(255)
const black = gray(0)
const nothing: Pixel = [9, 9, 9, 0]

function recolored(columns: readonly Pixel[], colors: { from: string[]; to: string[] }, height = 8) {
	const width = columns.length
	const data = new Uint8Array(width * height * 4)
	for (let at = 0; at < width * height; at += 1) data.set(columns[at % width]!, at * 4)
	const picture = { width, height, data }
	const [areas, cores] = [areasOf(colors), new Uint8Array(width * height)]
	const rows = { from: 0, to: height }
	findCores(picture, areas, { cores, rows })
	dropEdges(picture, areas, { cores, rows })
	paintAreas(picture, areas, { cores, rows })
	const middle = Math.floor(height / 2) * width
	return columns.map((_, at) => [...data.subarray((middle + at) * 4, (middle + at) * 4 + 4)])
}

const navyAndGold = { from: ['#000000', '#ffffff'], to: ['#001428', '#f0b414'] }
const navy = [0, 20, 40, 255]
const gold = [240, 180, 20, 255]

test('each area has its color, and what is transparent stays transparent', () => {
	const columns = [black, black, black, white, white, white, nothing, nothing]
	expect(recolored(columns, navyAndGold)).toEqual([
		navy,
		navy,
		navy,
		gold,
		gold,
		gold,
		[...nothing],
		[...nothing],
	])
})

test('a smoothed edge is the same mixture of the new colors', () => {
	const [, , edge] = recolored([black, black, gray(51), white, white], navyAndGold)
	expect(edge).toEqual([48, 52, 36, 255])
})

test('half transparent pixels keep their alpha', () => {
	const [pixel] = recolored([[0, 0, 0, 120], black, black], navyAndGold)
	expect(pixel).toEqual([0, 20, 40, 120])
})

const withGray = { from: ['#000000', '#ffffff', '#808080'], to: ['#001428', '#f0b414', '#c21a2c'] }

test('an edge in the color of a third area does not show that area', () => {
	const columns = [black, black, black, gray(128), white, white, white]
	const [, , , edge] = recolored(columns, withGray)
	expect(edge?.slice(0, 3).every((value, at) => Math.abs(value - [120, 100, 30][at]!) <= 1)).toBe(true)
	const wide = recolored([black, black, black, gray(90), gray(160), white, white, white], withGray)
	for (const [red = 0, green = 0] of wide) expect(green / (red || 1)).toBeGreaterThan(0.5)
})

test('a third area with room of its own has its color', () => {
	const columns = [black, black, black, ...Array.from({ length: 6 }, () => gray(128)), white, white, white]
	expect(recolored(columns, withGray)[6]).toEqual([194, 26, 44, 255])
})

test('a picture of many shades has the chosen colors only', () => {
	const shades = Array.from({ length: 64 }, (_, at) => gray(at * 4))
	const colors = { from: ['#202020', '#808080', '#e0e0e0'], to: ['#001428', '#c21a2c', '#f0b414'] }
	const found = recolored(shades, colors)
	expect(found[0]).toEqual(navy)
	expect(found[32]).toEqual([194, 26, 44, 255])
	expect(found.at(-1)).toEqual(gold)
})

test('one area paints everything, and the smallest picture is painted', () => {
	expect(recolored([white, black, gray(77)], { from: ['#ffffff'], to: ['#001428'] })).toEqual([
		navy,
		navy,
		navy,
	])
	expect(recolored([white], { from: ['#ffffff'], to: ['#001428'] }, 1)).toEqual([navy])
})
