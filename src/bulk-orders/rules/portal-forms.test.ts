import { expect, test } from 'vitest'
import { afterPress, lineChangesOf, portalInputOf, type Known } from './portal-forms.ts'
import type { BulkItem } from '../schemas.ts'
import type { CatalogItem, Player } from '../views.ts'
import { rowProblems } from './checks.ts'
import { catalogColor, catalogEntry } from '../../../tests/factories/bulk-orders/lines.ts'

const id = (digit: number) => `${String(digit).repeat(8)}-0000-4000-8000-000000000000`

const jersey = catalogEntry({
	id: id(1),
	productId: id(2),
	unitCents: 5_500,
	colors: [
		catalogColor('green', [
			{ variantId: id(3), size: 'M', stock: 2 },
			{ variantId: id(4), size: 'L', stock: 0 },
		]),
	],
})
const player: Player = {
	id: id(5),
	name: 'Robin',
	printedName: 'ROBIN',
	number: '07',
	size: 'M',
	shortsSize: '',
	has: [],
}
const known = (change: Partial<Known> = {}): Known => ({
	catalog: [jersey],
	roster: [player],
	own: null,
	nameless: new Set(),
	newId: () => id(6),
	...change,
})
const line = {
	id: id(7),
	product_id: id(2),
	item_id: id(1),
	roster_id: id(5),
	player_name: 'ROBIN',
	variant_id: id(3),
	size: 'M',
	number: '07',
	qty: 1,
	price: 5_500,
}

function formOf(fields: Record<string, string>): FormData {
	const form = new FormData()
	for (const [name, value] of Object.entries(fields)) form.append(name, value)
	return form
}

function pressed(fields: Record<string, string>, change: Partial<Known> = {}) {
	const form = formOf(fields)
	const input = portalInputOf(form)
	if (!input) throw new Error('No button was pressed')
	return afterPress([line], { input, changes: lineChangesOf(form) }, known(change))
}

test('typed fields are kept by every button, and prices are those of today', () => {
	const fields = {
		[`name-${id(7)}`]: 'Sam',
		[`qty-${id(7)}`]: '3',
		[`size-${id(7)}`]: 'L',
		[`color-${id(7)}`]: 'green',
	}
	expect(pressed({ intent: 'save', ...fields })).toEqual([
		{ ...line, player_name: 'Sam', qty: 3, variant_id: id(4), size: 'L' },
	])
	const old = afterPress([{ ...line, price: 1 }], { input: { intent: 'save' }, changes: new Map() }, known())
	expect(old[0]?.price).toBe(5_500)
})

test.each([
	[{ intent: 'load', item: id(1) }, 1],
	[{ intent: `load:${id(1)}` }, 1],
	[{ intent: `remove:${id(7)}` }, 0],
	[{ intent: 'clear' }, 0],
	[{ intent: `add:${id(1)}` }, 2],
	[{ intent: `add:${id(9)}` }, 1],
])('after %o there are %i lines', (fields, lines) => {
	expect(pressed(fields)).toHaveLength(lines)
})

test('a player’s own line carries what the roster says, in the size that was chosen', () => {
	const fields = { intent: `add:${id(1)}`, [`sizeOf-${id(1)}`]: 'L', [`qtyOf-${id(1)}`]: '2' }
	expect(pressed(fields, { own: player })[1]).toMatchObject({
		roster_id: id(5),
		player_name: 'ROBIN',
		number: '07',
		size: 'L',
		qty: 2,
	})
})

test('one size and quantity for all of a garment', () => {
	const fields = { intent: `all:${id(1)}`, [`allSize-${id(1)}`]: 'L', [`allQty-${id(1)}`]: '4' }
	expect(pressed(fields)[0]).toMatchObject({ size: 'L', qty: 4 })
	expect(pressed({ intent: `all:${id(1)}` })[0]).toEqual(line)
})

