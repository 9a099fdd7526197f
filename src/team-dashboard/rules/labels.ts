// Labels of the dashboard's figures.
import { counted } from '#kit/plural.ts'
import { sportName } from '#sports/sports.ts'
import { formatShortDay, type IsoDate } from '#kit/time.ts'
import type { DeadlineView, PortalCard, PortalFigures } from '../views.ts'

/** `Football · Fall 2026`. */
export const seasonLabel = ({ sport, season }: Pick<PortalCard, 'sport' | 'season'>): string =>
	[sport === 'other' ? '' : sportName(sport), season].filter((part) => part !== '').join(' · ')

export const missingOf = ({
	players,
	playersWithOrder,
}: Pick<PortalFigures, 'players' | 'playersWithOrder'>) => Math.max(0, players - playersWithOrder)

/** `Closes today`, `Closes tomorrow`, `Closes Fri, Dec 4`. */
export function closesLabel({ closesOn, daysLeft }: Pick<DeadlineView, 'closesOn' | 'daysLeft'>): string {
	if (daysLeft <= 0) return 'Closes today'
	// Cast: the database formats days this way.
	return daysLeft === 1 ? 'Closes tomorrow' : `Closes ${formatShortDay(closesOn as IsoDate)}`
}

/** `14 of 22 players`; with an empty roster, only the number of ordered players. */
export const orderedLabel = (ordered: number, players: number): string =>
	players === 0 ? counted(ordered, 'player') : `${Math.min(ordered, players)} of ${players} players`
