// The history of stock: the kinds of its changes, and the reasons for one by hand.
import { cursorIn, cursorOf } from '#kit/cursor.ts'

export const movementKinds = ['sold', 'returned', 'received', 'adjusted', 'counted', 'imported'] as const
export type MovementKind = (typeof movementKinds)[number]

export const movementNames: Record<MovementKind, string> = {
	sold: 'Sold',
	returned: 'Order released it',
	received: 'Received',
	adjusted: 'Adjusted',
	counted: 'Counted',
	imported: 'From a file',
}

/** A movement's place in the history, newest first; null for the first page. */
export type MovementCursor = { at: Date; variantId: string; position: number } | null

export const movementCursorOf = ({ at, variantId, position }: NonNullable<MovementCursor>): string =>
	`${cursorOf({ at, id: variantId })}.${position}`

/** As written by `movementCursorOf`; anything else starts at the first page. */
export function movementCursorIn(text: string | null): MovementCursor {
	const cursor = cursorIn(text)
	const position = (text ?? '').split('.')[2] ?? ''
	return cursor && /^\d{1,9}$/.test(position)
		? { at: cursor.at, variantId: cursor.id, position: Number(position) }
		: null
}

/** Reasons of an adjustment by hand; the sign says whether units come or go. */
export const adjustments = {
	damaged: { name: 'Damaged', sign: -1 },
	lost: { name: 'Lost', sign: -1 },
	sample: { name: 'Given as a sample', sign: -1 },
	found: { name: 'Found', sign: 1 },
	customer_return: { name: 'Returned by a customer', sign: 1 },
	other_fewer: { name: 'Other: fewer units', sign: -1 },
	other_more: { name: 'Other: more units', sign: 1 },
} as const satisfies Record<string, { name: string; sign: 1 | -1 }>
export type AdjustmentReason = keyof typeof adjustments

// Cast: the names of the object's own fields.
export const adjustmentReasons = Object.keys(adjustments) as AdjustmentReason[]

export const isAdjustmentReason = (text: string | undefined): text is AdjustmentReason =>
	adjustmentReasons.some((reason) => reason === text)

export const needsNote = (reason: AdjustmentReason): boolean => reason.startsWith('other_')

/** Longest note about a change of stock. */
export const mostNote = 200
