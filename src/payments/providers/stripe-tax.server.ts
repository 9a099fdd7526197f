// Stripe Tax: the tax of a place, from a calculation that is made for no order: https://docs.stripe.com/tax/custom.
import { Stripe } from 'stripe'
import { z } from 'zod'
import type { PlaceTax } from '#pricing/rules/delivery.ts'
import { priceLimits } from '#pricing/schemas.ts'
import { ProviderRefusal, type TaxService } from '../contract.ts'

/** A buyer waits for it. */
const patienceMs = 3_000

/** So much that whole cents of tax are hundredths of a basis point; of garments at a usual price. */
const goods = { amount: 1_000_000, quantity: 250 }
const shippingAmount = 10_000

const placeCodes: ReadonlySet<string | undefined> = new Set([
	'customer_tax_location_invalid',
	'shipping_address_invalid',
])

const TaxCents = z.int().min(0)
const Calculation = z.object({
	tax_amount_exclusive: TaxCents,
	shipping_cost: z.object({ amount_tax: TaxCents }),
	tax_breakdown: z.array(
		z.object({
			amount: TaxCents,
			tax_rate_details: z.object({ rate_type: z.string().nullish() }),
		}),
	),
})

/** @throws Error for an answer that cannot be a rate */
function taxIn(answer: unknown): PlaceTax {
	const {
		tax_amount_exclusive: all,
		shipping_cost: shipping,
		tax_breakdown: parts,
	} = Calculation.parse(answer)
	const isFlat = (part: (typeof parts)[number]) => part.tax_rate_details.rate_type === 'flat_amount'
	const flat = parts.filter(isFlat).reduce((sum, { amount }) => sum + amount, 0)
	const bp = ((all - shipping.amount_tax - flat) * 10_000) / goods.amount
	if (bp < 0 || bp > priceLimits.taxBp) throw new Error(`Not a rate of sales tax: ${bp} basis points`)
	return { bp, onShipping: bp > 0 && shipping.amount_tax > 0 }
}

export const stripeTax = (stripe: Stripe, timeout = patienceMs): TaxService => ({
	id: 'stripe',
	taxOf: async ({ state, zip }, code) => {
		const question: Stripe.Tax.CalculationCreateParams = {
			currency: 'usd',
			line_items: [
				{
					...goods,
					reference: 'goods',
					tax_behavior: 'exclusive',
					...(code !== null && { tax_code: code }),
				},
			],
			shipping_cost: { amount: shippingAmount, tax_behavior: 'exclusive' },
			customer_details: {
				address: { country: 'US', state, postal_code: zip },
				address_source: 'shipping',
			},
		}
		try {
			return taxIn(await stripe.tax.calculations.create(question, { timeout, maxNetworkRetries: 0 }))
		} catch (failure) {
			const isPlace =
				failure instanceof Stripe.errors.StripeInvalidRequestError && placeCodes.has(failure.code)
			throw isPlace ? new ProviderRefusal('unknown', failure) : failure
		}
	},
})
