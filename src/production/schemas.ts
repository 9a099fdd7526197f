// What a job stores of its design: placements, threads and inks.
import { z } from 'zod'
import { letteringSlots, productionMethods, viewIds } from '#garments/template.ts'

/** One decoration of a garment, in inches on the garment that the proof's `sizeBasis` names. */
export const JobPlacement = z.object({
	id: z.string(),
	what: z.string(),
	/** Absent for art. */
	slot: z.enum(letteringSlots).optional(),
	/** Decorations on a further side than front and back. */
	view: z.enum(viewIds).optional(),
	location: z.string(),
	method: z.enum(productionMethods),
	widthIn: z.number(),
	heightIn: z.number(),
	/** The position in words: "4 in below the collar". */
	position: z.string(),
	/** Degrees clockwise. */
	rotation: z.number(),
	/** Letters that the font lacks, each once: they are not drawn. */
	missing: z.string().optional(),
	colors: z.array(z.object({ role: z.string(), hex: z.string() })),
})
export type JobPlacement = z.infer<typeof JobPlacement>

/** One color of a thread or ink chart. */
export const ChartEntry = z.object({
	use: z.string(),
	designHex: z.string(),
	brand: z.string().optional(),
	code: z.string(),
	name: z.string(),
	hex: z.string(),
	/** CIEDE2000 between design and material. */
	deltaE: z.number(),
})
export type ChartEntry = z.infer<typeof ChartEntry>
