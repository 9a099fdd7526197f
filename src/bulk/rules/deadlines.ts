// Until when something can be ordered: a day that ends in the portal's own time zone.
import { addDays, type IsoDate } from '#kit/time.ts'

/** The calendar day at this instant in an IANA time zone; in UTC where the zone is not known. */
export function dayIn(timeZone: string, now: Date): IsoDate {
	const formatted = (zone: string) =>
		new Intl.DateTimeFormat('en-CA', {
			timeZone: zone,
			year: 'numeric',
			month: '2-digit',
			day: '2-digit',
		}).format(now)
	try {
		// Cast: Canadian English writes days as ISO does.
		return formatted(timeZone) as IsoDate
	} catch {
		return formatted('UTC') as IsoDate
	}
}

/** A deadline's own day still counts. */
export const isPast = (deadlineOn: string | null, today: IsoDate): boolean =>
	deadlineOn !== null && deadlineOn < today

const longDay = new Intl.DateTimeFormat('en-US', {
	weekday: 'long',
	month: 'short',
	day: 'numeric',
	timeZone: 'UTC',
})

/** "Closes Friday, Dec 4", "Closes today, Friday, Dec 4"; empty without a deadline. */
export function deadlineWords(deadlineOn: string | null, today: IsoDate): string {
	if (deadlineOn === null) return ''
	const day = longDay.format(new Date(deadlineOn))
	if (deadlineOn < today) return `Closed ${day}`
	if (deadlineOn === today) return `Closes today, ${day}`
	return deadlineOn === addDays(today, 1) ? `Closes tomorrow, ${day}` : `Closes ${day}`
}
