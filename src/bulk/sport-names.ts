// Sports of teams, as pages name them.
import { isSport, sportNames } from '#kit/sports.ts'

/** Empty for a sport that the shop has no name for. */
export const requestSportName = (sport: string): string => (isSport(sport) ? sportNames[sport] : '')
