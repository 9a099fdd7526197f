// What the holder of a quote's link can do: accept it, pay its order, decline it.
import { note } from '#accounts/service/audit.server.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import type { Address } from '#kit/address.ts'
import type { Language } from '#kit/language.ts'
import { Refusal } from '#kit/errors.ts'
import { canUsePurchaseOrder, isPoClash } from '#orders/rules/order.ts'
import { messages as orderMessages } from '#orders/messages.ts'
import { hashOfShareToken } from '#orders/service/shares.server.ts'
import type { MailDependencies } from '#mail/dependencies.server.ts'
import { quoteDeclinedMail } from '#mail/templates/quote-mails.ts'
import type { OrderRow } from '#orders/tables.ts'
import type { PaymentDependencies } from '#payments/dependencies.server.ts'
import { taxOfForm } from '#payments/service/tax.server.ts'
import type { AskedTax } from '#pricing/rules/delivery.ts'
import { createQuoteCheckout, tokenMark } from '#payments/service/checkout.server.ts'
import { shopDay } from '#shop-settings/service/shop.server.ts'
import { messages } from '../messages.ts'
import { isOver, quoteReference, standingOf } from '../rules/quote.ts'
import type { AcceptMode } from '../schemas.ts'
import { lockQuote, quoteByHash, updateQuote } from '../store/quotes.server.ts'
import type { QuoteRow } from '../tables.ts'
import { quoteUrl } from '../urls.ts'
import { placeQuote, standingOrderOf, sumAt, type QuoteSum } from './place.server.ts'

/** @throws Refusal not_found, the same for every link that does not work */
export async function quoteBehindLink({ db }: Pick<ServiceContext, 'db'>, token: string): Promise<QuoteRow> {
	const quote = /^[\w-]{43}$/.test(token) ? await quoteByHash(db, hashOfShareToken(token)) : undefined
	if (!quote) throw new Refusal('not_found', messages.linkNotFound)
	return quote
}

async function lockBehindLink(inner: ServiceContext, token: string): Promise<QuoteRow> {
	const { id, tokenHash } = await quoteBehindLink(inner, token)
	const quote = await lockQuote(inner.db, id)
	if (quote?.tokenHash !== tokenHash) throw new Refusal('not_found', messages.linkNotFound)
	return quote
}

/** Why a quote cannot be accepted now. @throws Refusal conflict */
function assertOpen(quote: QuoteRow, now: Date): void {
	const standing = standingOf(quote, shopDay(now))
	if (standing === 'expired' || (standing === 'accepted' && isOver(quote, shopDay(now))))
		throw new Refusal('conflict', messages.expired(quote.validOn))
	if (standing === 'withdrawn' || standing === 'draft') throw new Refusal('conflict', messages.withdrawn)
	if (standing === 'declined') throw new Refusal('conflict', messages.declined)
}

/** The customer's own account, with a role that may use one. */
export const canUsePo = ({ actor }: Pick<ServiceContext, 'actor'>, { customerId }: QuoteRow): boolean =>
	customerId !== null && actor.userId === customerId && canUsePurchaseOrder(actor)

export type Acceptance = {
	token: string
	/** As the page showed it. */
	seenVersion: number
	seenTotalCents: number
	shipTo: Address
	paymentMode: AcceptMode
	poNumber: string
	/** Of the page: the order's payment page and mails follow it. English when absent. */
	language?: Language
}

async function accepted(
	inner: ServiceContext,
	dependencies: PaymentDependencies,
	{ token, seenVersion, seenTotalCents, tax, ...placing }: Acceptance & { tax: AskedTax | null },
): Promise<OrderRow> {
	const quote = await lockBehindLink(inner, token)
	const present = await standingOrderOf(inner, quote)
	if (present) return present
	assertOpen(quote, inner.now)
	if (quote.version !== seenVersion) throw new Refusal('conflict', messages.changed(quote.pricing.totalCents))
	if (placing.paymentMode === 'school_po' && !canUsePo(inner, quote))
		throw new Refusal('forbidden', messages.poNotYours)
	// Staff may follow a customer's link: the order is the customer's in either case.
	const sum = await sumAt(inner, quote, { state: placing.shipTo.state, tax })
	if (sum.pricing.totalCents !== seenTotalCents)
		throw new Refusal('conflict', messages.sumThere(placing.shipTo.state, sum.pricing.totalCents))
	const order = await placeQuote(inner, dependencies.orders, { quote, sum, ...placing })
	await note(inner, { event: 'quote.accepted', subject: quote.id, portalId: quote.portalId })
	return order
}

