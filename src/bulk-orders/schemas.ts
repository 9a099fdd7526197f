// The bulk cart: one row per player and garment, as the browser keeps it and the server drafts it (spec §3).
import { z } from 'zod'
import { maxBulkItems } from './rules/limits.ts'

/** Text as it was typed; whether it will do is for the checks of the order to say. */
const typed = (most: number) => z.string().max(most)

/** Spec §3: a bulk cart item. Names, sizes and numbers may still be missing; prices are shown, never believed. */
export const BulkItem = z.object({
	id: z.uuid(),
	product_id: z.uuid(),
	/** The catalog entry of the portal that it was taken from: the same product may be there in two designs. */
	item_id: z.uuid(),
	/** The row of the roster it is for; null for a player typed by hand. */
	roster_id: z.uuid().nullable(),
	player_name: typed(100),
	variant_id: z.union([z.uuid(), z.literal('')]),
	size: typed(20),
	number: typed(10),
	qty: z.number(),
	/** Of one unit in cents, as it was shown. */
	price: z.int(),
})
export type BulkItem = z.infer<typeof BulkItem>

export const BulkCart = z.array(BulkItem).max(maxBulkItems)
