// Order lines with their jobs, page by page, and the design versions on them.
import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { columnsOf } from '#database/columns.ts'
import type { Connection } from '#database/client.server.ts'
import { designVersions } from '#designs/tables.ts'
import { orderLines, orders } from '#orders/tables.ts'
import { jobs } from '../tables.ts'

export type LineKey = { orderId: string; position: number }

/** Lines after this one, in the order of their primary index. */
export const linesAfter = (db: Connection, after: LineKey | null, limit: number) =>
	db
		.select({
			...columnsOf(
				orderLines,
				'orderId',
				'position',
				'rosterId',
				'designId',
				'designVersion',
				'qty',
				'refundedQty',
				'unitCents',
				'customization',
				'snapshot',
			),
			...columnsOf(orders, 'status', 'portalId'),
			jobStatus: jobs.status,
			packedQty: jobs.packedQty,
			jobDesignId: jobs.designId,
			jobDesignVersion: jobs.designVersion,
			placementIds: sql<string[]>`coalesce(jsonb_path_query_array(${jobs.placements}, '$[*].id'), '[]')`,
		})
		.from(orderLines)
		.innerJoin(orders, eq(orders.id, orderLines.orderId))
		.leftJoin(jobs, and(eq(jobs.orderLineId, orderLines.id), ne(jobs.status, 'cancelled')))
		.where(
			after === null
				? undefined
				: sql`(${orderLines.orderId}, ${orderLines.position}) > (${after.orderId}::uuid, ${after.position}::int)`,
		)
		.orderBy(asc(orderLines.orderId), asc(orderLines.position))
		.limit(limit)

export type VersionRef = { designId: string; version: number }

/** Those of these versions that still exist. */
export const configsOf = (db: Connection, refs: readonly VersionRef[]) =>
	db
		.select(columnsOf(designVersions, 'designId', 'version', 'config'))
		.from(designVersions)
		.where(
			sql`(${designVersions.designId}, ${designVersions.version}) in (select * from unnest(
				${sql.param(refs.map(({ designId }) => designId))}::uuid[], ${sql.param(refs.map(({ version }) => version))}::int[]))`,
		)
