// Schemas of an order's input and of its JSON columns.
import { z } from 'zod'
import { plainLine } from '#kit/address.ts'
import { DesignId, VariantId } from '#kit/ids.ts'

/** A school's own number; placing an order checks whether one is required. */
export const PoNumber = plainLine(40)

/** The school's administrator as a buyer names them; null when no one is named. */
export const Approver = z
	.object({
		approverName: plainLine(100),
		approverEmail: z
			.string()
			.trim()
			.toLowerCase()
			.max(255, 'Email address, such as name@school.org')
			.refine(
				(text) => text === '' || z.email().safeParse(text).success,
				'Email address, such as name@school.org',
			),
	})
	.refine(({ approverName, approverEmail }) => approverName === '' || approverEmail !== '', {
		path: ['approverEmail'],
		message: 'Type the email address of this person, too',
	})
	.transform(({ approverName: name, approverEmail: email }) => (email === '' ? null : { name, email }))
export type Approver = NonNullable<z.infer<typeof Approver>>

/** One item to order. Prices are never taken from the client. */
export const WantedLine = z.object({
	variantId: VariantId,
	design: z.object({ id: DesignId, version: z.int().min(1) }).nullable(),
	quantity: z.int().min(1).max(999),
	playerName: plainLine(20),
	playerNumber: plainLine(2),
})
export type WantedLine = z.infer<typeof WantedLine>

/**
 * The same, with the player's row in the team's roster and the entry of the portal's catalog. `omitsName`: the player
 * opted out of a printed name, or the entry prints none; it only says who the piece is for. `omitsNumber`: the entry
 * prints no number. `price`: that of a quote; an agreed one gets no quantity, role or promotion discount. `bought`: the
 * line of an order that it stays; its parts keep the prices of then, also after a sale has ended.
 */
export type RosteredLine = WantedLine & {
	rosterId?: string | null
	portalItemId?: string
	omitsName?: boolean
	omitsNumber?: boolean
	price?: { unitCents: number; isAgreed: boolean }
	bought?: Pick<LineSnapshot, 'baseCents' | 'sizeCents' | 'extras'> & { variantId: string }
}

/** Maximum number of lines per cart and order: 500 players with a kit of three pieces. */
export const maxOrderLines = 1_500

/** One line of free text, without control characters; longer text is truncated. */
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

/** The kit that a line is a piece of. */
export const LineKit = z.object({
	/** The design of the kit's first piece, and its version. */
	id: z.string(),
	version: z.int(),
	/** The kit itself, as a product. */
	productId: z.string(),
	model: z.string(),
	piece: z.object({ id: z.string(), name: z.string() }),
	/** How many pieces the kit has. */
	pieces: z.int(),
	/** Every piece was ordered as often. Absent when the buyer had changed single lines, and once the order is amended. */
	isWhole: z.literal(true).optional(),
})
export type LineKit = z.infer<typeof LineKit>

/** The reason for a cancellation. */
export const Why = ownWords(200)

export const LineSnapshot = z.object({
	brand: z.string(),
	model: z.string(),
	sku: z.string(),
	color: z.string(),
	/** Parts of `unitCents`. */
	baseCents: z.int(),
	/** Part of `baseCents`: what the size costs more; absent for none. */
	sizeCents: z.int().positive().optional(),
	decorationsCents: z.int(),
	addOnsCents: z.int(),
	/** Each decoration and add-on as text, with its price. */
	extras: z.array(z.object({ label: z.string(), unitCents: z.int() })),
	/** Hash of the line's picture; empty when there is none. */
	picture: z.string(),
	raisesFunds: z.boolean(),
	leadTimeDays: z.int(),
	/** The shop's own design, as the product page pictures it in this color. */
	isPictured: z.literal(true).optional(),
	/** Which player details the piece prints; absent in orders from before it was stored. */
	prints: z.object({ name: z.boolean(), number: z.boolean() }).optional(),
	/** The player opted out of a printed name, or the catalog's entry prints none. */
	omitsName: z.literal(true).optional(),
	/** The catalog's entry prints no number. */
	omitsNumber: z.literal(true).optional(),
	/** The entry of the portal's catalog that it was ordered as; absent outside of portals and in older orders. */
	portalItemId: z.string().optional(),
	/** Team colors of the design, "White / Gold"; absent without a design. `color` is the blank's. */
	designColors: z.string().optional(),
	/** Absent for a line that is no piece of a kit. */
	kit: LineKit.optional(),
	/** Absent in older orders, which have no promotion for a sport. */
	sport: z.string().optional(),
	/** The staff agreed the price with the customer; the difference to the list is one of the extras. */
	isAgreedPrice: z.literal(true).optional(),
})
export type LineSnapshot = z.infer<typeof LineSnapshot>

/** A word of the staff on an order. Plain letters only: it is in addresses and in the log. */
export const OrderTag = z
	.string()
	.transform((text) => text.trim().toLowerCase().replaceAll(/\s+/g, ' '))
	.pipe(
		z.string().regex(/^[a-z0-9][a-z0-9 -]{0,29}$/, 'A tag has 1 to 30 letters, digits, spaces and hyphens.'),
	)
