// Cells and lines of the coach's grid, both ways.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { catalogColor, catalogEntry } from '../../../tests/factories/bulk-orders/lines.ts'
import type { BulkItem } from '../schemas.ts'
import type { CatalogItem, Player } from '../views.ts'
import { cellText, typedCell, type TypedCell } from './cell-text.ts'
import { blockOf, filledDown, filledFromRoster, nextOf, openCells, sumOf, withBlock } from './grid-edits.ts'
import {
	cellLines,
	gridRows,
	inGridOrder,
	isOrderedFor,
	linesAt,
	withCell,
	withPlayer,
	withTyped,
} from './grid.ts'
import { lineFor, loadRoster } from './items.ts'

const color = (id: string, sizes: readonly string[]) =>
	catalogColor(
		id,
		sizes.map((size) => ({ variantId: `${id} ${size}`, size, stock: 500 })),
	)
const jersey = catalogEntry({
	colors: [color('design', ['YM', 'S', 'M', 'L', 'XL', '2XL'])],
	numberCents: 200,
})
const shorts = catalogEntry({
	id: 'shorts',
	productId: 'p-shorts',
	kind: 'Shorts',
	unitCents: 3_000,
	colors: [color('gold', ['M', 'L'])],
})
const hoodie = catalogEntry({
	id: 'hoodie',
	productId: 'p-hoodie',
	kind: 'Hoodie',
	isRequired: false,
	colors: [color('Navy', ['S', 'M']), color('Navy Heather', ['M', 'L'])],
})
const cap = catalogEntry({ id: 'cap', productId: 'p-cap', kind: 'Hat', colors: [color('cap', ['One Size'])] })
const catalog = [jersey, shorts, hoodie, cap]

const player = (id: string, change: Partial<Player> = {}): Player => ({
	id,
	name: `Player ${id}`,
	printedName: 'PLAYER',
	number: '7',
	size: 'M',
	shortsSize: 'L',
	has: [],
	...change,
})
const roster = [
	player('a'),
	player('b', { size: 'XL', shortsSize: '' }),
	player('c', { size: '', has: ['jersey'] }),
]
const nameless: ReadonlySet<string> = new Set()
const ids = () => {
	let count = 0
	return () => `new ${(count += 1)}`
}
const rowsOf = (items: readonly BulkItem[]) => gridRows({ roster, items })
const sheetOf = (items: readonly BulkItem[]) => ({ rows: rowsOf(items), catalog, nameless, newId: ids() })

const line = (id: string, change: Partial<BulkItem> = {}): BulkItem => ({
	id,
	product_id: 'p-jersey',
	item_id: 'jersey',
	roster_id: 'a',
	player_name: 'Player a',
	variant_id: 'design M',
	size: 'M',
	number: '7',
	qty: 1,
	price: 5_200,
	...change,
})

const choice = (size: string, qty = 1, of?: string): TypedCell => ({
	kind: 'choices',
	choices: [{ size, qty, color: of }],
})

test.each<[CatalogItem, string, TypedCell]>([
	[jersey, 'm', choice('M')],
	[jersey, ' L ', choice('L')],
	[jersey, 'Adult Large', choice('L')],
	[jersey, 'Yth M', choice('YM')],
	[jersey, 'M x2', choice('M', 2)],
	[jersey, 'm x 2', choice('M', 2)],
	[jersey, 'M/2', choice('M', 2)],
	[jersey, 'M*3', choice('M', 3)],
	[jersey, '2xl', choice('2XL')],
	[jersey, '2XL x3', choice('2XL', 3)],
	[jersey, '2 x L', choice('L', 2)],
	[jersey, '2xM', choice('M', 2)],
	[jersey, '3XL', choice('3XL')],
	[jersey, '9xl', choice('9xl')],
	[jersey, '3XL x2', choice('3XL', 2)],
	[jersey, '3', choice('S', 3)],
	[jersey, 'x2', choice('S', 2)],
	[jersey, 'yes', choice('S')],
	[jersey, '', { kind: 'empty' }],
	[jersey, '-', { kind: 'notNeeded' }],
	[jersey, 'no', { kind: 'notNeeded' }],
	[jersey, 'Not needed', { kind: 'notNeeded' }],
	[jersey, 'Q9', choice('Q9')],
	[
		jersey,
		'M, L x2',
		{
			kind: 'choices',
			choices: [
				{ size: 'M', color: undefined, qty: 1 },
				{ size: 'L', color: undefined, qty: 2 },
			],
		},
	],
	[hoodie, 'M navy', choice('M', 1, 'Navy')],
	[hoodie, 'navy heather L x2', choice('L', 2, 'Navy Heather')],
	[hoodie, 'Navy', choice('S', 1, 'Navy')],
	[cap, 'one', choice('One Size')],
	[cap, '1234', choice('1234')],
])('in $model "%s" is read as %j', (entry, text, cell) => {
	expect(typedCell(entry, text, 'S')).toEqual(cell)
})

