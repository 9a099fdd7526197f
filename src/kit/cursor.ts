// How a list that is read newest first goes on: by the last thing that was shown.
import { z } from 'zod'

/** The last one of the page before; null for the first page. */
export type Cursor = { at: Date; id: string } | null

const uuid = z.uuid()
/** The year 10000, in milliseconds: later instants no database takes. */
const farthest = 253_402_300_800_000

/** `1763650800000.<id>` as `cursorOf` wrote it; whatever it is not begins at the first page. */
export function cursorIn(text: string | null): Cursor {
	const [at = '', id] = (text ?? '').split('.', 2)
	const known = uuid.safeParse(id)
	const isInstant = /^\d{1,15}$/.test(at) && Number(at) < farthest
	return known.success && isInstant ? { at: new Date(Number(at)), id: known.data } : null
}

/** For an address. */
export const cursorOf = ({ at, id }: { at: Date; id: string }): string => `${at.getTime()}.${id}`
