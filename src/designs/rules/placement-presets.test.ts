import { teamColors, type TeamColor } from '#garments/colors.ts'
import { expect, test } from 'vitest'
import { packsFor } from '#garments/packs.server.ts'
import { viewOf } from '#garments/render.ts'
import { readDesign } from '#garments/saved-design.ts'
import { StoredDesign, type DesignConfig } from '#garments/schemas.ts'
import { templateById, templates } from '#garments/templates/index.ts'
import { colorName, nearest, teamColorsFrom } from './colors.ts'
import { letteringItems } from './lettering-items.ts'
import { areaOf } from '#placement/print-areas.ts'
import { frameInInches, frameInPixels, isLargeEnough } from '#placement/units.ts'
import { placementPresets, presetFrame, type PlacementPreset } from './placement-presets.ts'

const football = templateById('football-jersey')!
/** Logos in view pixels, as in schema version 1. */
const design = (part: object = {}, template = football) =>
	readDesign(StoredDesign.parse({ primaryColor: '#14284f', secondaryColor: '#f2b21b', ...part }), template)
const logo = (part: object) => ({
	url: '/a.svg',
	placement: '',
	x: 160,
	y: 200,
	width: 80,
	height: 80,
	rotation: 0,
	...part,
})

test.each([
	['front', { x: 232, y: 155, width: 40, height: 40 }, 'left-chest'],
	['front', { x: 128, y: 155, width: 40, height: 40 }, 'right-chest'],
	['front', { x: 140, y: 145, width: 120, height: 60 }, 'chest'],
	['front', { x: 160, y: 200, width: 80, height: 80 }, 'full-front'],
	['left', { x: 180, y: 110, width: 40, height: 40 }, 'left-sleeve'],
	['right', { x: 230, y: 160, width: 40, height: 40 }, 'right-sleeve'],
	['back', { x: 180, y: 130, width: 40, height: 40 }, 'upper-back'],
	['back', { x: 160, y: 380, width: 80, height: 40 }, 'lower-back'],
] as const)('on the %s, %j lies in %s', (view, box, id) => {
	const side = viewOf(football, view)
	expect(areaOf(side, frameInInches({ ...box, rotation: 0 }, side))?.id).toBe(id)
})

test('a view without print areas has no placement', () => {
	const socks = viewOf(templateById('hockey-socks')!, 'front')
	expect(areaOf(socks, { x: 0, y: 0, width: 3, height: 3 })).toBe(undefined)
})

test('the buttons of a jersey begin with what coaches choose most', () => {
	expect(placementPresets(football).map(({ name }) => name)).toEqual([
		'Left chest',
		'Center chest',
		'Full front',
		'Left sleeve',
		'Right sleeve',
		'Full back',
		'Back neck',
		'Across the chest',
		'Right chest',
		'Above the hem',
		'Upper back',
		'Lower back',
		'Left sleeve flag',
		'Right sleeve flag',
	])
})

test('every button of every garment places art at least at the minimum, in its own print area', () => {
	for (const template of Object.values(templates)) {
		for (const preset of placementPresets(template)) {
			const view = viewOf(template, preset.view)
			const square = presetFrame(preset, 1, view)
			expect(isLargeEnough(square, view)).toBe(true)
			const found = areaOf(view, square)
			expect([preset.placementId, 'left-chest', 'right-chest', 'chest']).toContain(found?.id)
		}
	}
})

test('art keeps its aspect ratio where the minimum allows', () => {
	const pixels = (preset: PlacementPreset, ratio: number) => {
		const view = viewOf(football, preset.view)
		return frameInPixels(presetFrame(preset, ratio, view), view)
	}
	const full = placementPresets(football).find(({ id }) => id === 'full-front')!
	expect(pixels(full, 2)).toEqual({ x: 120, y: 142, width: 160, height: 80, rotation: 0 })
	expect(pixels(full, 0.5)).toMatchObject({ x: 153.33, y: 142, width: 93.33, height: 186.67 })
	const sleeve = placementPresets(football).find(({ id }) => id === 'left-sleeve')!
	expect(pixels(sleeve, 10)).toMatchObject({ width: 46.67, height: 40 })
})

