// Spec §1: a portal is set up within 24 hours of the request. How a request stands against that promise.

export const promisedHours = 24
/** From then on a request wants to be next. */
const dueSoonHours = 18
const hourMs = 3_600_000

export type AgeState = 'on_time' | 'due_soon' | 'overdue'
export type RequestAge = {
	state: AgeState
	/** Whole hours since it came in. */
	hours: number
	/** Whole hours until the promise ends, rounded up; below zero the hours since then, rounded down. */
	hoursLeft: number
}

/** @param until now for open requests; when it was decided for others */
export function requestAge(createdAt: Date, until: Date): RequestAge {
	const age = Math.max(0, until.getTime() - createdAt.getTime()) / hourMs
	const state = age > promisedHours ? 'overdue' : age >= dueSoonHours ? 'due_soon' : 'on_time'
	return { state, hours: Math.floor(age), hoursLeft: Math.ceil(promisedHours - age) || 0 }
}

const lasting = (hours: number) =>
	hours < 48 ? `${hours} ${hours === 1 ? 'hour' : 'hours'}` : `${Math.floor(hours / 24)} days`

/** `5 hours left`, `3 hours over`. */
export function ageLabel({ state, hours, hoursLeft }: RequestAge): string {
	if (state !== 'overdue') return `${lasting(hoursLeft)} left`
	return hours === promisedHours ? 'Just over' : `${lasting(hours - promisedHours)} over`
}
