// The sandbox's dependencies, and how it emits events.
import { z } from 'zod'
import type { Connection } from '#database/client.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import type { Logger } from 'pino'
import { newEvent, type EventType, type Refund, type Session } from './objects.ts'
import { insertObject } from './store.server.ts'

/** Later outcomes of a payment by bank and of a refund. */
export const Turn = z.object({
	id: z.string(),
	what: z.enum(['bank-succeeds', 'bank-fails', 'refund-succeeds', 'refund-fails']),
})
export type Turn = z.infer<typeof Turn>

export type SandboxParts = {
	db: Connection
	log: Logger
	clock?: () => Date
	/** The shop's origin, where the payment page is too. */
	publicUrl: string
	webhookSecret: string
	/** Queues an event for the shop's webhook inside the open transaction. */
	queueDelivery: (inner: ServiceContext, eventId: string) => Promise<void>
	/** Queues a turn inside the open transaction. */
	queueTurn: (inner: ServiceContext, turn: Turn, startAfter: Date) => Promise<void>
	/** Delivers a signed event to the shop's webhook. @returns its HTTP status */
	deliver: (body: string, signature: string) => Promise<number>
}

/** Stores an event in the transaction of the change that it reports. */
export async function emitEvent(
	inner: ServiceContext,
	parts: SandboxParts,
	{ type, object }: { type: EventType; object: Session | Refund },
): Promise<void> {
	const event = newEvent(type, object, inner.now)
	await insertObject(inner.db, 'event', { data: event, hidden: {}, createdAt: inner.now })
	await parts.queueDelivery(inner, event.id)
}
