// Order deadlines: a day that ends in the portal's own time zone.
import { addDays, type IsoDate } from '#kit/time.ts'

/** The deadline day itself is still open. */
export const isPast = (deadlineOn: string | null, today: IsoDate): boolean =>
	deadlineOn !== null && deadlineOn < today

const longDay = new Intl.DateTimeFormat('en-US', {
	weekday: 'long',
	month: 'short',
	day: 'numeric',
	timeZone: 'UTC',
})

/** "Closes Friday, Dec 4", "Closes today, Friday, Dec 4"; empty without a deadline. */
export function deadlineLabel(deadlineOn: string | null, today: IsoDate): string {
	if (deadlineOn === null) return ''
	const day = longDay.format(new Date(deadlineOn))
	if (deadlineOn < today) return `Closed ${day}`
	if (deadlineOn === today) return `Closes today, ${day}`
	return deadlineOn === addDays(today, 1) ? `Closes tomorrow, ${day}` : `Closes ${day}`
}

type Window = { portal: { isOpen: boolean }; catalog: readonly { isClosed: boolean }[] }

/** False for a closed portal, an empty catalog, or when every deadline has passed. */
export const isOrderable = ({ portal, catalog }: Window): boolean =>
	portal.isOpen && catalog.some(({ isClosed }) => !isClosed)
