import { expect, test } from 'vitest'
import { factorRefusal, freeName, groupedSecret, refusalIn } from './labels.ts'

test.each([
	[{ message: 'x', status: 0 }, 'We could not reach the shop. Check your connection and try again.'],
	[
		{ message: 'x', code: 'mfa_factor_name_conflict', status: 422 },
		'You have a second step of this name. Choose another name.',
	],
	[
		{ message: 'Invalid phone number format (E.164 required)', code: 'validation_failed', status: 400 },
		'Enter the number with its country, such as +1 330 555 0147',
	],
	[{ message: 'stack trace', status: 500 }, 'An unexpected error occurred'],
	[{ message: 'Own words', code: 'unknown', status: 400 }, 'Own words'],
	[{ message: 'Own words', code: 'toString', status: 400 }, 'Own words'],
])('%o says %o', (refusal, expected) => {
	expect(factorRefusal(refusal)).toBe(expected)
})

test('a secret is written in groups of four', () => {
	expect(groupedSecret('JBSWY3DPEHPK3PXPAB')).toBe('JBSW Y3DP EHPK 3PXP AB')
	expect(groupedSecret('')).toBe('')
})

test('a name that is taken gets a number', () => {
	expect(freeName('Passkey', [])).toBe('Passkey')
	expect(freeName('Passkey', ['Passkey'])).toBe('Passkey 2')
	expect(freeName('Passkey', ['Passkey', 'Passkey 2', 'Phone'])).toBe('Passkey 3')
})

test.each([
	[
		{ message: 'x', status: 0 },
		'No pudimos comunicarnos con la tienda. Revise su conexión y vuelva a intentarlo.',
	],
	[
		{ message: 'x', code: 'mfa_verification_failed', status: 422 },
		'Ese código no es correcto. Escriba el más reciente.',
	],
	[
		{ message: 'x', code: 'insufficient_aal', status: 401 },
		'Para cambiar esto cierre la sesión y vuelva a iniciarla con su segundo paso.',
	],
	[
		{ message: 'Invalid phone number', code: 'validation_failed', status: 400 },
		'Escriba el número con su país, como +1 330 555 0147',
	],
	[{ message: 'Own words', status: 400 }, 'No se pudo completar. Vuelva a intentarlo.'],
])('%o says %o in Spanish', (refusal, expected) => {
	expect(refusalIn('es', refusal)).toBe(expected)
	expect(refusalIn('en', refusal)).toBe(factorRefusal(refusal))
})
