// Rows of the members of a portal and its organization, and successors of a designer who leaves.
import { and, asc, count, eq, getTableName, inArray, sql } from 'drizzle-orm'
import { columnsOf } from '#database/columns.ts'
import type { Connection } from '#database/client.server.ts'
import { profiles, userRoles } from '#accounts/tables.ts'
import { organizationPeople, portalItems, portalPeople, teamPortals, teams } from '../tables.ts'
import type { PortalRole } from '../states.ts'
import type { MembershipSource } from '#accounts/contract.ts'
import { designs } from '#designs/tables.ts'

/** Designs of this person in catalogs, each with a portal that uses it. */
export const wornDesignsOf = (db: Connection, userId: string) =>
	db
		.selectDistinctOn([designs.id], { designId: designs.id, portalId: portalItems.portalId })
		.from(portalItems)
		.innerJoin(designs, eq(designs.id, portalItems.designId))
		.where(eq(designs.userId, userId))
		.orderBy(asc(designs.id), asc(portalItems.portalId))

/** The portal's longest-standing coach; null without one. */
export async function firstCoachOf(db: Connection, portalId: string): Promise<string | null> {
	const [row] = await db
		.select({ userId: portalPeople.userId })
		.from(portalPeople)
		.where(and(eq(portalPeople.portalId, portalId), eq(portalPeople.role, 'coach')))
		.orderBy(asc(portalPeople.createdAt), asc(portalPeople.userId))
		.limit(1)
	return row?.userId ?? null
}

/** Designs in a portal's catalog that are staff's own because the team had no coach yet. */
export const staffDesignsIn = (db: Connection, portalId: string) =>
	db
		.selectDistinct({ designId: designs.id, ownerId: userRoles.userId })
		.from(portalItems)
		.innerJoin(designs, eq(designs.id, portalItems.designId))
		.innerJoin(
			userRoles,
			and(eq(userRoles.userId, designs.userId), inArray(userRoles.role, ['csr', 'admin'])),
		)
		.where(
			and(
				eq(portalItems.portalId, portalId),
				sql`not exists (select 1 from ${portalPeople} where ${portalPeople.portalId} = ${portalId}
					and ${portalPeople.userId} = ${designs.userId} and ${portalPeople.role} = 'coach')`,
			),
		)

export type Successor = {
	portalId: string
	userId: string
	email: string | null
	/** Belongs to the team's portal or school; otherwise an admin of the shop. */
	isOfTeam: boolean
	teamName: string
	school: string
}

/**
 * For each portal its longest-standing coach, else a school administrator, else an admin of the shop. Candidates need
 * both role and membership, and no account that is being deleted qualifies.
 */
export async function successorsIn(
	db: Connection,
	{ portalIds, leaving }: { portalIds: readonly string[]; leaving: string },
): Promise<Map<string, Successor>> {
	const wanted = sql.param([...portalIds])
	const { rows } = await db.execute<Successor>(sql`
		select distinct on (place) place as "portalId", candidate as "userId", ${profiles.email} as email,
			rank < 3 as "isOfTeam", ${teams.name} as "teamName", ${teams.school} as school
		from (
			select ${portalPeople.portalId} as place, ${portalPeople.userId} as candidate, 1 as rank,
				'coach' as held, ${portalPeople.createdAt} as since
			from ${portalPeople}
			where ${portalPeople.portalId} = any(${wanted}::text[]) and ${portalPeople.role} = 'coach'
			union all
			select ${teamPortals.id}, ${organizationPeople.userId}, 2, 'school_admin', ${organizationPeople.createdAt}
			from ${teamPortals}
			join ${teams} on ${teams.id} = ${teamPortals.teamId}
			join ${organizationPeople} on ${organizationPeople.organizationId} = ${teams.organizationId}
			where ${teamPortals.id} = any(${wanted}::text[])
			union all
			select ${teamPortals.id}, ${userRoles.userId}, 3, 'admin', ${teamPortals.createdAt}
			from ${teamPortals}, ${userRoles}
			where ${teamPortals.id} = any(${wanted}::text[]) and ${userRoles.role} = 'admin'
		) as candidates
		join ${profiles} on ${profiles.id} = candidate and ${profiles.deletionRequestedAt} is null
		join ${userRoles} on ${userRoles.userId} = candidate and ${userRoles.role} = held
		join ${teamPortals} on ${teamPortals.id} = place
		join ${teams} on ${teams.id} = ${teamPortals.teamId}
		where candidate <> ${leaving}
		order by place, rank, since, candidate`)
	return new Map(rows.map((successor) => [successor.portalId, successor]))
}

