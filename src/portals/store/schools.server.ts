// Schools by the people who decide for them.
import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { profiles, userRoles } from '#accounts/tables.ts'
import type { Connection } from '#database/client.server.ts'
import { organizationPeople, organizations } from '../tables.ts'

/** Those of the organizations that have an administrator other than this person, by both role and membership. */
export async function administeredByOthers(
	db: Connection,
	{ organizationIds, userId }: { organizationIds: readonly string[]; userId: string | null },
): Promise<ReadonlySet<string>> {
	const rows = await db
		.selectDistinct({ id: organizationPeople.organizationId })
		.from(organizationPeople)
		.innerJoin(
			profiles,
			and(eq(profiles.id, organizationPeople.userId), isNull(profiles.deletionRequestedAt)),
		)
		.where(
			and(
				inArray(organizationPeople.organizationId, [...organizationIds]),
				userId === null ? undefined : ne(profiles.id, userId),
				sql`exists (select 1 from ${userRoles}
					where ${userRoles.userId} = ${profiles.id} and ${userRoles.role} = 'school_admin')`,
			),
		)
	return new Set(rows.map(({ id }) => id))
}

export async function organizationName(db: Connection, id: string): Promise<string | null> {
	const [row] = await db
		.select({ name: organizations.name })
		.from(organizations)
		.where(eq(organizations.id, id))
	return row?.name ?? null
}
