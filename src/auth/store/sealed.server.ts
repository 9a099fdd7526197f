// Sealed secrets, by the key that sealed them.
import { and, isNotNull, not, like, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Connection } from '#database/client.server.ts'
import { authFactors, authSessions, authSigningKeys } from '../tables/index.ts'

/** Columns of secrets that live longer than an hour: each is bound to its row's id. */
const places = [
	{ table: authSigningKeys, id: authSigningKeys.kid, sealed: authSigningKeys.privateSealed },
	{ table: authFactors, id: authFactors.id, sealed: authFactors.secretSealed },
	{ table: authSessions, id: authSessions.id, sealed: authSessions.refreshKeySealed },
] as const
export type Place = { table: PgTable; id: PgColumn; sealed: PgColumn }
export const sealedPlaces: readonly Place[] = places

export type Sealed = { id: string; sealed: string }

/** Secrets sealed by another key than the current one. */
export async function sealedByOthers(
	db: Connection,
	{ table, id, sealed }: Place,
	{ prefix, limit }: { prefix: string; limit: number },
): Promise<Sealed[]> {
	const rows = await db
		.select({ id: sql<string>`${id}::text`, sealed: sql<string>`${sealed}` })
		.from(table)
		.where(and(isNotNull(sealed), not(like(sealed, `${prefix}%`))))
		.orderBy(id)
		.limit(limit)
	return rows
}

/** Replaces sealed secrets, unless the row has changed since. */
export async function replaceSeals(
	db: Connection,
	{ table, id, sealed }: Place,
	changes: readonly (Sealed & { former: string })[],
): Promise<void> {
	if (changes.length === 0) return
	const column = sql.identifier(sealed.name)
	const list = (values: string[]) => sql`${sql.param(values)}::text[]`
	await db.execute(sql`
		update ${table} set ${column} = fresh.sealed
		from unnest(${list(changes.map((change) => change.id))}, ${list(changes.map(({ former }) => former))}, ${list(changes.map((change) => change.sealed))})
			as fresh (id, former, sealed)
		where ${id}::text = fresh.id and ${table}.${column} = fresh.former`)
}
