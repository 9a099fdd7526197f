// What the shop needs of a payment provider: pages that people pay at, refunds, and signed events. Amounts are whole
// cents. A call @throws `ProviderRefusal` when asking again cannot help, and any other error when the provider was not
// reached or may answer otherwise next time.
import type { z } from 'zod'

export type RefusalReason =
	/** The provider has no such object. */
	| 'unknown'
	/** The question itself is refused. */
	| 'invalid'
	/** Another question was asked with this key before. */
	| 'key_reused'

export class ProviderRefusal extends Error {
	readonly reason: RefusalReason
	constructor(reason: RefusalReason, cause: unknown) {
		super(`The payment provider refused: ${reason}`, { cause })
		this.reason = reason
	}
}

/** One payment page, as the provider knows it. */
export type SessionFacts = {
	id: string
	status: 'open' | 'complete' | 'expired' | null
	isPaid: boolean
	amountCents: number | null
	/** ISO 4217, in any case. */
	currency: string | null
	isLive: boolean
	/** One payment of this amount, not a subscription or a stored card. */
	isOneTime: boolean
	orderId: string | null
	/** The provider's id of the payment itself, which refunds name. */
	paymentIntentId: string | null
	/** Of the person at the payment page; null when the provider does not say. */
	email: string | null
}

export type NewSession = {
	/** The shop's id of the payment. It is also the key of the question: asked again, the answer is the same page. */
	paymentId: string
	orderId: string
	amountCents: number
	currency: string
	/** Null where the page asks for it. */
	email: string | null
	name: string
	detail: string
	successUrl: string
	cancelUrl: string
	/** Seconds since 1970. */
	expiresAtSeconds: number
}

export type ProviderRefund = {
	id: string
	/** The shop's id of the refund; null for one that was made elsewhere. */
	refundId: string | null
	state: 'pending' | 'done' | 'failed'
	amountCents: number
}

export type NewRefund = {
	refundId: string
	orderId: string
	paymentIntentId: string
	amountCents: number
	/** Asked again with the same key, the same refund is meant. */
	key: string
}

/** What an event is about; null for what the shop does not look at. */
export type EventSubject =
	| { about: 'session'; facts: SessionFacts; paymentId: string | null; hasFailed: boolean }
	| { about: 'refund'; refund: ProviderRefund }
	| { about: 'dispute'; id: string; amountCents: number; paymentIntentId: string | null; dueAt: Date | null }
	| null

export type ProviderEvent = {
	id: string
	/** In the provider's words, for the log. */
	type: string
	isLive: boolean
	/** The payment page that it is about. */
	sessionId: string | null
	subject: EventSubject
}

export type PaymentProvider = {
	/** Where its events come in. */
	webhookPath: string
	/** Whether real money moves. */
	isLive: boolean
	/** The payment page is the shop's own and takes no money. */
	isSandbox: boolean
	openSession: (session: NewSession) => Promise<{ facts: SessionFacts; url: string | null }>
	sessionById: (sessionId: string) => Promise<SessionFacts>
	/** Ends a page that is open, and says what became of it when it cannot be ended any more. */
	endSession: (sessionId: string) => Promise<SessionFacts>
	/** Whether a payment that is not made at once, such as by bank, was refused in the end. */
	hasRefused: (paymentIntentId: string) => Promise<boolean>
	createRefund: (refund: NewRefund) => Promise<ProviderRefund>
	/** Every refund of a payment, at most 100. */
	refundsOf: (paymentIntentId: string) => Promise<ProviderRefund[]>
	/** The event when it is signed by the provider, fresh and of a known shape; undefined for everything else. */
	readEvent: (sent: { body: string; headers: Headers }) => Promise<ProviderEvent | undefined>
}

type Settings = Readonly<Record<string, z.ZodOptional<z.ZodType<string>>>>

/** How a real provider is switched on: by all of its settings, or not at all. */
export type ProviderDefinition<Own extends Settings = Settings> = {
	name: string
	/** Origin of its payment page: forms of the shop may lead there. */
	pageOrigin: string
	/** Environment variables. Their values are shown nowhere. */
	environment: Own
	open: (settings: { [Name in keyof Own]: string }) => PaymentProvider
}
