import { expect, test } from 'vitest'
import { isoDate } from '#kit/time.ts'
import { deletionDay, isConfirmed, removedWhenAskedBefore } from './person.ts'

const email = 'pat@school.test'

test.each([
	['DELETE', true],
	['  DELETE ', true],
	['delete', false],
	['DELETED', false],
	['', false],
	['pat@school.test', true],
	[' PAT@School.test ', true],
	['pat@school.tes', false],
])('typing %o confirms the deletion: %o', (typed, expected) => {
	expect(isConfirmed(typed, email)).toBe(expected)
})

test('a person without an address confirms with the word alone', () => {
	expect(isConfirmed('', '')).toBe(false)
	expect(isConfirmed('   ', '')).toBe(false)
	expect(isConfirmed('DELETE', '')).toBe(true)
})

test('thirty days to change one’s mind', () => {
	const asked = new Date('2026-11-20T15:00:00Z')
	expect(deletionDay(isoDate(asked))).toBe('2026-12-20')
	expect(removedWhenAskedBefore(new Date('2026-12-20T15:00:00Z'))).toEqual(asked)
})
