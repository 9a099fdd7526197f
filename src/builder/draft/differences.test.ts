import { expect, test } from 'vitest'
import { DesignConfig } from '#garments/schemas.ts'
import { colorName } from '#designs/rules/colors.ts'
import { onlyPiece } from '#designs/rules/kit.ts'
import type { DesignPlayer } from '#designs/schemas.ts'
import { inEnglish } from '#designs/rules/describe-texts.ts'
import { englishVersions } from '../rules/texts/english-versions.ts'
import { differences, type Compared } from './differences.ts'

const config = (change: Partial<DesignConfig> = {}): DesignConfig => ({
	...DesignConfig.parse({ primaryColor: '#14284f', secondaryColor: '#f2b21b' }),
	...change,
})

const alone = [{ id: onlyPiece, name: 'Jersey' }]
const kit = [
	{ id: 'jersey', name: 'Jersey' },
	{ id: 'pants', name: 'Pants' },
]
const english = { texts: englishVersions.differences, language: inEnglish, part: (id: string) => id }
const work = (configs: Compared['configs'], change: Partial<Compared> = {}): Compared => ({
	configs,
	players: [],
	priceFor: 'My own cart',
	...change,
})
const between = (before: DesignConfig, after: DesignConfig) =>
	differences(work({ [onlyPiece]: before }), work({ [onlyPiece]: after }), { ...english, pieces: alone })

test('two equal versions differ in nothing', () => {
	expect(between(config(), config())).toEqual([])
})

test('what changed is listed by its name, with before and after', () => {
	expect(between(config(), config({ primaryColor: '#8b1e2d', teamName: 'Wildcats', quantity: 24 }))).toEqual([
		{ what: 'Primary color', before: 'Navy', after: 'Cardinal' },
		{ what: 'Team name', before: 'none', after: 'Wildcats' },
		{ what: 'Quantity', before: '12', after: '24' },
	])
})

test('a pattern is listed with its colors, size, angle and places, and with any other change', () => {
	const pattern = { id: 'tartan', color: '#f2b21b', opacity: 0.8 }
	const turned = { ...pattern, more: ['#ffffff'], scale: 1.5, angleDeg: -30, places: ['sleeves' as const] }
	expect(between(config(), config({ pattern: turned }))).toEqual([
		{
			what: 'Pattern',
			before: 'none',
			after: `Tartan in ${colorName('#f2b21b')} and ${colorName('#ffffff')}, 150 % size, turned -30°, on sleeves`,
		},
	])
	expect(between(config({ pattern }), config({ pattern: { ...pattern, opacity: 1 } }))).toEqual([
		{ what: 'Pattern', before: 'as it was', after: 'changed' },
	])
})

test('a logo that only moved is listed once', () => {
	const logo = { url: '/a.png', placement: 'front', x: 12, y: 15, width: 6, height: 6, rotation: 0 }
	const moved = config({ logos: [{ ...logo, x: 12.75 }] })
	expect(between(config({ logos: [logo] }), moved).map(({ what }) => what)).toEqual(['Logos'])
	expect(between(config(), moved).map(({ after }) => after)).toEqual(['1 logo'])
})

test('a saved version, with its keys in the order of the database, equals the draft it was made of', () => {
	const font = { font: 'anton', fill: '#ffffff', borders: [], shape: 'arch' as const, tracking: 4 }
	const draft = config({
		logos: [
			{ url: '/a.png', placement: 'front', x: 12, y: 15, width: 6, height: 6, rotation: 0, alt: undefined },
		],
		decorations: [{ type: 'screen', location: 'front', size: 'small', description: '' }],
		lettering: { team: font, places: { team: {} } },
	})
	const stored = config({
		logos: [{ x: 12, y: 15, url: '/a.png', width: 6, height: 6, rotation: 0, placement: 'front' }],
		decorations: [{ size: 'small', type: 'screen', location: 'front', description: '' }],
		lettering: { team: { fill: '#ffffff', font: 'anton', shape: 'arch', borders: [], tracking: 4 } },
	})
	expect(between(stored, draft)).toEqual([])
	expect(between(config({ lettering: {} }), config())).toEqual([])
})

