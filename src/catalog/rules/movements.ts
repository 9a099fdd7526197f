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
