// What a cart has to know of the designs in it.
import { and, eq, sql } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { designs, designVersions } from '#database/tables/designs.ts'

/** A version of a design that this person owns: what it is made on, and its first color. */
export async function ownDesign(
	db: Connection,
	userId: string,
	{ id, version }: { id: string; version: number },
) {
	const [row] = await db
		.select({
			productId: designs.productId,
			primaryColor: sql<string>`${designVersions.config} ->> 'primaryColor'`,
		})
		.from(designVersions)
		.innerJoin(designs, and(eq(designs.id, designVersions.designId), eq(designs.userId, userId)))
		.where(and(eq(designVersions.designId, id), eq(designVersions.version, version)))
	return row
}
