import { expect, test } from 'vitest'
import { packsFor } from '#garments/packs.server.ts'
import { readDesign } from '#garments/saved-design.ts'
import { StoredDesign, type DesignConfig } from '#garments/schemas.ts'
import { templateById } from '#garments/templates/index.ts'
import {
	elementsOf,
	furtherMethods,
	sizeLabel,
	withDerivedDecorations,
	withMethod,
	withOfferedOnly,
} from './elements.ts'

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
const dressed = (config: DesignConfig, template = football) => ({
	template,
	config,
	packs: packsFor(config, template),
})
const derived = (config: DesignConfig, template = football) =>
	withDerivedDecorations(dressed(config, template)).decorations

test.each([
	[2, 'small'],
	[3.49, 'small'],
	[3.5, 'medium'],
	[6.49, 'medium'],
	[6.5, 'large'],
	[10.49, 'large'],
	[10.5, 'full'],
	[14, 'full'],
])('%d inches are %s', (longest, size) => {
	expect(sizeLabel(longest)).toBe(size)
})

test('a line for each lettering and each logo, by letter height and by longer side', () => {
	const config = design({
		teamName: 'Wildcats',
		playerNumber: '24',
		logos: [logo({ id: 'crest', x: 232, y: 155, width: 40, height: 40, alt: 'Wildcat head' })],
	})
	expect(derived(config)).toEqual([
		{ itemId: 'team-front', type: 'screen', location: 'chest', size: 'small', description: 'Team name' },
		{ itemId: 'number-front', type: 'screen', location: 'front', size: 'large', description: 'Number' },
		{ itemId: 'crest', type: 'screen', location: 'chest', size: 'small', description: 'Wildcat head' },
		{ itemId: 'number-back', type: 'screen', location: 'back', size: 'large', description: 'Number' },
	])
})

test('an element that is cleared takes its line with it', () => {
	const config = design({ teamName: 'Wildcats', playerNumber: '24' })
	const saved = withDerivedDecorations(dressed(config))
	expect(derived({ ...saved, teamName: '' }).map(({ itemId }) => itemId)).toEqual([
		'number-front',
		'number-back',
	])
	expect(derived({ ...saved, teamName: '', playerNumber: '' })).toEqual([])
})

test('lines that a browser sends for missing elements are not believed', () => {
	const sent = { type: 'screen', location: 'sleeve', size: 'small', description: '', itemId: 'gone' } as const
	expect(derived({ ...design(), decorations: [sent] })).toEqual([])
	const cheaper = { ...sent, itemId: 'number-back' }
	expect(derived({ ...design({ playerNumber: '24' }), decorations: [cheaper] })[1]).toMatchObject({
		itemId: 'number-back',
		location: 'back',
		size: 'large',
	})
})

test('a chosen method stays with its element', () => {
	const config = design({ teamName: 'Wildcats', playerNumber: '24' })
	const [team] = elementsOf(dressed(config))
	const sewn = withMethod(config, team!, 'tackle_twill')
	expect(derived(sewn).map(({ type }) => type)).toEqual(['tackle_twill', 'screen', 'screen'])
	expect(derived(withDerivedDecorations(dressed(sewn)))).toEqual(derived(sewn))
})

test('the cheapest sensible method is proposed: a tee is printed, hats and small art on fleece are embroidered', () => {
	const methods = (id: string, part: object) => {
		const template = templateById(id)!
		return new Set(elementsOf(dressed(design(part, template), template)).map(({ method }) => method))
	}
	const crest = { logos: [logo({ id: 'a', x: 232, y: 155, width: 40, height: 40 })] }
	expect(methods('tee', { teamName: 'Wildcats', playerNumber: '7' })).toEqual(new Set(['screen']))
	expect(methods('snapback', { teamName: 'Wildcats', playerNumber: '7' })).toEqual(new Set(['embroidery']))
	expect(methods('hoodie', crest)).toEqual(new Set(['embroidery']))
	expect(methods('tee', crest)).toEqual(new Set(['screen']))
})

test('a product that takes fewer methods has just those, and its design keeps a method from before', () => {
	const config = {
		...design({ teamName: 'Wildcats', playerNumber: '24' }),
		methods: ['tackle_twill' as const],
	}
	expect(derived(config).map(({ type }) => type)).toEqual(Array(3).fill('tackle_twill'))
	expect(elementsOf(dressed(config)).map(({ methods }) => methods.join())).toEqual(
		Array(3).fill('tackle_twill'),
	)
	const [team] = elementsOf(dressed(config))
	const printed = withMethod(config, team!, 'screen')
	expect(derived(printed).map(({ type }) => type)).toEqual(['screen', 'tackle_twill', 'tackle_twill'])
	expect(derived(withOfferedOnly(printed))).toEqual(derived(config))
	expect(furtherMethods({ methods: ['screen', 'tackle_twill'], sublimated: true })).toEqual(['screen'])
})

test('dyed-in art has no decoration lines, further decorations stay', () => {
	const flag = { type: 'embroidery', location: 'custom', size: 'small', description: 'Flag' } as const
	const config = { ...design({ teamName: 'Wildcats', playerNumber: '24' }), sublimated: true }
	expect(elementsOf(dressed(config)).map(({ method }) => method)).toEqual(Array(3).fill('sublimation'))
	expect(derived({ ...config, decorations: [flag] })).toEqual([flag])
})

test('lines of before that named a place give their method to the elements there', () => {
	const old = (location: 'front' | 'back', type: 'tackle_twill' | 'embroidery') =>
		({ type, location, size: 'large', description: 'as agreed' }) as const
	const config = {
		...design({ teamName: 'Rams', playerNumber: '12' }),
		decorations: [old('front', 'tackle_twill'), old('back', 'tackle_twill')],
	}
	expect(derived(config).map(({ itemId, type }) => [itemId, type])).toEqual([
		['team-front', 'tackle_twill'],
		['number-front', 'tackle_twill'],
		['number-back', 'tackle_twill'],
	])
	// Nothing is printed on the back: the line stays as arranged.
	expect(derived({ ...config, playerNumber: '' }).map(({ itemId, location }) => [itemId, location])).toEqual([
		['team-front', 'chest'],
		[undefined, 'back'],
	])
})
