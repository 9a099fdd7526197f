import { expect, test } from 'vitest'
import type { BulkItem } from '../schemas.ts'
import type { CatalogItem, Player } from '../views.ts'
import {
	atPrices,
	byPlayer,
	changeLines,
	colorOfLine,
	inRows,
	lineFor,
	loadRoster,
	putBackInto,
	setColor,
	setQuantities,
	setSizes,
	withoutOrdered,
	type LineChange,
} from './items.ts'
import { catalogColor, catalogEntry } from '../../../tests/factories/bulk-orders/lines.ts'

const color = (id: string, sizes: readonly string[], extras: Readonly<Record<string, number>> = {}) =>
	catalogColor(
		id,
		sizes.map((size) => ({ variantId: `${id} ${size}`, size, stock: 10, extraCents: extras[size] ?? 0 })),
	)

const entry = (change: Partial<CatalogItem> = {}) =>
	catalogEntry({ colors: [color('green', ['S', 'M', 'L']), color('white', ['S', 'L'])], ...change })
const jersey = entry()
const shorts = entry({
	id: 'shorts',
	productId: 'p-shorts',
	kind: 'Shorts',
	colors: [color('gold', ['M', 'XL'])],
})
const hat = entry({ id: 'hat', productId: 'p-hat', kind: 'Hat', colors: [color('cap', ['One Size'])] })

const player = (id: string, change: Partial<Player> = {}): Player => ({
	id,
	name: `Player of ${id}`,
	printedName: `PLAYER OF ${id}`,
	number: '00',
	size: 'L',
	shortsSize: 'M',
	has: [],
	...change,
})
const ids = () => {
	let count = 0
	return () => `new ${(count += 1)}`
}
const load = (items: readonly BulkItem[], catalog: CatalogItem[], roster: Player[]) =>
	loadRoster(items, { catalog, roster, newId: ids() })

test.each([
	[jersey, player('a'), 'L', 'green L'],
	[jersey, player('a', { size: 'l ' }), 'L', 'green L'],
	[jersey, player('a', { size: '5XL' }), '', ''],
	[shorts, player('a'), 'M', 'gold M'],
	[shorts, player('a', { size: 'XL', shortsSize: '' }), 'XL', 'gold XL'],
	[hat, player('a'), 'One Size', 'cap One Size'],
])('a line of $kind takes the size that belongs to it', (item, who, size, variant) => {
	expect(lineFor(item, who, 'x')).toMatchObject({ size, variant_id: variant, number: '00', qty: 1 })
})

test('a color of which nothing is left is no one’s first choice', () => {
	const [green, white] = jersey.colors
	if (!green || !white) throw new Error('There are too few colors')
	const soldOut = { ...green, sizes: green.sizes.map((size) => ({ ...size, stock: 0 })) }
	const item = { ...jersey, colors: [soldOut, white] }
	expect(lineFor(item, player('a'), 'x').variant_id).toBe('white L')
	expect(lineFor({ ...item, colors: [soldOut] }, player('a'), 'x').variant_id).toBe('green L')
})

test('every player gets one line of every garment, side by side, and closed ones are left out', () => {
	const items = load([], [jersey, shorts, entry({ id: 'late', isClosed: true })], [player('a'), player('b')])
	expect(items.map(({ roster_id: who, item_id: what }) => [who, what])).toEqual([
		['a', 'jersey'],
		['a', 'shorts'],
		['b', 'jersey'],
		['b', 'shorts'],
	])
})

test('loading again adds what is new and leaves what is there as it was typed', () => {
	const first = load([], [jersey], [player('a')]).map((item) => ({ ...item, qty: 3, number: '7' }))
	const again = load(first, [jersey, shorts], [player('a'), player('b')])
	expect(again.map(({ roster_id: who, item_id: what, qty }) => [who, what, qty])).toEqual([
		['a', 'jersey', 3],
		['a', 'shorts', 1],
		['b', 'jersey', 1],
		['b', 'shorts', 1],
	])
})

test('who has ordered a garment already can be left out, garment by garment', () => {
	const roster = [player('a', { has: ['jersey'] }), player('b')]
	const items = loadRoster([], { catalog: [jersey, shorts], roster, newId: ids(), isOnlyMissing: true })
	expect(items.map(({ roster_id: who, item_id: what }) => [who, what])).toEqual([
		['a', 'shorts'],
		['b', 'jersey'],
		['b', 'shorts'],
	])
})

test('players typed by hand stand alone, rows of one player together', () => {
	const typed = lineFor(jersey, null, 'typed')
	const [a] = load([], [jersey], [player('a')])
	const late = { ...lineFor(shorts, player('a'), 'late') }
	const items = inRows([...(a ? [a] : []), typed, late])
	expect(items.map(({ id }) => id)).toEqual(['new 1', 'late', 'typed'])
	expect(byPlayer(items).map(({ key }) => key)).toEqual(['a', 'typed'])
})

test('color and size are chosen one after the other; a color that lacks the size waits for another', () => {
	const [line] = load([], [jersey], [player('a', { size: 'M' })])
	const change = (...changes: readonly LineChange[]) =>
		changes.reduce(
			(lines, one) => changeLines(lines, new Map([['new 1', one]]), [jersey]),
			line ? [line] : [],
		)[0]
	expect(line).toMatchObject({ variant_id: 'green M', size: 'M' })
	const white = change({ color: 'white' })
	expect(white).toMatchObject({ variant_id: '', size: '', color: 'white' })
	expect(white && colorOfLine(jersey, white)?.id).toBe('white')
	expect(change({ color: 'white' }, { size: 'S' })).toMatchObject({ variant_id: 'white S', size: 'S' })
	expect(change({ color: 'white', size: 'S' })?.color).toBeUndefined()
	expect(change({ color: 'gold', size: 'M' })).toMatchObject({ variant_id: 'green M' })
	expect(change({ size: '' })).toMatchObject({ variant_id: '', size: '', color: 'green' })
})

