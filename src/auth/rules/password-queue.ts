// The password queue: an account's guesses are checked one after another (auth contract §7.3).

/** The queue of one account; every process reads and writes it under a row lock. */
export type PasswordQueue = {
	/** Wrong passwords and checks under way, until `expiresAt`. */
	failures: number
	expiresAt: Date
	/** No password is checked before this instant. */
	nextAt: Date
	/** The one request that waits for `nextAt`, and its rank. */
	waiting: string | null
	waitingRank: number
}

export type Arrival = {
	ticket: string
	/** How often its IP address has tried this account recently; a lower rank goes first. */
	rank: number
	now: Date
}

export type Quota = { turns: number; windowMs: number }

const longestDelayMs = 4_000
const firstDelayMs = 250
/** A waiting request that has not continued this long after its turn ended with its process. */
const graceMs = 2_000

/** From the last allowed failure on, each check doubles the pause before the next one. */
export const delayMs = (failures: number, allowed: number): number =>
	failures < allowed ? 0 : Math.min(longestDelayMs, firstDelayMs * 2 ** Math.min(failures - allowed, 10))

const later = (instant: Date, ms: number) => new Date(instant.getTime() + ms)

/** The check counts as a failure until it succeeds, so that concurrent checks see each other. */
function admitted(queue: PasswordQueue, now: Date, { turns, windowMs }: Quota): PasswordQueue {
	const isOver = queue.expiresAt <= now
	const failures = (isOver ? 0 : queue.failures) + 1
	const pauseMs = delayMs(failures, turns)
	return {
		failures,
		expiresAt: isOver ? later(now, windowMs) : queue.expiresAt,
		// Without a pause the instant stays: clocks and orders of arrival differ by some milliseconds.
		nextAt: pauseMs > 0 ? later(now, pauseMs) : queue.nextAt,
		waiting: null,
		waitingRank: 0,
	}
}

/** Admitted at once when `waitMs` is 0; waits that long when there is a queue; else refused. */
export type Decision = { waitMs: number; queue?: PasswordQueue }

/**
 * Decides about a new request. One may wait: the one with the lowest rank and, among equals, the newest, so that
 * neither bursts of guesses nor addresses that keep trying block an owner who comes later.
 */
export function decideArrival(queue: PasswordQueue, { ticket, rank, now }: Arrival, quota: Quota): Decision {
	const waitMs = Math.max(0, queue.nextAt.getTime() - now.getTime())
	const isTaken = queue.waiting !== null && now < later(queue.nextAt, graceMs)
	if (isTaken && queue.waitingRank < rank) return { waitMs }
	if (waitMs === 0) return { waitMs, queue: admitted(queue, now, quota) }
	return { waitMs, queue: { ...queue, waiting: ticket, waitingRank: rank } }
}

/** The queue after a waiting request is admitted; undefined when another one replaced it. */
export const decideTurn = (
	queue: PasswordQueue,
	{ ticket, now }: Omit<Arrival, 'rank'>,
	quota: Quota,
): PasswordQueue | undefined => (queue.waiting === ticket ? admitted(queue, now, quota) : undefined)
