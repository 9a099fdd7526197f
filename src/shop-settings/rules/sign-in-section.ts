// The rules of sign-in and of opening an account, as a section of the settings.
import { contractRules, SignInRules, type FactorRole, type JoinMode } from '#auth/schemas.ts'
import { counted } from '#kit/plural.ts'
import type { Section, SettingLine } from './section.ts'

export const joinModeNames: Record<JoinMode, string> = {
	open: 'Open to everyone',
	domains: 'For addresses of given mail domains, and by invitation',
	invited: 'By invitation only',
}

export const factorRoleNames: Record<FactorRole, string> = {
	admin: 'Administrators',
	csr: 'Customer service',
	production: 'Production',
	school_admin: 'School administrators',
	coach: 'Coaches',
}

const listed = (names: readonly string[], none: string): string =>
	names.length === 0 ? none : names.join(', ')
const daysIn = (days: number | null): string =>
	days === null ? 'as the server is configured' : counted(days, 'day')

export const signInLines = (rules: SignInRules): SettingLine[] => [
	{ label: 'New accounts', value: joinModeNames[rules.joining] },
	{ label: 'Mail domains', value: listed(rules.domains, 'none') },
	{ label: 'Shortest new password', value: counted(rules.passwordMin, 'character') },
	{
		label: 'Second step needed by',
		value: listed(
			rules.factorRoles.map((role) => factorRoleNames[role]),
			'nobody',
		),
	},
	{ label: 'Sign in again after', value: daysIn(rules.sessionDays) },
	{ label: 'Sign in again without a visit for', value: daysIn(rules.idleDays) },
	{ label: 'Sign-in services not offered', value: listed(rules.hiddenProviders, 'none') },
]

export const signInSection: Section<SignInRules> = {
	name: 'sign-in',
	schema: SignInRules,
	initial: contractRules,
	lines: signInLines,
}
