// Orders of families that go to their team's delivery address.
import { and, count, eq, inArray, sql } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import type { Address } from '#kit/address.ts'
import type { OrderStatus } from '../states.ts'
import { orders } from '../tables.ts'

const ofTeam = (portalId: string, statuses: readonly OrderStatus[]) =>
	and(eq(orders.portalId, portalId), eq(orders.isTeamDelivery, true), inArray(orders.status, [...statuses]))

type Asked = { portalId: string; statuses: readonly OrderStatus[] }

export async function countTeamDeliveries(db: Connection, { portalId, statuses }: Asked): Promise<number> {
	const [row] = await db.select({ orders: count() }).from(orders).where(ofTeam(portalId, statuses))
	return row?.orders ?? 0
}

export async function redirectTeamDeliveries(
	db: Connection,
	{ portalId, statuses, shipTo, now }: Asked & { shipTo: Address; now: Date },
): Promise<void> {
	await db.update(orders).set({ shipTo, updatedAt: now }).where(ofTeam(portalId, statuses))
}

/** Names the school instead of a recipient, whatever the order's status. */
export async function forgetTeamRecipients(
	db: Connection,
	portals: readonly { portalId: string; school: string }[],
): Promise<void> {
	await db.execute(sql`
		update ${orders} set ship_to = ${orders.shipTo} || jsonb_build_object('phone', '', 'name', left(portal.school, 100))
		from unnest(${sql.param(portals.map(({ portalId }) => portalId))}::text[],
			${sql.param(portals.map(({ school }) => school))}::text[]) as portal (id, school)
		where ${orders.portalId} = portal.id and ${orders.isTeamDelivery}`)
}
