// The meaning of a portal's figures, and their labels.
import { countedStatuses } from '#fundraising/rules/due.ts'
import { waitingStatuses, type OrderStatus } from '#orders/states.ts'
import { counted } from '#kit/plural.ts'
import { sportName } from '#sports/sports.ts'
import { formatShortDay, type IsoDate } from '#kit/time.ts'
import type { DeadlineView, OrderFigures, PortalCard, PortalFigures, StateSum } from '../views.ts'

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

const among = (statuses: readonly OrderStatus[], { status }: StateSum) => statuses.includes(status)
const centsOf = (sums: readonly StateSum[]) => sums.reduce((total, { cents }) => total + cents, 0)
const countOf = (sums: readonly StateSum[]) => sums.reduce((total, { count }) => total + count, 0)

export function orderFigures(byState: readonly StateSum[]): OrderFigures {
	const spent = byState.filter((sum) => among(countedStatuses, sum))
	const waiting = byState.filter((sum) => among(waitingStatuses, sum))
	return {
		orders: countOf(byState),
		byState: [...byState],
		spentCents: centsOf(spent),
		waitingCents: centsOf(waiting),
		waiting: countOf(waiting),
	}
}

/** Whole percent, rounded down: 100 only for all of them. Null when the whole is zero. */
export const percentOf = (part: number, whole: number): number | null =>
	whole <= 0 ? null : Math.floor((Math.max(0, part) * 100) / whole)
