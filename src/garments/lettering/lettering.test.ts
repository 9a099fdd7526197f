import { contrastRatio } from '#kit/contrast.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loadPack } from '../packs.server.ts'
import { DesignConfig } from '../schemas.ts'
import type { LetteringPosition } from '../template.ts'
import { letteringArt, letteringReport } from './art.ts'
import { letteringStyle, readableColors } from './defaults.ts'
import { fitLine, fitStack, layoutLine, minStretch } from './layout.ts'
import { boundsOf, pathData } from './outline.ts'
import { riseOf, shapeOutline } from './shapes.ts'
import type { GlyphPack } from './fonts.ts'

const packOf = (id: string): GlyphPack => {
	const pack = loadPack(id)
	if (!pack) throw new Error(`No pack ${id}`)
	return pack
}

const graduate = packOf('graduate')
const bebas = packOf('bebas-neue')

/** A square letter A and a narrow letter I, with a kerning of −20 between them. */
const toy: GlyphPack = {
	family: 'Toy',
	upm: 100,
	cap: 100,
	g: { 65: [110, 'M0 0L0 100L100 100L100 0Z'], 73: [40, 'M0 0L0 100L30 100L30 0Z'] },
	k: { AI: -20 },
}

test('letters stand side by side at their advance, kerned and tracked', () => {
	const width = (text: string, tracking = 0) => layoutLine(toy, text, { capHeight: 50, tracking }).box.width
	expect(width('A')).toBe(50)
	expect(width('AA')).toBe(55 + 50)
	expect(width('AI')).toBe((110 - 20 + 30) / 2)
	expect(width('AA', 10)).toBe(55 + 50 + 5)
})

test('a line is centered on x = 0 with its feet at y = 0', () => {
	const { outline, box } = layoutLine(toy, 'AI', { capHeight: 50 })
	expect(boundsOf(outline)).toEqual({ x: -box.width / 2, y: -50, width: box.width, height: 50 })
})

test('a glyph the font lacks is reported and not replaced in silence', () => {
	expect(layoutLine(graduate, 'ИVAN', { capHeight: 20 }).missing).toEqual(['И'])
	expect(layoutLine(bebas, 'GO 🏈', { capHeight: 20 }).missing).toEqual(['🏈'])
})

test('a long name is narrowed first, to 70 percent, and lowered after that', () => {
	const natural = layoutLine(graduate, 'WILDCATS', { capHeight: 20 }).box.width
	const fit = (maxWidth: number) => fitLine(graduate, 'WILDCATS', { capHeight: 20, maxWidth })
	expect(fit(natural)).toMatchObject({ stretch: 1, capHeight: 20, lowered: false })
	const narrowed = fit(natural * 0.8)
	expect(narrowed).toMatchObject({ capHeight: 20, lowered: false })
	expect(narrowed.stretch).toBeCloseTo(0.8)
	const lowered = fit(natural * 0.35)
	expect(lowered).toMatchObject({ stretch: minStretch, lowered: true })
	expect(lowered.capHeight).toBeCloseTo(10)
})

test('whatever is written, it fits', () => {
	const word = fc.stringMatching(/^[A-Z0-9 ]{1,20}$/)
	fc.assert(
		fc.property(
			word,
			fc.integer({ min: 20, max: 300 }),
			fc.integer({ min: -5, max: 20 }),
			(text, maxWidth, tracking) => {
				const { box } = fitLine(bebas, text, { capHeight: 40, tracking, maxWidth })
				expect(box.width).toBeLessThanOrEqual(maxWidth + 0.01)
			},
		),
	)
})

test('straight letters keep their outline; the arch lifts the middle and keeps stems upright', () => {
	const { outline, box } = layoutLine(toy, 'IAAAI', { capHeight: 40 })
	const size = { width: box.width, capHeight: 40 }
	expect(shapeOutline(outline, size, 'straight')).toBe(outline)
	const arched = shapeOutline(outline, size, 'arch')
	const yAt = (wanted: number) =>
		arched.flatMap(({ points }) => points).filter(([x]) => Math.abs(x - wanted) < 0.01)
	const left = yAt(-box.width / 2).map(([, y]) => y)
	expect(Math.max(...left) - Math.min(...left)).toBeCloseTo(40)
	expect(Math.max(...left)).toBeCloseTo(0.4 * riseOf(size))
	expect(boundsOf(arched).width).toBeCloseTo(box.width)
	expect(boundsOf(arched).y).toBeLessThan(-40)
})

