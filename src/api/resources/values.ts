// Values that several resources have.
import { z } from 'zod'

export const id = z.string().meta({ description: 'Id, a UUID' })
export const cents = z.int().meta({ description: 'US cents' })
export const instant = z.string().meta({ description: 'Instant in UTC, such as 2026-11-20T15:00:00.000Z' })
export const day = z.string().meta({ description: 'Day, such as 2026-11-20' })

const Adjustment = z.object({
	kind: z.string(),
	name: z.string(),
	amountCents: cents.meta({ description: 'US cents, added to the sum; negative for a discount' }),
	rateBp: z.int().nullable().meta({ description: 'Basis points; null for a flat amount' }),
})

/** subtotal + adjustments = total. */
export const Sum = z.object({
	units: z.int(),
	subtotalCents: cents,
	adjustments: z.array(Adjustment),
	totalCents: cents,
})

type Computed = {
	units: number
	subtotalCents: number
	adjustments: readonly { kind: string; name: string; amountCents: number; rateBp?: number | undefined }[]
	totalCents: number
}

export const sumFrom = ({
	units,
	subtotalCents,
	adjustments,
	totalCents,
}: Computed): z.infer<typeof Sum> => ({
	units,
	subtotalCents,
	adjustments: adjustments.map(({ kind, name, amountCents, rateBp = null }) => ({
		kind,
		name,
		amountCents,
		rateBp,
	})),
	totalCents,
})
