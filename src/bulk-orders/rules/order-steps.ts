// What each player still has to order, and until when.
import type { IsoDate } from '#kit/time.ts'

export type OrderStep = 'needed' | 'done' | 'closed'

type Offer = { id: string; required: boolean; isClosed: boolean; deadlineOn: string | null }

/**
 * A player needs every required item that can still be ordered; without required items, any one.
 * @param had ids of the catalog entries that the player has ordered
 * @param notNeeded ids of those that the coach has marked as not needed by the player
 */
export function orderStepOf(
	offers: readonly Offer[],
	had: readonly string[],
	notNeeded: readonly string[] = [],
): OrderStep {
	const required = offers.filter((offer) => offer.required)
	const lacks = required.filter(({ id }) => !had.includes(id) && !notNeeded.includes(id))
	if (lacks.some(({ isClosed }) => !isClosed)) return 'needed'
	if (lacks.length > 0) return 'closed'
	if (required.length > 0 || had.length > 0) return 'done'
	return offers.some(({ id, isClosed }) => !isClosed && !notNeeded.includes(id)) ? 'needed' : 'closed'
}

/** The first last day of what can still be ordered, required items first; null without one. */
export function nextDeadline(offers: readonly Offer[]): IsoDate | null {
	const daysOf = (some: readonly Offer[]) =>
		some
			.flatMap(({ isClosed, deadlineOn }) => (isClosed || deadlineOn === null ? [] : [deadlineOn]))
			.toSorted()
	const [first] = [...daysOf(offers.filter(({ required }) => required)), ...daysOf(offers)]
	// Cast: the column holds calendar days.
	return (first as IsoDate | undefined) ?? null
}