/** Carts as two coaches, imports and hands have made them: several lines in a cell, names by hand, items long gone. */
const someLine: fc.Arbitrary<Omit<BulkItem, 'id'>> = fc
	.record({
		entry: fc.constantFrom(...catalog, catalogEntry({ id: 'gone', productId: 'p-gone' })),
		who: fc.constantFrom('a', 'b', 'c', 'left', null),
		name: fc.constantFrom('', 'Sam Vale', 'Ann Orr', 'Player a', ' Sam Vale '),
		number: fc.constantFrom('', '7', '07'),
		size: fc.constantFrom('', 'S', 'M', 'L', 'Q', 'One Size'),
		of: fc.nat(1),
		qty: fc.constantFrom(0, 1, 2, 40),
		mark: fc.boolean(),
	})
	.map(({ entry, who, name, number, size, of, qty, mark }) => {
		const made = (entry.colors[of] ?? entry.colors[0])?.sizes.find((one) => one.size === size)
		return {
			product_id: entry.productId,
			item_id: entry.id,
			roster_id: who,
			player_name: name,
			variant_id: made?.variantId ?? '',
			size: mark ? '' : size,
			number,
			qty: mark ? 0 : qty,
			price: 5_000,
			...(mark && { variant_id: '', not_needed: true as const }),
		}
	})
const someCart = fc
	.array(someLine, { maxLength: 30 })
	.map((lines) => lines.map((one, at): BulkItem => ({ ...one, id: `line ${at}` })))
const someText = fc.constantFrom('', '-', 'M', 'l x2', 'M, L', 'navy M', '3', 'Q', 'yes', 'XL/2', 'one')

test('every line stands in exactly one cell, or has no column; the order of the grid loses none', () => {
	fc.assert(
		fc.property(someCart, (items) => {
			const rows = rowsOf(items)
			const cells = cellLines(items)
			const shown = rows.flatMap((row) => catalog.flatMap((entry) => linesAt(cells, row, entry)))
			const hidden = items.filter(({ item_id: id }) => id === 'gone')
			expect([...shown, ...hidden].toSorted(byId)).toEqual(items.toSorted(byId))
			expect(inGridOrder(items, rows, catalog).toSorted(byId)).toEqual(items.toSorted(byId))
		}),
	)
})
const byId = (one: BulkItem, other: BulkItem) => one.id.localeCompare(other.id)

test('typing what a cell shows changes nothing', () => {
	fc.assert(
		fc.property(someCart, fc.nat(20), fc.nat(3), (items, at, column) => {
			const { rows, ...sheet } = sheetOf(items)
			const [row, entry] = [rows[at % rows.length]!, catalog[column]!]
			const text = cellText(entry, linesAt(cellLines(items), row, entry))
			const isSizeless = linesAt(cellLines(items), row, entry).some(
				({ size, not_needed: mark }) => size === '' && !mark,
			)
			if (!isSizeless) expect(withTyped(items, { row, entry, ...sheet }, text)).toBe(items)
		}),
	)
})

