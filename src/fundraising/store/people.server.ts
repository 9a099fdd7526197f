// Recipients of mails about a team's money.
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { profiles, userRoles } from '#accounts/tables/accounts.ts'
import { portalPeople } from '#portals/tables.ts'

/** Limit of recipients: a team has few coaches. */
const most = 30

/** Addresses of the portal's coaches; excludes accounts about to be deleted. */
export async function coachAddresses(db: Connection, portalId: string): Promise<string[]> {
	const rows = await db
		.select({ email: profiles.email })
		.from(portalPeople)
		.innerJoin(profiles, eq(profiles.id, portalPeople.userId))
		.innerJoin(userRoles, and(eq(userRoles.userId, profiles.id), eq(userRoles.role, 'coach')))
		.where(
			and(
				eq(portalPeople.portalId, portalId),
				eq(portalPeople.role, 'coach'),
				isNotNull(profiles.email),
				isNull(profiles.deletionRequestedAt),
			),
		)
		.orderBy(asc(profiles.email))
		.limit(most)
	return rows.flatMap(({ email }) => email ?? [])
}
