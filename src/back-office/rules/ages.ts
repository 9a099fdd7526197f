// Waiting times in words.

const hourMs = 3_600_000

/** Promised hours until a portal request is answered. */
export const promisedHours = 24

/** Whole hours that have passed. */
export const hoursSince = (then: Date, now: Date): number =>
	Math.max(0, Math.floor((now.getTime() - then.getTime()) / hourMs))

/** `under an hour`, `5 h`, `2 days`. */
export function ageLabel(then: Date, now: Date): string {
	const hours = hoursSince(then, now)
	if (hours === 0) return 'under an hour'
	if (hours < 48) return `${hours} h`
	return `${Math.floor(hours / 24)} days`
}

/** Whether the promised time has passed. */
export const isOverdue = (then: Date, now: Date): boolean => hoursSince(then, now) >= promisedHours
