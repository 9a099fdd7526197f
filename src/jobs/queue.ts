// A kind of job: its name, its data and its retries.
import { z } from 'zod'

export type Queue<Data> = {
	/** Letters, digits, dots and hyphens. Waiting jobs refer to it: when it changes, list the old one below. */
	name: string
	/** Earlier names. Jobs that still wait under one of them are done by this queue's worker. */
	formerNames?: readonly string[]
	/** The data is stored as JSON and read back through this schema. */
	data: z.ZodType<Data>
	/** Tries after the first one. */
	retries: number
	/** The pause before the second try; it doubles from try to try. */
	firstPauseSeconds: number
	longestPauseSeconds: number
	/** A run that takes longer has failed. */
	limitSeconds: number
}

/** Data of jobs that need none, such as scheduled ones. */
export const noData = z.object({})
export type NoData = z.infer<typeof noData>

/** Retries for half a day: pauses of 10 s, 20 s, 40 s and so on, two hours at most. */
export const patient = {
	retries: 14,
	firstPauseSeconds: 10,
	longestPauseSeconds: 7_200,
	limitSeconds: 120,
} as const

/** Scheduled jobs run again anyway, so they are tried only twice. */
export const recurring = {
	retries: 1,
	firstPauseSeconds: 60,
	longestPauseSeconds: 60,
	limitSeconds: 300,
} as const
