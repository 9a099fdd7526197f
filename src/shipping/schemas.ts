// Input of the shipment form.
import { z } from 'zod'
import { carrierIds } from './rules/carriers.ts'

export const serviceMaxLength = 40

/** Kept as typed, so that a refused form can be shown again; `readTracking` validates it. */
export const ShipmentInput = z.object({
	/** Null to recognize it by the number. */
	carrier: z.enum(carrierIds).nullable().catch(null),
	/** The carrier's name of the service: "Ground", "2nd Day Air". */
	service: z.string().max(200).default(''),
	trackingNumber: z.string().max(200).default(''),
})
export type ShipmentInput = z.infer<typeof ShipmentInput>
