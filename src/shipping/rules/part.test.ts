import { expect, test } from 'vitest'
import { chosenPart, type LineStatus, type PartUnits } from './part.ts'

const order: LineStatus[] = [
	{ lineId: 'a', position: 0, wanted: 3, sent: 0 },
	{ lineId: 'b', position: 1, wanted: 2, sent: 1 },
	// One unit was refunded after shipping.
	{ lineId: 'c', position: 2, wanted: 0, sent: 1 },
]
const none = { problem: 'Choose what is in the package.' }
const tooMuch = { problem: 'That is more than is left to send.' }

test.each<{ part: [number, number][]; chosen: ReturnType<typeof chosenPart> }>([
	{ part: [], chosen: none },
	{ part: [[0, 0]], chosen: none },
	{ part: [[0, 3]], chosen: { lines: [{ lineId: 'a', quantity: 3 }], isRest: false } },
	{
		part: [
			[1, 1],
			[0, 3],
			[2, 0],
		],
		chosen: {
			lines: [
				{ lineId: 'a', quantity: 3 },
				{ lineId: 'b', quantity: 1 },
			],
			isRest: true,
		},
	},
	{ part: [[0, 4]], chosen: tooMuch },
	{ part: [[1, 2]], chosen: tooMuch },
	{ part: [[2, 1]], chosen: tooMuch },
	{ part: [[7, 1]], chosen: tooMuch },
	{
		part: [
			[0, 2],
			[0, 2],
		],
		chosen: tooMuch,
	},
])('$part of an order', ({ part, chosen }) => {
	const units = part.map(([position, quantity]): PartUnits => ({ position, quantity }))
	expect(chosenPart(order, units)).toEqual(chosen)
})
