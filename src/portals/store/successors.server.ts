// Successors for a team's designs when their designer leaves.
import { asc, eq, sql } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { profiles, userRoles } from '#accounts/tables/accounts.ts'
import { designs } from '#designs/tables.ts'
import { organizationPeople, portalItems, portalPeople, teamPortals, teams } from '../tables.ts'

/** Designs of this person in catalogs, each with a portal that uses it. */
export const wornDesignsOf = (db: Connection, userId: string) =>
	db
		.selectDistinctOn([designs.id], { designId: designs.id, portalId: portalItems.portalId })
		.from(portalItems)
		.innerJoin(designs, eq(designs.id, portalItems.designId))
		.where(eq(designs.userId, userId))
		.orderBy(asc(designs.id), asc(portalItems.portalId))

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
