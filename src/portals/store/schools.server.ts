// Schools by the people who decide for them.
import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { profiles, userRoles } from '#accounts/tables.ts'
import type { Connection } from '#database/client.server.ts'
import { columnsOf } from '#database/columns.ts'
import { organizationPeople, organizations, teamPortals, teams } from '../tables.ts'

/** Maximum administrators read of all organizations together; a school has only a few. */
const most = 1_000

/** The administrators of these organizations, by both role and membership. */
export const administratorsIn = (db: Connection, organizationIds: readonly string[]) =>
	db
		.select(columnsOf(organizationPeople, 'organizationId', 'userId'))
		.from(organizationPeople)
		.innerJoin(
			profiles,
			and(eq(profiles.id, organizationPeople.userId), isNull(profiles.deletionRequestedAt)),
		)
		.where(
			and(
				inArray(organizationPeople.organizationId, [...organizationIds]),
				sql`exists (select 1 from ${userRoles}
					where ${userRoles.userId} = ${profiles.id} and ${userRoles.role} = 'school_admin')`,
			),
		)
		.limit(most)

/** The organization's latest portal with its time zone, to which an invitation leads. */
export async function latestPortalOf(db: Connection, organizationId: string) {
	const [row] = await db
		.select({ portalId: teamPortals.id, timeZone: teamPortals.timeZone })
		.from(teamPortals)
		.innerJoin(teams, eq(teams.id, teamPortals.teamId))
		.where(eq(teams.organizationId, organizationId))
		.orderBy(desc(teamPortals.createdAt), asc(teamPortals.id))
		.limit(1)
	return row
}

export async function organizationName(db: Connection, id: string): Promise<string | null> {
	const [row] = await db
		.select({ name: organizations.name })
		.from(organizations)
		.where(eq(organizations.id, id))
	return row?.name ?? null
}
