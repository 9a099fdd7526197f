import { expect, test } from 'vitest'
import { stepRefusal } from './second-step.ts'

test.each([
	['mfa_verification_failed', 422, 'That code is not right. Enter the latest one.'],
	['mfa_challenge_expired', 422, 'That took too long. Ask for another code.'],
	[
		'over_sms_send_rate_limit',
		429,
		'We have just sent a code. Please wait a minute before asking for another.',
	],
	['toString', 400, 'Own words'],
	[undefined, 400, 'Own words'],
	[undefined, 500, 'An unexpected error occurred'],
	[undefined, 0, 'We could not reach the shop. Check your connection and try again.'],
])('%s (%d) says %s', (code, status, expected) => {
	expect(stepRefusal({ message: 'Own words', code, status })).toBe(expected)
})
