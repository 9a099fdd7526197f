// What staff enters for a quote. Prices come from the price list, unless another is agreed with a reason.
import { z } from 'zod'
import { Address, plainLine } from '#kit/address.ts'
import { DesignId, VariantId } from '#kit/ids.ts'
import { priceLimits } from '#pricing/schemas.ts'

export const quoteLimits = { lines: 100, charges: 20, quantity: 999, cents: 10_000_000, note: 1_000 } as const

const dollars = 'Prices are in dollars, such as 12.50.'
const Price = z.int(dollars).min(0, dollars).max(quoteLimits.cents, 'At most $100,000.')
const Quantity = z
	.int('Quantities are whole numbers.')
	.min(1, 'Quantities are at least 1.')
	.max(quoteLimits.quantity, `At most ${quoteLimits.quantity} units in a line.`)

export const QuoteLineInput = z
	.object({
		variantId: VariantId,
		design: z.object({ id: DesignId, version: z.int().min(1) }).nullable(),
		quantity: Quantity,
		/** Null for the price of the price list. */
		priceCents: Price.nullable(),
		reason: plainLine(200),
	})
	.refine(({ priceCents, reason }) => priceCents === null || reason !== '', {
		path: ['reason'],
		message: 'Say why the price differs from the price list.',
	})
export type QuoteLineInput = z.infer<typeof QuoteLineInput>

export const ChargeInput = z.object({
	name: plainLine(120).min(1, 'Say what the custom line is for.'),
	quantity: Quantity,
	unitCents: Price,
})

export const QuoteInput = z
	.object({
		lines: z.array(QuoteLineInput).max(quoteLimits.lines, `At most ${quoteLimits.lines} lines in a quote.`),
		charges: z
			.array(ChargeInput)
			.max(quoteLimits.charges, `At most ${quoteLimits.charges} custom lines in a quote.`)
			.refine(
				(charges) => new Set(charges.map(({ name }) => name)).size === charges.length,
				'Two custom lines have the same text. Put them into one.',
			),
		discountCents: Price,
		discountReason: plainLine(200),
		/** Null for the shipping of the price list. */
		shippingCents: z
			.int(dollars)
			.min(0, dollars)
			.max(priceLimits.shippingCents, 'At most $1,000 for shipping.')
			.nullable(),
		isTaxExempt: z.boolean(),
		/** One of the customer's portals, or none. */
		portalId: z.string().max(100).nullable(),
		note: z
			.string()
			.transform((text) => text.replaceAll('\r\n', '\n').trim())
			.pipe(z.string().max(quoteLimits.note, `At most ${quoteLimits.note} characters for the note.`)),
		validOn: z.iso.date('Enter the last day on which it is valid.'),
		shipTo: Address.nullable(),
	})
	.refine(({ discountCents, discountReason }) => discountCents === 0 || discountReason !== '', {
		path: ['discountReason'],
		message: 'Say why there is a discount.',
	})
export type QuoteInput = z.infer<typeof QuoteInput>

export const QuoteCustomer = z.object({
	/** The same for every attempt to send one form. */
	key: z.uuid('Please open the form again.'),
	name: plainLine(100).min(1, 'Enter the customer’s name.'),
	email: z
		.string()
		.trim()
		.toLowerCase()
		.max(255, 'Enter an email address, such as name@school.org.')
		.pipe(z.email('Enter an email address, such as name@school.org.')),
})
export type QuoteCustomer = z.infer<typeof QuoteCustomer>

export const acceptModes = ['card', 'school_po'] as const
export type AcceptMode = (typeof acceptModes)[number]
