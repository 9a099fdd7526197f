// What accounts need from the modules above them.
import type { SQL, SQLWrapper } from 'drizzle-orm'
import type { ServiceContext } from '#database/context.server.ts'

/** Portal memberships of a person; `portals` provides it. */
export type MembershipSource = {
	/** Table name: a write to it invalidates cached viewers. */
	table: string
	/** SQL array of the ids of a person's portals. */
	portalIdsOf: (userId: SQLWrapper) => SQL<string[]>
}

/**
 * A step of the deletion of a person, declared in a `module.ts`. It runs in the transaction that deletes the account,
 * while its data still exists; lower positions first, and an error undoes everything.
 */
export type Erasure<Parts = unknown> = {
	position: number
	erase: (inner: ServiceContext, userId: string, parts: Parts) => Promise<void>
}
