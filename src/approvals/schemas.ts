// What an approval seals.
import { z } from 'zod'

/** One line as it was approved: everything that production makes of it, and what it costs. */
export const SealedLine = z.object({
	position: z.int(),
	productId: z.string(),
	variantId: z.string(),
	designId: z.string().nullable(),
	designVersion: z.int().nullable(),
	/** Hash of the drawing, so that a version that was changed underneath is noticed. */
	sceneHash: z.string(),
	playerName: z.string(),
	number: z.string(),
	size: z.string(),
	qty: z.int(),
	unitCents: z.int(),
})
export type SealedLine = z.infer<typeof SealedLine>

/** What was approved: order lines, design versions, players and price. */
export const Sealed = z.object({
	orderId: z.string(),
	totalCents: z.int(),
	poNumber: z.string(),
	lines: z.array(SealedLine),
})
export type Sealed = z.infer<typeof Sealed>

/** The round that a form was made for; one that says nothing sensible fits no round. */
export const SeenRound = z.coerce.number().int().min(1).catch(0)

/** Longest comment, in characters. */
export const longestComment = 2_000

/** What people write: several lines, nothing that no keyboard writes and no database keeps. */
export const Words = z
	.string()
	.transform((text) =>
		text
			.replaceAll(/\r\n?/g, '\n')
			.replaceAll(/[^\P{Cc}\n]|\p{Cs}/gu, '')
			.trim(),
	)
	.pipe(z.string().max(longestComment, `At most ${longestComment.toLocaleString('en-US')} characters`))
