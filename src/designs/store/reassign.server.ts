// Reassigns designs to another owner.
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { designs, designVersions } from '../tables.ts'

export async function changeOwner(
	db: Connection,
	{ from, to, designIds }: { from: string; to: string; designIds: readonly string[] },
): Promise<void> {
	await db
		.update(designs)
		.set({ userId: to })
		.where(and(eq(designs.userId, from), inArray(designs.id, [...designIds])))
}

/** Uploads that any version of these designs uses as a logo. */
export async function artInDesigns(db: Connection, designIds: readonly string[]): Promise<string[]> {
	const wanted = sql.param([...designIds])
	const { rows } = await db.execute<{ id: string }>(sql`
		select distinct logo ->> 'assetId' as id
		from ${designVersions}, jsonb_array_elements(${designVersions.config} -> 'logos') as logo
		where ${designVersions.designId} = any(${wanted}::uuid[]) and logo ->> 'assetId' is not null`)
	return rows.map(({ id }) => id)
}
