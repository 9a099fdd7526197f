// Everything a page has to know of who looks at it, in one statement.
import { and, eq, sql } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { profiles, userRoles } from '#database/tables/accounts.ts'
import { authFactors, authSessionAmr, authSessions, authUsers } from '#database/tables/auth.ts'
import type { Role } from '#kit/roles.ts'

/** Planned once per connection: it runs before every page of somebody who is signed in. */
const prepare = (db: Connection) =>
	db
		.select({
			fullName: profiles.fullName,
			email: authUsers.email,
			portalId: profiles.portalId,
			bannedUntil: authUsers.bannedUntil,
			createdAt: authSessions.createdAt,
			rotation: authSessions.refreshCounter,
			deletionRequestedAt: profiles.deletionRequestedAt,
			roles: sql<
				Role[]
			>`array(select ${userRoles.role} from ${userRoles} where ${userRoles.userId} = ${authUsers.id})`,
			hasFactor: sql<boolean>`exists (select 1 from ${authFactors} where ${authFactors.userId} = ${authUsers.id} and ${authFactors.status} = 'verified')`,
			isRaised: sql<boolean>`exists (select 1 from ${authSessionAmr} where ${authSessionAmr.sessionId} = ${authSessions.id} and ${authSessionAmr.factorId} is not null)`,
		})
		.from(authSessions)
		.innerJoin(authUsers, eq(authUsers.id, authSessions.userId))
		.leftJoin(profiles, eq(profiles.id, authUsers.id))
		.where(
			and(
				eq(authSessions.id, sql.placeholder('sessionId')),
				eq(authSessions.userId, sql.placeholder('userId')),
			),
		)
		.prepare('person_in_session')

const prepared = new WeakMap<Connection, ReturnType<typeof prepare>>()

/** The person behind a session that still stands. */
export async function personInSession(db: Connection, key: { userId: string; sessionId: string }) {
	const known = prepared.get(db) ?? prepare(db)
	prepared.set(db, known)
	const [row] = await known.execute(key)
	return row
}
