// What the form about a shipment sends.
import { z } from 'zod'
import { carrierIds } from './rules/carriers.ts'

export const serviceMaxLength = 40

/** Kept as it was typed, so that a refused form can be shown again; `readTracking` judges it. */
export const ShipmentInput = z.object({
	/** Null: to be recognized by the number. */
	carrier: z.enum(carrierIds).nullable().catch(null),
	/** "Ground", "2nd Day Air": as the carrier calls it. */
	service: z.string().max(200).default(''),
	trackingNumber: z.string().max(200).default(''),
})
export type ShipmentInput = z.infer<typeof ShipmentInput>
