// Rows of the members of a portal and its organization.
import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { profiles } from '#accounts/tables/accounts.ts'
import { organizationPeople, portalPeople } from '../tables.ts'
import type { PortalRole } from '../states.ts'

const personFields = {
	userId: profiles.id,
	fullName: profiles.fullName,
	email: profiles.email,
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
		.select({ portalId: portalPeople.portalId, role: portalPeople.role })
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
