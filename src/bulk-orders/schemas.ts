// The bulk cart: one row per player and garment, as stored in the browser and in the server draft (Spec §3).
import { z } from 'zod'
import { maxBulkItems } from './rules/limits.ts'

/** Text as typed; the order checks validate it. */
const typed = (most: number) => z.string().max(most)

/**
 * Spec §3: a bulk cart item. Name, size and number may still be missing; the price is only displayed, never trusted.
 */
export const BulkItem = z.object({
	id: z.uuid(),
	product_id: z.uuid(),
	/** The portal catalog entry it was added from: one product may appear there in two designs. */
	item_id: z.uuid(),
	/** The roster row it is for; null for a player typed by hand. */
	roster_id: z.uuid().nullable(),
	player_name: typed(100),
	variant_id: z.union([z.uuid(), z.literal('')]),
	/** Id of the chosen color while no size of it is chosen. */
	color: typed(80).optional(),
	size: typed(20),
	number: typed(10),
	qty: z.number(),
	/** Unit price in cents, as displayed. */
	price: z.int(),
	/** Marks that the player does not need the item: a line that is never ordered, without size and with quantity 0. */
	not_needed: z.literal(true).optional(),
})
export type BulkItem = z.infer<typeof BulkItem>

export const BulkCart = z.array(BulkItem).max(maxBulkItems)
