// Makes the order of a quote by the code that places every order, at the quote's prices.
import type { ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { DesignId, VariantId } from '#kit/ids.ts'
import type { Address } from '#kit/address.ts'
import type { Language } from '#kit/language.ts'
import { messages as orderMessages } from '#orders/messages.ts'
import { findOrder } from '#orders/service/find.server.ts'
import type { RosteredLine } from '#orders/schemas.ts'
import { pricedLines, totalsOf } from '#orders/service/lines.server.ts'
import { placeOrder } from '#orders/service/place.server.ts'
import { hasRunOut } from '#orders/service/transition.server.ts'
import type { OrderRow } from '#orders/tables.ts'
import type { OrderDependencies } from '#orders/dependencies.server.ts'
import { chargedTax } from '#payments/service/tax.server.ts'
import { isEstimate, type AskedTax } from '#pricing/rules/delivery.ts'
import { messages } from '../messages.ts'
import type { AcceptMode } from '../schemas.ts'
import { linesOfQuote, updateQuote } from '../store/quotes.server.ts'
import type { QuoteLineRow, QuoteRow } from '../tables.ts'
import { customerOf, deliveredTerms, portalOf } from './price.server.ts'

const wantedOf = (line: QuoteLineRow): RosteredLine[] =>
	line.variantId === null
		? []
		: [
				{
					variantId: VariantId.parse(line.variantId),
					design:
						line.designId === null || line.designVersion === null
							? null
							: { id: DesignId.parse(line.designId), version: line.designVersion },
					quantity: line.quantity,
					playerName: '',
					playerNumber: '',
					price: { unitCents: line.unitCents, isAgreed: line.reason !== '' },
				},
			]

export type QuoteSum = Pick<QuoteRow, 'terms' | 'pricing'>

/**
 * What a quote costs at an address: its own sum, or in another state than its own with the tax and shipping of now; where
 * a tax service is asked, with another postal code too.
 * @param goes with the tax of the place; null where no service is asked
 * @throws Refusal conflict when nothing is shipped there, or an item is gone
 */
export async function sumAt(
	context: ServiceContext,
	quote: QuoteRow,
	{ state, tax }: Pick<Address, 'state'> & { tax: AskedTax | null },
): Promise<QuoteSum> {
	const { shipTo } = quote
	if (state === shipTo?.state && (!tax || tax.zip === shipTo.zip.slice(0, 5))) return quote
	const customer = await customerOf(context, quote.customerId)
	const portal = await portalOf(context, quote, customer)
	const wanted = (await linesOfQuote(context.db, quote.id)).flatMap(wantedOf)
	const buyer = { ...context, actor: customer }
	const { lines, prices } = await pricedLines(buyer, wanted, { portalId: portal?.id ?? null })
	if (!isEstimate(prices)) return quote
	const whole = lines.filter((line) => line !== null)
	if (whole.length < lines.length) throw new Refusal('conflict', messages.notAvailable)
	const { shippingCents, isTaxExempt } = quote
	const { asked = null } = tax && !isTaxExempt ? chargedTax(tax) : {}
	const delivered = { shippingCents, isTaxExempt, lines: whole, prices, state, asked }
	try {
		const terms = deliveredTerms(quote.terms, delivered)
		return { terms, pricing: totalsOf(whole, terms) }
	} catch (failure) {
		const isNotShipped = failure instanceof Refusal && failure.code === 'invalid'
		throw isNotShipped ? new Refusal('conflict', messages.noShippingThere(state)) : failure
	}
}

export type Placing = {
	shipTo: Address
	paymentMode: AcceptMode
	poNumber: string
	/** In which the customer reads; English when absent. */
	language?: Language
}

/**
 * Places the order of a locked quote and marks it accepted. The caller has checked who accepts it.
 * @throws Refusal invalid, forbidden; conflict when an item is gone or short
 */
export async function placeQuote(
	inner: ServiceContext,
	dependencies: OrderDependencies,
	{
		quote,
		sum,
		shipTo,
		paymentMode,
		poNumber,
		language = 'en',
	}: Placing & { quote: QuoteRow; sum: QuoteSum },
): Promise<OrderRow> {
	const lines = (await linesOfQuote(inner.db, quote.id)).flatMap(wantedOf)
	if (lines.length === 0) throw new Refusal('invalid', messages.noGoods)
	const customer = await customerOf(inner, quote.customerId)
	const portal = await portalOf(inner, quote, customer)
	const { order } = await placeOrder(inner, dependencies, {
		idempotencyKey: `quote ${quote.id} ${quote.version}`,
		cartId: null,
		lines,
		paymentMode,
		poNumber,
		shipTo,
		contactEmail: quote.contactEmail,
		language,
		seenTotalCents: sum.pricing.totalCents,
		portal: portal && { ...portal, fundraisingBp: 0 },
		delivery: { isTaxExempt: quote.isTaxExempt, state: shipTo.state },
		quote: { id: quote.id, link: quote.link, customer, terms: sum.terms },
	}).catch((failure: unknown) => {
		// The cart that the message names does not exist here.
		if (failure instanceof Refusal && failure.message === orderMessages.problems)
			throw new Refusal('conflict', messages.notAvailable)
		throw failure
	})
	await updateQuote(inner.db, quote.id, {
		state: 'accepted',
		orderId: order.id,
		terms: sum.terms,
		pricing: sum.pricing,
		shipTo,
		decidedAt: inner.now,
		updatedAt: inner.now,
	})
	return order
}

/** The order of an accepted quote, unless it ran out unpaid: then the quote can be accepted again. */
export async function standingOrderOf(
	inner: ServiceContext,
	{ state, orderId }: Pick<QuoteRow, 'state' | 'orderId'>,
): Promise<OrderRow | null> {
	if (state !== 'accepted' || orderId === null) return null
	const order = await findOrder(inner, orderId)
	if (!order || (order.status === 'cancelled' && (await hasRunOut(inner, order)))) return null
	return order
}
