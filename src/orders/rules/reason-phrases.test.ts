import { expect, test } from 'vitest'
import { messages } from '../messages.ts'
import { endReasons, reasonIn } from './reason-phrases.ts'

const ours = [
	...Object.values(endReasons),
	'The payment was refused',
	'The same items have been paid with order #1a2b3c4d',
	'The same items are paid for share by share with order #1a2b3c4d',
	messages.withdrawn(2_800, 1_400),
	messages.joined(1_400, 2_800),
	messages.amended(2_800, 2_800),
	messages.amended(2_800, 1_400),
]

test.each(ours)('a reason of the shop is read in Spanish: %s', (why) => {
	expect(reasonIn('es', why)).not.toBe(why)
	expect(reasonIn('es', why)).not.toMatch(/\b(?:the|with|order|paid|time|is|now)\b/i)
	expect(reasonIn('en', why)).toBe(why)
})

test('what a person wrote stays as it is', () => {
	expect(reasonIn('es', 'Wrong size, sorry')).toBe('Wrong size, sorry')
	expect(reasonIn('es', '')).toBe('')
	expect(reasonIn('en-XA', '')).toBe('')
})
