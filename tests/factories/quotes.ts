// Quotes as the staff enters them, for tests.
import { randomUUID } from 'node:crypto'
import type { ServiceContext } from '#database/context.server.ts'
import { VariantId } from '#kit/ids.ts'
import type { QuoteInput } from '#quotes/schemas.ts'
import { createQuote, saveQuote } from '#quotes/service/edit.server.ts'
import { openTaxRates } from '#payments/service/tax-rates.server.ts'
import { addDays, isoDate } from '#kit/time.ts'
import { testAddress } from './orders.ts'

/** Ten of them: five at the list price, five at 30 dollars; a rush fee and 10 dollars off. */
export const quoteInput = (
	context: Pick<ServiceContext, 'now'>,
	variantId: string,
	change: Partial<QuoteInput> = {},
): QuoteInput => {
	const line = { variantId: VariantId.parse(variantId), design: null, quantity: 5 }
	return {
		lines: [
			{ ...line, priceCents: null, reason: '' },
			{ ...line, priceCents: 3_000, reason: 'Matched another shop' },
		],
		charges: [{ name: 'Rush fee', quantity: 2, unitCents: 2_500 }],
		discountCents: 1_000,
		discountReason: 'Late last time',
		shippingCents: 0,
		isTaxExempt: false,
		portalId: null,
		note: 'As we spoke on the phone.',
		validOn: addDays(isoDate(context.now), 10),
		shipTo: testAddress,
		...change,
	}
}

const noTaxService = { taxRates: openTaxRates(null) }

/** A saved draft for this address. */
export async function newQuote(
	staff: ServiceContext,
	{ email, input }: { email: string; input: QuoteInput },
): Promise<string> {
	const quoteId = await createQuote(staff, { key: randomUUID(), name: 'Robin Vale', email })
	await saveQuote(staff, noTaxService, { quoteId, seenVersion: 1, input })
	return quoteId
}