test('an add-on of another kind is a difference', () => {
	const withAddOn = (type: string) => config({ addOns: [{ type, description: '' }] })
	expect(between(withAddOn('padding'), withAddOn('name_plate')).map(({ what }) => what)).toEqual(['Add-ons'])
})

test('the pieces of a kit are named; what they have in common is listed once', () => {
	const before = work({ jersey: config(), pants: config() })
	const after = work(
		{
			jersey: config({ teamName: 'Wildcats', quantity: 24 }),
			pants: config({ primaryColor: '#8b1e2d', quantity: 24 }),
		},
		{ priceFor: 'Ridge Tigers' },
	)
	expect(differences(before, after, { ...english, pieces: kit })).toEqual([
		{ what: 'Jersey: Team name', before: 'none', after: 'Wildcats' },
		{ what: 'Pants: Primary color', before: 'Navy', after: 'Cardinal' },
		{ what: 'Quantity', before: '12', after: '24' },
		{ what: 'Price for', before: 'My own cart', after: 'Ridge Tigers' },
	])
})

const ava: DesignPlayer = { name: 'Ava', number: '7', size: 'M', quantity: 1 }
const ben: DesignPlayer = { name: 'Ben', number: '12', size: 'L', quantity: 1 }
const other = (player: DesignPlayer, change: Partial<DesignPlayer>) => ({ ...player, ...change })
const inKit = (player: DesignPlayer, pants: string) => other(player, { sizes: { pants } })

type Case = [string, readonly DesignPlayer[], readonly DesignPlayer[], string[]]
const alonePlayers: Case[] = [
	['equal lists', [ava, ben], [other(ava, {}), other(ben, {})], []],
	['a size', [ava, ben], [other(ava, { size: 'L' }), ben], ['#7 size: M → L']],
	['a size not yet chosen', [ava], [other(ava, { size: '' })], ['#7 size: M → none']],
	['a name', [ava], [other(ava, { name: 'Eva' })], ['#7 name: Ava → Eva']],
	['a number', [ava, ben], [other(ava, { number: '8' }), ben], ['#7 number: 7 → 8']],
	['"00" for "0"', [other(ava, { number: '0' })], [other(ava, { number: '00' })], ['#0 number: 0 → 00']],
	['a quantity', [ava], [other(ava, { quantity: 2 })], ['#7 quantity: 1 → 2']],
	['a player more', [ava], [ben, ava], ['Players: 1 → 2', '#12 Ben: none → size L, quantity 1']],
	['a player less', [ava, ben], [ben], ['Players: 2 → 1', '#7 Ava: size M, quantity 1 → removed']],
	['the first player', [], [ava], ['Players: none → 1', '#7 Ava: none → size M, quantity 1']],
	[
		'one for another',
		[ava],
		[ben],
		['#7 Ava: size M, quantity 1 → removed', '#12 Ben: none → size L, quantity 1'],
	],
	[
		'one of two with the same number',
		[ava, other(ben, { number: '7' })],
		[other(ava, { size: 'S' }), other(ben, { number: '7' })],
		['#7 Ava size: M → S'],
	],
	[
		'a player without a number',
		[other(ava, { number: '' })],
		[other(ava, { number: '', size: 'L' })],
		['Ava size: M → L'],
	],
	['another order', [ava, ben], [ben, ava], ['Players: as they were → in another order']],
]

const listed = (before: Compared, after: Compared, pieces: typeof kit) =>
	differences(before, after, { ...english, pieces }).map((one) => `${one.what}: ${one.before} → ${one.after}`)

test.each(alonePlayers)('players: %s', (_, before, after, words) => {
	const configs = { [onlyPiece]: config() }
	expect(listed(work(configs, { players: before }), work(configs, { players: after }), alone)).toEqual(words)
})

const kitPlayers: Case[] = [
	['another size of one piece', [inKit(ava, 'M')], [inKit(ava, 'L')], ['#7 Pants size: M → L']],
	[
		'a player more',
		[],
		[inKit(ben, 'S')],
		['Players: none → 1', '#12 Ben: none → Jersey L, Pants S, quantity 1'],
	],
]

test.each(kitPlayers)('players of a kit: %s', (_, before, after, words) => {
	const configs = { jersey: config(), pants: config() }
	expect(listed(work(configs, { players: before }), work(configs, { players: after }), kit)).toEqual(words)
})
