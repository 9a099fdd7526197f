// A promotion as the owner sets it.
import { z } from 'zod'
import { plainLine } from '#kit/address.ts'
import { promotionKinds, promotionRoles } from './states.ts'

export const promotionLimits = {
	name: 60,
	/** Products, collections and portals of one promotion. */
	listed: 50,
	cents: 10_000_000,
	units: 9_999,
	uses: 1_000_000,
} as const

/** How a code is stored and compared: buyers may type small letters and spaces around it. */
export const codeOf = (typed: string): string => typed.trim().toUpperCase()
export const codePattern = /^[A-Z0-9][A-Z0-9-]{2,29}$/

const Day = z.iso.date()
const limit = (most: number) => z.int().min(1).max(most).nullable()
const Listed = z.array(z.string().min(1).max(80)).max(promotionLimits.listed)

export const PromotionInput = z
	.object({
		name: plainLine(promotionLimits.name).pipe(z.string().min(1)),
		code: z.string().regex(codePattern).nullable(),
		kind: z.enum(promotionKinds),
		rateBp: z.int().min(1).max(10_000).nullable(),
		amountCents: limit(promotionLimits.cents),
		productIds: Listed,
		collectionIds: z.array(z.uuid()).max(promotionLimits.listed),
		sports: Listed,
		portalIds: Listed,
		roles: z.array(z.enum(promotionRoles)),
		leastCents: limit(promotionLimits.cents),
		leastUnits: limit(promotionLimits.units),
		startsOn: Day,
		endsOn: Day.nullable(),
		mostUses: limit(promotionLimits.uses),
		mostUsesEach: limit(promotionLimits.uses),
		combines: z.boolean(),
	})
	.refine(({ kind, rateBp }) => (kind === 'percent') === (rateBp !== null))
	.refine(({ kind, amountCents }) => (kind === 'amount') === (amountCents !== null))
	.refine(({ startsOn, endsOn }) => endsOn === null || endsOn >= startsOn)
export type PromotionInput = z.infer<typeof PromotionInput>
