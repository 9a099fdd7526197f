// The position in a list that is read newest first: the last item shown.
import { z } from 'zod'

/** The last item of the previous page; null for the first page. */
export type Cursor = { at: Date; id: string } | null

const uuid = z.uuid()
/** The year 10000, in milliseconds: the database accepts no later instant. */
const farthest = 253_402_300_800_000

/** `1763650800000.<id>` as written by `cursorOf`; anything else starts at the first page. */
export function cursorIn(text: string | null): Cursor {
	const [at = '', id] = (text ?? '').split('.', 2)
	const known = uuid.safeParse(id)
	const isInstant = /^\d{1,15}$/.test(at) && Number(at) < farthest
	return known.success && isInstant ? { at: new Date(Number(at)), id: known.data } : null
}

/** The text of a cursor for a URL. */
export const cursorOf = ({ at, id }: { at: Date; id: string }): string => `${at.getTime()}.${id}`
