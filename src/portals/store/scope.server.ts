// Portals with their team and organization, and the user's memberships in them: one statement each.
import { and, asc, desc, eq, or, sql } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { columnsOf } from '#database/columns.ts'
import { profiles } from '#accounts/tables.ts'
import { organizationPeople, organizations, portalPeople, teamPortals, teams } from '../tables.ts'

const columns = {
	...columnsOf(
		teamPortals,
		'id',
		'status',
		'fundraisingMarginBp',
		'fundraisingGoalCents',
		'timeZone',
		'revision',
		'createdAt',
	),
	teamId: teams.id,
	teamName: teams.name,
	...columnsOf(
		teams,
		'school',
		'sport',
		'season',
		'rosterRevision',
		'primaryColor',
		'secondaryColor',
		'printedName',
	),
	organizationId: organizations.id,
	organizationName: organizations.name,
	...columnsOf(organizations, 'taxCertificate', 'taxExemptUntil'),
}

/** A null user id matches no row. */
const belonging = (userId: string | null) => ({
	portalRole: portalPeople.role,
	isOfOrganization: sql<boolean>`exists (select 1 from ${organizationPeople}
		where ${organizationPeople.organizationId} = ${organizations.id} and ${organizationPeople.userId} = ${userId}::uuid)`,
	isHome: sql<boolean>`exists (select 1 from ${profiles}
		where ${profiles.id} = ${userId}::uuid and ${profiles.portalId} = ${teamPortals.id})`,
})

const scoped = (db: Connection, userId: string | null) =>
	db
		.select({ ...columns, ...belonging(userId) })
		.from(teamPortals)
		.innerJoin(teams, eq(teams.id, teamPortals.teamId))
		.innerJoin(organizations, eq(organizations.id, teams.organizationId))
		.leftJoin(
			portalPeople,
			and(eq(portalPeople.portalId, teamPortals.id), sql`${portalPeople.userId} = ${userId}::uuid`),
		)

export type PortalRow = Awaited<ReturnType<typeof portalWithBelonging>> & object

export async function portalWithBelonging(
	db: Connection,
	{ portalId, userId }: { portalId: string; userId: string | null },
) {
	const [row] = await scoped(db, userId).where(eq(teamPortals.id, portalId))
	return row
}

/** Portals that this person belongs to in any way, latest first. */
export const portalsOfPerson = (db: Connection, userId: string, limit: number) => {
	const { isOfOrganization, isHome } = belonging(userId)
	return scoped(db, userId)
		.where(or(sql`${portalPeople.userId} is not null`, isOfOrganization, isHome))
		.orderBy(desc(teamPortals.createdAt), asc(teamPortals.id))
		.limit(limit)
}

/** Every portal, latest first. */
export const allPortals = (db: Connection, { offset, limit }: { offset: number; limit: number }) =>
	scoped(db, null).orderBy(desc(teamPortals.createdAt), asc(teamPortals.id)).offset(offset).limit(limit)
