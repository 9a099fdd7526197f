// When a delivery is tried again, when an endpoint is paused, and how long deliveries are kept.

const minuteMs = 60_000
const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs

/** Pauses after each failed attempt, in milliseconds: about 24 hours in all. After the last one a delivery has failed. */
export const retryPausesMs: readonly number[] = [
	minuteMs,
	5 * minuteMs,
	30 * minuteMs,
	2 * hourMs,
	5 * hourMs,
	8 * hourMs,
	8 * hourMs,
]

/** @param attempts made so far @returns null when it is not tried again */
export function nextAttemptAt(attempts: number, now: Date): Date | null {
	const pause = retryPausesMs[attempts - 1]
	return pause === undefined ? null : new Date(now.getTime() + pause)
}

/** An endpoint is paused after this many failures in a row over at least this time. */
export const pauseAfter = { failures: 20, ms: 3 * dayMs }

export const isFailingTooLong = (
	{ failures, since }: { failures: number; since: Date },
	now: Date,
): boolean => failures >= pauseAfter.failures && now.getTime() - since.getTime() >= pauseAfter.ms

/** How long the former secret signs too after a rotation. */
export const formerSecretMs = dayMs

/** Deliveries are deleted after this time. */
export const keptMs = 30 * dayMs

/** Milliseconds until an attempt is given up. */
export const timeoutMs = 10_000

/** Statuses by which a receiver accepts an event. */
export const isAccepted = (status: number | null): boolean => status !== null && status >= 200 && status < 300
