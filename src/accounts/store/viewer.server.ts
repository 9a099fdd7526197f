// Everything a page has to know of who looks at it, in one statement.
import { and, eq, sql } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { profiles, userRoles } from '#database/tables/accounts.ts'
import { authFactors, authSessions, authUsers } from '#database/tables/auth.ts'
import type { Role } from '#kit/roles.ts'

/** The person behind a session that still stands. */
export async function personInSession(
	db: Connection,
	{ userId, sessionId }: { userId: string; sessionId: string },
) {
	const [row] = await db
		.select({
			fullName: profiles.fullName,
			email: authUsers.email,
			portalId: profiles.portalId,
			isAnonymous: authUsers.isAnonymous,
			bannedUntil: authUsers.bannedUntil,
			createdAt: authSessions.createdAt,
			refreshedAt: authSessions.refreshedAt,
			rotation: authSessions.refreshCounter,
			deletionRequestedAt: profiles.deletionRequestedAt,
			roles: sql<
				Role[]
			>`array(select ${userRoles.role} from ${userRoles} where ${userRoles.userId} = ${authUsers.id})`,
			hasFactor: sql<boolean>`exists (select 1 from ${authFactors} where ${authFactors.userId} = ${authUsers.id} and ${authFactors.status} = 'verified')`,
		})
		.from(authSessions)
		.innerJoin(authUsers, eq(authUsers.id, authSessions.userId))
		.leftJoin(profiles, eq(profiles.id, authUsers.id))
		.where(and(eq(authSessions.id, sessionId), eq(authSessions.userId, userId)))
	return row
}
