// When a vote is open, and how its result is counted.
import { addDays, type IsoDate } from '#kit/time.ts'

export const voteLimits = {
	/** Designs of a vote. */
	fewest: 2,
	most: 6,
	/** Characters of a title. */
	title: 80,
	/** Days from today to the last day of voting. */
	daysOpen: 90,
	/** Votes of a person. */
	votes: 50,
} as const

/** Days until a new vote closes, unless the owner changes it. */
const usualDays = 7

type Period = { closesOn: string; closedAt: Date | null }

/** Open to the end of its last day, unless it was closed by hand. Days are those of the shop. */
export const isOpen = ({ closesOn, closedAt }: Period, today: IsoDate): boolean =>
	closedAt === null && closesOn >= today

export const usualClosing = (today: IsoDate): IsoDate => addDays(today, usualDays)
export const lastClosing = (today: IsoDate): IsoDate => addDays(today, voteLimits.daysOpen)

export const mayCloseOn = (day: IsoDate, today: IsoDate): boolean => day >= today && day <= lastClosing(today)

export const mayHaveDesigns = (count: number): boolean =>
	count >= voteLimits.fewest && count <= voteLimits.most

/** The sign of a design in its vote: A to F. */
export const letterOf = (position: number): string => String.fromCodePoint(65 + position)

/** Who sees the result besides the owner: after the end everyone, before it those who voted if the owner shows it. */
export const showsResultTo = (
	vote: { isOpen: boolean; showsResult: boolean },
	{ hasVoted }: { hasVoted: boolean },
): boolean => !vote.isOpen || (vote.showsResult && hasVoted)

/**
 * Whole percents that add up to 100, or only zeros without votes: rounded down, and the rest to the largest remainders,
 * of equal ones to the first.
 */
export function percentsOf(counts: readonly number[]): number[] {
	const total = counts.reduce((sum, count) => sum + count, 0)
	if (total === 0) return counts.map(() => 0)
	const percents = counts.map((count) => Math.floor((count * 100) / total))
	const left = 100 - percents.reduce((sum, percent) => sum + percent, 0)
	const byRemainder = counts
		.map((count, at) => ({ at, remainder: (count * 100) % total }))
		.toSorted((a, b) => b.remainder - a.remainder || a.at - b.at)
	const raised = new Set(byRemainder.slice(0, left).map(({ at }) => at))
	return percents.map((percent, at) => percent + (raised.has(at) ? 1 : 0))
}

/** For each design whether no other has more votes; for none without votes. */
export function leadingOf(counts: readonly number[]): boolean[] {
	const highest = Math.max(0, ...counts)
	return counts.map((count) => count === highest && highest > 0)
}
