// Rules for passwords and e-mail addresses (auth contract §5.1, spec §5). Lengths are in code points.
import { AuthFailure, invalid } from './errors.ts'
import type { SignInRules } from '../schemas.ts'

export const passwordLength = { min: 6, max: 100 } as const
export const emailMaxLength = 255

const lengthOf = (text: string) => Array.from(text.normalize('NFC')).length

/** @throws AuthFailure weak_password below the minimum length, validation_failed above the maximum */
export function checkNewPassword(password: string, { passwordMin }: Pick<SignInRules, 'passwordMin'>): void {
	const min = Math.max(passwordLength.min, passwordMin)
	const length = lengthOf(password)
	if (length > passwordLength.max)
		throw invalid(`Password cannot be longer than ${passwordLength.max} characters`)
	if (length >= min) return
	throw new AuthFailure(422, 'weak_password', {
		message: `Password should be at least ${min} characters.`,
		extra: { weak_password: { reasons: ['length'] } },
	})
}

/** Longer passwords cannot be right and are not hashed. */
export const isPossiblePassword = (password: string): boolean =>
	password.length > 0 && password.length <= passwordLength.max * 4 && lengthOf(password) <= passwordLength.max

const address = /^[^\s@\p{Cc}]+@[^\s@\p{Cc}.]+(?:\.[^\s@\p{Cc}.]+)+$/u

/** The form in which an address is stored and looked up. @throws AuthFailure validation_failed */
export function normalizeEmail(text: string): string {
	const email = text.trim().toLowerCase()
	if (email.length > emailMaxLength || !address.test(email))
		throw invalid('Unable to validate email address: invalid format')
	return email
}
