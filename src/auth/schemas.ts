// What the shop's owner may set about sign-in, within the settings of the environment.
import { z } from 'zod'
import type { Role } from '#kit/roles.ts'

/** How a person may open an account by themselves. */
export const joinModes = ['open', 'domains', 'invited'] as const
export type JoinMode = (typeof joinModes)[number]

/** Roles that can be required to use a second factor. */
export const factorRoles = [
	'admin',
	'csr',
	'production',
	'school_admin',
	'coach',
] as const satisfies readonly Role[]
export type FactorRole = (typeof factorRoles)[number]

export const signInLimits = { domains: 50, passwordMin: [6, 64], days: [1, 365] } as const

/** A domain with at least one dot, in the form in which addresses are stored. */
export const domainPattern = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/

const days = z
	.int()
	.min(signInLimits.days[0])
	.max(signInLimits.days[1])
	/** Null: as the environment says. */
	.nullable()

export const SignInRules = z.object({
	joining: z.enum(joinModes),
	/** Of the mode `domains`. */
	domains: z.array(z.string().regex(domainPattern)).max(signInLimits.domains),
	/** Of new passwords, in characters. */
	passwordMin: z.int().min(signInLimits.passwordMin[0]).max(signInLimits.passwordMin[1]),
	/** People in these roles work only with a second factor. */
	factorRoles: z.array(z.enum(factorRoles)),
	sessionDays: days,
	idleDays: days,
	/** Names of configured identity providers that are not offered. */
	hiddenProviders: z.array(z.string().min(1).max(64)).max(10),
})
export type SignInRules = z.infer<typeof SignInRules>

/** Those of the specification and the auth contract. */
export const contractRules: SignInRules = {
	joining: 'open',
	domains: [],
	passwordMin: 6,
	factorRoles: [],
	sessionDays: null,
	idleDays: null,
	hiddenProviders: [],
}
