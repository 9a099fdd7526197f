import { expect, test } from 'vitest'
import { DesignConfig, type LetteringStyle } from '#garments/schemas.ts'
import { templates } from '#garments/templates/index.ts'
import { withPlace } from '#garments/lettering/places.ts'
import {
	measureIn,
	isChanged,
	outlineLimitsOf,
	slotsOf,
	styleInForce,
	viewForSlot,
	withGradient,
	withInline,
	withLettering,
	withoutLettering,
	withOutlines,
	withOutlineWidth,
	withShadow,
	withText,
} from './lettering-edits.ts'

const jersey = templates['football-jersey']!
const config = DesignConfig.parse({
	primaryColor: '#14284f',
	secondaryColor: '#f2b21b',
	teamName: 'Wildcats',
	playerNumber: '24',
})

test.each([
	['8', 8],
	['8.5', 8.5],
	['8,5 in', 8.5],
	['8 pulg.', 8],
	['8,5 pulg', 8.5],
	['.25', 0.25],
	['20"', 20],
	['0.2', undefined],
	['20.1', undefined],
	['tall', undefined],
	['', undefined],
])('%j is read as %s inches', (typed, inches) => {
	expect(measureIn(typed)).toBe(inches)
})

test.each([
	['-1.5', -1.5],
	['−2', -2],
	['6', 6],
	['6°', 6],
	['6.1', undefined],
	['--1', undefined],
])('moved by %j is %s inches', (typed, inches) => {
	expect(measureIn(typed, { from: -6, to: 6 })).toBe(inches)
})

test('an outline is as wide as its method can make it', () => {
	expect(outlineLimitsOf(config, 'number')).toEqual({ from: 0.02, to: 0.5 })
	const sewn = DesignConfig.parse({
		...config,
		decorations: [{ type: 'tackle_twill', location: 'back', size: 'large', itemId: 'number-back' }],
	})
	expect(outlineLimitsOf(sewn, 'number').from).toBe(0.06)
	expect(outlineLimitsOf(sewn, 'team').from).toBe(0.02)
	const style = withOutlines(styleInForce(jersey, config, 'number'), 2, { color: '#111111', heightIn: 8 })
	const wider = withOutlineWidth(style, 1, 0.5)
	expect(wider.borders.map(({ widthIn }) => widthIn)).toEqual([style.borders[0]!.widthIn, 0.5])
})

test('one reset takes back look and place of a line', () => {
	const moved = withPlace(config, { slot: 'number', view: 'back' }, { downIn: 1 })
	expect([isChanged(config, 'number'), isChanged(moved, 'number'), isChanged(moved, 'team')]).toEqual([
		false,
		true,
		false,
	])
	expect(isChanged(withoutLettering(moved, 'number'), 'number')).toBe(false)
})

test('a name ends at the limit of its field', () => {
	expect(withText(config, 'teamName', 'x'.repeat(25)).teamName).toHaveLength(20)
	expect(withText(config, 'playerNumber', '123').playerNumber).toBe('12')
})

test('a changed shape writes down the letters in force and leaves the other lines alone', () => {
	const before = styleInForce(jersey, config, 'team')
	const changed = withLettering(jersey, 'team', (style) => ({ ...style, shape: 'bridge' }))(config)
	expect(changed.lettering?.team).toEqual({ ...before, shape: 'bridge' })
	expect(changed.lettering?.number).toBeUndefined()
	expect(DesignConfig.safeParse(changed).success).toBe(true)
})

test('outlines are kept from the letter outward, and new ones are wide enough to be stored', () => {
	const style: LetteringStyle = {
		font: 'graduate',
		fill: '#ffffff',
		borders: [{ color: '#111111', widthIn: 0.1 }],
		shape: 'straight',
		tracking: 0,
	}
	const two = withOutlines(style, 2, { color: '#f2b21b', heightIn: 20 })
	expect(two.borders[0]).toEqual({ color: '#111111', widthIn: 0.1 })
	expect(two.borders[1]?.color).toBe('#f2b21b')
	expect(two.borders[1]!.widthIn).toBeLessThanOrEqual(1)
	expect(withOutlines(two, 0, { color: '#f2b21b', heightIn: 8 }).borders).toEqual([])
})

test('a player name is looked at where the garment carries it', () => {
	expect(slotsOf(jersey)).toEqual(['team', 'name', 'number'])
	expect(viewForSlot(jersey, 'name', 'front')).toBe('back')
	expect(viewForSlot(jersey, 'number', 'front')).toBe('front')
})

test('effects begin in a color that shows on the letters, sized by them, and go away again', () => {
	const style: LetteringStyle = {
		font: 'anton',
		fill: '#f2b21b',
		borders: [],
		shape: 'straight',
		tracking: 4,
	}
	expect(withShadow(style, true, 4).shadow).toMatchObject({ rightIn: 0.2, downIn: 0.24 })
	expect(withInline(style, true, { color: '#14284f', heightIn: 4 }).inline).toEqual({
		color: '#14284f',
		widthIn: 0.12,
	})
	expect(withInline(style, true, { color: '#f2b21b', heightIn: 0.5 }).inline).toEqual({
		color: '#f7f7f5',
		widthIn: 0.04,
	})
	expect(withGradient(style, true, '#f2b21b').gradient).toEqual({ color: '#f7f7f5' })
	expect(withShadow(withShadow(style, true, 4), false, 4).shadow).toBe(undefined)
	expect(withInline(style, false, { color: '#14284f', heightIn: 4 }).inline).toBe(undefined)
	expect(withGradient(style, false, '#14284f').gradient).toBe(undefined)
})
