// What accounts need from the modules above them.
import type { SQL, SQLWrapper } from 'drizzle-orm'

/** Portal memberships of a person; `portals` provides it. */
export type MembershipSource = {
	/** Table name: a write to it invalidates cached viewers. */
	table: string
	/** SQL array of the ids of a person's portals. */
	portalIdsOf: (userId: SQLWrapper) => SQL<string[]>
}
