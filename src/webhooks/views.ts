// What the pages of the back office show.
import type { DeliveryState, EndpointState, PauseReason } from './states.ts'

export type EndpointView = {
	id: string
	url: string
	description: string
	events: string[]
	state: EndpointState
	pausedBecause: PauseReason | null
	secretVersion: number
	/** Until when the secret before the last rotation signs too. */
	formerUntil: Date | null
	failures: number
	failingSince: Date | null
	createdAt: Date
}

export type DeliveryView = {
	id: string
	event: string
	state: DeliveryState
	attempts: number
	nextAttemptAt: Date | null
	attemptedAt: Date | null
	statusCode: number | null
	durationMs: number | null
	problem: string
	createdAt: Date
}
