// What the forms of the floor send.
import { z } from 'zod'
import { ownWords } from '#orders/schemas.ts'
import { ShipmentInput } from '#shipping/schemas.ts'
import { floorMoves } from './floor.ts'

/** A reason or a note. */
const words = ownWords(300)

export const MoveForm = z.object({
	intent: z.literal('move'),
	job: z.string(),
	move: z.enum(floorMoves),
	why: words,
	/** The card that stands beside it on the board. */
	beside: z.uuid().optional().catch(undefined),
})
export type MoveForm = z.infer<typeof MoveForm>

export const NoteForm = z.object({ intent: z.literal('note'), why: words })

export const OrderForm = z.discriminatedUnion('intent', [
	z.object({ intent: z.literal('all'), move: z.enum(floorMoves) }),
	z.object({
		intent: z.literal('scan'),
		code: z.string().max(300).default(''),
		/** Of the page that it was scanned on. */
		once: z.uuid().optional().catch(undefined),
	}),
	ShipmentInput.extend({ intent: z.literal('ship') }),
	z.object({ intent: z.literal('deliver') }),
])
export type OrderForm = z.infer<typeof OrderForm>