test('a typed cell touches no other line, and its lines carry the name and number of its own player', () => {
	fc.assert(
		fc.property(someCart, fc.nat(20), fc.nat(3), someText, (items, at, column, text) => {
			const { rows, ...sheet } = sheetOf(items)
			const [row, entry] = [rows[at % rows.length]!, catalog[column]!]
			const here = new Set(linesAt(cellLines(items), row, entry).map(({ id }) => id))
			const after = withTyped(items, { row, entry, ...sheet }, text)
			expect(after.filter(({ id }) => !here.has(id) && !id.startsWith('new'))).toEqual(
				items.filter(({ id }) => !here.has(id)),
			)
			for (const one of after.filter(({ id }) => id.startsWith('new'))) {
				expect(one).toMatchObject({ item_id: entry.id, product_id: entry.productId, roster_id: row.rosterId })
				const [first] = linesAt(cellLines(items), row, entry)
				const own = row.player
					? lineFor(entry, row.player, 'x')
					: { player_name: row.name, number: row.number }
				const { player_name: name, number } = first ?? own
				expect([one.player_name, one.number]).toEqual([name, number])
			}
			const cell = typedCell(entry, text, 'S')
			const left = after.filter(({ id }) => here.has(id) || id.startsWith('new'))
			if (cell.kind === 'choices' && after !== items)
				expect(left.map(({ qty }) => qty)).toEqual(cell.choices.map(({ qty }) => qty))
		}),
	)
})

test('a block is the same as its cells typed one after the other, but for what is ordered already', () => {
	const block = fc.array(fc.array(someText, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 5 })
	fc.assert(
		fc.property(someCart, fc.nat(4), fc.nat(3), block, (items, down, across, texts) => {
			const { rows, ...sheet } = sheetOf(items)
			const cells = texts.flatMap((line, row) => line.map((text, column) => ({ text, row, column })))
			const typed = cells.reduce<readonly BulkItem[]>((now, { text, ...at }) => {
				const [row, entry] = [rows[at.row + down], catalog[at.column + across]]
				if (!row || !entry || text === '') return now
				const isOrdered = isOrderedFor(row, entry) && linesAt(cellLines(now), row, entry).length === 0
				return isOrdered ? now : withTyped(now, { row, entry, ...sheet }, text)
			}, items)
			const at = { row: down, column: across }
			expect(withBlock(items, sheetOf(items), { at, block: texts }).items).toEqual(typed)
		}),
	)
})

test('a size that is not made stays as typed; a size sought in another color takes that color', () => {
	const { rows, ...sheet } = sheetOf([])
	const at = (entry: CatalogItem, text: string) => withTyped([], { row: rows[0]!, entry, ...sheet }, text)[0]
	expect(at(jersey, 'Q')).toMatchObject({ size: 'Q', variant_id: '', qty: 1, price: 5_200 })
	expect(at(hoodie, 'L')).toMatchObject({ size: 'L', variant_id: 'Navy Heather L' })
	expect(at(hoodie, 'M navy heather x2')).toMatchObject({ variant_id: 'Navy Heather M', qty: 2 })
	expect(at(cap, '2')).toMatchObject({ variant_id: 'cap One Size', qty: 2 })
})

test('a mark of what is not needed replaces the lines, and a size replaces the mark', () => {
	const { rows, ...sheet } = sheetOf([])
	const context = { row: rows[0]!, entry: jersey, ...sheet }
	const items = [
		line('one'),
		line('two', { size: 'L', variant_id: 'design L' }),
		line('three', { roster_id: 'b' }),
	]
	const marked = withTyped(items, context, '-')
	expect(marked).toMatchObject([
		{ id: 'one', not_needed: true, qty: 0, variant_id: '', size: '' },
		{ id: 'three' },
	])
	expect(withTyped(marked, context, 'XL')).toEqual([
		line('one', { size: 'XL', variant_id: 'design XL' }),
		line('three', { roster_id: 'b' }),
	])
	expect(withCell(marked, context, { kind: 'empty' })).toMatchObject([{ id: 'three' }])
})

