import { readFileSync } from 'node:fs'
import { areaD, differenceD, EndType, FillRule, inflatePathsD, JoinType, type PathsD } from 'clipper2-ts'
import { describe, expect, test } from 'vitest'
import { flatRings } from '#designs/proof/production/outlines.ts'
import { packsFor } from '../../packs.server.ts'
import { measureLettering } from '../../render.ts'
import { DesignConfig } from '../../schemas.ts'
import { templateById } from '../../templates/index.ts'
import { numberFonts, type NumberFamilyId } from '../fonts.ts'
import { layoutLine } from '../layout.ts'
import { numberPack } from './pack.ts'

const packs = new Map(numberFonts.map((font) => [font.id, numberPack(font)]))
const packOf = (id: NumberFamilyId) => packs.get(id)!
const digits = [...'0123456789']
const solid = numberFonts.filter(({ id }) => id !== 'collegiate-outline')

/** 800 units are the height of a number, so 100 units are an inch of an 8 in number. */
const inch = 100

const outlineOf = (id: NumberFamilyId, digit: string) => packOf(id).g[digit.codePointAt(0)!]![1]
const ringsOf = (id: NumberFamilyId, digit: string): PathsD =>
	flatRings(outlineOf(id, digit), 0.2).map((ring) => [...ring])

const grown = (shape: PathsD, by: number) =>
	inflatePathsD(shape, by, JoinType.Round, EndType.Polygon, 2, 2, 0.1)

const areaOf = (shape: PathsD) => Math.abs(shape.reduce((sum, ring) => sum + areaD(ring), 0))

/** The largest part of a shape that a disk of this width does not reach; the tips of its corners are small. */
function unreached(shape: PathsD, width: number): number {
	const reached = grown(grown(shape, -width / 2), width / 2 + 0.3)
	const left = differenceD(shape, reached, FillRule.NonZero, 2)
	return Math.max(0, ...left.map((ring) => Math.abs(areaD(ring))))
}

/** A corner of 20°, the sharpest of a 4, loses five times the square of the radius. */
const tipOf = (width: number) => 5 * (width / 2) ** 2

const around: PathsD = [
	[
		{ x: -500, y: -500 },
		{ x: 1500, y: -500 },
		{ x: 1500, y: 1300 },
		{ x: -500, y: 1300 },
	],
]

/** Where the outline crosses a height, from left to right. */
function crossings(rings: PathsD, y: number): number[] {
	return rings
		.flatMap((ring) =>
			ring.flatMap((a, at) => {
				const b = ring[(at + 1) % ring.length]!
				return a.y < y !== b.y < y ? [a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y)] : []
			}),
		)
		.toSorted((a, b) => a - b)
}

describe.each(numberFonts)('$name', (font) => {
	const { id } = font

	test('the pack in the shop is what the code draws, with digits alone, and small', () => {
		const saved = readFileSync(`src/garments/packs/${id}.json`, 'utf8')
		expect(`${JSON.stringify(packOf(id))}\n`).toBe(saved)
		expect(Object.keys(packOf(id).g)).toEqual(digits.map((digit) => String(digit.codePointAt(0))))
		expect(saved.length).toBeLessThan(6_500)
	})

	test.each(digits)('%s: whole closed contours, on the line at the bottom and at the top', (digit) => {
		const outline = outlineOf(id, digit)
		expect(outline).toMatch(/^(M-?\d+ -?\d+([LC]-?\d+ -?\d+( -?\d+ -?\d+ -?\d+ -?\d+)?)+Z)+$/)
		const heights = ringsOf(id, digit).flatMap((ring) => ring.map(({ y }) => y))
		expect([Math.min(...heights), Math.max(...heights)]).toEqual([0, 800])
		expect(layoutLine(packOf(id), digit, { capHeight: 8 }).box).toMatchObject({ y: -8, height: 8 })
	})

	test.each(digits)(
		'%s: contours that do not cross; the outermost clockwise, the next counterclockwise',
		(digit) => {
			const rings = ringsOf(id, digit)
			const signed = rings.map((ring) => areaD(ring))
			expect(Math.sign(signed[0]!)).toBe(-1)
			const united = differenceD(rings, [], FillRule.NonZero, 2)
			expect(united).toHaveLength(rings.length)
			expect(areaOf(united)).toBeCloseTo(Math.abs(signed.reduce((sum, area) => sum + area, 0)), -1)
		},
	)

	test.each(digits)('%s: nothing thinner than can be sewn, no gap narrower than a quarter inch', (digit) => {
		const shape = ringsOf(id, digit)
		const thinnest = id === 'collegiate-outline' ? 0.24 * inch : 0.5 * inch
		expect(unreached(shape, thinnest)).toBeLessThan(tipOf(thinnest))
		const open = differenceD(around, shape, FillRule.NonZero, 2)
		expect(unreached(open, 0.25 * inch)).toBeLessThan(tipOf(0.25 * inch))
	})

	test('the zero is empty inside: no dot and no slash', () => {
		const rings = ringsOf(id, '0')
		expect(rings).toHaveLength(id === 'collegiate-outline' ? 6 : 2)
		const strokes = rings.length
		for (let y = 220; y <= 580; y += 20) {
			const at = crossings(rings, y)
			expect(at).toHaveLength(2 * strokes)
			expect(at[strokes]! - at[strokes - 1]!).toBeGreaterThan(1.5 * inch)
		}
	})

	test('every pair of digits stands evenly, and never closer than half an inch', () => {
		const gaps = digits.flatMap((left) => digits.map((right) => pairGap(id, left, right)))
		const usual = pairGap(id, '0', '0')
		for (const { pair, seen, least } of gaps) {
			expect(least, pair).toBeGreaterThanOrEqual(0.5 * inch)
			expect(seen - usual.seen, pair).toBeGreaterThan(-4)
			expect(seen - usual.seen, pair).toBeLessThan(36)
		}
	})
})

