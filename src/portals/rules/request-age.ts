// Spec §1: a portal is set up within 24 hours of the request. Measures a request's age against that promise.
import { counted } from '#kit/plural.ts'

export const promisedHours = 24
/** From this age on a request is due soon. */
const dueSoonHours = 18
const hourMs = 3_600_000

export type AgeState = 'on_time' | 'due_soon' | 'overdue'
export type RequestAge = {
	state: AgeState
	/** Whole hours since it was sent. */
	hours: number
	/** Whole hours until the promise ends, rounded up; negative after that, rounded down. */
	hoursLeft: number
}

/** @param until now for open requests; the time of the decision for others */
export function requestAge(createdAt: Date, until: Date): RequestAge {
	const age = Math.max(0, until.getTime() - createdAt.getTime()) / hourMs
	const state = age > promisedHours ? 'overdue' : age >= dueSoonHours ? 'due_soon' : 'on_time'
	return { state, hours: Math.floor(age), hoursLeft: Math.ceil(promisedHours - age) || 0 }
}

const lasting = (hours: number) => (hours < 48 ? counted(hours, 'hour') : `${Math.floor(hours / 24)} days`)

/** `5 hours left`, `3 hours over`. */
export function ageLabel({ state, hours, hoursLeft }: RequestAge): string {
	if (state !== 'overdue') return `${lasting(hoursLeft)} left`
	return hours === promisedHours ? 'Just over' : `${lasting(hours - promisedHours)} over`
}
