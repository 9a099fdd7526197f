import fc from 'fast-check'
import { expect, test } from 'vitest'
import { frameInPixels } from '#placement/units.ts'
import { inks } from './inks.ts'
import { frameOf } from './logos.ts'
import { renderDesign, viewOf } from './render.ts'
import { readDesign } from './saved-design.ts'
import { DesignConfig, StoredDesign } from './schemas.ts'
import { round } from './scene.ts'
import { toSvg } from './svg.ts'
import type { GarmentTemplate } from './template.ts'
import { templates } from './templates/index.ts'

const colors = { primaryColor: '#14284f', secondaryColor: '#f2b21b' }
const art = { url: '/files/art.svg', placement: 'custom' }

const template = fc.constantFrom(...Object.values(templates))
/** Numbers with up to six decimals, or any floats. */
const pixels = (min: number, max: number) =>
	fc.oneof(
		fc.integer({ min: min * 100, max: max * 100 }).map((hundredths) => hundredths / 100),
		fc.integer({ min: min * 1e6, max: max * 1e6 }).map((millionths) => millionths / 1e6),
		fc.double({ min, max, noNaN: true, noDefaultInfinity: true }),
	)
const placed = fc.record({
	x: pixels(-400, 800),
	y: pixels(-400, 900),
	width: pixels(40, 800),
	height: pixels(40, 800),
	rotation: fc.oneof(fc.constant(0), pixels(-360, 360)),
})
const designs = fc
	.record({ template, frames: fc.array(placed, { minLength: 1, maxLength: 4 }), turn: fc.nat(3) })
	.map(({ template: garment, frames, turn }) => ({
		garment,
		view: garment.views[turn % garment.views.length] ?? viewOf(garment, 'front'),
		frames,
	}))

const decimals = (value: number, places: number) => String(Math.round(value * 10 ** places) / 10 ** places)

/** A logo as the drawing of schema version 1 wrote it, from its view pixels; printed from version 2 of a garment on. */
function drawnFromPixels(
	{ x, y, width, height, rotation }: Record<keyof typeof frame, number>,
	{ version }: GarmentTemplate,
): string {
	const angle = (rotation * Math.PI) / 180
	const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
	const matrix = [cos, sin, -sin, cos, x + width / 2, y + height / 2]
	return (
		`transform="matrix(${matrix.map((value) => decimals(value, 3)).join(' ')})"` +
		(version > 1 ? ` opacity="${inks.screen.opacity}">` : '>') +
		`<image href="/files/art.svg" x="${round(-width / 2)}" y="${round(-height / 2)}" ` +
		`width="${round(width)}" height="${round(height)}" preserveAspectRatio`
	)
}
const frame = { x: 160, y: 200, width: 80, height: 80, rotation: 0 }

test('a design in view pixels is drawn to the byte, before and after it is saved in inches', () => {
	fc.assert(
		fc.property(designs, ({ garment, view, frames }) => {
			const logos = frames.map((one) => ({ ...art, ...one, view: view.id }))
			const stored = { ...colors, logos, templateId: garment.id, templateVersion: garment.version }
			const read = readDesign(StoredDesign.parse(stored))
			const draw = (config: DesignConfig) =>
				toSvg(renderDesign({ template: garment, config, view: view.id, mode: 'thumb', packs: {} }))
			const svg = draw(read)
			for (const one of frames) expect(svg).toContain(drawnFromPixels(one, garment))
			expect(draw(readDesign(StoredDesign.parse(JSON.parse(JSON.stringify(read)))))).toBe(svg)
		}),
		{ numRuns: 300 },
	)
})

test('the numbers of the specification mean the same on every garment', () => {
	for (const garment of Object.values(templates)) {
		const stored = StoredDesign.parse({ ...colors, logos: [art], templateId: garment.id })
		const [logo] = readDesign(stored).logos
		const [view] = garment.views
		if (!logo || !view) throw new Error(`${garment.id} has no view`)
		expect(frameInPixels(frameOf(logo), view)).toEqual(frame)
		expect(logo.width).toBeCloseTo(80 / view.pxPerInch, 12)
	}
	expect(StoredDesign.safeParse({ ...colors, logos: [{ ...art, width: 39.99 }] }).success).toBe(false)
})

test('a design that names no garment takes the scale of the one it is put on, else of a jersey', () => {
	const stored = StoredDesign.parse({ ...colors, logos: [art] })
	expect(readDesign(stored, templates.snapback).logos[0]?.width).toBeCloseTo(80 / 38, 12)
	expect(readDesign(stored).logos[0]).toMatchObject({ x: 12, y: 15, width: 6, height: 6 })
})

test('a design in inches is read as it is', () => {
	const logos = [{ ...art, x: 1, y: 2, width: 3, height: 4 }]
	const stored = StoredDesign.parse({ ...colors, schemaVersion: 2, logos })
	expect(readDesign(stored, templates.snapback)).toBe(stored)
	expect(StoredDesign.safeParse({ ...colors, schemaVersion: 3, logos }).success).toBe(false)
	expect(DesignConfig.parse({ ...colors, logos }).schemaVersion).toBe(2)
})
