// What the sports of the request form are called (spec §2).
import { sportNames } from '#kit/sports.ts'
import type { RequestSport } from './states.ts'
import { requestSports } from './states.ts'

export const requestSportName = (sport: RequestSport): string =>
	sport === 'other' ? 'Other' : sportNames[sport]

export const sportOptions = requestSports.map((sport) => ({ value: sport, label: requestSportName(sport) }))
