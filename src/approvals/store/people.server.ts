// Recipients of mails about approvals.
import { and, asc, eq, isNotNull, isNull, ne, or, sql, type SQL } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { profiles, userRoles } from '#accounts/tables.ts'
import { organizationPeople, portalPeople, teamPortals, teams } from '#portals/tables.ts'
import type { Role } from '#kit/roles.ts'

/** Maximum recipients; a school has only a few approvers. */
const most = 30

const holds = (role: Role) => sql`exists (select 1 from ${userRoles}
	where ${userRoles.userId} = ${profiles.id} and ${userRoles.role} = ${role})`

/** Where an order belongs: its portal, and the school of that or of the order itself. */
export type OrderPlace = { portalId: string | null; organizationId: string | null }

/**
 * The portal's coaches and its school's administrators, by both role and membership; without a portal only the
 * administrators. Nobody without a school.
 */
function ofSchool({ portalId, organizationId }: OrderPlace): SQL | undefined {
	const coaches = sql`exists (select 1 from ${portalPeople} where ${portalPeople.userId} = ${profiles.id}
		and ${portalPeople.portalId} = ${portalId} and ${portalPeople.role} = 'coach')`
	const administrators = sql`exists (select 1 from ${organizationPeople}
		where ${organizationPeople.userId} = ${profiles.id}
			and ${organizationPeople.organizationId} = ${organizationId}::uuid)`
	return or(and(coaches, holds('coach')), and(administrators, holds('school_admin')))
}

/** Excludes accounts that are being deleted. */
const isReachable = and(isNotNull(profiles.email), isNull(profiles.deletionRequestedAt))

/** Addresses of those of the school who can decide, except the buyer's. */
export async function deciderAddresses(
	db: Connection,
	{ buyerId, ...place }: OrderPlace & { buyerId: string | null },
): Promise<string[]> {
	const rows = await db
		.select({ email: profiles.email })
		.from(profiles)
		.where(and(isReachable, buyerId === null ? undefined : ne(profiles.id, buyerId), ofSchool(place)))
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

/** Address of an earlier reviewer; null when they can no longer decide. */
export async function reviewerAddress(
	db: Connection,
	{ reviewerId, ...place }: OrderPlace & { reviewerId: string },
): Promise<string | null> {
	const decides = or(holds('csr'), holds('admin'), ofSchool(place))
	const [row] = await db
		.select({ email: profiles.email })
		.from(profiles)
		.where(and(eq(profiles.id, reviewerId), isReachable, decides))
	return row?.email ?? null
}