test('the largest real color of a logo is the first color of the team', () => {
	const inks = [
		{ hex: '#FFFFFF', share: 0.5 },
		{ hex: '#14284f', share: 0.3 },
		{ hex: '#152950', share: 0.1 },
		{ hex: '#f0b020', share: 0.1 },
	]
	expect(teamColorsFrom(inks)).toMatchObject({
		primary: { hex: '#14284f', nearest: { id: 'navy' }, deltaE: 0 },
		secondary: { hex: '#f0b020', nearest: { id: 'gold' } },
	})
})

test('a black and white logo gives black and white, an empty one nothing', () => {
	const inks = [
		{ hex: '#ffffff', share: 0.8 },
		{ hex: '#101010', share: 0.2 },
	]
	expect(teamColorsFrom(inks)).toMatchObject({
		primary: { nearest: { id: 'black' } },
		secondary: { nearest: { id: 'white' } },
	})
	expect(teamColorsFrom([{ hex: '#14284f', share: 1 }])?.secondary.nearest.id).toBe('white')
	expect(teamColorsFrom([])).toBe(undefined)
})

test.each([
	['#14284f', 'Navy'],
	['#162a52', 'Navy'],
	['#F2B21B', 'Athletic Gold'],
	['#ffffff', 'White'],
	['#000000', 'Black'],
	['#1c3a70', 'close to Navy'],
	['#e6ff1f', 'Neon Yellow'],
])('%s is called %s', (hex, name) => {
	expect(colorName(hex)).toBe(name)
})

test('the nearest house color is never a color for naming only', () => {
	expect(nearest<TeamColor>(teamColors, '#ffffff').item.id).toBe('white')
	expect(nearest<TeamColor>(teamColors, '#14284f')).toMatchObject({ item: { id: 'navy' }, deltaE: 0 })
})

test('lettering is measured anew for every change that it shows, and kept for others', () => {
	const config = design({ teamName: 'Cats', playerNumber: '24' })
	const packs = packsFor(config, football)
	const first = letteringItems({ template: football, config, packs })
	const moved = { ...config, quantity: 50, logos: [logo({ id: 'a' })] }
	expect(letteringItems({ template: football, config: moved, packs })).toBe(first)
	const changes: Partial<DesignConfig>[] = [
		{ teamName: 'Hawks' },
		{ playerNumber: '7' },
		{ playerName: 'Jones' },
		{ secondaryColor: '#c21a2c' },
		{ primaryColor: '#f7f7f5' },
		{ zoneColors: { body: '#f7f7f5' } },
		{ styles: { sleeveNumbers: 'shoulder' } },
	]
	for (const change of changes) {
		const other = { ...config, ...change }
		expect(letteringItems({ template: football, config: other, packs })).not.toEqual(first)
	}
	expect(letteringItems({ template: templateById('tee')!, config, packs })).not.toEqual(first)
	expect(letteringItems({ template: football, config, packs: {} })).not.toEqual(first)
})

test('a captain’s letter goes on the left chest of hockey alone, sleeves have their prints in the side views', () => {
	const presets = placementPresets(templateById('hockey-jersey')!)
	expect(presets.find(({ id }) => id === 'captain')).toMatchObject({ view: 'front', location: 'chest' })
	expect(placementPresets(football).some(({ id }) => id === 'captain')).toBe(false)
	const sleeves = presets.filter(({ location }) => location === 'sleeve')
	expect(sleeves.map(({ name, view }) => [name, view])).toEqual([
		['Left sleeve', 'left'],
		['Right sleeve', 'right'],
		['Left sleeve flag', 'left'],
		['Left shoulder', 'left'],
		['Right sleeve flag', 'right'],
		['Right shoulder', 'right'],
	])
})
