// Rows of invitations. They contain only the hash of a link's secret.
import { and, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { columnsOf } from '#database/columns.ts'
import { organizations, portalInvites, teamPortals, teams } from '../tables.ts'
import type { InviteRole } from '../states.ts'

export async function insertInvites(
	db: Connection,
	rows: readonly (typeof portalInvites.$inferInsert)[],
): Promise<void> {
	await db.insert(portalInvites).values([...rows])
}

const isOpen = (portalId: string, now: Date) =>
	and(
		eq(portalInvites.portalId, portalId),
		isNull(portalInvites.revokedAt),
		gt(portalInvites.usesLeft, 0),
		gt(portalInvites.expiresAt, now),
	)

export const countOpenLinks = (db: Connection, portalId: string, now: Date): Promise<number> =>
	db.$count(portalInvites, and(isOpen(portalId, now), isNull(portalInvites.email)))

/** Valid invitations: first the links, then the mailed ones, each latest first. */
export const openInvites = (db: Connection, portalId: string, { now, limit }: { now: Date; limit: number }) =>
	db
		.select(columnsOf(portalInvites, 'id', 'role', 'email', 'usesLeft', 'createdAt', 'expiresAt'))
		.from(portalInvites)
		.where(isOpen(portalId, now))
		.orderBy(desc(sql`${portalInvites.email} is null`), desc(portalInvites.createdAt), desc(portalInvites.id))
		.limit(limit)

/** Those of the addresses that were mailed an invitation in this role since then. */
export async function invitedSince(
	db: Connection,
	{ portalId, role, emails }: { portalId: string; role: InviteRole; emails: readonly string[] },
	since: Date,
): Promise<ReadonlySet<string>> {
	const rows = await db
		.select({ email: portalInvites.email })
		.from(portalInvites)
		.where(
			and(
				eq(portalInvites.portalId, portalId),
				eq(portalInvites.role, role),
				inArray(portalInvites.email, [...emails]),
				isNull(portalInvites.revokedAt),
				gt(portalInvites.createdAt, since),
			),
		)
	return new Set(rows.flatMap(({ email }) => email ?? []))
}

const withTeam = (db: Connection, tokenHash: string) =>
	db
		.select({
			...columnsOf(portalInvites, 'id', 'portalId', 'role', 'email', 'usesLeft', 'expiresAt', 'revokedAt'),
			teamName: teams.name,
			organizationId: organizations.id,
			organizationName: organizations.name,
		})
		.from(portalInvites)
		.innerJoin(teamPortals, eq(teamPortals.id, portalInvites.portalId))
		.innerJoin(teams, eq(teams.id, teamPortals.teamId))
		.innerJoin(organizations, eq(organizations.id, teams.organizationId))
		.where(eq(portalInvites.tokenHash, tokenHash))

/** The invitation with its team. */
export async function inviteByHash(db: Connection, tokenHash: string) {
	const [row] = await withTeam(db, tokenHash)
	return row
}
export type InviteRow = NonNullable<Awaited<ReturnType<typeof inviteByHash>>>

/** The same, locked until the transaction ends, so that the last use of a link is granted once. */
export async function lockInvite(db: Connection, tokenHash: string): Promise<InviteRow | undefined> {
	const [row] = await withTeam(db, tokenHash).for('update', { of: portalInvites })
	return row
}

export async function takeUse(db: Connection, id: string): Promise<void> {
	await db
		.update(portalInvites)
		.set({ usesLeft: sql`${portalInvites.usesLeft} - 1` })
		.where(eq(portalInvites.id, id))
}

/** The role of an invitation that is not revoked; undefined when the portal has none with this id. */
export async function inviteOfPortal(db: Connection, portalId: string, id: string) {
	const [row] = await db
		.select({ role: portalInvites.role })
		.from(portalInvites)
		.where(
			and(eq(portalInvites.portalId, portalId), eq(portalInvites.id, id), isNull(portalInvites.revokedAt)),
		)
	return row
}

/** Revokes the shared links that a person created for a portal, or for all of an organization's portals. */
export async function revokeLinksBy(
	db: Connection,
	{
		place,
		userId,
		at,
	}: { place: { portalId: string } | { organizationId: string }; userId: string; at: Date },
): Promise<void> {
	const ofOrganization = (organizationId: string) =>
		db
			.select({ id: teamPortals.id })
			.from(teamPortals)
			.innerJoin(teams, eq(teams.id, teamPortals.teamId))
			.where(eq(teams.organizationId, organizationId))
	await db
		.update(portalInvites)
		.set({ revokedAt: at })
		.where(
			and(
				'portalId' in place
					? eq(portalInvites.portalId, place.portalId)
					: inArray(portalInvites.portalId, ofOrganization(place.organizationId)),
				eq(portalInvites.createdBy, userId),
				isNull(portalInvites.email),
				isNull(portalInvites.revokedAt),
			),
		)
}

export async function saveRevocations(db: Connection, ids: readonly string[], at: Date): Promise<void> {
	await db
		.update(portalInvites)
		.set({ revokedAt: at })
		.where(and(inArray(portalInvites.id, [...ids]), isNull(portalInvites.revokedAt)))
}
