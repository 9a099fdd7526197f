import { expect, test } from 'vitest'
import { asMade, elementsOf, withDerivedDecorations } from '#designs/rules/elements.ts'
import type { DesignPlayer } from '#designs/schemas.ts'
import type { BuilderTeam } from '#designs/views.ts'
import type { Asset } from '#files/schemas.ts'
import { decorationMethods, type DecorationMethod } from '#garments/template.ts'
import type { Role } from '#kit/roles.ts'
import { decorationPrice } from '#pricing/rules/decorations.ts'
import { specPrices } from '#pricing/rules/price-list.ts'
import { asset, dressed, logo, pricedJersey } from '../../../tests/factories/designs/checked-design.ts'
import { cheaperMethods, type PieceOfElements } from './cheaper-methods.ts'
import { priceOfPieces, type OrderFacts } from './price.ts'

type Dressed = ReturnType<typeof dressed>
type Product = PieceOfElements['product']

const product = (part: Partial<Product> = {}): Product => ({ ...pricedJersey, ...part })

/** As the builder derives a piece for its price. */
function pieceOf(design: Dressed, part: Partial<Product> = {}, id = 'jersey'): PieceOfElements {
	const own = product(part)
	const made = { ...design, config: asMade(design.config, own) }
	const elements = elementsOf(made)
	return {
		piece: { id, name: id === 'jersey' ? 'Jersey' : 'Pants' },
		product: own,
		config: withDerivedDecorations(made, elements),
		elements,
	}
}

type Known = OrderFacts & { assets: Record<string, Asset> }

const order = (part: Partial<Known> = {}): Known => ({
	players: [],
	prices: specPrices,
	roles: [],
	team: null,
	assets: {},
	...part,
})

/** A design whose every element is made by the methods in turn. */
function madeBy(methods: readonly DecorationMethod[], part: object = {}, templateId = 'football-jersey') {
	const design = dressed(templateId, { teamName: 'Wildcats', playerNumber: '24', quantity: 31, ...part })
	const decorations = elementsOf(design).map(({ id, location, size }, at) => ({
		itemId: id,
		type: methods[at % methods.length] ?? 'screen',
		location,
		size,
		description: '',
	}))
	return { ...design, config: { ...design.config, decorations } }
}

const waysOf = (design: Dressed, part: Partial<OrderFacts> = {}, of: Partial<Product> = {}) =>
	cheaperMethods([pieceOf(design, of)], order({ assets: { ...design.assets }, ...part }))

test('twill is named with what screen print saves on the order, the largest saving first', () => {
	const ways = waysOf(madeBy(['tackle_twill'], { playerName: 'Johnson' }))
	expect(ways.length).toBeGreaterThan(1)
	expect(ways.length).toBeLessThanOrEqual(3)
	expect(ways.map(({ savesCents }) => savesCents)).toEqual(
		ways.map(({ savesCents }) => savesCents).toSorted((a, b) => b - a),
	)
	expect(ways[0]?.message).toMatch(
		/^Screen print instead of tackle twill for the number on the (front|back) saves \$[\d,]+\.\d\d on this order\.$/,
	)
})

test('the saving counts discount and tax of the order', () => {
	// 24 pieces: 10 % off, and 8 % tax.
	const design = madeBy(['tackle_twill'], { playerNumber: '', quantity: 24 })
	const [way] = waysOf(design)
	const { location, size } = elementsOf(design)[0]!
	const cents = (type: DecorationMethod) => decorationPrice({ type, size, location }, specPrices)
	const gross = (cents('tackle_twill') - cents('screen')) * 24
	expect(way?.savesCents).toBe(Math.round(gross * 0.9 * 1.08))
	expect(way?.message).toContain('for the team name saves $')
})

test.each([
	['all is printed', waysOf(madeBy(['screen']))],
	['the art is dyed in', waysOf(madeBy(['tackle_twill']), {}, { sublimated: true })],
	['the product takes twill only', waysOf(madeBy(['tackle_twill']), {}, { methods: ['tackle_twill'] })],
	['there is nothing on it', waysOf(madeBy(['screen'], { teamName: '', playerNumber: '' }))],
])('nothing is listed when %s', (_case, ways) => {
	expect(ways).toEqual([])
})

