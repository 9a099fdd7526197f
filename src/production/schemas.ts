// What a job carries of its design: where what goes, and with which thread or ink.
import { z } from 'zod'

/** One decoration of a garment, in inches on the garment that `sizeBasis` of the proof names. */
export const JobPlacement = z.object({
	id: z.string(),
	what: z.string(),
	/** Left out for art. */
	slot: z.enum(['team', 'name', 'number']).optional(),
	location: z.string(),
	method: z.enum(['screen', 'embroidery', 'tackle_twill']),
	widthIn: z.number(),
	heightIn: z.number(),
	/** Where it sits, in words: "4 in below the collar". */
	position: z.string(),
	/** Degrees clockwise. */
	rotation: z.number(),
	/** Letters of the line that its font does not have, each once: they are not on the drawing. */
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
