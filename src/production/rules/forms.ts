// Forms of the production pages.
import { z } from 'zod'
import { ownWords } from '#orders/schemas.ts'
import type { PartUnits } from '#shipping/rules/part.ts'
import { ShipmentInput } from '#shipping/schemas.ts'
import { floorMoves } from './floor.ts'

/** A reason or a note. */
const words = ownWords(300)

export const MoveForm = z.object({
	intent: z.literal('move'),
	job: z.string(),
	move: z.enum(floorMoves),
	why: words,
	/** The job of the adjacent card on the board. */
	beside: z.uuid().optional().catch(undefined),
})
export type MoveForm = z.infer<typeof MoveForm>

export const NoteForm = z.object({ intent: z.literal('note'), why: words })

export const OrderForm = z.discriminatedUnion('intent', [
	z.object({ intent: z.literal('all'), move: z.enum(floorMoves) }),
	z.object({
		intent: z.literal('scan'),
		code: z.string().max(300).default(''),
		/** Id of the scan, set by the page. */
		once: z.uuid().optional().catch(undefined),
	}),
	ShipmentInput.extend({ intent: z.literal('ship') }),
	// With a number of pieces for each line: see `partIn`.
	ShipmentInput.extend({ intent: z.literal('ship_part') }).catchall(z.string().max(200)),
	z.object({ intent: z.literal('deliver') }),
])
export type OrderForm = z.infer<typeof OrderForm>

/** The field name for the pieces of a line. */
export const piecesField = (position: number): string => `pieces-${position}`

/** Pieces of each line in a submitted form. */
export const partIn = (fields: Readonly<Record<string, unknown>>): PartUnits[] =>
	Object.entries(fields).flatMap(([name, value]) => {
		const position = /^pieces-(\d{1,4})$/.exec(name)?.[1]
		const quantity = /^\d{1,4}$/.exec(String(value))?.[0]
		return position === undefined || quantity === undefined
			? []
			: [{ position: Number(position), quantity: Number(quantity) }]
	})
