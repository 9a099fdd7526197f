// Delivery addresses of portals.
import { eq, sql } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import type { Address } from '#kit/address.ts'
import { teamPortals, teams } from '../tables.ts'

type Saved = { portalId: string; address: Address | null; setBy: string | null; now: Date }

export async function saveDeliveryAddress(
	db: Connection,
	{ portalId, address, setBy, now }: Saved,
): Promise<void> {
	await db
		.update(teamPortals)
		.set({ deliveryAddress: address, deliverySetBy: setBy, updatedAt: now })
		.where(eq(teamPortals.id, portalId))
}

const mostPortals = 1_000

/** Portals whose delivery address this person entered. */
export const addressesSetBy = (db: Connection, userId: string) =>
	db
		.select({ portalId: teamPortals.id, school: teams.school })
		.from(teamPortals)
		.innerJoin(teams, eq(teams.id, teamPortals.teamId))
		.where(eq(teamPortals.deliverySetBy, userId))
		.orderBy(teamPortals.id)
		.limit(mostPortals)

/** The addresses that this person entered go to the school by name, without a phone number. */
export async function forgetRecipients(db: Connection, userId: string): Promise<void> {
	await db
		.update(teamPortals)
		.set({
			deliveryAddress: sql`${teamPortals.deliveryAddress} || jsonb_build_object('phone', '', 'name',
				(select left(${teams.school}, 100) from ${teams} where ${teams.id} = ${teamPortals.teamId}))`,
			deliverySetBy: null,
		})
		.where(eq(teamPortals.deliverySetBy, userId))
}
