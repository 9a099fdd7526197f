// What the account page shows, as its components are given it: words, not instants.
import type { FactorType } from '#auth/rules/factors.ts'
import type { Role } from '#kit/roles.ts'
import type { Leaving, OrderInWork } from './rules/deletion-messages.ts'

/** Stands over every tab. */
export type AccountView = {
	name: string
	email: string
	phone: string
	/** Strongest first. */
	roles: readonly Role[]
	portalId: string | null
	memberSince: string
	/** The account will be deleted. */
	leaving: Leaving | null
	/** What is made and shipped before the account can go; not looked for where nobody asks. */
	inWork: readonly OrderInWork[]
}

export type FactorLine = { id: string; type: FactorType; name: string; detail: string; added: string }
export type IdentityLine = {
	id: string
	label: string
	email: string | null
	added: string
	/** The only way in, which cannot be removed. */
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
	/** The session began not long ago: that is proof enough. */
	isYoung: boolean
	/** A new address that waits, and who still has to confirm it. */
	pending: { address: string; left: 'both' | 'old' | 'new' } | null
	factors: readonly FactorLine[]
	/** Kinds of second steps that the shop offers. */
	offered: readonly FactorType[]
	identities: readonly IdentityLine[]
	linkable: readonly { name: string; label: string }[]
	devices: readonly DeviceLine[]
}
