// A picture is a drawing of a garment: template, design, view and an optional crop.
import { z } from 'zod'
import { DesignConfig, type StoredDesign } from '#garments/schemas.ts'
import { renderModes, viewIds } from '#garments/template.ts'
import { pictureWidths } from './rules/widths.ts'

export const PictureSpec = z.object({
	templateId: z.string(),
	templateVersion: z.int(),
	view: z.enum(viewIds),
	mode: z.enum(renderModes),
	config: DesignConfig,
	/** The part of the view to show, in canvas pixels. */
	crop: z
		.object({ x: z.number(), y: z.number(), w: z.number().positive(), h: z.number().positive() })
		.optional(),
})
export type PictureSpec = z.infer<typeof PictureSpec>

/** A stored spec; its design may have an earlier schema version. */
export type StoredPicture = Omit<PictureSpec, 'config'> & { config: StoredDesign }

export const PictureHash = z.string().regex(/^[0-9a-f]{24}$/)
export type PictureHash = z.infer<typeof PictureHash>

/** `card` is the 1200 × 630 picture that other sites show beside a link. */
export const PictureShape = z.union([
	z.object({ kind: z.literal('plain'), width: z.literal(pictureWidths), format: z.enum(['webp', 'png']) }),
	z.object({ kind: z.literal('card') }),
])
export type PictureShape = z.infer<typeof PictureShape>
