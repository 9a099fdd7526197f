// Order deadlines: a day that ends in the portal's own time zone.
import { languageTags, readerLanguage, type PageLanguage } from '#kit/language.ts'
import { addDays, type IsoDate } from '#kit/time.ts'
import { translations } from '#kit/translations.ts'

/** The deadline day itself is still open. */
export const isPast = (deadlineOn: string | null, today: IsoDate): boolean =>
	deadlineOn !== null && deadlineOn < today

const format = { weekday: 'long', month: 'short', day: 'numeric', timeZone: 'UTC' } as const
const longDay = {
	en: new Intl.DateTimeFormat(languageTags.en, format),
	es: new Intl.DateTimeFormat(languageTags.es, format),
}

type Words = Record<'closed' | 'closes' | 'today' | 'tomorrow', string>

/** Before the day. */
export const closingTexts = translations<Words>({
	en: { closed: 'Closed', closes: 'Closes', today: 'Closes today,', tomorrow: 'Closes tomorrow,' },
	es: { closed: 'Cerró el', closes: 'Cierra el', today: 'Cierra hoy,', tomorrow: 'Cierra mañana,' },
})

/** "Closes Friday, Dec 4", "Closes today, Friday, Dec 4"; empty without a deadline. */
export function deadlineLabel(
	deadlineOn: string | null,
	today: IsoDate,
	language: PageLanguage = 'en',
): string {
	if (deadlineOn === null) return ''
	const texts = closingTexts[language]
	const day = longDay[readerLanguage(language)].format(new Date(deadlineOn))
	if (deadlineOn < today) return `${texts.closed} ${day}`
	if (deadlineOn === today) return `${texts.today} ${day}`
	return `${deadlineOn === addDays(today, 1) ? texts.tomorrow : texts.closes} ${day}`
}

type Window = { portal: { isOpen: boolean }; catalog: readonly { isClosed: boolean }[] }

/** False for a closed portal, an empty catalog, or when every deadline has passed. */
export const isOrderable = ({ portal, catalog }: Window): boolean =>
	portal.isOpen && catalog.some(({ isClosed }) => !isClosed)