test('a method that cannot make the element well is not proposed', () => {
	const many = Array.from({ length: 13 }, (_, at) => ({ hex: `#0000${16 + at}`, share: 1 / 13 }))
	const art = asset({ kind: 'vector', inks: many })
	const crest = (methods: readonly DecorationMethod[], of: Partial<Product>) => {
		const part = { teamName: '', playerNumber: '', logos: [logo({ alt: 'Wildcat head' })] }
		const design = { ...madeBy(methods, part), assets: { [art.id]: art } }
		return waysOf(design, {}, of)
	}
	// Embroidery costs less than twill, but takes 12 threads.
	expect(crest(['tackle_twill'], { methods: ['embroidery', 'tackle_twill'] })).toEqual([])
	expect(crest(['tackle_twill'], {})[0]?.message).toContain('for Wildcat head saves $')
})

test('a suggestion that is taken twice changes the design once', () => {
	const design = madeBy(['tackle_twill'])
	const [way] = waysOf(design)
	const once = way!.apply(design.config)
	expect(way!.apply(once)).toBe(once)
})

test('of a kit the piece is named, and the order of the whole kit is priced', () => {
	const [jersey, pants] = [madeBy(['tackle_twill']), madeBy(['screen'])]
	const pieces = [pieceOf(jersey), pieceOf(pants, {}, 'pants')]
	const ways = cheaperMethods(pieces, order())
	expect(ways.every(({ pieceId }) => pieceId === 'jersey')).toBe(true)
	expect(ways[0]?.message).toContain('(Jersey) saves $')
})

/** mulberry32: a small random generator, repeatable by its seed. */
function randomFrom(seed: number) {
	let state = seed
	return (below: number) => {
		state = (state + 0x6d2b79f5) | 0
		let t = Math.imul(state ^ (state >>> 15), 1 | state)
		t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
		return ((t ^ (t >>> 14)) >>> 0) % below
	}
}

const garments = ['football-jersey', 'hoodie', 'snapback', 'polo', 'basketball-jersey'] as const
const roleSets: readonly Role[][] = [[], ['coach'], ['school_admin']]
const team: BuilderTeam = {
	id: 'rams',
	name: 'Lakewood Rams',
	season: 'Fall 2026',
	fundraisingBp: 1_000,
	isTaxExempt: false,
}

function randomOrder(seed: number) {
	const random = randomFrom(seed)
	const pick = <T>(list: readonly T[]): T => list[random(list.length)]!
	const methods = Array.from({ length: 5 }, () => pick(decorationMethods))
	const part = {
		playerName: pick(['', 'Johnson']),
		playerNumber: pick(['', '24']),
		quantity: pick([1, 11, 12, 23, 24, 49, 50, 99, 100, 1 + random(200)]),
		fundraisingEnabled: random(2) === 0,
		logos: random(2) === 0 ? [] : [logo({ width: 40 + random(80), height: 40 + random(80) })],
	}
	const players = Array.from({ length: random(4) }, (_, at): DesignPlayer => ({
		name: at % 2 === 0 ? 'Lee' : '',
		number: at === 1 ? '' : String(at),
		size: 'M',
		quantity: 1 + random(9),
	}))
	const facts = order({ players, roles: pick(roleSets), team: pick([null, team]) })
	return { design: madeBy(methods, part, pick(garments)), facts, baseCents: random(9_000) }
}

const seeds = Array.from({ length: 60 }, (_, at) => 20_261_128 + at)

test('each suggestion that is taken lowers the shown total by exactly the named sum', () => {
	let taken = 0
	for (const seed of seeds) {
		const { design, facts, baseCents } = randomOrder(seed)
		const totalWith = (config: Dressed['config']) =>
			priceOfPieces([pieceOf({ ...design, config }, { baseCents })], facts)!.checkout.totalCents
		const before = totalWith(design.config)
		for (const way of cheaperMethods([pieceOf(design, { baseCents })], facts)) {
			expect(way.savesCents, `seed ${seed}`).toBeGreaterThan(0)
			expect(before - totalWith(way.apply(design.config)), `seed ${seed}: ${way.message}`).toBe(
				way.savesCents,
			)
			taken += 1
		}
	}
	expect(taken).toBeGreaterThan(60)
})
