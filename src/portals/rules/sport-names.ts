// What the sports of teams and of the request form are called (spec §2).
import { isSport, sportName, sportsInForms } from '#sports/sports.ts'

export const requestSportName = (sport: string): string => (isSport(sport) ? sportName(sport) : 'Other')

/** For lines about a team: empty where "Other" would say nothing. */
export const teamSportName = (sport: string): string => (isSport(sport) ? sportName(sport) : '')

/** What can be chosen; with `present`, also the sport that a portal has though the shop no longer offers it. */
export const sportOptions = (present?: string): { value: string; label: string }[] => {
	const sports = sportsInForms()
	const former = isSport(present) && !sports.includes(present) ? [present] : []
	return [...sports, ...former, 'other'].map((sport) => ({ value: sport, label: requestSportName(sport) }))
}
