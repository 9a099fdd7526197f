// The orders of one player, and carts with lines for the player.
import { and, asc, eq, exists, inArray, notInArray, sql } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { profiles } from '#accounts/tables.ts'
import { orderLines, orders, orderShares } from '#orders/tables.ts'
import { bulkDrafts } from '../tables.ts'

const mostOrders = 100

type Asked = { portalId: string; rosterId: string }

/** Orders of the portal with lines of this player that have not ended, in the order in which all callers lock them. */
export const ordersWith = (db: Connection, { portalId, rosterId }: Asked) =>
	db
		.select()
		.from(orders)
		.where(
			and(
				eq(orders.portalId, portalId),
				notInArray(orders.status, ['cancelled', 'refunded']),
				exists(
					db
						.select({ one: sql`1` })
						.from(orderLines)
						.where(and(eq(orderLines.orderId, orders.id), eq(orderLines.rosterId, rosterId))),
				),
			),
		)
		.orderBy(asc(orders.id))
		.limit(mostOrders)

/** Locks the buyers of these orders, as payments do, then the orders. */
export async function lockWithBuyers(db: Connection, ids: readonly string[]): Promise<void> {
	if (ids.length === 0) return
	const buyers = db
		.select({ id: orders.userId })
		.from(orders)
		.where(inArray(orders.id, [...ids]))
	await db
		.select({ id: profiles.id })
		.from(profiles)
		.where(inArray(profiles.id, buyers))
		.orderBy(asc(profiles.id))
		.for('no key update')
	await db
		.select({ id: orders.id })
		.from(orders)
		.where(inArray(orders.id, [...ids]))
		.orderBy(asc(orders.id))
		.for('update')
}

export const linesOfOrders = (db: Connection, ids: readonly string[]) =>
	db
		.select()
		.from(orderLines)
		.where(inArray(orderLines.orderId, [...ids]))
		.orderBy(asc(orderLines.orderId), asc(orderLines.position))

export const sharesOfOrders = (db: Connection, ids: readonly string[]) =>
	db
		.select()
		.from(orderShares)
		.where(inArray(orderShares.orderId, [...ids]))
		.orderBy(asc(orderShares.orderId), asc(orderShares.position))

/** Takes the player's lines out of every cart of the portal. */
export async function dropFromDrafts(
	db: Connection,
	{ portalId, rosterId }: Asked,
	now: Date,
): Promise<void> {
	const isOwn = sql`jsonb_build_array(jsonb_build_object('roster_id', ${rosterId}::text))`
	await db
		.update(bulkDrafts)
		.set({
			items: sql`coalesce((select jsonb_agg(item order by place)
				from jsonb_array_elements(${bulkDrafts.items}) with ordinality as each (item, place)
				where item ->> 'roster_id' is distinct from ${rosterId}), '[]'::jsonb)`,
			revision: sql`${bulkDrafts.revision} + 1`,
			updatedAt: now,
		})
		.where(and(eq(bulkDrafts.portalId, portalId), sql`${bulkDrafts.items} @> ${isOwn}`))
}