test('the roster fills required cells that are empty, not ordered and not marked, in its own sizes', () => {
	const marked = withTyped([], { row: rowsOf([])[0]!, entry: cap, nameless, newId: () => 'mark' }, '-')
	const done = filledFromRoster(marked, sheetOf(marked))
	const cells = done.items.map(({ roster_id: who, item_id: what, size }) => `${who} ${what} ${size}`)
	expect(cells.toSorted()).toEqual([
		'a cap ',
		'a jersey M',
		'a shorts L',
		'b cap One Size',
		'b jersey XL',
		'b shorts ',
		'c cap One Size',
		'c shorts L',
	])
	expect(filledFromRoster(done.items, sheetOf(done.items)).items).toBe(done.items)
	// As "Load roster" of the items makes them.
	const loaded = loadRoster([], { catalog: [jersey], roster: [player('a')], newId: () => 'x' })
	expect(done.items.find(({ item_id: what }) => what === 'jersey')).toEqual({ ...loaded[0], id: 'new 1' })
})

test('fill down repeats a cell in the empty ones below; from an empty cell it takes each roster size', () => {
	const items = [line('one', { qty: 2 })]
	const sheet = sheetOf(items)
	const down = filledDown(items, sheet, { row: 0, column: 0 })
	expect(down).toMatchObject({ cells: 1, items: [{ id: 'one' }, { roster_id: 'b', size: 'M', qty: 2 }] })
	const sizes = filledDown(items, sheetOf(items), { row: 0, column: 1 })
	expect(sizes.items.slice(1)).toMatchObject([
		{ roster_id: 'a', item_id: 'shorts', size: 'L' },
		{ roster_id: 'c', item_id: 'shorts', size: 'L' },
	])
})

test('a block with names finds its rows by them; what is ordered or has no place is counted as left', () => {
	const named = withBlock([], sheetOf([]), {
		at: { row: 2, column: 0 },
		block: [
			['player  B', 'L', ''],
			['Player a', 'S', 'M'],
			['Player c', 'M', 'L'],
		],
	})
	expect(named).toMatchObject({ cells: 4, left: 1 })
	expect(named.items).toMatchObject([
		{ roster_id: 'b', item_id: 'jersey', size: 'L' },
		{ roster_id: 'a', item_id: 'jersey', size: 'S' },
		{ roster_id: 'a', item_id: 'shorts', size: 'M' },
		{ roster_id: 'c', item_id: 'shorts', size: 'L' },
	])
	const over = withBlock([], sheetOf([]), { at: { row: 1, column: 3 }, block: blockOf('1\tx\n2\n3\r\n') })
	expect(over).toMatchObject({ cells: 2, left: 2 })
})

test('players typed by hand keep their own lines when one is renamed', () => {
	const by = (id: string, name: string) => line(id, { roster_id: null, player_name: name })
	const items = [by('one', 'Sam'), by('two', 'Ann'), by('three', 'Sam')]
	const [, , , sam] = rowsOf(items)
	const renamed = withPlayer(items, sam!, { catalog, nameless, name: 'Sammy', number: '9' })
	expect(renamed.map(({ player_name: name, number }) => `${name} ${number}`)).toEqual([
		'Sammy 9',
		'Ann 7',
		'Sammy 9',
	])
})

test('sums leave marks out; missing cells are found row by row, and the search starts over at the end', () => {
	const mark = line('mark', { not_needed: true, qty: 0, variant_id: '', size: '' })
	expect(sumOf([line('one', { qty: 3 }), mark])).toEqual({ units: 3, cents: 15_600 })
	const items = [mark, line('two', { roster_id: 'b', variant_id: '', size: 'Q' })]
	const open = openCells(items, sheetOf(items), new Map([['two', 'Size Q is not made.']]))
	expect(open.wrong).toEqual([{ row: 1, column: 0 }])
	expect(open.missing.map(({ row, column }) => `${row}:${column}`)).toEqual([
		'0:1',
		'0:3',
		'1:1',
		'1:3',
		'2:1',
		'2:3',
	])
	expect(nextOf(open.missing, { row: 1, column: 1 })).toEqual({ row: 1, column: 3 })
	expect(nextOf(open.missing, { row: 2, column: 3 })).toEqual({ row: 0, column: 1 })
	expect(nextOf([], { row: 0, column: 0 })).toBeUndefined()
})