/** The sum at the address that a customer typed; undefined where the quote has none. */
export async function sumForCustomer(
	context: ServiceContext,
	dependencies: Pick<PaymentDependencies, 'taxRates'>,
	{ token, shipTo }: Pick<Acceptance, 'token' | 'shipTo'>,
): Promise<QuoteSum['pricing'] | undefined> {
	try {
		const quote = await quoteBehindLink(context, token)
		const tax = await taxOfForm(context, dependencies, shipTo)
		return (await sumAt(context, quote, { state: shipTo.state, tax })).pricing
	} catch (failure) {
		if (failure instanceof Refusal) return undefined
		throw failure
	}
}

/**
 * Accepts the quote and places its order; a second click finds the first order.
 * @returns the payment page; null for a purchase order
 * @throws Refusal not_found, forbidden, invalid; conflict for one that is over or was changed meanwhile
 */
export async function acceptQuote(
	context: ServiceContext,
	dependencies: PaymentDependencies,
	acceptance: Acceptance,
): Promise<{ url: string } | null> {
	await quoteBehindLink(context, acceptance.token)
	const tax = await taxOfForm(context, dependencies, acceptance.shipTo)
	try {
		const order = await inTransaction(context, (inner) =>
			accepted(inner, dependencies, { ...acceptance, tax }),
		)
		return order.paymentMode === 'school_po' || order.status !== 'pending'
			? null
			: await payQuote(context, dependencies, acceptance.token)
	} catch (failure) {
		throw isPoClash(failure) ? new Refusal('conflict', orderMessages.poTaken) : failure
	}
}

/** The payment page of the quote's order. @throws Refusal not_found, conflict */
export async function payQuote(
	context: ServiceContext,
	dependencies: PaymentDependencies,
	token: string,
): Promise<{ url: string }> {
	const quote = await quoteBehindLink(context, token)
	const order = await standingOrderOf(context, quote)
	if (!order) throw new Refusal('conflict', messages.notPayable)
	// Stored without the secret.
	const page = `${dependencies.publicUrl}${quoteUrl(tokenMark)}`
	return createQuoteCheckout(context, dependencies, {
		orderId: order.id,
		quoteId: quote.id,
		successUrl: `${page}?payment=success`,
		cancelUrl: `${page}?payment=cancelled`,
	})
}

const longestReason = 500

/** The shop gets a mail of it. @throws Refusal not_found, conflict */
export function declineQuote(
	context: ServiceContext,
	dependencies: Pick<MailDependencies, 'sendMail' | 'sender' | 'supportTo'>,
	{ token, reason: typed }: { token: string; reason: string },
): Promise<void> {
	return inTransaction(context, async (inner) => {
		const quote = await lockBehindLink(inner, token)
		if (quote.state === 'declined') return
		if (quote.state === 'accepted') throw new Refusal('conflict', messages.accepted)
		assertOpen(quote, inner.now)
		const reason = typed
			.replaceAll(/[\p{Cc}\p{Cs}]+/gu, ' ')
			.trim()
			.slice(0, longestReason)
		await updateQuote(inner.db, quote.id, {
			state: 'declined',
			declineReason: reason,
			decidedAt: inner.now,
			updatedAt: inner.now,
		})
		await note(inner, { event: 'quote.declined', subject: quote.id, portalId: quote.portalId })
		if (!dependencies.supportTo) return
		const facts = { id: quote.id, reference: quoteReference(quote.id), reason }
		await dependencies.sendMail(
			inner,
			quoteDeclinedMail(
				{ ...facts, to: dependencies.supportTo, totalCents: quote.pricing.totalCents },
				dependencies.sender,
			),
		)
	})
}
