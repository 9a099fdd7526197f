// Players who left a team: their rows stay, because orders name them.
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { columnsOf } from '#database/columns.ts'
import { firstOf } from '#database/rows.ts'
import type { Connection } from '#database/client.server.ts'
import { profiles } from '#accounts/tables.ts'
import { roster } from '../tables.ts'

type Named = { teamId: string; id: string }

/** A row of the team, also of a player who left, with the address of the family, else of the player's account. */
export const teamRow = (db: Connection, { teamId, id }: Named) =>
	firstOf(
		db
			.select({
				name: roster.playerName,
				...columnsOf(roster, 'id', 'number', 'language', 'leftAt', 'leftOrders'),
				email: sql<string | null>`coalesce(nullif(${roster.parentEmail}, ''), ${profiles.email})`,
			})
			.from(roster)
			.leftJoin(profiles, eq(profiles.id, roster.userId))
			.where(and(eq(roster.teamId, teamId), eq(roster.id, id))),
	)
export type TeamRow = NonNullable<Awaited<ReturnType<typeof teamRow>>>

export async function setLeft(
	db: Connection,
	{ id, orders, now }: { id: string; orders: number; now: Date },
) {
	await db.update(roster).set({ leftAt: now, leftOrders: orders, updatedAt: now }).where(eq(roster.id, id))
}

/** At the end of the sheet, without an account that another row has by now. */
export async function setBack(db: Connection, { teamId, id, now }: Named & { now: Date }): Promise<void> {
	await db.execute(sql`
		update roster set left_at = null, updated_at = ${now.toISOString()}::timestamptz,
			position = (select coalesce(max(position), -1) + 1 from roster as others
				where others.team_id = ${teamId}::uuid and others.left_at is null),
			user_id = case when exists (select 1 from roster as others where others.team_id = ${teamId}::uuid
				and others.left_at is null and others.user_id = roster.user_id) then null else user_id end
		where id = ${id}::uuid and team_id = ${teamId}::uuid`)
}

const mostShown = 200

/** Latest first. */
export const leftOfTeam = (db: Connection, teamId: string) =>
	db
		.select({ name: roster.playerName, ...columnsOf(roster, 'id', 'number') })
		.from(roster)
		.where(and(eq(roster.teamId, teamId), isNotNull(roster.leftAt)))
		.orderBy(desc(roster.leftAt), roster.id)
		.limit(mostShown)
