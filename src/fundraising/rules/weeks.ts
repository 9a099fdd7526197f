// The weeks of a chart: Monday to Sunday in the portal's time zone.
import { addDays, dayMs, type IsoDate } from '#kit/time.ts'

/** The Monday of a day's week. */
export const mondayOf = (day: IsoDate): IsoDate => addDays(day, -((new Date(day).getUTCDay() + 6) % 7))

const mostWeeks = 12
const leastWeeks = 6

/** The weeks to show, oldest first: since the portal began, at least 6 and at most 12, the current one last. */
export function weeksShown(began: IsoDate, today: IsoDate): IsoDate[] {
	const last = mondayOf(today)
	const since = Math.round((Date.parse(last) - Date.parse(mondayOf(began))) / (7 * dayMs)) + 1
	const count = Math.min(mostWeeks, Math.max(leastWeeks, since))
	return Array.from({ length: count }, (_, at) => addDays(last, -7 * (count - 1 - at)))
}

export type ChartWeek = { weekOn: IsoDate; raisedCents: number; totalCents: number }

/** Each week with the total raised up to its end. Amounts before the first week count into its total. */
export function chartWeeks(
	shown: readonly IsoDate[],
	raised: ReadonlyMap<string, number>,
	allCents: number,
): ChartWeek[] {
	const inside = shown.reduce((sum, weekOn) => sum + (raised.get(weekOn) ?? 0), 0)
	let totalCents = allCents - inside
	return shown.map((weekOn) => {
		const raisedCents = raised.get(weekOn) ?? 0
		totalCents += raisedCents
		return { weekOn, raisedCents, totalCents }
	})
}
