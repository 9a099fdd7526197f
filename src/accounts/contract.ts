// What accounts need from the modules above them.
import type { SQL, SQLWrapper } from 'drizzle-orm'

/** How accounts learn which portals a person belongs to; `portals` provides it. */
export type MembershipSource = {
	/** Name of the table: a write to it makes remembered viewers stale. */
	table: string
	/** SQL array of the ids of a person's portals. */
	portalIdsOf: (userId: SQLWrapper) => SQL<string[]>
}
