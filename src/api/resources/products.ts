// Products, variants and prices as the API shows them.
import { z } from 'zod'
import { next, pageQuery } from '../rules/paging.ts'
import { cents, day, id, Sum } from './values.ts'

const facts = {
	id,
	sku: z.string(),
	sport: z.string(),
	kind: z.string().meta({ description: 'Kind of garment, such as Jersey' }),
	brand: z.string(),
	model: z.string(),
	priceCents: cents.meta({ description: 'US cents of one blank garment' }),
	regularPriceCents: cents.nullable().meta({ description: 'The price before a sale; null without one' }),
	isCustomizable: z.boolean(),
	isKit: z.boolean().meta({ description: 'Sold by the piece: its pieces are products of their own' }),
}

export const ProductList = z.object({
	data: z.array(z.object({ ...facts, sizes: z.array(z.string()), isInStock: z.boolean() })),
	next,
})

export const ProductQuery = z.strictObject({
	sport: z
		.string()
		.max(60)
		.optional()
		.meta({ description: 'Id of a sport, such as football; `spirit` for spirit wear' }),
	kind: z.string().max(60).optional().meta({ description: 'Kind of garment, such as Jersey' }),
	...pageQuery,
})

const Variant = z.object({
	id,
	size: z.string(),
	colorway: z.string().meta({ description: 'Id of one of the product’s colorways' }),
	priceCents: cents.meta({ description: 'US cents of one blank garment in this size and color' }),
	stock: z.int().meta({ description: 'Units that can be ordered' }),
	leadTimeDays: z.int(),
})

export const Product = z.object({
	...facts,
	description: z.string(),
	saleEndsOn: day.nullable(),
	safetyCerts: z.array(z.string()),
	colorways: z.array(
		z.object({ id: z.string(), name: z.string(), primary: z.string(), secondary: z.string() }),
	),
	pieces: z
		.array(z.object({ id: z.string(), name: z.string(), productId: id }))
		.meta({ description: 'Of a kit, in their order; empty for every other product' }),
	variants: z.array(Variant).meta({ description: 'In the order of the sizes; empty for a kit' }),
})

export const PriceRequest = z.strictObject({
	items: z
		.array(
			z.strictObject({
				variantId: z.uuid(),
				quantity: z.int().min(1).max(999),
				design: z
					.strictObject({ id: z.uuid(), version: z.int().min(1) })
					.optional()
					.meta({ description: 'A design of the shop; absent for the blank garment' }),
			}),
		)
		.min(1)
		.max(100),
})

export const PriceQuote = z.object({
	items: z.array(
		z.object({
			variantId: id,
			quantity: z.int(),
			unitCents: cents.meta({ description: 'US cents of one, before discounts' }),
			lineCents: cents,
			parts: z.array(z.object({ label: z.string(), unitCents: cents })),
			isInStock: z
				.boolean()
				.meta({ description: 'Whether all units of this variant in the request are in stock' }),
		}),
	),
	sum: Sum.meta({ description: 'With discounts, without shipping and tax, which depend on the address' }),
})
