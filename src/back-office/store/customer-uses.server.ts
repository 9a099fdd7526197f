// Which people other records name, over tables of other modules.
import { sql } from 'drizzle-orm'
import { personNotes, profiles, userRoles } from '#accounts/tables.ts'
import type { Connection } from '#database/client.server.ts'
import { orders } from '#orders/tables.ts'
import { organizationPeople, portalPeople, teamPortalRequests } from '#portals/tables.ts'
import { quotes } from '#quotes/tables.ts'
import { roster } from '#rosters/tables.ts'
import { supportMessages } from '#support/tables.ts'

/** Those of these accounts, none of which was opened, that staff have used meanwhile. One statement. */
export async function usedCustomers(db: Connection, ids: readonly string[]): Promise<Set<string>> {
	const given = sql`any(${sql.param([...ids])}::uuid[])`
	const ofUsers = [
		userRoles,
		orders,
		organizationPeople,
		portalPeople,
		teamPortalRequests,
		roster,
		supportMessages,
	]
	const found = await db.execute<{ id: string }>(sql`
		select ${quotes.customerId} as id from ${quotes} where ${quotes.customerId} = ${given}
		union select ${profiles.id} from ${profiles} where ${profiles.id} = ${given} and ${profiles.portalId} is not null
		union select ${personNotes.userId} from ${personNotes} join ${profiles} on ${profiles.id} = ${personNotes.userId}
			where ${personNotes.userId} = ${given} and ${personNotes.createdAt} > ${profiles.createdAt}
		union ${sql.join(
			ofUsers.map((table) => sql`select ${table.userId} from ${table} where ${table.userId} = ${given}`),
			sql` union `,
		)}`)
	return new Set(found.rows.map(({ id }) => id))
}
