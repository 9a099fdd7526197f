// Rows of organizations, teams and portals, as the back office creates and changes them.
import { and, asc, count, desc, eq, ilike, or, sql, type SQL } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { columnsOf } from '#database/columns.ts'
import { anywhere } from '#database/like.ts'
import { organizations, portalItems, portalPeople, teamPortals, teams } from '../tables.ts'

export async function insertOrganization(
	db: Connection,
	row: typeof organizations.$inferInsert,
): Promise<void> {
	await db.insert(organizations).values(row)
}

/** @returns false when the organization does not exist */
export async function hasOrganization(db: Connection, id: string): Promise<boolean> {
	const rows = await db.select({ id: organizations.id }).from(organizations).where(eq(organizations.id, id))
	return rows.length === 1
}

export async function saveCertificate(
	db: Connection,
	organizationId: string,
	certificate: { taxCertificate: string | null; taxExemptUntil: string | null },
): Promise<void> {
	await db.update(organizations).set(certificate).where(eq(organizations.id, organizationId))
}

export async function insertTeam(db: Connection, row: typeof teams.$inferInsert): Promise<void> {
	await db.insert(teams).values(row)
}

export async function saveTeam(
	db: Connection,
	teamId: string,
	team: Partial<Omit<typeof teams.$inferInsert, 'id' | 'organizationId'>>,
): Promise<void> {
	await db.update(teams).set(team).where(eq(teams.id, teamId))
}

/** Whether the organization has a team of this name and sport in this season. */
export async function hasSeason(
	db: Connection,
	{
		organizationId,
		name,
		sport,
		season,
	}: Pick<typeof teams.$inferSelect, 'organizationId' | 'name' | 'sport' | 'season'>,
): Promise<boolean> {
	const found = await db
		.select({ id: teams.id })
		.from(teams)
		.where(
			and(
				eq(teams.organizationId, organizationId),
				eq(teams.sport, sport),
				sql`lower(${teams.name}) = lower(${name})`,
				sql`lower(${teams.season}) = lower(${season})`,
			),
		)
		.limit(1)
	return found.length > 0
}

/** @returns false when the id is taken */
export async function insertPortal(db: Connection, row: typeof teamPortals.$inferInsert): Promise<boolean> {
	const made = await db
		.insert(teamPortals)
		.values(row)
		.onConflictDoNothing({ target: teamPortals.id })
		.returning({ id: teamPortals.id })
	return made.length === 1
}

/** Increases the revision if it is still the seen one. @returns false after a concurrent change */
export async function raiseRevision(
	db: Connection,
	{ portalId, seen, now }: { portalId: string; seen: number; now: Date },
	settings: Partial<typeof teamPortals.$inferInsert> = {},
): Promise<boolean> {
	const raised = await db
		.update(teamPortals)
		.set({ ...settings, revision: sql`${teamPortals.revision} + 1`, updatedAt: now })
		.where(and(eq(teamPortals.id, portalId), eq(teamPortals.revision, seen)))
		.returning({ id: teamPortals.id })
	return raised.length === 1
}

export async function insertItems(
	db: Connection,
	rows: readonly (typeof portalItems.$inferInsert)[],
): Promise<void> {
	if (rows.length > 0) await db.insert(portalItems).values([...rows])
}

/** Organizations whose name contains the text, with the number of their teams; best match first. */
export const organizationsLike = (db: Connection, typed: string, limit: number) =>
	db
		.select({ ...columnsOf(organizations, 'id', 'name'), teams: count(teams.id) })
		.from(organizations)
		.leftJoin(teams, eq(teams.organizationId, organizations.id))
		.where(ilike(organizations.name, anywhere(typed)))
		.groupBy(organizations.id)
		.orderBy(sql`length(${organizations.name})`, asc(organizations.name), asc(organizations.id))
		.limit(limit)

const matching = (typed: string): SQL | undefined => {
	const pattern = anywhere(typed)
	return typed === ''
		? undefined
		: or(
				ilike(teams.name, pattern),
				ilike(teams.school, pattern),
				ilike(organizations.name, pattern),
				ilike(teamPortals.id, pattern),
			)
}

const ofPortal = {
	players: sql<number>`(select count(*)::int from ${portalPeople} where ${portalPeople.portalId} = ${teamPortals.id} and ${portalPeople.role} = 'player')`,
	coaches: sql<number>`(select count(*)::int from ${portalPeople} where ${portalPeople.portalId} = ${teamPortals.id} and ${portalPeople.role} = 'coach')`,
	items: sql<number>`(select count(*)::int from ${portalItems} where ${portalItems.portalId} = ${teamPortals.id})`,
}

const isOpen = sql`filter (where ${teamPortals.status} = 'open')`

/**
 * Portals whose team, school, organization or id contains the text; latest first. With the numbers of all of them, and of
 * the open ones.
 */
export const portalsLike = (
	db: Connection,
	{ typed, offset, limit }: { typed: string; offset: number; limit: number },
) =>
	db
		.select({
			...columnsOf(teamPortals, 'id', 'status', 'fundraisingMarginBp'),
			teamName: teams.name,
			...columnsOf(teams, 'school', 'sport', 'season'),
			organizationName: organizations.name,
			...ofPortal,
			total: sql<number>`(count(*) over ())::int`,
			open: sql<number>`(count(*) ${isOpen} over ())::int`,
		})
		.from(teamPortals)
		.innerJoin(teams, eq(teams.id, teamPortals.teamId))
		.innerJoin(organizations, eq(organizations.id, teams.organizationId))
		.where(matching(typed))
		.orderBy(desc(teamPortals.createdAt), asc(teamPortals.id))
		.offset(offset)
		.limit(limit)
export type PortalLine = Awaited<ReturnType<typeof portalsLike>>[number]

export async function countPortalsLike(db: Connection, typed: string) {
	const [row] = await db
		.select({
			total: count(),
			open: sql<number>`(count(*) ${isOpen})::int`,
		})
		.from(teamPortals)
		.innerJoin(teams, eq(teams.id, teamPortals.teamId))
		.innerJoin(organizations, eq(organizations.id, teams.organizationId))
		.where(matching(typed))
	return row ?? { total: 0, open: 0 }
}
