// When a vote ends, for lists and headers.
import { dayInWords, languageTags, readerLanguage, type PageLanguage } from '#kit/language.ts'
import { timeZones } from '#kit/time-zones.ts'
import { dayIn } from '#kit/time.ts'
import { Badge } from '#ui/marks.tsx'
import { useShop } from '#ui/shop.tsx'
import { voteOwnerTexts } from '../rules/owner-texts.ts'
import { voterTexts } from '../rules/voter-texts.ts'

/** `Eastern time`: the zone whose midnight ends a vote. */
export function useZoneName(language: PageLanguage = 'en'): string {
	const { timeZone } = useShop()
	const reader = readerLanguage(language)
	if (reader !== 'en') {
		const format = new Intl.DateTimeFormat(languageTags[reader], { timeZone, timeZoneName: 'longGeneric' })
		return format.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
	}
	return `${timeZones.find(({ id }) => id === timeZone)?.label ?? 'Shop'} time`
}

type ClosingProps = { closesOn: string; closedAt?: Date | null; isOpen: boolean; language?: PageLanguage }

export const OpenBadge = ({ isOpen, language = 'en' }: Pick<ClosingProps, 'isOpen' | 'language'>) => (
	<Badge tone={isOpen ? 'success' : 'neutral'}>{voterTexts[language][isOpen ? 'open' : 'closed']}</Badge>
)

/** `Until the end of December 5, 2026, Eastern time` */
export function Closing({ closesOn, closedAt = null, isOpen, language = 'en' }: ClosingProps) {
	const zone = useZoneName(language)
	const { timeZone } = useShop()
	if (isOpen) return <>{voterTexts[language].until(dayInWords(closesOn, language, 'withYear'), zone)}</>
	const { closedByYou, closedAfter } = voteOwnerTexts[language].result
	const dayOf = (on: string) => dayInWords(on, language, 'withYear')
	return <>{closedAt ? closedByYou(dayOf(dayIn(timeZone, closedAt))) : closedAfter(dayOf(closesOn))}</>
}
