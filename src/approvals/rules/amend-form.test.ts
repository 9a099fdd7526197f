import { expect, test } from 'vitest'
import { WantedLine } from '#orders/schemas.ts'
import { designValue, readAmendment } from './amend-form.ts'

const [medium, large, designId] = [
	'1b671a64-40d5-491e-99b0-da01ff1f3341',
	'2b671a64-40d5-491e-99b0-da01ff1f3341',
	'3b671a64-40d5-491e-99b0-da01ff1f3341',
] as const
const wanted = WantedLine.parse({
	variantId: medium,
	design: { id: designId, version: 1 },
	quantity: 2,
	playerName: 'Lee',
	playerNumber: '07',
})
const lines = [
	{ position: 0, wanted },
	{ position: 3, wanted },
]
const asItIs = {
	'size-0': medium,
	'quantity-0': '2',
	'name-0': 'Lee',
	'number-0': '07',
	'design-0': designValue(wanted.design),
}

test('a form that changes nothing is no change, and lines of other pages stay', () => {
	expect(readAmendment(asItIs, lines)).toEqual({ changes: new Map(), poNumber: null, errors: [] })
})

test.each<[string, Record<string, string>, Partial<WantedLine>]>([
	['size', { 'size-0': large }, { variantId: WantedLine.shape.variantId.parse(large) }],
	['quantity', { 'quantity-0': ' 3 ' }, { quantity: 3 }],
	['name', { 'name-0': ' Leigh ' }, { playerName: 'Leigh' }],
	['number, as it is written', { 'number-0': '7' }, { playerNumber: '7' }],
	['design version', { 'design-0': `${designId}:2` }, { design: { ...wanted.design!, version: 2 } }],
	['no design', { 'design-0': '' }, { design: null }],
])('another %s', (_what, change, expected) => {
	const { changes, errors } = readAmendment({ ...asItIs, ...change }, lines)
	expect(errors).toEqual([])
	expect([...changes]).toEqual([[0, { ...wanted, ...expected }]])
})

test('a line goes out, whatever else its fields say', () => {
	const { changes, errors } = readAmendment({ ...asItIs, 'quantity-0': 'x', 'remove-0': 'on' }, lines)
	expect([...changes]).toEqual([[0, null]])
	expect(errors).toEqual([])
})

test.each([
	[{ 'quantity-0': '0' }, 'quantity-0', 'Row 1: Quantity must be at least 1'],
	[{ 'quantity-0': '1e2' }, 'quantity-0', 'Row 1: Quantity must be at least 1'],
	[{ 'size-0': '' }, 'size-0', 'Row 1: Size required'],
	[{ 'name-0': 'x'.repeat(21) }, 'name-0', 'Row 1: Player name: At most 20 characters'],
	[{ 'number-0': '123' }, 'number-0', 'Row 1: Number: At most 2 characters'],
	[{ 'design-0': `${designId}:0` }, 'design-0', 'Row 1: Choose one of the designs'],
	[{ poNumber: ' ' }, 'poNumber', 'PO Number required for school purchase orders'],
])('%o is reported at its field', (change, field, message) => {
	expect(readAmendment({ ...asItIs, ...change }, lines).errors).toEqual([{ field, message }])
})
