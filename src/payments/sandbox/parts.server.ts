// What the sandbox is lent by the house, and how it tells of a change.
import { z } from 'zod'
import type { Connection } from '#database/client.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import type { Logger } from 'pino'
import { newEvent, type EventType, type Refund, type Session } from './objects.ts'
import { insertObject } from './store.server.ts'

/** What time brings to a payment by bank and to a refund. */
export const Turn = z.object({
	id: z.string(),
	what: z.enum(['bank-succeeds', 'bank-fails', 'refund-succeeds', 'refund-fails']),
})
export type Turn = z.infer<typeof Turn>

export type SandboxParts = {
	db: Connection
	log: Logger
	clock?: () => Date
	/** Origin of the shop: its payment page lies there, too. */
	publicUrl: string
	/** Whom the payment page names as the receiver. */
	merchant: string
	webhookSecret: string
	/** Queues an event for the shop's webhook inside the open transaction. */
	queueDelivery: (inner: ServiceContext, eventId: string) => Promise<void>
	/** Queues a turn inside the open transaction. */
	queueTurn: (inner: ServiceContext, turn: Turn, startAfter: Date) => Promise<void>
	/** Hands a signed event to the shop's webhook. @returns its status */
	deliver: (body: string, signature: string) => Promise<number>
}

/** Stores the event in the transaction of the change that it tells of. */
export async function tell(
	inner: ServiceContext,
	parts: SandboxParts,
	{ type, object }: { type: EventType; object: Session | Refund },
): Promise<void> {
	const event = newEvent(type, object, inner.now)
	await insertObject(inner.db, 'event', { data: event, hidden: {}, createdAt: inner.now })
	await parts.queueDelivery(inner, event.id)
}
