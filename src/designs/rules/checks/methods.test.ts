import { expect, test } from 'vitest'
import { checkDesign } from './check-design.ts'
import {
	asset,
	dressed,
	fixed,
	found,
	lettering,
	logo,
} from '../../../../tests/factories/designs/checked-design.ts'

const made = (type: string, part: object = {}) => ({
	type,
	location: 'chest',
	size: 'small',
	description: '',
	itemId: 'crest',
	...part,
})
const inks = (count: number) =>
	Array.from({ length: count }, (_, at) => ({ hex: `#0000${(16 + at).toString(16)}`, share: 1 / count }))

const crest = (type: string, { colors = 1, ...part }: { colors?: number; [key: string]: unknown } = {}) =>
	dressed('football-jersey', { logos: [logo(part)], decorations: [made(type)] }, [
		asset({ kind: 'vector', inks: inks(colors) }),
	])

test.each([
	[12, false],
	[13, true],
])('embroidery of %i threads is too much: %s', (colors, tooMany) => {
	expect(found(crest('embroidery', { colors }), 'embroidery-0-crest') !== undefined).toBe(tooMany)
})

test('embroidery over 40 square inches is named with its area, and printing mends it', () => {
	const design = crest('embroidery', { x: 130, y: 145, width: 140, height: 60 })
	expect(found(design, 'embroidery-0-crest')?.message).toBe(
		'Logo 1 covers 47 sq in; over 40 sq in embroidery gets stiff and puckers.',
	)
	const better = fixed(design, 'embroidery-0-crest')
	expect(better.config.decorations[0]?.type).toBe('screen')
	expect(found(better, 'embroidery-0-crest')).toBe(undefined)
})

test('embroidered capitals need a quarter of an inch', () => {
	const design = (heightIn: number) =>
		dressed('tee', {
			teamName: 'Cats',
			lettering: { team: lettering({ heightIn }) },
			decorations: [made('embroidery', { itemId: 'team-front', location: 'front' })],
		})
	expect(found(design(0.2), 'embroidery-0-team-front')?.message).toBe(
		'Team name: 0.20 in is too small to embroider; capitals need 0.25 in.',
	)
	expect(found(design(0.25), 'embroidery-0-team-front')).toBe(undefined)
})

test.each([
	[3, undefined],
	[4, 'Logo 1 has 4 colors; twill is sewn from at most 3 layers.'],
	[7, 'Logo 1 has 7 colors, so it looks shaded; twill is cut from plain cloth and shows no gradients.'],
])('twill of %i colors: %s', (colors, message) => {
	expect(found(crest('tackle_twill', { colors }), 'twill-0-crest')?.message).toBe(message)
})

test('twill letters need height for their strokes and at most two borders', () => {
	const border = { color: '#f2b21b', widthIn: 0.1 }
	const design = dressed('football-jersey', {
		playerName: 'Jones',
		lettering: { name: lettering({ heightIn: 1, borders: [border, border, border] }) },
		decorations: [made('tackle_twill', { itemId: 'name-back', location: 'back' })],
	})
	expect(
		checkDesign(design)
			.filter(({ id }) => id.startsWith('twill'))
			.map(({ message }) => message),
	).toEqual([
		'Player name: 4 layers of twill are too thick; 3 are the limit.',
		'Player name: letters 1.0 in high have strokes under 0.25 in, too thin to cut from twill.',
	])
})

test('a method that the print area does not allow gives way to one that it does', () => {
	const design = crest('embroidery', { x: 160, y: 240, width: 80, height: 80 })
	const finding = found(design, 'method-crest')
	expect(finding).toMatchObject({
		message: 'Embroidery is not possible there (front); screen print is.',
		step: 4,
		fix: { label: 'Use screen print' },
	})
	expect(found(fixed(design, 'method-crest'), 'method-crest')).toBe(undefined)
	expect(found(crest('embroidery'), 'method-crest')).toBe(undefined)
})

test('a decoration where the garment has no place is named', () => {
	const design = dressed('basketball-jersey', {
		decorations: [made('screen', { location: 'sleeve', itemId: undefined })],
	})
	expect(found(design, 'method-further-0')?.message).toBe(
		'This garment has no print area for the decoration "Screen print, sleeve".',
	)
	const custom = dressed('basketball-jersey', {
		decorations: [made('screen', { location: 'custom', itemId: undefined })],
	})
	expect(found(custom, 'method-further-0')?.message).toBe(
		'A further decoration has no description: say what it is and where.',
	)
})

test('a fix changes its own decoration only', () => {
	const others = [
		made('embroidery', { itemId: undefined, location: 'custom', description: 'Flag' }),
		made('embroidery', { itemId: 'other' }),
	]
	const design = dressed(
		'football-jersey',
		{
			logos: [logo({ x: 160, y: 240, width: 80, height: 80 })],
			decorations: [others[0], made('embroidery'), others[1]],
		},
		[asset()],
	)
	const types = fixed(design, 'method-crest').config.decorations.map(({ itemId, type }) => [itemId, type])
	expect(Object.fromEntries(types)).toEqual({
		crest: 'screen',
		undefined: 'embroidery',
		other: 'embroidery',
	})
})