test('sizes, colors and quantities are set for one garment and for no other', () => {
	const items = load([], [jersey, shorts], [player('a'), player('b')])
	const own = (all: readonly BulkItem[], what: string) => all.filter(({ item_id: id }) => id === what)
	const sized = setSizes(setColor(items, jersey, 'white'), jersey, 'S')
	expect(own(sized, 'jersey').map(({ variant_id: id }) => id)).toEqual(['white S', 'white S'])
	// White has no M: those lines stay unchanged.
	expect(setSizes(sized, jersey, 'M')).toEqual(sized)
	expect(own(sized, 'shorts')).toEqual(own(items, 'shorts'))
	expect(setQuantities(items, 'shorts', 2).map(({ qty }) => qty)).toEqual([1, 2, 1, 2])
})

test('prices follow the catalog; what is gone keeps the one that was seen', () => {
	const items = load([], [jersey, shorts], [player('a')])
	const now = atPrices(items, { catalog: [{ ...jersey, unitCents: 5_500 }], nameless: new Set() })
	expect(now.map(({ price }) => price)).toEqual([5_500, 5_000])
})

test('a row costs what its design prints of its player, also while it is changed', () => {
	const priced = { ...jersey, nameCents: 800, numberCents: 1_200 }
	const price = (items: readonly BulkItem[]) => items.map((item) => item.price)
	const items = load([], [priced, shorts], [player('a'), { ...player('b'), number: '' }])
	expect(price(items)).toEqual([7_000, 5_000, 5_800, 5_000])
	const offers = { catalog: [priced, shorts], nameless: new Set(['a']) }
	expect(price(atPrices(items, offers))).toEqual([6_200, 5_000, 5_800, 5_000])
	const typed = (number: string, at: number) =>
		price(changeLines(items, new Map([[items[at]?.id ?? '', { number }]]), [priced, shorts]))[at]
	expect([typed('', 0), typed('9', 0), typed('9', 2), typed('9', 3)]).toEqual([5_800, 7_000, 7_000, 5_000])
})

test('what was ordered leaves the cart line by line, an unprinted name included', () => {
	const items = load([], [jersey, shorts], [player('a'), player('b')])
	const bought = items.slice(0, 3).map((item, at) => ({
		variantId: item.variant_id,
		playerName: at === 0 ? '' : item.player_name,
		playerNumber: item.number,
		quantity: item.qty,
	}))
	expect(withoutOrdered(items, bought).map(({ id }) => id)).toHaveLength(1)
	expect(withoutOrdered(items, [])).toEqual(items)
	expect(
		withoutOrdered(items, [{ variantId: 'other', playerName: '', playerNumber: '', quantity: 1 }]),
	).toEqual(items)
})

test('a name is taken away however its letters were typed', () => {
	const typed = { ...lineFor(entry(), null, 'a'), player_name: 'Nu\u0301n\u0303ez ', number: '7' }
	const { variant_id: variantId, qty: quantity } = typed
	const bought = { variantId, playerName: 'Núñez', playerNumber: '7', quantity }
	expect(withoutOrdered([typed], [bought])).toEqual([])
})

test('what was taken out comes back where it stood, and what was done since stays', () => {
	const before = ['a', 'b', 'c'].map((id) => lineFor(entry(), null, id))
	const gone = before.slice(0, 1)
	const since = [...setQuantities(before.slice(1), 'jersey', 3), lineFor(entry(), null, 'd')]
	const back = putBackInto(since, { gone, before })
	expect(back.map(({ id, qty }) => [id, qty])).toEqual([
		['a', 1],
		['b', 3],
		['c', 3],
		['d', 1],
	])
	expect(putBackInto([], { gone: before, before })).toEqual(before)
})

test('the price of a line follows its size, however the size is changed', () => {
	const sized = entry({
		colors: [
			color('green', ['S', 'M', 'L', '2XL'], { L: 100, '2XL': 200 }),
			color('white', ['S', 'L'], { L: 300 }),
		],
	})
	const base = sized.unitCents + sized.nameCents + sized.numberCents
	const line = lineFor(sized, player('a', { size: '2XL' }), 'one')
	expect(line.price).toBe(base + 200)
	const change = (item: BulkItem, size: string) =>
		changeLines([item], new Map([['one', { size }]]), [sized])[0]!
	const small = change(line, 'S')
	expect([small.price, change(small, 'L').price, change(line, '5XL').price]).toEqual([base, base + 100, base])
	expect(setSizes([small], sized, '2XL')[0]?.price).toBe(base + 200)
	expect(setColor([change(line, 'L')], sized, 'white')[0]).toMatchObject({ size: 'L', price: base + 300 })
	// White is not made in 2XL: the size is open again.
	expect(setColor([line], sized, 'white')[0]).toMatchObject({ size: '', price: base })
	expect(atPrices([{ ...line, price: 1 }], { catalog: [sized], nameless: new Set() })[0]?.price).toBe(
		base + 200,
	)
})