test('the bridge keeps flat feet and grows toward the middle; the arc spreads the heads', () => {
	const { outline, box } = layoutLine(toy, 'IAAAI', { capHeight: 40 })
	const size = { width: box.width, capHeight: 40 }
	const bridge = boundsOf(shapeOutline(outline, size, 'bridge'))
	expect(bridge.y + bridge.height).toBeCloseTo(0)
	expect(bridge.height).toBeGreaterThan(40 + riseOf(size) * 0.7)
	expect(boundsOf(shapeOutline(outline, size, 'arc')).width).toBeGreaterThan(box.width)
})

test('bending needs no width: an empty line stays empty', () => {
	expect(shapeOutline([], { width: 0, capHeight: 40 }, 'arc')).toEqual([])
})

const position: LetteringPosition = { slot: 'name', x: 200, baseline: 150, capHeight: 25, maxWidth: 190 }
const request = (fields: Record<string, unknown>, positions: LetteringPosition[] = [position]) => ({
	positions,
	template: { sport: 'football' as const, version: 1 },
	config: DesignConfig.parse({ primaryColor: '#14284f', secondaryColor: '#f2b21b', ...fields }),
	colors: { body: '#14284f' },
	packs: { graduate },
	pxPerInch: 40 / 3,
})

test('the report gives inches, the fit and what is missing', () => {
	const [report] = letteringReport(request({ playerName: 'Яopez' }))
	expect(report).toMatchObject({
		slot: 'name',
		text: 'ЯOPEZ',
		font: 'graduate',
		missing: ['Я'],
		stretch: 1,
		lowered: false,
	})
	expect(report?.heightIn).toBeCloseTo(1.875)
})

test('a chosen height in inches overrules the place', () => {
	const style = {
		font: 'graduate',
		heightIn: 3,
		fill: '#ffffff',
		borders: [],
		shape: 'straight',
		tracking: 0,
	}
	const [report] = letteringReport(request({ playerName: 'Fox', lettering: { name: style } }))
	expect(report?.heightIn).toBe(3)
})

test('nothing is drawn for empty text or without the pack of the font', () => {
	expect(letteringArt({ ...request({ playerName: '  ' }), mode: 'preview' })).toEqual([])
	expect(letteringArt({ ...request({ playerName: 'Fox' }), packs: {}, mode: 'preview' })).toEqual([])
})

test('the thumbnail has the letters without shadow and stitches', () => {
	const count = (mode: 'thumb' | 'preview') =>
		letteringArt({ ...request({ playerName: 'Fox' }), mode }).flatMap((node) =>
			node.type === 'group' ? node.children : [],
		)
	expect(count('thumb')).toHaveLength(1)
	expect(count('preview').length).toBeGreaterThan(2)
})

test('default letters can be read on any cloth', () => {
	const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
	fc.assert(
		fc.property(hex, hex, hex, (cloth, primaryColor, secondaryColor) => {
			const { fill } = readableColors(cloth, { primaryColor, secondaryColor })
			expect(contrastRatio(fill, cloth)).toBeGreaterThanOrEqual(3)
		}),
	)
})

test('a font that is no longer sold gives way to the one of the sport', () => {
	const config = request({
		lettering: { team: { font: 'gone', fill: '#ffffff', borders: [], shape: 'arc', tracking: 0 } },
	}).config
	expect(
		letteringStyle({ slot: 'team', template: { sport: 'hockey', version: 1 }, cloth: '#ffffff', config }),
	).toMatchObject({
		font: 'saira-stencil-one',
		shape: 'arc',
	})
})

