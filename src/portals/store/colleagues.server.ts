// The coaches and school administrators of portals, as people who can be written to.
import { and, asc, eq, inArray, isNotNull, isNull, ne, notExists, sql } from 'drizzle-orm'
import { profiles, userRoles } from '#accounts/tables.ts'
import { columnsOf } from '#database/columns.ts'
import type { Connection } from '#database/client.server.ts'
import { organizationPeople, organizations, portalPeople, teamPortals, teams } from '../tables.ts'

type Asked = { ids: readonly string[]; besides: string; limit: number }

const columns = columnsOf(profiles, 'fullName', 'email')

/** People with a name and an address, without accounts of players, who may be children, and accounts that are being deleted. */
const canBeNamed = (db: Connection, besides: string) =>
	and(
		ne(profiles.id, besides),
		ne(sql`trim(${profiles.fullName})`, ''),
		isNotNull(profiles.email),
		isNull(profiles.deletionRequestedAt),
		notExists(
			db
				.select({ userId: userRoles.userId })
				.from(userRoles)
				.where(and(eq(userRoles.userId, profiles.id), eq(userRoles.role, 'player'))),
		),
	)

/** @param ids of portals */
export const coachesOf = (db: Connection, { ids, besides, limit }: Asked) =>
	db
		.select({ userId: profiles.id, ...columns, place: teams.name })
		.from(portalPeople)
		.innerJoin(profiles, eq(profiles.id, portalPeople.userId))
		.innerJoin(teamPortals, eq(teamPortals.id, portalPeople.portalId))
		.innerJoin(teams, eq(teams.id, teamPortals.teamId))
		.where(
			and(inArray(portalPeople.portalId, [...ids]), eq(portalPeople.role, 'coach'), canBeNamed(db, besides)),
		)
		.orderBy(sql`lower(${profiles.fullName})`, asc(profiles.id), asc(teamPortals.id))
		.limit(limit)

/** @param ids of organizations */
export const schoolAdministratorsOf = (db: Connection, { ids, besides, limit }: Asked) =>
	db
		.select({ userId: profiles.id, ...columns, place: organizations.name })
		.from(organizationPeople)
		.innerJoin(profiles, eq(profiles.id, organizationPeople.userId))
		.innerJoin(organizations, eq(organizations.id, organizationPeople.organizationId))
		.where(and(inArray(organizationPeople.organizationId, [...ids]), canBeNamed(db, besides)))
		.orderBy(sql`lower(${profiles.fullName})`, asc(profiles.id), asc(organizations.id))
		.limit(limit)
