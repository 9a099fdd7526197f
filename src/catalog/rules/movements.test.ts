import { expect, test } from 'vitest'
import { movementCursorIn, movementCursorOf } from './movements.ts'

const variantId = '4d1f6a52-4f4c-4e0e-9d7e-0d6f1d0f5a11'

test('a place in the history is read as it was written; anything else is the first page', () => {
	const cursor = { at: new Date('2026-11-20T15:00:00.250Z'), variantId, position: 12 }
	expect(movementCursorIn(movementCursorOf(cursor))).toEqual(cursor)
	for (const text of [null, '', 'x', `1.${variantId}`, `1.${variantId}.-1`, `1.${variantId}.1234567890`])
		expect(movementCursorIn(text)).toBeNull()
})
