// Formats an order's timestamps in the shop's time zone (Columbus, Ohio), and names the zone when it shows the time.
import { languageTags, type Language } from '#kit/language.ts'
import { dayIn, shopTimeZone } from '#kit/time.ts'

const date = { year: 'numeric', month: 'short', day: 'numeric', timeZone: shopTimeZone } as const
const dayAndTime = new Intl.DateTimeFormat('en-US', {
	...date,
	hour: 'numeric',
	minute: '2-digit',
	timeZoneName: 'short',
})

const anyDay = {
	en: new Intl.DateTimeFormat(languageTags.en, { ...date, timeZone: 'UTC' }),
	es: new Intl.DateTimeFormat(languageTags.es, { ...date, timeZone: 'UTC' }),
}

/** `Nov 20, 2026`: the calendar day in Ohio, or in the team's time zone. */
export const dayText = (at: Date, zone = shopTimeZone, language: Language = 'en'): string =>
	anyDay[language].format(new Date(dayIn(zone, at)))

type WhenProps = { at: Date; withTime?: boolean; zone?: string | undefined; language?: Language }
/** `Nov 20, 2026`, or with the time of day, always in Ohio's time: `Nov 20, 2026, 4:05 PM EST`. */
export const When = ({ at, withTime = false, zone, language }: WhenProps) => (
	<time dateTime={at.toISOString()}>{withTime ? dayAndTime.format(at) : dayText(at, zone, language)}</time>
)