test('a number has the family of the sport from version 2 of a garment on, and the font of the sport before', () => {
	const { config } = request({})
	const numberOf = (version: number) =>
		letteringStyle({ slot: 'number', template: { sport: 'hockey', version }, cloth: '#ffffff', config })
	expect(numberOf(1)).toMatchObject({ font: 'bebas-neue', tracking: 6 })
	expect(numberOf(2)).toMatchObject({ font: 'hockey', tracking: 0 })
	expect(numberOf(3)).toMatchObject({ font: 'hockey', tracking: 0 })
})

test('a number family chosen for words gives way to the font of the sport, so that no letter is missing', () => {
	const style = { font: 'full-block', fill: '#ffffff', borders: [], shape: 'straight', tracking: 0 }
	const { config } = request({ lettering: { team: style, name: style, number: style } })
	const fontOf = (slot: 'team' | 'name' | 'number') =>
		letteringStyle({ slot, template: { sport: 'soccer', version: 2 }, cloth: '#ffffff', config }).font
	expect([fontOf('team'), fontOf('name'), fontOf('number')]).toEqual(['anton', 'anton', 'full-block'])
})

test('path data carries two decimals at most', () => {
	const { outline, box } = layoutLine(graduate, 'SAMPLE', { capHeight: 33.3 })
	const d = pathData(shapeOutline(outline, { width: box.width, capHeight: 33.3 }, 'arc'))
	expect(d).not.toMatch(/\.\d{3}/)
	expect(d.startsWith('M')).toBe(true)
})

test('default letters have a border from 1.4 inches up; a player name has none', () => {
	const { config } = request({})
	const borders = (slot: 'team' | 'name', capIn: number) =>
		letteringStyle({
			slot,
			template: { sport: 'football', version: 1 },
			cloth: '#14284f',
			config,
			capIn,
		}).borders.map(({ color }) => color)
	expect(borders('team', 1.4)).toEqual(['#f2b21b'])
	expect(borders('team', 1.39)).toEqual([])
	expect(borders('name', 2)).toEqual([])
})

const stackedWord = (text: string, limits: { maxWidth?: number; maxHeight?: number } = {}) =>
	fitStack(bebas, text, { capHeight: 40, tracking: 2, maxWidth: 1_000, maxHeight: 10_000, ...limits })

test.each([
	['HAWKS', 5],
	['É', 1],
	['ÉÅ Ç', 3],
	['24', 2],
])('the letters of %s stand under each other, apart and centered', (text, count) => {
	const { outline, depth, capHeight } = stackedWord(text)
	const letters = [...text.replace(' ', '')].map((sign) => layoutLine(bebas, sign, { capHeight: 40 }))
	expect(letters).toHaveLength(count)
	let at = 0
	let foot = -Infinity
	for (const letter of letters) {
		const box = boundsOf(outline.slice(at, at + letter.outline.length))
		expect(box.x + box.width / 2).toBeCloseTo(0)
		expect(box.width).toBeCloseTo(letter.box.width)
		expect(box.y).toBeGreaterThan(foot + 2)
		foot = box.y + box.height
		at += letter.outline.length
	}
	expect(capHeight).toBe(40)
	expect(depth).toBeCloseTo(Math.max(foot, 0), 0)
})

test('stacked letters are lowered to their room, all alike, and condensed only where one is too wide', () => {
	const natural = stackedWord('WILDCATS')
	expect(natural).toMatchObject({ lowered: false, stretch: 1 })
	const half = (natural.capHeight + natural.depth) / 2
	const low = stackedWord('WILDCATS', { maxHeight: half })
	expect(low.capHeight + low.depth).toBeCloseTo(half)
	expect(low).toMatchObject({ lowered: true, stretch: 1, capHeight: expect.closeTo(20) as number })
	const narrow = stackedWord('WILDCATS', { maxWidth: natural.box.width * 0.9 })
	expect(narrow).toMatchObject({ lowered: false, stretch: expect.closeTo(0.9) as number })
	expect(stackedWord('').depth).toBe(0)
	expect(stackedWord('Я').missing).toEqual(['Я'])
})
