// The trace of the request that sent a job: kept in the job's data, and taken out before its schema reads it.
import { z } from 'zod'
import { currentTraceparent } from '#telemetry/spans.server.ts'

const Traced = z.looseObject({ traceparent: z.string() })

/** Cast: the data of every queue is an object (`Queue.data`). */
export function withTrace(data: unknown): object {
	const traceparent = currentTraceparent()
	return traceparent === undefined ? (data as object) : { ...(data as object), traceparent }
}

/** The data as it was sent, and its `traceparent`, which stays in the database when telemetry is switched off. */
export function splitTrace(given: unknown): { data: unknown; traceparent: string | undefined } {
	const traced = Traced.safeParse(given)
	if (!traced.success) return { data: given ?? {}, traceparent: undefined }
	const { traceparent, ...data } = traced.data
	return { data, traceparent }
}
