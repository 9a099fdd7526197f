import { expect, test } from 'vitest'
import { unitsIn } from './cart-count.ts'

test.each([
	[null, 0],
	['', 0],
	['[]', 0],
	['[{"qty":2},{"qty":12}]', 14],
	['[{"qty":-3},{"qty":"4"},{"qty":1.5},null,{"qty":1}]', 1],
	['{"qty":2}', 0],
	['not json', 0],
])('the cart %s holds %d units', (stored, units) => {
	expect(unitsIn(stored)).toBe(units)
})
