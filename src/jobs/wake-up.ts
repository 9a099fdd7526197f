// Wakes the workers of this process after it has queued a job itself, so that the job does not wait for the next poll.

/**
 * The job becomes visible when its transaction commits, which sends no signal: so poll a few times. On the embedded
 * engine the first poll waits behind the transaction and always finds it.
 */
const looksMs = [10, 80, 400, 1_200]

/** @param wake makes the workers of a queue poll now */
export function createWakeUp(wake: (queue: string) => void) {
	const planned = new Map<string, NodeJS.Timeout>()
	return {
		soon: (queue: string): void => {
			for (const ms of looksMs) {
				const key = `${queue} ${ms}`
				if (planned.has(key)) continue
				const look = () => {
					planned.delete(key)
					wake(queue)
				}
				planned.set(key, setTimeout(look, ms).unref())
			}
		},
		stop: (): void => {
			for (const timer of planned.values()) clearTimeout(timer)
			planned.clear()
		},
	}
}
