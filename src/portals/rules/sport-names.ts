// What the sports of teams and of the request form are called (spec §2).
import { isSport, sportNames } from '#kit/sports.ts'
import { requestSports } from '../states.ts'

export const requestSportName = (sport: string): string => (isSport(sport) ? sportNames[sport] : 'Other')

/** For lines about a team: empty where "Other" would say nothing. */
export const teamSportName = (sport: string): string => (isSport(sport) ? sportNames[sport] : '')

export const sportOptions = requestSports.map((sport) => ({ value: sport, label: requestSportName(sport) }))
