// Schemas of stored catalog data and of URL input; types are inferred.
import { z } from 'zod'

export const ProductImage = z.object({
	/** Hash of the drawing: `pictureUrl(hash, width)` makes the URL. */
	hash: z.string(),
	url: z.string(),
	alt: z.string(),
	view: z.string(),
	colorway: z.string(),
})
export type ProductImage = z.infer<typeof ProductImage>

/** A color combination of a product. Colors are hex; the filter shows families. */
export const Colorway = z.object({
	id: z.string(),
	name: z.string(),
	primary: z.string(),
	secondary: z.string(),
	families: z.array(z.string()),
})
export type Colorway = z.infer<typeof Colorway>

export const ProductAttributes = z.object({
	customizable: z.boolean(),
	/** Garment template that the builder opens. */
	templateId: z.string(),
	/** Garment kind as lists show it: Jersey, Pants, Hoodie … */
	kind: z.string(),
	/** Id of the size chart. */
	sizeChart: z.string(),
})
export type ProductAttributes = z.infer<typeof ProductAttributes>
