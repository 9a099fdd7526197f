// Sums over the orders of days that are over are kept; a later change of such an order says so.
import { dayMs } from '#kit/time.ts'

/** Days before today that are always looked at. */
export const settledDays = 3

/** A day less than is looked at: nothing is settled before it says so, in any time zone, however long a change takes. */
const saysAfterMs = (settledDays - 1) * dayMs

/** Whether a change of an order from this time must be noted. */
export const isSettled = (createdAt: Date, now: Date): boolean =>
	now.getTime() - createdAt.getTime() >= saysAfterMs
