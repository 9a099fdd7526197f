import { expect, test } from 'vitest'
import { AuthFailure } from '#auth/rules/errors.ts'
import { notDoneBy } from './outcomes.ts'

const refusal = (code: string, retryAfterS?: number) =>
	new AuthFailure(400, code, { message: 'Raw words', retryAfterS })

test.each([
	['current_password_invalid', 'currentPassword'],
	['same_password', 'newPassword'],
	['reauthentication_not_valid', 'code'],
	['email_exists', 'newEmail'],
])('%s stands beside %s', (code, field) => {
	expect(Object.keys(notDoneBy('password', refusal(code)).errors)).toEqual([field])
})

test('a limit says how long to wait', () => {
	expect(notDoneBy('email', refusal('over_email_send_rate_limit', 42)).notice).toContain('42 seconds')
})

test('a refusal without words of ours is reported as it stands', () => {
	expect(notDoneBy('identities', refusal('something_new'))).toEqual({
		section: 'identities',
		errors: {},
		notice: 'Raw words',
	})
	expect(notDoneBy('email', refusal('validation_failed')).errors).toEqual({
		newEmail: 'Invalid email address',
	})
})
