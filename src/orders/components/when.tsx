// Formats an order's timestamps in the shop's or the team's time zone, and names the zone when it shows the time.
import { languageTags, readerLanguage, type PageLanguage } from '#kit/language.ts'
import { dayIn, instantFormat } from '#kit/time.ts'
import { useShop } from '#ui/shop.tsx'

const date = { year: 'numeric', month: 'short', day: 'numeric' } as const
const withTimes = { ...date, hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const
const dayAndTime = { en: instantFormat(withTimes), es: instantFormat(withTimes, 'es') }

const anyDay = {
	en: new Intl.DateTimeFormat(languageTags.en, { ...date, timeZone: 'UTC' }),
	es: new Intl.DateTimeFormat(languageTags.es, { ...date, timeZone: 'UTC' }),
}

/** `Nov 20, 2026`: the calendar day in this time zone. */
export const dayText = (at: Date, zone: string, language: PageLanguage = 'en'): string =>
	anyDay[readerLanguage(language)].format(new Date(dayIn(zone, at)))

type WhenProps = { at: Date; withTime?: boolean; zone?: string | undefined; language?: PageLanguage }
/** `Nov 20, 2026`, or with the time of day, always where the shop is: `Nov 20, 2026, 4:05 PM EST`. */
export function When({ at, withTime = false, zone, language = 'en' }: WhenProps) {
	const { timeZone } = useShop()
	return (
		<time dateTime={at.toISOString()}>
			{withTime
				? dayAndTime[readerLanguage(language)](at, timeZone)
				: dayText(at, zone ?? timeZone, language)}
		</time>
	)
}
