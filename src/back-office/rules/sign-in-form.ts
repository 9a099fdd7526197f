// The sign-in rules as a form: its fields as text, within what the environment allows.
import {
	domainPattern,
	factorRoles,
	joinModes,
	signInLimits,
	type FactorRole,
	type JoinMode,
	type SignInRules,
} from '#auth/schemas.ts'
import { signInSection } from '#shop-settings/rules/sign-in-section.ts'
import type { SettingsForm, TypedSettings } from './settings-form.ts'

/** What the environment fixes: the rules never go beyond it. */
export type SignInBounds = {
	signUps: boolean
	sessionDays: number
	idleDays: number
	providers: readonly { name: string; label: string }[]
}

export const factorField = (role: FactorRole): string => `factor-${role}`
export const providerField = (name: string): string => `provider-${name}`

const wholeIn = (text: string): number | undefined =>
	/^\d{1,3}$/.test(text.trim()) ? Number(text) : undefined

const dayText = (days: number | null): string => (days === null ? '' : String(days))

const typedRules = (rules: SignInRules, { providers }: SignInBounds): TypedSettings =>
	Object.fromEntries([
		['joining', rules.joining],
		['domains', rules.domains.join('\n')],
		['passwordMin', String(rules.passwordMin)],
		...rules.factorRoles.map((role) => [factorField(role), 'on']),
		['sessionDays', dayText(rules.sessionDays)],
		['idleDays', dayText(rules.idleDays)],
		...providers
			.filter(({ name }) => !rules.hiddenProviders.includes(name))
			.map(({ name }) => [providerField(name), 'on']),
	])

/** Parted by spaces, commas or lines; an @ in front is left out. */
const domainsIn = (text: string): string[] => [
	...new Set(
		text
			.toLowerCase()
			.split(/[\s,;]+/)
			.map((part) => part.replace(/^@/, ''))
			.filter(Boolean),
	),
]

function domainError(joining: JoinMode, domains: readonly string[]): string | undefined {
	const wrong = domains.find((domain) => !domainPattern.test(domain))
	if (wrong !== undefined) return `“${wrong}” is no mail domain: please enter one such as lincoln-high.edu.`
	if (domains.length > signInLimits.domains) return `At most ${signInLimits.domains} mail domains, please.`
	if (joining === 'domains' && domains.length === 0)
		return 'Please enter the mail domains whose addresses may open an account.'
	return undefined
}

function rulesIn(typed: TypedSettings, { providers, ...bounds }: SignInBounds) {
	const errors = new Map<string, string>()
	const joining = joinModes.find((mode) => mode === typed['joining'])
	if (!joining) errors.set('joining', 'Please choose who may open an account.')
	const domains = domainsIn(typed['domains'] ?? '')
	const wrongDomain = domainError(joining ?? 'open', domains)
	if (wrongDomain) errors.set('domains', wrongDomain)
	const [least, most] = signInLimits.passwordMin
	const passwordMin = wholeIn(typed['passwordMin'] ?? '')
	if (passwordMin === undefined || passwordMin < least || passwordMin > most)
		errors.set('passwordMin', `Shortest new password: please enter ${least} to ${most} characters.`)
	const daysIn = (field: 'sessionDays' | 'idleDays', label: string): number | null => {
		const text = (typed[field] ?? '').trim()
		if (text === '') return null
		const days = wholeIn(text)
		if (days !== undefined && days >= 1 && days <= bounds[field]) return days
		errors.set(
			field,
			`${label}: please enter 1 to ${bounds[field]} days, or nothing. The server is configured for ${bounds[field]} at most.`,
		)
		return null
	}
	const values: SignInRules = {
		joining: joining ?? 'open',
		domains,
		passwordMin: passwordMin ?? least,
		factorRoles: factorRoles.filter((role) => typed[factorField(role)] === 'on'),
		sessionDays: daysIn('sessionDays', 'Sign in again after'),
		idleDays: daysIn('idleDays', 'Sign in again without a visit for'),
		hiddenProviders: providers.map(({ name }) => name).filter((name) => typed[providerField(name)] !== 'on'),
	}
	return errors.size > 0 ? { errors: Object.fromEntries(errors) } : { values }
}

export const signInForm = (bounds: SignInBounds): SettingsForm<SignInRules> => ({
	section: signInSection,
	path: '/admin/settings/sign-in',
	typedIn: (rules) => typedRules(rules, bounds),
	valuesIn: (typed) => rulesIn(typed, bounds),
	notSaved: 'The sign-in rules were not saved',
	done: 'sign-in-saved',
})
