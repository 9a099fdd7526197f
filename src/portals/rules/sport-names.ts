// Names of sports for teams and the request form (Spec §2).
import { isSport, sportName, sportsInForms } from '#sports/sports.ts'

export const requestSportName = (sport: string): string => (isSport(sport) ? sportName(sport) : 'Other')

/** For lines about a team: empty instead of "Other". */
export const teamSportName = (sport: string): string => (isSport(sport) ? sportName(sport) : '')

/** Options of a select; with `present`, also a portal's sport that the shop no longer offers. */
export const sportOptions = (present?: string): { value: string; label: string }[] => {
	const sports = sportsInForms()
	const former = isSport(present) && !sports.includes(present) ? [present] : []
	return [...sports, ...former, 'other'].map((sport) => ({ value: sport, label: requestSportName(sport) }))
}
