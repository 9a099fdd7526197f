import { expect, test } from 'vitest'
import { messages } from '../messages.ts'
import {
	designIn,
	kitChanges,
	kitMessages,
	moved,
	settledItem,
	typedKit,
	typedOf,
	type KitItem,
} from './kit.ts'

const id = '00000000-0000-4000-8000-000000000001'
const facts = { colorways: ['navy', 'red'], sizes: ['S', 'M', 'L'] }
const today = '2026-11-24'
const item: KitItem = {
	id,
	productId: 'p',
	piece: '',
	design: null,
	required: false,
	deadlineOn: null,
	colorways: null,
	sizes: null,
	omits: [],
}
const settle = (change: Partial<ReturnType<typeof typedOf>>, of: KitItem = item) =>
	settledItem(of, { ...typedOf(of, facts), ...change }, { facts, today })

test('a form is read entry by entry, in its order', () => {
	const form = new FormData()
	for (const [name, value] of [
		['item', id],
		['item', 'two'],
		[`required-${id}`, 'on'],
		[`size-${id}`, 'S'],
		[`size-${id}`, 'L'],
		[`printable-${id}`, 'number'],
		['deadline-two', '2026-12-04'],
	] as const)
		form.append(name, value)
	expect(typedKit(form)).toMatchObject([
		{ id, required: true, sizes: ['S', 'L'], printable: ['number'], prints: [] },
		{ id: 'two', required: false, deadline: '2026-12-04' },
	])
})

test('what stands settles to itself; all that is ticked is no limit', () => {
	expect(settle({})).toEqual({ item, errors: {} })
	const limited: KitItem = {
		...item,
		colorways: ['red'],
		sizes: ['M'],
		omits: ['name'],
		deadlineOn: '2026-11-20',
	}
	expect(settle({}, limited)).toEqual({ item: limited, errors: {} })
	expect(settle({ sizes: ['L', 'S', '9XL'] }).item.sizes).toEqual(['S', 'L'])
})

test.each([
	[{ sizes: [] }, { [`size-${id}`]: kitMessages.noSize }],
	[{ colorways: [] }, { [`color-${id}`]: kitMessages.noColor }],
	[{ deadline: '2026-11-23' }, { [`deadline-${id}`]: messages.lastDayPassed }],
	[{ deadline: 'soon' }, { [`deadline-${id}`]: 'Last day is a day such as 2026-12-04' }],
	[{ design: 'x:1' }, { [`design-${id}`]: kitMessages.noDesign }],
	[{ piece: 'x'.repeat(41) }, { [`piece-${id}`]: 'Name in the store can have 40 characters at most' }],
])('%o is refused at its field', (change, errors) => {
	expect(settle(change).errors).toEqual(errors)
})

test('a design becomes plain in the colors that were offered before: its form shows none', () => {
	const designed: KitItem = { ...item, design: { id, version: 1 }, colorways: ['red'] }
	const plain = settle({ design: '', colorways: [] }, designed)
	expect(plain).toMatchObject({ errors: {}, item: { design: null, colorways: ['red'] } })
	expect(settle({ colorways: [], hasColors: true }).errors).toEqual({ [`color-${id}`]: kitMessages.noColor })
})

test('printed details are left out only where the form offered them', () => {
	expect(settle({ printable: ['name', 'number'], prints: ['name'] }).item.omits).toEqual(['number'])
	const left: KitItem = { ...item, omits: ['name'] }
	expect(settle({ printable: [], prints: [] }, left).item.omits).toEqual(['name'])
	expect(settle({ printable: ['name'], prints: ['name'] }, left).item.omits).toEqual([])
})

test('a design is an id with a version, or none', () => {
	expect(designIn('')).toBeNull()
	expect(designIn(`${id}:12`)).toEqual({ id, version: 12 })
	for (const wrong of [id, `${id}:0`, `${id}:x`, 'x:1', `${id}:1 `]) expect(designIn(wrong)).toBeUndefined()
})

test('a kit differs from the catalog by what was added, changed and taken out since it was begun', () => {
	const [a, b, c] = ['a', 'b', 'c'].map((each) => ({ ...item, id: each }))
	const [before, after] = [
		[a!, b!, c!],
		[
			{ ...b!, required: true, sizes: ['M'] },
			{ ...item, id: 'd' },
		],
	]
	expect(kitChanges(before, after, ['a', 'b'])).toEqual([
		{ id: 'b', kind: 'changed', what: ['required', 'sizes'] },
		{ id: 'd', kind: 'added', what: [] },
		{ id: 'a', kind: 'removed', what: [] },
	])
	expect(kitChanges(before, before, ['a', 'b', 'c'])).toEqual([])
})

const listed = (ids: string) => [...ids].map((each) => ({ ...item, id: each }))

test.each([
	['abcd', 'abcd', ''],
	['abcd', 'bacd', 'a'],
	['abcd', 'bcda', 'a'],
	['abcd', 'dabc', 'd'],
	['abcd', 'acd', ''],
	['abcd', 'axbcd', ''],
])('of the catalog %s, ordered %s, the entries "%s" have moved', (catalog, kit, ids) => {
	const base = [...catalog]
	const changes = kitChanges(listed(catalog), listed(kit), base).filter(({ what }) => what.includes('order'))
	expect(changes.map(({ id: one }) => one).join('')).toBe(ids)
})

test.each([
	['a', -1, 'abc'],
	['a', 1, 'bac'],
	['c', -1, 'acb'],
	['c', 1, 'abc'],
	['z', 1, 'abc'],
] as const)('%s moved by %i gives %s', (subject, by, order) => {
	expect(
		moved(listed('abc'), subject, by)
			.map((one) => one.id)
			.join(''),
	).toBe(order)
})
