// What the picture of a job needs: its design, its owner, and the player as ordered.
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { designs, designVersions } from '#designs/tables.ts'
import { orderLines } from '#orders/tables.ts'
import { jobs } from '../tables.ts'

const columns = {
	jobId: jobs.id,
	orderId: jobs.orderId,
	designId: designVersions.designId,
	version: designVersions.version,
	config: designVersions.config,
	sceneHash: designVersions.sceneHash,
	createdAt: designVersions.createdAt,
	ownerId: designs.userId,
	productId: designs.productId,
	customization: orderLines.customization,
}

const itsVersion = and(
	eq(designVersions.designId, jobs.designId),
	eq(designVersions.version, jobs.designVersion),
)

/** Undefined for products without a design. */
export async function drawnJob(db: Connection, jobId: string) {
	const [row] = await db
		.select(columns)
		.from(jobs)
		.innerJoin(orderLines, eq(orderLines.id, jobs.orderLineId))
		.innerJoin(designVersions, itsVersion)
		.innerJoin(designs, eq(designs.id, designVersions.designId))
		.where(eq(jobs.id, jobId))
	return row
}
export type DrawnJobRow = NonNullable<Awaited<ReturnType<typeof drawnJob>>>

/** Every design version on these jobs, once. */
export const designsOfJobs = (db: Connection, jobIds: readonly string[]) =>
	db
		.selectDistinctOn([designVersions.designId, designVersions.version], {
			designId: designVersions.designId,
			version: designVersions.version,
			config: designVersions.config,
			sceneHash: designVersions.sceneHash,
			createdAt: designVersions.createdAt,
			ownerId: designs.userId,
		})
		.from(jobs)
		.innerJoin(designVersions, itsVersion)
		.innerJoin(designs, eq(designs.id, designVersions.designId))
		.where(inArray(jobs.id, [...jobIds]))
export type DesignOfJobs = Awaited<ReturnType<typeof designsOfJobs>>[number]

/** One job for each design version of an order: the one with the most placements. */
export const drawnDesigns = (db: Connection, orderId: string, limit: number) =>
	db
		.selectDistinctOn([designVersions.designId, designVersions.version], columns)
		.from(jobs)
		.innerJoin(orderLines, eq(orderLines.id, jobs.orderLineId))
		.innerJoin(designVersions, itsVersion)
		.innerJoin(designs, eq(designs.id, designVersions.designId))
		.where(eq(jobs.orderId, orderId))
		.orderBy(
			asc(designVersions.designId),
			asc(designVersions.version),
			sql`jsonb_array_length(${jobs.placements}) desc`,
			asc(orderLines.position),
		)
		.limit(limit)
