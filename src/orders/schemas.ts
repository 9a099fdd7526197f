// What comes in with an order, and what is kept of one beside its columns.
import { z } from 'zod'
import { DesignId, VariantId } from '#kit/ids.ts'

/** The fifty states, the capital's district, territories and military post, as the postal service writes them. */
export const usStates = [
	'AL',
	'AK',
	'AZ',
	'AR',
	'CA',
	'CO',
	'CT',
	'DE',
	'DC',
	'FL',
	'GA',
	'HI',
	'ID',
	'IL',
	'IN',
	'IA',
	'KS',
	'KY',
	'LA',
	'ME',
	'MD',
	'MA',
	'MI',
	'MN',
	'MS',
	'MO',
	'MT',
	'NE',
	'NV',
	'NH',
	'NJ',
	'NM',
	'NY',
	'NC',
	'ND',
	'OH',
	'OK',
	'OR',
	'PA',
	'RI',
	'SC',
	'SD',
	'TN',
	'TX',
	'UT',
	'VT',
	'VA',
	'WA',
	'WV',
	'WI',
	'WY',
	'AS',
	'GU',
	'MP',
	'PR',
	'VI',
	'AA',
	'AE',
	'AP',
] as const

/** One line of text without anything that no keyboard writes and no database keeps. */
const line = (max: number) =>
	z
		.string()
		.trim()
		.max(max, `At most ${max} characters`)
		.regex(/^[^\p{Cc}\p{Cs}]*$/u, 'Letters, digits and signs only')

/** A school's own number; whether one is needed is for the order to say. */
export const PoNumber = line(40)

export const Address = z.object({
	name: line(100).min(1, 'Full name required'),
	line1: line(120).min(1, 'Street address required'),
	line2: line(120),
	city: line(80).min(1, 'City required'),
	state: z.enum(usStates, 'State required'),
	zip: z
		.string()
		.trim()
		.regex(/^\d{5}(-\d{4})?$/, 'ZIP code required, such as 44107'),
	phone: line(30).regex(/^[\d\s()+.\-x]*$/, 'Phone number, such as (555) 010-7788, or nothing'),
})
export type Address = z.infer<typeof Address>

/** One thing to be ordered. Prices never come from outside. */
export const WantedLine = z.object({
	variantId: VariantId,
	design: z.object({ id: DesignId, version: z.int().min(1) }).nullable(),
	quantity: z.int().min(1).max(999),
	playerName: line(20),
	playerNumber: line(2),
})
export type WantedLine = z.infer<typeof WantedLine>

/** The same, with the row of the team's roster that it is for. */
export type RosteredLine = WantedLine & { rosterId?: string | null }

/** Most lines of one order: a league of 500 in both kits. */
export const maxOrderLines = 1_000

/** One line in somebody's own words, without anything that no keyboard writes; what is longer is cut. */
export const ownWords = (longest: number) =>
	z
		.string()
		.default('')
		.transform((text) =>
			text
				.replaceAll(/[\p{Cc}\p{Cs}]+/gu, ' ')
				.trim()
				.slice(0, longest),
		)

/** Why somebody calls an order off. */
export const Why = ownWords(200)

export const LineSnapshot = z.object({
	brand: z.string(),
	model: z.string(),
	sku: z.string(),
	color: z.string(),
	/** Parts of `unitCents`. */
	baseCents: z.int(),
	decorationsCents: z.int(),
	addOnsCents: z.int(),
	/** Each decoration and add-on in words, with its price. */
	extras: z.array(z.object({ label: z.string(), unitCents: z.int() })),
	/** Hash of the picture that shows it; empty when there is none. */
	picture: z.string(),
	raisesFunds: z.boolean(),
	leadTimeDays: z.int(),
})
export type LineSnapshot = z.infer<typeof LineSnapshot>
