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

const lettered = (style: object, made: object = {}) =>
	dressed('football-jersey', {
		teamName: 'Cats',
		lettering: { team: lettering({ font: 'anton', heightIn: 3, ...style }) },
		...made,
	})
const sewn = { decorations: [made('tackle_twill', { itemId: 'team-front', location: 'front' })] }

test('what letters cannot have is named with the reason, and goes with one click', () => {
	const design = lettered({ gradient: { color: '#c8102e' }, bevel: true })
	expect(found(design, 'effect-gradient-team')?.message).toBe(
		'Team name: the gradient is left out; screen print is made in flat colors. A gradient can only be dyed in.',
	)
	expect(found(design, 'effect-bevel-team')).toMatchObject({ severity: 'warning', step: 3 })
	const better = fixed(design, 'effect-gradient-team')
	expect(better.config.lettering?.team?.gradient).toBe(undefined)
	expect(found(better, 'effect-gradient-team')).toBe(undefined)
	const dyed = lettered({ gradient: { color: '#c8102e' }, bevel: true }, { sublimated: true })
	expect(found(dyed, 'effect-gradient-team')).toBe(undefined)
	expect(found(dyed, 'effect-bevel-team')).toBe(undefined)
})

test('an inline needs letters that stand apart, and a width that its method can make', () => {
	const script = lettered({ font: 'lobster', inline: { color: '#c8102e', widthIn: 0.1 } })
	expect(found(script, 'effect-inline-team')?.message).toBe(
		'Team name: the inline is left out; in this lettering the letters touch, so there is no edge of each to follow. Choose block, slab, sans or stencil letters.',
	)
	const thin = lettered({ inline: { color: '#c8102e', widthIn: 0.05 } }, sewn)
	expect(found(thin, 'twill-0-team-front')?.message).toBe(
		'Team name: an inline 0.05 in wide is too narrow to cut from twill; it needs 0.12 in.',
	)
	expect(found(lettered({ inline: { color: '#c8102e', widthIn: 0.05 } }), 'screen-0-team-front')).toBe(
		undefined,
	)
})

test('shadow and inline are layers of twill', () => {
	const effects = {
		shadow: { color: '#17181c', rightIn: 0.1, downIn: 0.1 },
		inline: { color: '#c8102e', widthIn: 0.15 },
	}
	const borders = [{ color: '#f2b21b', widthIn: 0.1 }]
	expect(found(lettered({ ...effects, borders: [] }, sewn), 'twill-0-team-front')).toBe(undefined)
	expect(found(lettered({ ...effects, borders }, sewn), 'twill-0-team-front')?.message).toBe(
		'Team name: 4 layers of twill are too thick; 3 are the limit.',
	)
})
