// Versions of designs that are the shop's or stand in an order.
import { and, desc, eq, exists, isNull, or } from 'drizzle-orm'
import { columnsOf } from '#database/columns.ts'
import type { Connection } from '#database/client.server.ts'
import { designs, designVersions } from '#designs/tables.ts'
import { orderLines } from '../tables.ts'

/** @param asked `version` is null for the latest one */
export async function visibleDesign(db: Connection, { id, version }: { id: string; version: number | null }) {
	const ordered = db
		.select({ id: orderLines.id })
		.from(orderLines)
		.where(
			and(
				eq(orderLines.designId, designVersions.designId),
				eq(orderLines.designVersion, designVersions.version),
			),
		)
	const [row] = await db
		.select({
			...columnsOf(designVersions, 'designId', 'version', 'config', 'createdAt'),
			...columnsOf(designs, 'productId', 'locked'),
			ownerId: designs.userId,
		})
		.from(designVersions)
		.innerJoin(designs, eq(designs.id, designVersions.designId))
		.where(
			and(
				eq(designVersions.designId, id),
				version === null ? undefined : eq(designVersions.version, version),
				or(isNull(designs.userId), exists(ordered)),
			),
		)
		.orderBy(desc(designVersions.version))
		.limit(1)
	return row
}
