// Messages for hundreds of invalid rows: a few sentences that name every row and lose no message.
import { expect, test } from 'vitest'
import type { BulkProblem } from '../views.ts'
import type { BulkItem } from '../schemas.ts'
import { rowProblems, rowField } from './checks.ts'
import { rowList, shownOfAKind, thingsToFix, lineMessages } from './line-messages.ts'
import { catalogColor, catalogEntry } from '../../../tests/factories/bulk-orders/lines.ts'

const sizes = (stock: number) => ['S', 'M'].map((size) => ({ variantId: `v-${size}`, size, stock }))
const jersey = (stock: number) =>
	catalogEntry({ model: 'Test Jersey', productId: 'p', colors: [catalogColor('Navy', sizes(stock))] })
const rows = (count: number, change: (at: number) => Partial<BulkItem> = () => ({})): BulkItem[] =>
	Array.from({ length: count }, (_, at) => ({
		id: `i${at}`,
		product_id: 'p',
		item_id: 'jersey',
		roster_id: null,
		player_name: `Player ${at}`,
		variant_id: 'v-M',
		size: 'M',
		number: '1',
		qty: 1,
		price: 5_000,
		...change(at),
	}))
const saidOf = (problems: readonly BulkProblem[]) => lineMessages(problems).map(({ message }) => message)
/** All messages, folded or not. */
const everyWord = (problems: readonly BulkProblem[]) =>
	lineMessages(problems).flatMap(({ message, fold }) => [
		message,
		...(fold?.errors ?? []).map((one) => one.message),
	])

test('five hundred rows that want what is not there: one sentence a size, with what is wanted, what there is and where', () => {
	const size = (at: number) => (at < 300 ? {} : { variant_id: 'v-S', size: 'S', qty: 2 })
	const problems = rowProblems(rows(500, size), [jersey(40)])
	expect(problems).toHaveLength(500)
	expect(saidOf(problems)).toEqual([
		'Test Jersey, size M: 300 wanted, only 40 left. Choose another size for some. Rows 1–300.',
		'Test Jersey, size S: 400 wanted, only 40 left. Choose another size for some. Rows 301–500.',
	])
	expect(lineMessages(problems).map(({ field }) => field)).toEqual([
		rowField('size', 'i0'),
		rowField('size', 'i300'),
	])
	expect(thingsToFix(problems)).toBe(2)
	expect(saidOf(rowProblems(rows(2), [jersey(0)]))).toEqual([
		'Test Jersey, size M: sold out, 2 wanted. Choose another size or color. Rows 1–2.',
	])
})

test('a garment in several colors is named with its color', () => {
	const other = { id: 'red', name: 'Red', hex: '#aa0000', picture: '', sizes: [] }
	const two = { ...jersey(1), colors: [...jersey(1).colors, other] }
	expect(saidOf(rowProblems(rows(2), [two]))).toEqual([
		'Test Jersey, Navy, size M: 2 wanted, only 1 left. Choose another size for some. Rows 1–2.',
	])
})

test('a single row keeps its own text, and so does each row that is scattered', () => {
	expect(
		saidOf(
			rowProblems(
				rows(1, () => ({ qty: 2 })),
				[jersey(1)],
			),
		),
	).toEqual(['Row 1: Only 1 left in size M. Choose another size for some.'])
	const scattered = rows(40, (at) => (at % 2 === 0 ? {} : { variant_id: 'v-S', size: 'S', qty: 0 }))
	const lines = lineMessages(rowProblems(scattered, [jersey(0)]).filter(({ group }) => group))
	expect(lines[0]?.message).toContain('Rows 1, 3, 5, 7, 9, 11, 13, 15 and 12 more.')
	expect(lines[0]?.fold?.errors).toHaveLength(20)
	expect(lines[0]?.fold?.errors[19]).toEqual({
		message: 'Row 39: Size M is sold out. Choose another size or color.',
		field: rowField('size', 'i38'),
	})
})

test('a new price, a closed and a missing garment are one sentence each', () => {
	const all = [
		rowProblems(rows(30), [{ ...jersey(99), unitCents: 5_500 }]),
		rowProblems(rows(30), [{ ...jersey(99), isClosed: true, closes: 'Closed Friday, Dec 4' }]),
		rowProblems(rows(30), []),
	]
	expect(all.map(saidOf)).toEqual([
		['Test Jersey: the price is now $55.00, it was $50.00. Please confirm. Rows 1–30.'],
		['Test Jersey: Closed Friday, Dec 4. Please remove it. Rows 1–30.'],
		['This item is no longer in the portal. Please remove it. Rows 1–30.'],
	])
})

test('what the rows themselves lack is reported row by row, in the text of the specification, also beyond the twentieth', () => {
	const problems = [
		...rowProblems(
			rows(30, () => ({ player_name: '', qty: 0 })),
			[jersey(99)],
		),
		{ field: 'zip', message: 'ZIP code required' },
	]
	const shown = saidOf(problems)
	expect(shown.slice(0, 3)).toEqual([
		'Row 1: Player name required',
		'Row 1: Quantity must be at least 1',
		'Row 2: Player name required',
	])
	expect(shown.slice(2 * shownOfAKind)).toEqual([
		'10 more rows: Player name required',
		'10 more rows: Quantity must be at least 1',
		'ZIP code required',
	])
	expect(everyWord(problems)).toEqual(expect.arrayContaining(problems.map(({ message }) => message)))
	expect(thingsToFix(problems)).toBe(61)
})

test.each([
	[[2, 1], 'Rows 1–2'],
	[[1, 2, 4], 'Rows 1–2 and 4'],
	[[9, 1, 3], 'Rows 1, 3 and 9'],
])('rows %j in text', (given, text) => {
	expect(rowList(given).text).toBe(text)
})
