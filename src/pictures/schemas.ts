// A picture is a drawing of one garment or of several side by side: template, design and view of each, and an optional crop.
import { z } from 'zod'
import { DesignConfig, type StoredDesign } from '#garments/schemas.ts'
import { renderModes, viewIds } from '#garments/template.ts'

const Garment = z.object({
	templateId: z.string(),
	templateVersion: z.int(),
	view: z.enum(viewIds),
	config: DesignConfig,
	/** Wears the two team colors the other way round, as a piece of a kit may. */
	swapped: z.boolean().optional(),
})

export const PictureSpec = Garment.extend({
	mode: z.enum(renderModes),
	/** More garments in the same picture, all in one scale of inches that fills it; such a picture has no crop. */
	beside: z.array(Garment).optional(),
	/** The part of the view to show, in canvas pixels. */
	crop: z
		.object({ x: z.number(), y: z.number(), w: z.number().positive(), h: z.number().positive() })
		.optional(),
	/** As worn and turned: 0 is the front, 90 the wearer's left side, 180 the back. Flat if a garment has no worn form. */
	worn: z.object({ turnDeg: z.number() }).optional(),
})
export type PictureSpec = z.infer<typeof PictureSpec>
export type PicturedGarment = z.infer<typeof Garment>

/** A stored spec; its design may have an earlier schema version. */
export type StoredPicture = Omit<PictureSpec, 'config' | 'beside'> & {
	config: StoredDesign
	beside?: readonly (Omit<PicturedGarment, 'config'> & { config: StoredDesign })[]
}

/** A picture that is not registered, with uploaded art as data URIs by its address; other art is left out. */
export type PrivatePicture = { spec: PictureSpec; images: Readonly<Record<string, string>> }
