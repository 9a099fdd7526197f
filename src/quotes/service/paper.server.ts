// A quote as a PDF, in the form of an invoice.
import { invoiceDocument } from '#checkout/service/invoice/document.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { noAddress } from '#orders/rules/donation.ts'
import { assertCan } from '#policies/policy.ts'
import { schoolName } from '#portals/service/schools.server.ts'
import { shopNow } from '#shop-settings/service/shop.server.ts'
import { messages } from '../messages.ts'
import { quotePolicy } from '../policies.ts'
import { isQuoteId, quoteReference } from '../rules/quote.ts'
import { linesOfQuote, quoteById } from '../store/quotes.server.ts'
import { goodsView, isGoods } from './views.server.ts'

/** @throws Refusal forbidden, not_found */
export async function quotePdf(context: ServiceContext, quoteId: string) {
	assertCan(context, quotePolicy, 'manage')
	const quote = isQuoteId(quoteId) ? await quoteById(context.db, quoteId) : undefined
	if (!quote) throw new Refusal('not_found', messages.notFound)
	const { contactName, contactEmail, shipTo, pricing, validOn, createdAt } = quote
	const lines = (await linesOfQuote(context.db, quote.id)).filter(isGoods).map((line) => goodsView(line, ''))
	const reference = quoteReference(quote.id)
	const bytes = await invoiceDocument({
		shop: await shopNow(context),
		orderId: quote.id,
		reference,
		placedAt: createdAt,
		paymentMode: 'card',
		poNumber: null,
		paidAt: null,
		received: null,
		school: await schoolName(context, quote.organizationId),
		// Without an address it names the customer by the first line.
		shipTo: shipTo ?? noAddress,
		contactEmail: shipTo === null ? `${contactName}, ${contactEmail}` : contactEmail,
		lines: lines.map(({ name, detail, ...price }) => ({ what: name, detail, price })),
		pricing,
		refunds: [],
		method: null,
		quotedUntil: validOn,
	})
	return { bytes, name: `quote-${reference}.pdf` }
}
