import { expect, test } from 'vitest'
import { DesignConfig } from '#garments/schemas.ts'
import { VariantId } from '#kit/ids.ts'
import type { RosteredLine } from '../schemas.ts'
import {
	isWithin,
	pricedLine,
	sharesLines,
	standingStatuses,
	type OrderedDesign,
	type Sellable,
} from './lines.ts'
import { designWorn, isOlderSale, printedOn } from './printed.ts'
import { specPrices } from '#pricing/rules/price-list.ts'
import type { PriceList } from '#pricing/schemas.ts'

const of = (text: string) =>
	text.split(' ').map((part) => ({ key: part.slice(0, 1), quantity: Number(part.slice(1)) }))

test.each([
	['a1', 'a1', true, true],
	['a1', 'a2', true, true],
	['a2', 'a1', true, false],
	['a1 a1', 'a2', true, true],
	['a1 a2', 'a2', true, false],
	['a1 b1', 'a1', true, false],
	['a1', 'a1 b1', true, true],
	['a1', 'b1', false, false],
])('%s beside %s: shares lines %s, lies within it %s', (part, whole, shares, within) => {
	expect(sharesLines(of(part), of(whole))).toBe(shares)
	expect(isWithin(of(part), of(whole))).toBe(within)
})

test('an order that has ended, or whose money went back, stands no more', () => {
	expect(standingStatuses).not.toContain('cancelled')
	expect(standingStatuses).not.toContain('refunded')
	expect(standingStatuses).toHaveLength(8)
})

const print = (location: 'front' | 'back', itemId?: string) => ({
	type: 'screen' as const,
	location,
	size: 'small' as const,
	description: '',
	...(itemId && { itemId }),
})
const sold: Sellable = {
	id: 'v',
	productId: 'p',
	size: 'M',
	colorway: 'white',
	color: 'White / Forest',
	stock: 9,
	leadTimeDays: 5,
	sku: 'FH-1',
	sport: 'football',
	brand: 'Rawhide',
	model: 'Game Jersey',
	baseCents: 5_000,
	images: [],
	attributes: { kind: 'Jersey' },
	blankPicture: null,
}
const config = DesignConfig.parse({
	primaryColor: '#f7f7f5',
	secondaryColor: '#0f4a31',
	teamName: 'RAMS',
	playerName: 'VALE',
	playerNumber: '12',
	decorations: [
		print('front', 'team-front'),
		print('back', 'name-back'),
		print('back', 'number-back'),
		print('front'),
	],
	addOns: [],
})
const both = { name: true, number: true }
const priced = (
	player: Partial<RosteredLine>,
	design: Partial<OrderedDesign> | null = {},
	prices: PriceList = specPrices,
) =>
	pricedLine(
		{
			variantId: VariantId.parse(crypto.randomUUID()),
			design: null,
			quantity: 2,
			playerName: 'Robin',
			playerNumber: '7',
			...player,
		},
		sold,
		{
			prices,
			design: design && {
				id: 'd',
				version: 1,
				productId: 'p',
				config,
				colorway: null,
				prints: both,
				kit: null,
				...design,
			},
		},
	)

// Screen print, small: $8 front and back. Spec §9.
test.each<
	[string, Partial<RosteredLine>, Partial<OrderedDesign> | null, number, { name: boolean; number: boolean }]
>([
	['name and number', {}, {}, 8_200, both],
	['no name', { playerName: '' }, {}, 7_400, both],
	['no number', { playerNumber: ' ' }, {}, 7_400, both],
	['neither', { playerName: '', playerNumber: '' }, {}, 6_600, both],
	['a player who wants no name', { omitsName: true }, {}, 7_400, { name: false, number: true }],
	[
		'a design that prints no name',
		{},
		{ prints: { name: false, number: true } },
		7_400,
		{ name: false, number: true },
	],
	['a plain product', {}, null, 5_000, { name: false, number: false }],
])('a piece pays for what is printed on it: %s', (_, player, design, unitCents, prints) => {
	const line = priced(player, design)
	expect(line).toMatchObject({ unitCents, lineCents: 2 * unitCents, snapshot: { prints } })
	expect(line.snapshot.extras.reduce((sum, extra) => sum + extra.unitCents, 5_000)).toBe(unitCents)
})

test('a bought line keeps the price of each part that it had, and pays the price of now for what is new', () => {
	const { snapshot, unitCents } = priced({ playerName: '' })
	const bought = { variantId: sold.id, ...snapshot, baseCents: 4_000 }
	const { screen, ...others } = specPrices.decorationCents
	const dearScreen = { ...screen, small: screen.small.map(() => 900) }
	const dear = { ...specPrices, decorationCents: { ...others, screen: dearScreen } }
	expect(unitCents).toBe(7_400)
	expect(priced({ playerName: '', bought }, {}, dear)).toMatchObject({ unitCents: 6_400 })
	expect(priced({ bought }, {}, dear)).toMatchObject({
		unitCents: 7_300,
		snapshot: { baseCents: 4_000, decorationsCents: 3_300 },
	})
	const quoted = { ...bought, extras: [...snapshot.extras, { label: 'Price as quoted', unitCents: -300 }] }
	expect(priced({ playerName: '', bought: quoted }, {}, dear)).toMatchObject({ unitCents: 6_100 })
	const price = { unitCents: 5_900, isAgreed: true }
	expect(priced({ playerName: '', bought, price }, {}, dear).snapshot.extras.at(-1)).toEqual({
		label: 'Agreed price',
		unitCents: -500,
	})
})

test('a line has the color of its blank, and beside it the colors of its design', () => {
	expect(priced({}).snapshot).toMatchObject({ color: 'White / Forest', designColors: 'White / Forest' })
	expect(priced({}, null).snapshot).toMatchObject({ color: 'White / Forest' })
	expect(priced({}, null).snapshot.designColors).toBeUndefined()
})

const line = (designId: string | null, prints?: { name: boolean; number: boolean }) => ({
	designId,
	customization: { player_name: 'Robin', number: '7', size: 'M' },
	snapshot: { ...priced({}, null).snapshot, prints },
})

test.each([
	['a design that prints both', line('d', both), { name: 'Robin', number: '7' }],
	['a design that prints the number', line('d', { name: false, number: true }), { name: '', number: '7' }],
	['an order from before, with a design', line('d'), { name: 'Robin', number: '7' }],
	['an order from before, plain', line(null), { name: '', number: '' }],
	['a plain product', line(null, { name: false, number: false }), { name: '', number: '' }],
])('what a line prints: %s', (_, sale, printed) => {
	expect(printedOn(sale)).toEqual(printed)
	const plain = DesignConfig.parse({ ...config, playerName: '', playerNumber: '' })
	const drawn = designWorn(isOlderSale(sale) ? plain : config, sale)
	expect({ name: drawn.playerName, number: drawn.playerNumber }).toEqual(printed)
})
