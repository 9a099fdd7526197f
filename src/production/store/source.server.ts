// What jobs are made from: the lines of an order, their designs and art, and the seal of the approval.
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { columnsOf } from '#database/columns.ts'
import type { Connection } from '#database/client.server.ts'
import { approvals } from '#approvals/tables.ts'
import { designs, designVersions } from '#designs/tables.ts'
import { assets } from '#files/tables.ts'
import { orderLines } from '#orders/tables.ts'
import { jobs } from '../tables.ts'

const columns = {
	jobId: jobs.id,
	orderId: jobs.orderId,
	...columnsOf(designVersions, 'designId', 'version', 'config', 'sceneHash', 'createdAt'),
	ownerId: designs.userId,
	productId: designs.productId,
	...columnsOf(orderLines, 'customization', 'snapshot'),
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
			...columnsOf(designVersions, 'designId', 'version', 'config', 'sceneHash', 'createdAt'),
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

/** Lines with units still to be made, in their order. */
export const linesToMake = (db: Connection, orderId: string) =>
	db
		.select({
			...columnsOf(
				orderLines,
				'id',
				'qty',
				'refundedQty',
				'designId',
				'designVersion',
				'customization',
				'snapshot',
			),
			seal: approvals.seal,
		})
		.from(orderLines)
		.leftJoin(approvals, eq(approvals.orderId, orderLines.orderId))
		.where(eq(orderLines.orderId, orderId))
		.orderBy(asc(orderLines.position))

/** Every design version of an order, once. */
export const designsOnOrder = (db: Connection, orderId: string) =>
	db
		.selectDistinctOn([designVersions.designId, designVersions.version], {
			...columnsOf(designVersions, 'designId', 'version', 'config'),
			ownerId: designs.userId,
		})
		.from(orderLines)
		.innerJoin(
			designVersions,
			and(
				eq(designVersions.designId, orderLines.designId),
				eq(designVersions.version, orderLines.designVersion),
			),
		)
		.innerJoin(designs, eq(designs.id, designVersions.designId))
		.where(eq(orderLines.orderId, orderId))
export type DesignOnOrder = Awaited<ReturnType<typeof designsOnOrder>>[number]

/** Uploads with their inks and owners. */
export const artFacts = (db: Connection, ids: readonly string[]) =>
	db
		.select(columnsOf(assets, 'id', 'userId', 'kind', 'name', 'inks', 'width', 'height'))
		.from(assets)
		.where(inArray(assets.id, [...ids]))
export type ArtFacts = Awaited<ReturnType<typeof artFacts>>[number]

/** The seal of an order's approval; undefined for an order that needed none. */
export async function sealOf(db: Connection, orderId: string): Promise<string | null | undefined> {
	const [row] = await db
		.select({ seal: approvals.seal })
		.from(approvals)
		.where(eq(approvals.orderId, orderId))
	return row?.seal
}
