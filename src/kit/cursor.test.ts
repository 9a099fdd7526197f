import { expect, test } from 'vitest'
import { cursorIn, cursorOf } from './cursor.ts'

const id = '3f2b8c1e-1b1a-4f7e-9d57-0a2f4e6c8b90'

test('what was written is read', () => {
	const last = { at: new Date('2026-11-21T20:00:00.123Z'), id }
	expect(cursorIn(cursorOf(last))).toEqual(last)
})

test.each([null, '', '1', `.${id}`, `x.${id}`, '1.x', `-1.${id}`, `1e3.${id}`, `253402300800000.${id}`])(
	'%s is the first page',
	(text) => {
		expect(cursorIn(text)).toBeNull()
	},
)
