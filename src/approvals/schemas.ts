// The content that an approval seals.
import { z } from 'zod'

/** One line as approved: everything that production needs, and its price. */
export const SealedLine = z.object({
	position: z.int(),
	productId: z.string(),
	variantId: z.string(),
	designId: z.string().nullable(),
	designVersion: z.int().nullable(),
	/** Hash of the drawing, which detects changes to an existing version. */
	sceneHash: z.string(),
	playerName: z.string(),
	number: z.string(),
	size: z.string(),
	qty: z.int(),
	unitCents: z.int(),
	/** Which player details it prints; absent where the order has none stored, so that older seals hold. */
	prints: z.object({ name: z.boolean(), number: z.boolean() }).optional(),
})
export type SealedLine = z.infer<typeof SealedLine>

/** The approved content: order lines, design versions, players and price. */
export const Sealed = z.object({
	orderId: z.string(),
	totalCents: z.int(),
	poNumber: z.string(),
	lines: z.array(SealedLine),
})
export type Sealed = z.infer<typeof Sealed>

/** The round that a form was rendered for; invalid input becomes 0, which matches no round. */
export const SeenRound = z.coerce.number().int().min(1).catch(0)

/** Maximum length of a comment, in characters. */
export const longestComment = 2_000

/** Multi-line text without control characters and lone surrogates. */
export const CommentText = z
	.string()
	.transform((text) =>
		text
			.replaceAll(/\r\n?/g, '\n')
			.replaceAll(/[^\P{Cc}\n]|\p{Cs}/gu, '')
			.trim(),
	)
	.pipe(z.string().max(longestComment, `At most ${longestComment.toLocaleString('en-US')} characters`))