export const portalMemberships: MembershipSource = {
	table: getTableName(portalPeople),
	portalIdsOf: (userId) =>
		sql<
			string[]
		>`array(select ${portalPeople.portalId} from ${portalPeople} where ${portalPeople.userId} = ${userId})`,
}

const personFields = {
	userId: profiles.id,
	...columnsOf(profiles, 'fullName', 'email'),
}

/** By name. */
export const peopleInRole = (
	db: Connection,
	{ portalId, role, offset, limit }: { portalId: string; role: PortalRole; offset: number; limit: number },
) =>
	db
		.select({ ...personFields, since: portalPeople.createdAt })
		.from(portalPeople)
		.innerJoin(profiles, eq(profiles.id, portalPeople.userId))
		.where(and(eq(portalPeople.portalId, portalId), eq(portalPeople.role, role)))
		.orderBy(sql`lower(${profiles.fullName})`, asc(profiles.id))
		.offset(offset)
		.limit(limit)
export type PersonRow = Awaited<ReturnType<typeof peopleInRole>>[number]

export const administratorsOf = (
	db: Connection,
	organizationId: string,
	limit: number,
): Promise<PersonRow[]> =>
	db
		.select({ ...personFields, since: organizationPeople.createdAt })
		.from(organizationPeople)
		.innerJoin(profiles, eq(profiles.id, organizationPeople.userId))
		.where(eq(organizationPeople.organizationId, organizationId))
		.orderBy(sql`lower(${profiles.fullName})`, asc(profiles.id))
		.limit(limit)

/** A person's mail address. */
export async function addressOf(db: Connection, userId: string): Promise<string | null> {
	const [row] = await db.select({ email: profiles.email }).from(profiles).where(eq(profiles.id, userId))
	return row?.email ?? null
}

export async function countPlayers(db: Connection, portalId: string): Promise<number> {
	const [row] = await db
		.select({ players: count() })
		.from(portalPeople)
		.where(and(eq(portalPeople.portalId, portalId), eq(portalPeople.role, 'player')))
	return row?.players ?? 0
}

/** All memberships of a person, with the organizations that they administer. */
export async function membershipsOf(db: Connection, userId: string) {
	const portals = await db
		.select(columnsOf(portalPeople, 'portalId', 'role'))
		.from(portalPeople)
		.where(eq(portalPeople.userId, userId))
	const organizations = await db
		.select({ organizationId: organizationPeople.organizationId })
		.from(organizationPeople)
		.where(eq(organizationPeople.userId, userId))
	return { portals, organizationIds: organizations.map(({ organizationId }) => organizationId) }
}

/** Adds a member, or changes a member's role. */
export async function putPerson(
	db: Connection,
	row: { portalId: string; userId: string; role: PortalRole; createdAt: Date },
): Promise<void> {
	await db
		.insert(portalPeople)
		.values(row)
		.onConflictDoUpdate({
			target: [portalPeople.portalId, portalPeople.userId],
			set: { role: row.role },
		})
}

/** @returns false when the person was no member */
export async function deletePerson(db: Connection, portalId: string, userId: string): Promise<boolean> {
	const gone = await db
		.delete(portalPeople)
		.where(and(eq(portalPeople.portalId, portalId), eq(portalPeople.userId, userId)))
		.returning({ userId: portalPeople.userId })
	return gone.length === 1
}

export async function insertAdministrator(
	db: Connection,
	row: typeof organizationPeople.$inferInsert,
): Promise<void> {
	await db.insert(organizationPeople).values(row).onConflictDoNothing()
}

/** @returns false when the person was no administrator there */
export async function deleteAdministrator(
	db: Connection,
	organizationId: string,
	userId: string,
): Promise<boolean> {
	const gone = await db
		.delete(organizationPeople)
		.where(and(eq(organizationPeople.organizationId, organizationId), eq(organizationPeople.userId, userId)))
		.returning({ userId: organizationPeople.userId })
	return gone.length === 1
}
