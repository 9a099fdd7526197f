// What the shop needs from a payment provider: payment pages, refunds, and signed events. Amounts are whole cents. A
// call @throws `ProviderRefusal` when a retry cannot help, and any other error when the provider was not reached or may
// answer differently next time.
import type { Language } from '#kit/language.ts'
import type { TaxServiceChoice } from '#pricing/delivery-schemas.ts'
import type { PlaceTax } from '#pricing/rules/delivery.ts'
import type { TaxServiceId } from '#pricing/states.ts'
import type { AdapterDefinition } from '#settings/adapters.ts'

export type RefusalReason =
	/** The provider has no such object. */
	| 'unknown'
	/** The request itself is refused. */
	| 'invalid'
	/** The key was used for a different request before. */
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
	/** Email of the payer; null when the provider does not say. */
	email: string | null
}

export type NewSession = {
	/** The shop's id of the payment and the idempotency key: a repeated request returns the same page. */
	paymentId: string
	orderId: string
	amountCents: number
	currency: string
	/** Null where the page asks for it. */
	email: string | null
	name: string
	detail: string
	/** Of the payer: the page is in it. */
	language: Language
	successUrl: string
	cancelUrl: string
	/** Seconds since 1970. */
	expiresAtSeconds: number
}

/** A charge without a page, of the provider's own test card. */
export type TestCharge = {
	amountCents: number
	currency: string
	/** Idempotency key: a repeated request returns the same charge. */
	key: string
}

export type ProviderRefund = {
	id: string
	/** The shop's id of the refund; null for a refund made outside the shop. */
	refundId: string | null
	state: 'pending' | 'done' | 'failed'
	amountCents: number
}

export type NewRefund = {
	refundId: string
	orderId: string
	paymentIntentId: string
	amountCents: number
	/** Idempotency key: a repeated request returns the same refund. */
	key: string
}

/** The subject of an event; null for types that the shop ignores. */
export type EventSubject =
	| { about: 'session'; facts: SessionFacts; paymentId: string | null; hasFailed: boolean }
	| { about: 'refund'; refund: ProviderRefund }
	| { about: 'dispute'; id: string; amountCents: number; paymentIntentId: string | null; dueAt: Date | null }
	| null

export type ProviderEvent = {
	id: string
	/** The provider's name of the type, for the log. */
	type: string
	isLive: boolean
	/** The payment page of the event. */
	sessionId: string | null
	subject: EventSubject
}

/** A place of delivery, without name and street. */
export type TaxPlace = {
	state: string
	/** Five digits. */
	zip: string
}

/** Says the sales tax of a place. Another one than the payment provider's is another adapter of this type. */
export type TaxService = {
	id: TaxServiceId
	/** @throws ProviderRefusal `unknown` when there is no such place; any other error without a usable answer */
	taxOf: (place: TaxPlace, code: TaxServiceChoice['code']) => Promise<PlaceTax>
}

export type PaymentProvider = {
	/** Null where it computes no sales tax. */
	taxService: TaxService | null
	/** Path that receives its events. */
	webhookPath: string
	/** Whether real money moves. */
	isLive: boolean
	/** The payment page is the shop's own and takes no money. */
	isSandbox: boolean
	/** Whether it accepts the shop's keys. */
	acceptsKeys: () => Promise<boolean>
	/** In test mode only. @returns the payment's id, as refunds name it; @throws ProviderRefusal also when it is declined */
	chargeTestCard: (charge: TestCharge) => Promise<string>
	openSession: (session: NewSession) => Promise<{ facts: SessionFacts; url: string | null }>
	sessionById: (sessionId: string) => Promise<SessionFacts>
	/** Ends an open page, or returns its state when it can no longer be ended. */
	endSession: (sessionId: string) => Promise<SessionFacts>
	/** Whether a delayed payment, such as by bank, was refused in the end. */
	hasRefused: (paymentIntentId: string) => Promise<boolean>
	createRefund: (refund: NewRefund) => Promise<ProviderRefund>
	/** Every refund of a payment, at most 100. */
	refundsOf: (paymentIntentId: string) => Promise<ProviderRefund[]>
	/** The event when it is signed by the provider, recent and of a known shape; otherwise undefined. */
	readEvent: (sent: { body: string; headers: Headers }) => Promise<ProviderEvent | undefined>
}

/** How a real provider is configured: with all of its settings, or none. */
export type ProviderDefinition = AdapterDefinition<PaymentProvider> & {
	/** Origin of its payment page: the shop's forms may redirect there. */
	pageOrigin: string
}
