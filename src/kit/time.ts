// Calendar days: arithmetic in UTC, and the current day in a time zone.

declare const isoDateBrand: unique symbol
/** A calendar day, `2026-11-21`. */
export type IsoDate = string & { readonly [isoDateBrand]: true }

export const dayMs = 86_400_000

export const isoDate = (instant: Date): IsoDate => instant.toISOString().slice(0, 10) as IsoDate

/** Keeps its formatters: creating one takes longer than rendering a row. */
function formatIn(locale: string, options: Intl.DateTimeFormatOptions) {
	const formats = new Map<string, Intl.DateTimeFormat>()
	return (instant: Date, timeZone: string): string => {
		const format = formats.get(timeZone) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone })
		formats.set(timeZone, format)
		return format.format(instant)
	}
}

/** Formats instants in a time zone. */
export const instantFormat = (options: Intl.DateTimeFormatOptions, language: 'en' | 'es' = 'en') =>
	formatIn(`${language}-US`, options)

// Canadian English formats days as ISO does.
const isoDayIn = formatIn('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' })

/** The calendar day at this instant in an IANA time zone; in UTC when the zone is unknown. */
export function dayIn(timeZone: string, instant: Date): IsoDate {
	try {
		return isoDayIn(instant, timeZone) as IsoDate
	} catch {
		return isoDate(instant)
	}
}

export const addDays = (day: IsoDate, days: number): IsoDate =>
	isoDate(new Date(Date.parse(day) + days * dayMs))

/** Which days count as business days. */
export type BusinessDays = {
	/** At least one; 0 is Sunday. */
	workdays: readonly number[]
	holidays: readonly { on: string }[]
}

export function addBusinessDays(day: IsoDate, days: number, { workdays, holidays }: BusinessDays): IsoDate {
	const closed = new Set(holidays.map(({ on }) => on))
	let current = day
	for (let left = days; left > 0;) {
		current = addDays(current, 1)
		if (workdays.includes(new Date(current).getUTCDay()) && !closed.has(current)) left -= 1
	}
	return current
}

const shortDay = /* @__PURE__ */ new Intl.DateTimeFormat('en-US', {
	weekday: 'short',
	month: 'short',
	day: 'numeric',
	timeZone: 'UTC',
})
const longDay = /* @__PURE__ */ new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** `Fri, Dec 4` */
export const formatShortDay = (day: IsoDate): string => shortDay.format(new Date(day))
/** `December 4, 2026` */
export const formatLongDay = (day: string): string => longDay.format(new Date(day))
