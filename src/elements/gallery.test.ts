import { expect, test } from 'vitest'
import { pictureAt } from './gallery.ts'

test.each([
	[0, 400, 3, 0],
	[199, 400, 3, 0],
	[201, 400, 3, 1],
	[800, 400, 3, 2],
	[9_999, 400, 3, 2],
	[-50, 400, 3, 0],
	[0, 0, 3, 0],
])('scrolled to %d of pictures %d wide, of %d the current one is %d', (left, width, count, at) => {
	expect(pictureAt(left, width, count)).toBe(at)
})
