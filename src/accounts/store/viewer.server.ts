// Everything that a page needs about its viewer, in one statement.
import { and, eq, getTableName, sql } from 'drizzle-orm'
import { columnsOf } from '#database/columns.ts'
import { LRUCache } from 'lru-cache'
import { writesThrough, type Connection } from '#database/client.server.ts'
import { profiles, userRoles } from '../tables.ts'
import { authFactors, authSessionAmr, authSessions, authUsers } from '#auth/tables/index.ts'
import type { MembershipSource } from '../contract.ts'
import type { Role } from '#kit/roles.ts'

/** Prepared once per connection: it runs before every page of a signed-in person. */
const prepare = (db: Connection, memberships: MembershipSource) =>
	db
		.select({
			...columnsOf(profiles, 'fullName', 'portalId', 'deletionRequestedAt'),
			...columnsOf(authUsers, 'email', 'bannedUntil'),
			createdAt: authSessions.createdAt,
			rotation: authSessions.refreshCounter,
			roles: sql<
				Role[]
			>`array(select ${userRoles.role} from ${userRoles} where ${userRoles.userId} = ${authUsers.id})`,
			portalIds: memberships.portalIdsOf(authUsers.id),
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

type PersonInSession = Awaited<ReturnType<ReturnType<typeof prepare>['execute']>>[number]

async function ask(
	db: Connection,
	memberships: MembershipSource,
	key: SessionKey,
): Promise<PersonInSession | undefined> {
	const known = prepared.get(db) ?? prepare(db, memberships)
	prepared.set(db, known)
	const [row] = await known.execute(key)
	return row
}

const ownTables = [authSessions, authUsers, profiles, userRoles, authFactors, authSessionAmr].map((table) =>
	getTableName(table),
)
type Kept = { person: PersonInSession; userId: string; writes: number }
const kept = new WeakMap<Connection, LRUCache<string, Kept>>()
const keptSessions = 2_000

export type SessionKey = { userId: string; sessionId: string }

/**
 * The person of a live session.
 * Runs before every page: where only this process writes, the result is cached until the next write.
 */
export async function personInSession(
	db: Connection,
	memberships: MembershipSource,
	key: SessionKey,
): Promise<PersonInSession | undefined> {
	const writes = writesThrough(db)?.to([...ownTables, memberships.table])
	if (writes === undefined) return ask(db, memberships, key)
	const people = kept.get(db) ?? new LRUCache<string, Kept>({ max: keptSessions })
	kept.set(db, people)
	const known = people.get(key.sessionId)
	if (known?.writes === writes && known.userId === key.userId) return known.person
	const person = await ask(db, memberships, key)
	// Carries the count from before the query: a write in the meantime makes the next call query again.
	if (person) people.set(key.sessionId, { person, userId: key.userId, writes })
	return person
}
