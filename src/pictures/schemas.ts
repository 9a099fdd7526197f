// A picture is a drawing of a garment: template, design, view and an optional crop.
import { z } from 'zod'
import { DesignConfig, type StoredDesign } from '#garments/schemas.ts'
import { renderModes, viewIds } from '#garments/template.ts'

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
