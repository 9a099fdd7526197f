// Who can be told of an approval.
import { and, asc, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { profiles, userRoles } from '#database/tables/accounts.ts'
import { organizationPeople, portalPeople, teamPortals, teams } from '#database/tables/portals.ts'

/** A school has few of them; nobody writes to more. */
const most = 30

/** Addresses of the portal's coaches and its school's administrators, but not that of whoever ordered. */
export async function deciderAddresses(
	db: Connection,
	{ portalId, buyerId }: { portalId: string; buyerId: string | null },
): Promise<string[]> {
	const holds = (role: 'coach' | 'school_admin') => sql`exists (select 1 from ${userRoles}
		where ${userRoles.userId} = ${profiles.id} and ${userRoles.role} = ${role})`
	const coaches = sql`exists (select 1 from ${portalPeople} where ${portalPeople.userId} = ${profiles.id}
		and ${portalPeople.portalId} = ${portalId} and ${portalPeople.role} = 'coach')`
	const administrators = sql`exists (select 1 from ${organizationPeople}
		inner join ${teams} on ${teams.organizationId} = ${organizationPeople.organizationId}
		inner join ${teamPortals} on ${teamPortals.teamId} = ${teams.id}
		where ${organizationPeople.userId} = ${profiles.id} and ${teamPortals.id} = ${portalId})`
	const rows = await db
		.select({ email: profiles.email })
		.from(profiles)
		.where(
			and(
				isNotNull(profiles.email),
				isNull(profiles.deletionRequestedAt),
				buyerId === null ? undefined : ne(profiles.id, buyerId),
				or(and(coaches, holds('coach')), and(administrators, holds('school_admin'))),
			),
		)
		.orderBy(asc(profiles.email))
		.limit(most)
	return rows.flatMap(({ email }) => email ?? [])
}

/** Empty outside of a portal. */
export async function teamName(db: Connection, portalId: string | null): Promise<string> {
	if (portalId === null) return ''
	const [row] = await db
		.select({ name: teams.name })
		.from(teamPortals)
		.innerJoin(teams, eq(teams.id, teamPortals.teamId))
		.where(eq(teamPortals.id, portalId))
	return row?.name ?? ''
}

export async function addressOf(db: Connection, userId: string | null): Promise<string | null> {
	if (userId === null) return null
	const [row] = await db.select({ email: profiles.email }).from(profiles).where(eq(profiles.id, userId))
	return row?.email ?? null
}
