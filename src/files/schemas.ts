// The client's view of an upload.
import { z } from 'zod'

/** A color of the art and the share of its area, 0–1. */
export const Ink = z.object({ hex: z.string().regex(/^#[0-9a-f]{6}$/i), share: z.number().min(0).max(1) })
export type Ink = z.infer<typeof Ink>

export const Asset = z.object({
	/** The id of an upload; of a mark of the library its address. */
	id: z.string().min(1).max(120),
	/** `/files/design-assets/{folder}/{timestamp}.{svg|png}`: rebuilt by the shop, never changed afterwards. */
	url: z.string(),
	kind: z.enum(['vector', 'raster']),
	name: z.string(),
	/** Pixels of a raster, canvas units of a vector. */
	width: z.number().positive(),
	height: z.number().positive(),
	inks: z.array(Ink),
	/** Warnings about this file for the coach, in sentences. */
	warnings: z.array(z.string()),
	/** Of art whose outlines are known: its narrowest stroke as a share of its width. */
	narrowest: z.number().positive().optional(),
})
export type Asset = z.infer<typeof Asset>
