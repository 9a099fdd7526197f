import { expect, test } from 'vitest'
import { DesignConfig } from '#garments/schemas.ts'
import { packsFor } from '#garments/packs.server.ts'
import { templates } from '#garments/templates/index.ts'
import { asSoldNow, designInSeason, inSeason, seasonOf } from './new-season.ts'
import type { Cloth } from './elements.ts'

test.each([
	['Wildcats 2025', 'Wildcats 2026'],
	['2025-26', '2026-27'],
	['2025–2026 Season', '2026–2027 Season'],
	['Winter 25/26', 'Winter 26/27'],
	['Class of ’25', 'Class of ’26'],
	["Senior '25", "Senior '26"],
	['Est. 1954', 'Est. 1954'],
	['State champs 2019, back in 2025', 'State champs 2019, back in 2026'],
	['25', '25'],
	['25-14', '25-14'],
	['Unit 12025', 'Unit 12025'],
	['', ''],
])('%j in the next season is %j', (text, expected) => {
	expect(inSeason(text, { from: 2025, to: 2026 })).toBe(expected)
})

test.each([
	[['Wildcats 2025'], 2025, 2025],
	[['2025-26'], 2026, 2025],
	[['Est. 1954', 'Champs 2019'], 2025, undefined],
	[['2024', 'Class of ’25'], 2025, 2025],
	[['Wildcats'], 2025, undefined],
	[['2031'], 2025, undefined],
])('%j saved in %i is for the season %s', (texts, savedYear, expected) => {
	expect(seasonOf(texts, savedYear)).toBe(expected)
})

const jersey = templates['football-jersey']!
const design = (part: object = {}) =>
	DesignConfig.parse({
		primaryColor: '#14284f',
		secondaryColor: '#f2b21b',
		teamName: 'CATS 2025',
		playerNumber: '25',
		templateId: jersey.id,
		templateVersion: jersey.version,
		...part,
	})
const sold = (config: DesignConfig, cloth: Cloth = {}) =>
	asSoldNow(config, { template: jersey, packs: packsFor(config, jersey), cloth })

test('texts and descriptions get the season, a number never', () => {
	const changed = designInSeason(design({ addOns: [{ type: 'name_plate', description: 'Plate 2025' }] }), {
		from: 2025,
		to: 2026,
	})
	expect([changed.teamName, changed.playerNumber]).toEqual(['CATS 2026', '25'])
	expect(changed.addOns[0]?.description).toBe('Plate 2026')
})

test('what the product takes as before stays, without a word', () => {
	const config = design({
		decorations: [{ type: 'tackle_twill', location: 'front', size: 'large', itemId: 'team-front' }],
	})
	const { config: now, changes } = sold(config)
	expect(changes).toEqual([])
	expect(now.decorations.find(({ itemId }) => itemId === 'team-front')?.type).toBe('tackle_twill')
})

test('a method that is not offered is replaced and said', () => {
	const config = design({
		decorations: [{ type: 'tackle_twill', location: 'front', size: 'large', itemId: 'team-front' }],
	})
	const { config: now, changes } = sold(config, { methods: ['screen'] })
	expect(changes).toEqual(['Team name: tackle twill is not offered on this product, screen print is.'])
	expect(new Set(now.decorations.map(({ type }) => type))).toEqual(new Set(['screen']))
})

test('an uploaded pattern stays on sublimated products, and is left out and said on others', () => {
	const tile = { url: '/t', assetId: '7d3f0c52-9a41-4c0e-8b57-51b7c6f2a990', widthIn: 4, aspectRatio: 1 }
	const config = design({ pattern: { id: 'own-tile', color: '#111111', opacity: 1, tile } })
	const dyed = sold(config, { sublimated: true })
	expect([dyed.config.pattern?.tile, dyed.changes]).toEqual([tile, []])
	const sewn = sold(config)
	expect(sewn.config.pattern).toBeUndefined()
	expect(sewn.changes).toEqual(['The uploaded pattern: this product cannot be printed with one. Left out.'])
})

test('players’ texts, add-ons and further decorations that are not taken are left out and said', () => {
	const config = design({
		addOns: [{ type: 'jetpack', description: '' }],
		decorations: [{ type: 'embroidery', location: 'custom', size: 'small', description: 'Flag on the cuff' }],
	})
	const { config: now, changes } = sold(config, { methods: ['screen'], personalized: false })
	expect(changes).toEqual([
		'An add-on is not made for this garment: left out.',
		'This product takes no names and numbers of players: left out.',
		'Flag on the cuff: embroidery is not offered on this product. Left out.',
	])
	expect([
		now.playerNumber,
		now.addOns,
		now.decorations.filter(({ itemId }) => itemId === undefined),
	]).toEqual(['', [], []])
})
