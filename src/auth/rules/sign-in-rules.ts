// The owner's rules narrow what the environment allows, and never widen it.
import type { Role } from '#kit/roles.ts'
import type { SignInRules } from '../schemas.ts'
import type { AuthSettings } from './settings.ts'

const daySeconds = 86_400
const within = (seconds: number, days: number | null): number =>
	days === null ? seconds : Math.min(seconds, days * daySeconds)

/** The settings that hold under these rules. An address that decides about joining is confirmed first. */
export function narrowed(settings: AuthSettings, rules: SignInRules): AuthSettings {
	const { lifetimes } = settings
	const hidden = new Set(rules.hiddenProviders)
	return {
		...settings,
		autoconfirm: settings.autoconfirm && rules.joining !== 'domains',
		lifetimes: {
			...lifetimes,
			session: within(lifetimes.session, rules.sessionDays),
			idleSession: within(lifetimes.idleSession, rules.idleDays),
		},
		providers: settings.providers.filter(({ name }) => !hidden.has(name)),
		rules,
	}
}

/** @param email in its normal form */
export const isOfDomain = (email: string, domains: readonly string[]): boolean =>
	domains.includes(email.slice(email.lastIndexOf('@') + 1))

/** Those of the roles that need a second factor. */
export const rolesWithFactor = (held: readonly Role[], { factorRoles }: SignInRules): Role[] =>
	held.filter((role) => factorRoles.some((needed) => needed === role))
