import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contractRules, factorRoles, joinModes, SignInRules } from '#auth/schemas.ts'
import { signInForm, type SignInBounds } from './sign-in-form.ts'
import type { TypedSettings } from './settings-form.ts'

const bounds: SignInBounds = {
	signUps: true,
	sessionDays: 30,
	idleDays: 7,
	providers: [
		{ name: 'google', label: 'Google' },
		{ name: 'league', label: 'League ID' },
	],
}
const { typedIn, valuesIn } = signInForm(bounds)
const errorsOf = (change: TypedSettings) => {
	const read = valuesIn({ ...typedIn(contractRules), ...change })
	return 'errors' in read ? read.errors : {}
}

const days = (most: number) => fc.option(fc.integer({ min: 1, max: most }))
const rules = fc.record<SignInRules>({
	joining: fc.constantFrom(...joinModes),
	domains: fc.uniqueArray(fc.constantFrom('lincoln.edu', 'owls.org', 'a-b.k12.oh.us'), { minLength: 1 }),
	passwordMin: fc.integer({ min: 6, max: 64 }),
	factorRoles: fc.subarray([...factorRoles]),
	sessionDays: days(30),
	idleDays: days(7),
	hiddenProviders: fc.subarray(['google', 'league']),
})

test('all rules come back from their own form as they were', () => {
	fc.assert(
		fc.property(rules, (given) => {
			expect(valuesIn(typedIn(given))).toEqual({ values: SignInRules.parse(given) })
		}),
	)
})

test('domains are read from lines, commas and addresses', () => {
	const read = valuesIn({
		...typedIn(contractRules),
		joining: 'domains',
		domains: ' @Lincoln.EDU, owls.org\nowls.org ',
	})
	expect(read).toMatchObject({ values: { domains: ['lincoln.edu', 'owls.org'] } })
})

test.each([
	['joining', 'everyone', 'Please choose who may open an account.'],
	['passwordMin', '5', 'Shortest new password: please enter 6 to 64 characters.'],
	['passwordMin', '65', 'Shortest new password: please enter 6 to 64 characters.'],
	['passwordMin', '', 'Shortest new password: please enter 6 to 64 characters.'],
	['domains', 'lincoln', '“lincoln” is no mail domain: please enter one such as lincoln-high.edu.'],
	[
		'domains',
		'pat@lincoln.edu',
		'“pat@lincoln.edu” is no mail domain: please enter one such as lincoln-high.edu.',
	],
	[
		'sessionDays',
		'31',
		'Sign in again after: please enter 1 to 30 days, or nothing. The server is configured for 30 at most.',
	],
	[
		'idleDays',
		'0',
		'Sign in again without a visit for: please enter 1 to 7 days, or nothing. The server is configured for 7 at most.',
	],
])('%s “%s” is refused at its field', (field, value, message) => {
	expect(errorsOf({ [field]: value })).toEqual({ [field]: message })
})

test('the mode of domains needs one', () => {
	expect(errorsOf({ joining: 'domains' })).toEqual({
		domains: 'Please enter the mail domains whose addresses may open an account.',
	})
})
