// The saved design (spec §3 "design config") with additional fields for drawing.
import { z } from 'zod'
import { flourishes } from './lettering/flourish.ts'
import { letteringShapes } from './lettering/shapes.ts'
import { isWhole, markFrames } from './marks/frames.ts'
import { ownTile } from './patterns/tile.ts'
import {
	decorationLocations,
	decorationMethods,
	letteringSlots,
	mostLogos,
	mostTileAreas,
	patternPlaces,
	patternScales,
	tileWidths,
	viewIds,
} from './template.ts'

export const HexColor = z.string().regex(/^#[0-9a-f]{6}$/i, 'Use a color like #14284f')

export const LetteringStyle = z.object({
	font: z.string(),
	heightIn: z.number().positive().max(20).optional(),
	fill: HexColor,
	borders: z.array(z.object({ color: HexColor, widthIn: z.number().positive().max(1) })).max(3),
	shape: z.enum(letteringShapes),
	tracking: z.number().min(-5).max(20),
	/** A stroke under the word, of its fill and with its borders. */
	flourish: z.enum(flourishes).optional(),
	/** A copy of letters and borders below them; positive is right and down. */
	shadow: z
		.object({ color: HexColor, rightIn: z.number().min(-1).max(1), downIn: z.number().min(-1).max(1) })
		.optional(),
	/** A line inside the letters, as far from their edge as it is wide. */
	inline: z.object({ color: HexColor, widthIn: z.number().positive().max(1) }).optional(),
	/** The color at the foot of the letters, into which the fill runs. Drawn where it is dyed in. */
	gradient: z.object({ color: HexColor }).optional(),
	/** Edges in light and shade. Drawn where they are dyed in. */
	bevel: z.boolean().optional(),
})
export type LetteringStyle = z.infer<typeof LetteringStyle>

/** Elements of one side with the same group are moved, copied and removed together. */
const Group = z.string().min(1).max(40)

/** Overrides of the template for one line of lettering; inches are positive to the right and down. */
export const LetteringPlace = z.object({
	rightIn: z.number().min(-40).max(40).optional(),
	downIn: z.number().min(-40).max(40).optional(),
	heightIn: z.number().positive().max(20).optional(),
	/** Clockwise around the middle of the letters. */
	angleDeg: z
		.number()
		.min(-180, 'Turn letters by -180 to 180 degrees')
		.max(180, 'Turn letters by -180 to 180 degrees')
		.optional(),
	group: Group.optional(),
})
export type LetteringPlace = z.infer<typeof LetteringPlace>

const tileMessage = `Choose a tile ${tileWidths.from} to ${tileWidths.to} inches wide`
const sizeMessage = `Choose a pattern size from ${patternScales.from} to ${patternScales.to}`

/** An upload that is repeated; sizes and distances in inches. */
const PatternTileSchema = z.object({
	url: z.string().max(300),
	assetId: z.uuid(),
	widthIn: z.number().min(tileWidths.from, tileMessage).max(tileWidths.to, tileMessage),
	/** Width ÷ height of the upload; the server decides it. */
	aspectRatio: z.number().min(0.01).max(100),
	/** How far the repeats are moved; positive is right and down. */
	rightIn: z.number().min(-tileWidths.to).max(tileWidths.to).optional(),
	downIn: z.number().min(-tileWidths.to).max(tileWidths.to).optional(),
	/** Every second repeat is a mirror image. */
	mirrored: z.boolean().optional(),
	/**
	 * Colors of the upload: what is nearest to the first one is printed in the pattern's first color, and so on. Without
	 * them, the upload keeps its own colors.
	 */
	areas: z
		.array(HexColor)
		.min(1)
		.max(mostTileAreas, `A tile has at most ${mostTileAreas} color areas`)
		.optional(),
})
/** A pattern printed on the cloth. */
export const PatternPrint = z
	.object({
		id: z.string(),
		/** An upload in place of a motif; `id` is then `own-tile`. */
		tile: PatternTileSchema.optional(),
		color: HexColor,
		opacity: z.number().min(0).max(1),
		/** Its second to fourth color; without them, shades of the first. */
		more: z.array(HexColor).max(3, 'A pattern has at most 4 colors').optional(),
		/** Multiple of the usual size. */
		scale: z.number().min(patternScales.from, sizeMessage).max(patternScales.to, sizeMessage).optional(),
		/** Clockwise. */
		angleDeg: z
			.number()
			.min(-180, 'Turn a pattern by -180 to 180 degrees')
			.max(180, 'Turn a pattern by -180 to 180 degrees')
			.optional(),
		/** Without them, the pattern's usual ones. */
		places: z
			.array(z.enum(patternPlaces, 'Print a pattern on the body, the sleeves or the side panels'))
			.min(1, 'Choose at least one place for the pattern')
			.refine((places) => new Set(places).size === places.length, 'Name each place of a pattern once')
			.optional(),
	})
	.refine(({ id, tile }) => (id === ownTile) === (tile !== undefined), 'An own pattern has an upload')
export type PatternPrint = z.infer<typeof PatternPrint>

/** `colors`: the mark, its inline, its border; of a framed one the mark, the field, the border. */
const MarkInDesign = z
	.object({
		id: z.string().regex(/^[a-z0-9-]{1,60}$/),
		frame: z.enum(markFrames).optional(),
		colors: z.array(HexColor).min(1).max(3),
	})
	.refine(isWhole, 'A framed mark has two colors at least')

const logo = {
	url: z.string().max(300),
	placement: z.string().max(60),
	rotation: z.number().default(0),
	id: z.string().optional(),
	view: z.string().optional(),
	/** The upload that `url` belongs to. */
	assetId: z.string().optional(),
	/** The art is shown as in a mirror, left and right exchanged. */
	mirrored: z.boolean().optional(),
	/** Text alternative of the art. */
	alt: z.string().max(120).optional(),
	/** A mark of the library in place of an upload; it decides `url`. */
	mark: MarkInDesign.optional(),
	group: Group.optional(),
}

/** Schema version 1, in view pixels. Spec §9: 80 × 80 at 160,200, never smaller than 40. */
const PixelLogo = z.object({
	...logo,
	x: z.number().default(160),
	y: z.number().default(200),
	width: z.number().min(40).default(80),
	height: z.number().min(40).default(80),
})

/** In inches on the garment; the smallest size depends on the view's scale (`placement`). */
const InchLogo = z.object({
	...logo,
	x: z.number(),
	y: z.number(),
	width: z.number().positive(),
	height: z.number().positive(),
})

const fields = {
	primaryColor: HexColor,
	secondaryColor: HexColor,
	teamName: z.string().max(20).default(''),
	playerNumber: z.string().max(2).default(''),
	playerName: z.string().max(20).default(''),
	decorations: z
		.array(
			z.object({
				type: z.enum(decorationMethods),
				location: z.enum(decorationLocations),
				size: z.enum(['small', 'medium', 'large', 'full']),
				description: z.string().max(200).default(''),
				itemId: z.string().optional(),
			}),
		)
		.max(40)
		.default([]),
	addOns: z
		.array(z.object({ type: z.string(), description: z.string().max(200).default('') }))
		.max(20)
		.default([]),
	quantity: z.int().min(1).max(100_000).default(12),
	fundraisingEnabled: z.boolean().default(false),
	/**
	 * Set by the server at each save: the garment's art is dyed in, so no decoration is priced. Missing in designs saved
	 * before decorations were derived from the elements.
	 */
	sublimated: z.boolean().optional(),
	/** Set by the server at each save: the decoration methods that the product takes; missing for all of its garment. */
	methods: z.array(z.enum(decorationMethods)).optional(),
	/** Set by the server at each save: false when the product takes no names and numbers of players. */
	personalized: z.boolean().optional(),
	/** The team portal whose terms its price has; empty for none, missing for the designer's own. */
	portalId: z.string().max(80).optional(),
	templateId: z.string().optional(),
	templateVersion: z.int().optional(),
	/** Hex per zone id of the template; missing zones have the template's fallback. */
	zoneColors: z.record(z.string(), HexColor).optional(),
	/** Option id per style id of the template (neck, sleeve, hem …). */
	styles: z.record(z.string(), z.string()).optional(),
	pattern: PatternPrint.optional(),
	lettering: z
		.object({
			team: LetteringStyle.optional(),
			name: LetteringStyle.optional(),
			number: LetteringStyle.optional(),
			/** By slot and view, for lines that differ from the template's position or height. */
			places: z
				.partialRecord(z.enum(letteringSlots), z.partialRecord(z.enum(viewIds), LetteringPlace))
				.optional(),
		})
		.optional(),
}

/** Designs of schema version 1, with logo positions in pixels. */
const PixelDesign = z.object({
	...fields,
	schemaVersion: z.literal(1).optional(),
	logos: z.array(PixelLogo).max(mostLogos).default([]),
})
export type PixelDesign = z.infer<typeof PixelDesign>

/** A design as used by the application. */
export const DesignConfig = z.object({
	...fields,
	schemaVersion: z.literal(2).default(2),
	logos: z.array(InchLogo).max(mostLogos).default([]),
})
export type DesignConfig = z.infer<typeof DesignConfig>

/** A design as stored or sent; `readDesign` converts it to a `DesignConfig`. */
export const StoredDesign = z.union([PixelDesign, DesignConfig.extend({ schemaVersion: z.literal(2) })])
export type StoredDesign = z.infer<typeof StoredDesign>
