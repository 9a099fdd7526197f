// Dependencies of the identity service's use cases.
import type { Database } from '#database/client.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import type { Language } from '#kit/language.ts'
import type { Hasher } from './service/hashing.server.ts'
import type { Vault } from './service/sealing.server.ts'
import type { AuthSettings } from './rules/settings.ts'
import type { KeyRing } from './keys/ring.server.ts'
import type { IdentityProviders } from './contract.ts'

/** Content and links of a message; the sender decides its layout. */
export type AuthMail = {
	kind:
		| 'confirm'
		| 'invite'
		| 'magic-link'
		| 'recovery'
		| 'email-change'
		| 'reauthentication'
		| 'password-changed'
		| 'email-changed'
		| 'factor-added'
		| 'factor-removed'
		| 'identity-linked'
		| 'identity-removed'
		| 'deletion-requested'
		| 'deletion-canceled'
	to: string
	/** Target of the button; absent for notices. */
	link?: string
	/** Six digits to type instead. */
	code?: string
	/** Subject of the notice: a provider, a factor, the new address, the day of a deletion. */
	about?: string
	/** Of the person who caused it; English when absent. */
	language?: Language | undefined
}

/** Puts messages in the outbox, inside the open transaction: nothing is sent before it commits. */
export type Messenger = {
	mail: (inner: ServiceContext, mail: AuthMail) => Promise<void>
	/** @param phone E.164 without the plus. */
	sms: (
		inner: ServiceContext,
		sms: { phone: string; code: string } & Pick<AuthMail, 'language'>,
	) => Promise<void>
}

/** Notifies the shop of changes to its people, inside the same transaction. */
export type People = {
	created: (
		inner: ServiceContext,
		user: { id: string; email: string | null; userMetadata: Record<string, unknown> },
	) => Promise<void>
	emailChanged: (inner: ServiceContext, user: { id: string; email: string | null }) => Promise<void>
	removed: (inner: ServiceContext, userId: string) => Promise<void>
	/** Whether a sign-up that leads to this address comes from an open invitation, for this e-mail if it names one. */
	isInvited?: (inner: ServiceContext, joining: { email: string | null; target: string }) => Promise<boolean>
}

export type Captcha = { verify: (token: string, ip: string) => Promise<boolean> }

export type AuthParts = {
	database: Database
	settings: AuthSettings
	/** Those of the environment: the outer limit of what the owner sets. */
	configured: AuthSettings
	/** The same parts with the owner's rules of now: each request begins with them. */
	current: () => Promise<AuthParts>
	vault: Vault
	keys: KeyRing
	hasher: Hasher
	messenger: Messenger
	people: People
	captcha: Captcha | null
	providers: IdentityProviders
	/** Waits before an answer; tests pass one that only records. */
	pause: (ms: number) => Promise<void>
	/** Callbacks that end the wait of a request of this process, by the key of its password queue. */
	waiting: Map<string, () => void>
}

export type Client = {
	ip: string
	userAgent: string
	/** In which the person at the client reads; absent for calls of the shop itself. */
	language?: Language
}

/** One call to the identity service. */
export type AuthCall = ServiceContext & { auth: AuthParts; client: Client }

/** A call by the shop itself, for scheduled jobs. */
export const upkeepCall = (context: ServiceContext, auth: AuthParts): AuthCall => ({
	...context,
	auth,
	client: { ip: '', userAgent: 'upkeep' },
})
