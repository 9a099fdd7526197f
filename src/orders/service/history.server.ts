// An order's history: what happened, and who did it.
import { can } from '#policies/policy.ts'
import { orderPolicy } from '../policies.ts'
import { randomUUID } from 'node:crypto'
import type { ServiceContext } from '#database/context.server.ts'
import { primaryRole } from '#kit/roles.ts'
import type { EventKind } from '../rules/timeline.ts'
import { insertEvent, latestEnding } from '../store/orders.server.ts'
import type { OrderRow } from '../tables.ts'

/** The actor of an event: `shop` where no person is signed in; the shop's operator acts as admin. */
const authorOf = ({ actor }: Pick<ServiceContext, 'actor'>) => ({
	actorId: actor.userId,
	actorRole: actor.userId === null && !can(actor, orderPolicy, 'manage') ? 'shop' : primaryRole(actor.roles),
})

/** Adds an event to the history of a locked order. */
export const recordEvent = (
	inner: ServiceContext,
	{ id, status }: Pick<OrderRow, 'id' | 'status'>,
	{ kind, why = '' }: { kind: EventKind; why?: string },
): Promise<void> =>
	insertEvent(inner.db, {
		id: randomUUID(),
		orderId: id,
		kind,
		status,
		...authorOf(inner),
		why,
		at: inner.now,
	})

/** Whether a cancelled order ended by expiry, not by a person. Lock it first. */
export const hasRunOut = async ({ db }: ServiceContext, { id }: Pick<OrderRow, 'id'>): Promise<boolean> =>
	(await latestEnding(db, id)) === 'expire'
