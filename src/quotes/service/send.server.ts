// Sends a quote's link, renews it, withdraws the quote, or places its order at once for the customer.
import { note } from '#accounts/service/audit.server.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import type { Language } from '#kit/language.ts'
import { quoteMail } from '#mail/templates/quote-mails.ts'
import type { OrderDependencies } from '#orders/dependencies.server.ts'
import { isPoClash } from '#orders/rules/order.ts'
import { messages as orderMessages } from '#orders/messages.ts'
import { hashOfShareToken, quoteToken } from '#orders/service/shares.server.ts'
import { shopDay } from '#shop-settings/service/shop.server.ts'
import { messages } from '../messages.ts'
import { isEditable, isOver, quoteReference } from '../rules/quote.ts'
import type { AcceptMode } from '../schemas.ts'
import { quoteStandingNames } from '../states.ts'
import { linesOfQuote, updateQuote } from '../store/quotes.server.ts'
import type { QuoteRow } from '../tables.ts'
import { mailedQuoteUrl } from '../urls.ts'
import { lockSeen } from './edit.server.ts'
import { placeQuote } from './place.server.ts'

export type SeenQuote = { quoteId: string; seenVersion: number }
type Links = Pick<OrderDependencies, 'shareSecret'>
type Mailing = Links & Pick<OrderDependencies, 'sendMail' | 'sender'>

export const tokenOf = (links: Links, { id, link }: Pick<QuoteRow, 'id' | 'link'>): string =>
	quoteToken(links, { quoteId: id, link })

/** @throws Refusal conflict */
function assertEditable({ state }: QuoteRow): void {
	if (!isEditable(state)) throw new Refusal('conflict', messages.notEditable(quoteStandingNames[state]))
}

/** @throws Refusal invalid */
async function assertSendable(inner: ServiceContext, quote: QuoteRow): Promise<void> {
	if (isOver(quote, shopDay(inner.now))) throw new Refusal('invalid', messages.expiresBefore)
	const lines = await linesOfQuote(inner.db, quote.id)
	if (lines.every(({ variantId }) => variantId === null)) throw new Refusal('invalid', messages.noGoods)
}

const mailQuote = (
	inner: ServiceContext,
	dependencies: Mailing,
	{ quote, language }: { quote: QuoteRow; language: Language },
): Promise<void> => {
	const { contactEmail: to, pricing, validOn, note: words } = quote
	const reference = quoteReference(quote.id)
	const path = mailedQuoteUrl(tokenOf(dependencies, quote), language)
	const { units, totalCents } = pricing
	return dependencies.sendMail(
		inner,
		quoteMail(
			{ to, reference, units, totalCents, validOn, note: words, path, language },
			dependencies.sender,
		),
	)
}

/**
 * Makes the link work and mails it to the customer in the given language; again for a quote that was sent before.
 * @throws Refusal forbidden, not_found, invalid, conflict
 */
export function sendQuote(
	context: ServiceContext,
	dependencies: Mailing,
	{ language = 'en', ...seen }: SeenQuote & { language?: Language | undefined },
): Promise<void> {
	return inTransaction(context, async (inner) => {
		const quote = await lockSeen(inner, seen)
		assertEditable(quote)
		await assertSendable(inner, quote)
		await updateQuote(inner.db, quote.id, {
			state: 'sent',
			tokenHash: hashOfShareToken(tokenOf(dependencies, quote)),
			declineReason: '',
			decidedAt: null,
			sentAt: inner.now,
			updatedAt: inner.now,
		})
		await mailQuote(inner, dependencies, { quote, language })
		await note(inner, { event: 'quote.sent', subject: quote.id, portalId: quote.portalId })
	})
}

/** Replaces the link of a sent quote: the old one opens nothing any more. @throws Refusal forbidden, not_found, conflict */
export function renewLink(context: ServiceContext, links: Links, seen: SeenQuote): Promise<void> {
	return inTransaction(context, async (inner) => {
		const quote = await lockSeen(inner, seen)
		if (quote.state !== 'sent')
			throw new Refusal('conflict', messages.notEditable(quoteStandingNames[quote.state]))
		const link = quote.link + 1
		await updateQuote(inner.db, quote.id, {
			link,
			tokenHash: hashOfShareToken(tokenOf(links, { id: quote.id, link })),
			updatedAt: inner.now,
		})
		await note(inner, { event: 'quote.link_renewed', subject: quote.id, portalId: quote.portalId })
	})
}

/** @throws Refusal forbidden, not_found, conflict */
export function withdrawQuote(context: ServiceContext, seen: SeenQuote): Promise<void> {
	return inTransaction(context, async (inner) => {
		const quote = await lockSeen(inner, seen)
		assertEditable(quote)
		await updateQuote(inner.db, quote.id, {
			state: 'withdrawn',
			version: quote.version + 1,
			updatedAt: inner.now,
		})
		await note(inner, { event: 'quote.withdrawn', subject: quote.id, portalId: quote.portalId })
	})
}

/**
 * Places the order at once for the customer, who gets a link to pay it, or with the number of their purchase order.
 * @returns the order's id
 * @throws Refusal forbidden, not_found, invalid; conflict, also when an item is gone or short
 */
export async function orderNow(
	context: ServiceContext,
	dependencies: OrderDependencies,
	{ paymentMode, poNumber, ...seen }: SeenQuote & { paymentMode: AcceptMode; poNumber: string },
): Promise<string> {
	try {
		return await inTransaction(context, async (inner) => {
			const quote = await lockSeen(inner, seen)
			assertEditable(quote)
			await assertSendable(inner, quote)
			if (quote.shipTo === null) throw new Refusal('invalid', messages.needsAddress)
			const order = await placeQuote(inner, dependencies, {
				quote,
				sum: quote,
				shipTo: quote.shipTo,
				paymentMode,
				poNumber,
			})
			const tokenHash = hashOfShareToken(tokenOf(dependencies, quote))
			await updateQuote(inner.db, quote.id, { tokenHash, sentAt: quote.sentAt ?? inner.now })
			await note(inner, { event: 'quote.ordered', subject: quote.id, portalId: quote.portalId })
			return order.id
		})
	} catch (failure) {
		throw isPoClash(failure) ? new Refusal('conflict', orderMessages.poTaken) : failure
	}
}
