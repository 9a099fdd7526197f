import { expect, test } from 'vitest'
import { ageLabel, requestAge } from './request-age.ts'

const at = new Date('2026-11-20T15:00:00Z')
const after = (minutes: number) => requestAge(at, new Date(at.getTime() + minutes * 60_000))

test.each([
	[0, 'on_time', '24 hours left'],
	[61, 'on_time', '23 hours left'],
	[18 * 60 - 1, 'on_time', '7 hours left'],
	[18 * 60, 'due_soon', '6 hours left'],
	[23 * 60 + 1, 'due_soon', '1 hour left'],
	[24 * 60, 'due_soon', '0 hours left'],
	[24 * 60 + 1, 'overdue', 'Just over'],
	[25 * 60, 'overdue', '1 hour over'],
	[71 * 60, 'overdue', '47 hours over'],
	[72 * 60, 'overdue', '2 days over'],
])('after %d minutes a request is %s: %s', (minutes, state, words) => {
	expect(after(minutes).state).toBe(state)
	expect(ageLabel(after(minutes))).toBe(words)
})

test('a clock that goes back makes no request younger than nothing', () => {
	expect(after(-10)).toEqual({ state: 'on_time', hours: 0, hoursLeft: 24 })
})