/** The space between two digits as laid out: the mean up to 1.2 in deep, and the least. */
function pairGap(id: NumberFamilyId, left: string, right: string) {
	const pack = packOf(id)
	const move = pack.g[left.codePointAt(0)!]![0] + (pack.k[left + right] ?? 0)
	const spaces = Array.from({ length: 79 }, (_, at) => {
		const y = at * 10 + 10.5
		return move + crossings(ringsOf(id, right), y)[0]! - crossings(ringsOf(id, left), y).at(-1)!
	})
	const seen = spaces.reduce((sum, space) => sum + Math.min(space, 120), 0) / spaces.length
	return { pair: left + right, seen, least: Math.min(...spaces) }
}

test.each(solid)(
	'$name: a stem of about 1.5 in and counters of at least an inch at a height of 8 in',
	({ id }) => {
		const [outer = 0, inner = 0, far = 0] = crossings(ringsOf(id, '0'), 400)
		expect((inner - outer) / inch).toBeGreaterThan(1.4)
		expect((inner - outer) / inch).toBeLessThan(1.75)
		expect((far - inner) / inch).toBeGreaterThan(1)
	},
)

test('a face inside a rim: a quarter inch of rim, gap and counter, in one path', () => {
	const at = crossings(ringsOf('collegiate-outline', '0'), 400)
	const [rim = 0, gap = 0, face = 0, end = 0] = at
	expect([gap - rim, face - gap]).toEqual([26, 27])
	expect((end - face) / inch).toBeGreaterThan(0.8)
})

const sleeves = [
	['football-jersey', 'shoulder'],
	['football-jersey', 'sleeve'],
	['hockey-jersey', 'sleeve'],
	['lacrosse-jersey', 'shoulder'],
	['lacrosse-jersey', 'sleeve'],
] as const

test.each(sleeves)(
	'%s, %s: every two-digit number of every family has its height, and is hardly narrowed',
	(id, where) => {
		const template = templateById(id)!
		const all = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'))
		const found = numberFonts.flatMap(({ id: font }) =>
			all.map((playerNumber) => {
				const number = {
					font,
					fill: '#ffffff',
					borders: [{ color: '#f2b21b', widthIn: 0.12 }],
					shape: 'straight',
					tracking: 0,
				}
				const config = DesignConfig.parse({
					primaryColor: '#14284f',
					secondaryColor: '#f2b21b',
					teamName: 'Owls',
					playerNumber,
					styles: { sleeveNumbers: where },
					lettering: { number },
				})
				const lines = measureLettering({ template, config, view: 'left', packs: packsFor(config, template) })
				return { font, playerNumber, line: lines.find(({ slot }) => slot === 'number') }
			}),
		)
		expect(found.filter(({ line }) => !line || line.lowered || line.stretch < 0.8)).toEqual([])
	},
)
