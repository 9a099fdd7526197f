// SQL for the list of people.
import { and, desc, eq, sql, type SQL } from 'drizzle-orm'
import { columnsOf } from '#database/columns.ts'
import type { Connection } from '#database/client.server.ts'
import { anywhere } from '#database/like.ts'
import { joinedAt, profiles, userRoles } from '#accounts/tables.ts'
import { authFactors, authSessions, authUsers } from '#auth/tables/index.ts'
import { organizationPeople, organizations, portalPeople, teamPortals, teams } from '#portals/tables.ts'
import type { Cursor } from '#kit/cursor.ts'
import type { Role } from '#kit/roles.ts'
import type { Belonging } from '#accounts/rules/person.ts'

export type PeopleAsked = { text: string; role: Role | null; before: Cursor; limit: number }

const joined = joinedAt(profiles.createdAt)

const rolesOf = sql<
	Role[]
>`array(select ${userRoles.role} from ${userRoles} where ${userRoles.userId} = ${profiles.id} order by ${userRoles.role})`

const isOlder = (before: Cursor): SQL | undefined =>
	before
		? sql`(${joined}, ${profiles.id}) < (${before.at.toISOString()}::timestamptz at time zone 'UTC', ${before.id}::uuid)`
		: undefined

const columns = {
	...columnsOf(profiles, 'id', 'fullName', 'email', 'createdAt', 'deletionRequestedAt'),
	roles: rolesOf,
}

/** Most people have one of these, so that the newest of them are soon found. Those of other roles are few, and read at once. */
const commonRoles: readonly Role[] = ['retail', 'player']

const hasRole = (role: Role): SQL =>
	commonRoles.includes(role)
		? sql`exists (select 1 from ${userRoles} where ${userRoles.userId} = ${profiles.id} and ${userRoles.role} = ${role})`
		: sql`${profiles.id} = any(array(select ${userRoles.userId} from ${userRoles} where ${userRoles.role} = ${role}))`

/** Newest accounts first. @param text part of a name or an address; empty for all people */
export const listedPeople = (db: Connection, { text, role, before, limit }: PeopleAsked) =>
	db
		.select(columns)
		.from(profiles)
		.where(
			and(
				isOlder(before),
				text === ''
					? undefined
					: sql`(lower(${profiles.fullName}) like ${anywhere(text.toLowerCase())} or lower(${profiles.email}) like ${anywhere(text.toLowerCase())})`,
				role === null ? undefined : hasRole(role),
			),
		)
		.orderBy(desc(joined), desc(profiles.id))
		.limit(limit)

export async function personById(db: Connection, id: string) {
	const [row] = await db
		.select({
			...columns,
			phone: profiles.phone,
			lastSignInAt: authUsers.lastSignInAt,
			isConfirmed: sql<boolean>`${authUsers.emailConfirmedAt} is not null`,
			hasSecondStep: sql<boolean>`exists (select 1 from ${authFactors} where ${authFactors.userId} = ${profiles.id} and ${authFactors.status} = 'verified')`,
			sessions: sql<number>`(select count(*)::int from ${authSessions} where ${authSessions.userId} = ${profiles.id})`,
		})
		.from(profiles)
		.leftJoin(authUsers, eq(authUsers.id, profiles.id))
		.where(eq(profiles.id, id))
	return row
}

const mostBelongings = 200

/** Portals in which the person coaches or plays, and organizations they administer. */
export async function belongingsOf(db: Connection, userId: string): Promise<Belonging[]> {
	const answer = await db.execute<Belonging>(sql`
		select portal_people.portal_id as "portalId", teams.school || ', ' || teams.name || ', ' || teams.season as name,
			portal_people.role as "as"
		from ${portalPeople}
			join ${teamPortals} on team_portals.id = portal_people.portal_id
			join ${teams} on teams.id = team_portals.team_id
		where portal_people.user_id = ${userId}
		union all
		select null, organizations.name, 'school_admin'
		from ${organizationPeople} join ${organizations} on organizations.id = organization_people.organization_id
		where organization_people.user_id = ${userId}
		order by name limit ${mostBelongings}`)
	return answer.rows
}
