// View models of the account page: texts, not instants.
import type { FactorType } from '#auth/rules/factors.ts'
import type { Role } from '#kit/roles.ts'
import type { Leaving, OrderInWork } from './rules/deletion-messages.ts'

/** Shown above every tab. */
export type AccountView = {
	name: string
	email: string
	phone: string
	/** Strongest first. */
	roles: readonly Role[]
	portalId: string | null
	memberSince: string
	/** Set when the account will be deleted. */
	leaving: Leaving | null
	/** Orders that must ship before the account can be deleted; empty where the tab does not show them. */
	inWork: readonly OrderInWork[]
}

export type FactorLine = { id: string; type: FactorType; name: string; detail: string; added: string }
export type IdentityLine = {
	id: string
	label: string
	email: string | null
	added: string
	/** The only way to sign in, which cannot be removed. */
	isLast: boolean
}
export type DeviceLine = {
	id: string
	name: string
	isPhone: boolean
	place: string
	seen: string
	isThis: boolean
}

export type SettingsView = {
	email: string | null
	hasPassword: boolean
	/** Characters of a new password. */
	passwordMin: number
	/** A role of the person needs a second step, and they have none. */
	lacksFactor: boolean
	/** The session began recently, which is proof enough. */
	isYoung: boolean
	/** A new address that waits for confirmation, and by which address. */
	pending: { address: string; left: 'both' | 'old' | 'new' } | null
	factors: readonly FactorLine[]
	/** Kinds of second factors that the shop offers. */
	offered: readonly FactorType[]
	identities: readonly IdentityLine[]
	linkable: readonly { name: string; label: string }[]
	devices: readonly DeviceLine[]
}