test.each<Record<string, string>>([{}, { intent: 'drop tables' }, { intent: '' }])(
	'%o is no button of ours',
	(fields) => {
		expect(portalInputOf(formOf(fields))).toBeUndefined()
	},
)

test.each([
	[{}, []],
	[{ player_name: '  ' }, ['Row 1: Player name required']],
	[{ size: '', variant_id: '' }, ['Row 1: Size required']],
	[{ qty: 0 }, ['Row 1: Quantity must be at least 1']],
	[{ qty: 1.5 }, ['Row 1: Quantity must be at least 1']],
	[{ qty: 1_000 }, ['Row 1: Quantity can be 999 at most']],
	[{ number: '7a' }, ['Row 1: Number can be 0 to 99 or 00']],
	[{ number: '' }, []],
	[{ player_name: 'x'.repeat(21) }, ['Row 1: Player name can have 20 characters at most']],
	[
		{ player_name: '', size: '', qty: -1 },
		['Row 1: Player name required', 'Row 1: Size required', 'Row 1: Quantity must be at least 1'],
	],
])('a row with %o shows %o', (change, shown) => {
	const plenty = jersey.colors.map((color) => ({
		...color,
		sizes: color.sizes.map((size) => ({ ...size, stock: 5_000 })),
	}))
	const notified = rowProblems([{ ...line, ...change }], [{ ...jersey, colors: plenty }])
	expect(notified.map(({ message }) => message)).toEqual(shown)
})

test.each([
	[{ size: 'XL' }, ['Row 1: Size XL is not made. Choose another one.']],
	[{ qty: 3 }, ['Row 1: Only 2 left in size M. Choose another size for some.']],
	[{ variant_id: id(4), size: 'L' }, ['Row 1: Size L is sold out. Choose another size or color.']],
	[{ price: 5_000 }, ['Row 1: The price is now $55.00, it was $50.00. Please confirm.']],
	[{ item_id: id(9) }, ['Row 1: This item is no longer in the portal. Please remove it.']],
	[{ product_id: id(9) }, ['Row 1: This item is no longer in the portal. Please remove it.']],
])('the catalog says of a row with %o: %o', (change, texts) => {
	expect(rowProblems([{ ...line, ...change }], [jersey]).map(({ message }) => message)).toEqual(texts)
})

const designed: CatalogItem = {
	...jersey,
	design: { id: id(8), version: 1, prints: { name: true, number: true } },
}
const stranger = { nameless: new Set<string>(), canRename: true }

test('a printed name that no font writes keeps its row from being ordered', () => {
	const row: BulkItem = { ...line, player_name: 'Яна', roster_id: id(7) }
	const findings = (
		of: Partial<BulkItem>,
		{ entry = designed, names = stranger }: { entry?: CatalogItem; names?: typeof stranger } = {},
	) => rowProblems([{ ...row, ...of }], [entry], names)
	expect(findings({})).toEqual([
		{
			row: 1,
			field: `name-${line.id}`,
			message:
				'Row 1: Our fonts have no “Я”, “н”, “а”. They print Latin letters: type it in those, the way it should be printed.',
		},
	])
	expect(findings({}, { names: { ...stranger, canRename: false } })[0]?.message).toContain(
		'Your coach can change it in the roster.',
	)
	expect(findings({ player_name: 'Nguyễn' })).toEqual([])
	expect(findings({}, { entry: jersey })).toEqual([])
	const plain = { ...designed, design: { id: id(8), version: 1, prints: { name: false, number: true } } }
	expect(findings({}, { entry: plain })).toEqual([])
	expect(findings({}, { names: { ...stranger, nameless: new Set([id(7)]) } })).toEqual([])
	expect(findings({ roster_id: null }, { names: { ...stranger, nameless: new Set([id(7)]) } })).toHaveLength(
		1,
	)
})

test('an empty cart has one thing to say', () => {
	expect(rowProblems([], [jersey])).toEqual([{ message: 'Cart is empty' }])
})
