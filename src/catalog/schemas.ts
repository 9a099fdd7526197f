// Schemas of stored catalog data and of URL input; types are inferred.
import { z } from 'zod'
import { DesignConfig } from '#garments/schemas.ts'
import { decorationMethods } from '#garments/template.ts'
import { OwnSizeChart } from './rules/own-size-chart.ts'
import { SearchTexts } from './rules/search-texts.ts'
import { mostSizeCents } from './rules/size-prices.ts'
import { PhotoCrop } from '#pictures/rules/photo-crop.ts'

/** An uploaded photo: its files are in a folder of their own. */
export const ProductPhoto = z.object({
	folder: z.string().regex(/^[0-9a-f]{16}$/),
	/** Pixels of the original. */
	width: z.int().positive(),
	height: z.int().positive(),
	/** Beginning of the uploaded file's hash: the same file is not added twice. */
	sha256: z.string(),
	crop: PhotoCrop,
})
export type ProductPhoto = z.infer<typeof ProductPhoto>

export const ProductImage = z.object({
	/** Hash of the drawing or name of the photo: `pictureUrl(hash, width)` makes the URL. */
	hash: z.string(),
	url: z.string(),
	alt: z.string(),
	/** `photo` for an uploaded one. */
	view: z.string(),
	/** Empty for a photo: it is shown with every color. */
	colorway: z.string(),
	/** Shows the garment as worn: the picture can be turned. */
	turns: z.literal(true).optional(),
	photo: ProductPhoto.optional(),
})
export type ProductImage = z.infer<typeof ProductImage>

/** The version of the shop's design that pictures a colorway, with all that its price is made of. */
export const PicturedDesign = z.object({
	id: z.string(),
	version: z.int(),
	/** The sample player's, as printed in the pictures; empty where the design prints none. */
	playerName: z.string(),
	playerNumber: z.string(),
	decorations: DesignConfig.shape.decorations,
	/** Hash of the front without lettering and art; null when the design prints nothing. */
	blankPicture: z.string().nullable(),
})
export type PicturedDesign = z.infer<typeof PicturedDesign>

/** A color combination of a product. Colors are hex; the filter shows families. */
export const Colorway = z.object({
	id: z.string(),
	name: z.string(),
	primary: z.string(),
	secondary: z.string(),
	families: z.array(z.string()),
	/** Absent when the shop has no design of this color. */
	design: PicturedDesign.optional(),
	/** Of a kit: the shop's designs of its pieces in this color, in their order. */
	kit: z.array(PicturedDesign.extend({ piece: z.string() })).optional(),
})
export type Colorway = z.infer<typeof Colorway>

/** A piece of a kit: an ordinary product, which may be in the kit twice (home and away). */
export const KitPiece = z.object({
	/** Unique within the kit, such as 'pants' or 'home-jersey'. */
	id: z.string().regex(/^[a-z0-9-]{1,40}$/),
	/** As shown: 'Home jersey'. */
	name: z.string(),
	productId: z.string(),
	/** Wears the kit's two colors the other way round, as an away jersey does. */
	swapped: z.boolean().optional(),
})
export type KitPiece = z.infer<typeof KitPiece>

export const ProductAttributes = z.object({
	customizable: z.boolean(),
	/** Garment template that the builder opens; empty for a kit. */
	templateId: z.string(),
	/** Garment kind as lists show it: Jersey, Pants, Hoodie … */
	kind: z.string(),
	/** Id of the size chart. */
	sizeChart: z.string(),
	/** The owner's, shown in place of the garment's. */
	ownSizeChart: OwnSizeChart.optional(),
	...SearchTexts.partial().shape,
	/** The art is dyed into the cloth: any design costs the same. */
	sublimated: z.boolean().optional(),
	/** False when it takes no names and numbers of players; absent when it does. */
	personalized: z.boolean().optional(),
	/** In portals with a margin; absent for as its sport: spirit wear does. */
	raisesFunds: z.boolean().optional(),
	/** The decoration methods that the product takes, in their order; absent for all of its garment. */
	methods: z.array(z.enum(decorationMethods)).min(1).optional(),
	/** What sizes cost more than the product's price in every color; absent where they cost the same. */
	sizeCents: z.record(z.string(), z.int().min(1).max(mostSizeCents)).optional(),
	/** By id of the color, where colors differ; in place of `sizeCents`. Every size that a color has is in it. */
	colorCents: z.record(z.string(), z.record(z.string(), z.int().min(0).max(mostSizeCents))).optional(),
	/** Weight of one, packed; absent for that of its kind. */
	ounces: z.int().min(1).max(1_600).optional(),
	/**
	 * Present for a kit: it is sold by the piece, has no template and no variants of its own, and costs the sum of its
	 * pieces.
	 */
	pieces: z.array(KitPiece).min(2).max(6).optional(),
	/** When its pieces were last changed; absent for a kit as it was made. */
	piecesSince: z.iso.datetime().optional(),
})
export type ProductAttributes = z.infer<typeof ProductAttributes>

/** What is wrong in a cell of a file of products. */
export type FileProblem = {
	/** As the spreadsheet counts: the header is row 1. */
	row: number
	column: string
	/** The cell's text, shortened. */
	value: string
	message: string
}
/** With the product's SKU, and its name when the shop has it. */
export type NamedProblem = FileProblem & { sku: string; name: string }
