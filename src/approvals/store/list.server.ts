// Lists of approvals: the user's portals and own orders, newest first (Spec §7); and options for the lines of an order.
import { and, asc, desc, eq, gte, inArray, isNull, lt, or, sql, type SQL } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { columnsOf } from '#database/columns.ts'
import { profiles } from '#accounts/tables.ts'
import { approvals } from '../tables.ts'
import { designs, designVersions } from '#designs/tables.ts'
import { orderLines, orders } from '#orders/tables.ts'
import { organizations, portalItems, teamPortals, teams } from '#portals/tables.ts'
import type { Cursor } from '#kit/cursor.ts'
import { dayMs } from '#kit/time.ts'
import { approvalStatuses, type ApprovalStatus } from '../states.ts'
import type { ListState } from '../views.ts'
import { extraPrices, products, variants } from '#catalog/tables.ts'

export const sizesOf = (db: Connection, productIds: readonly string[]) =>
	db
		.select({
			...columnsOf(variants, 'id', 'productId', 'size', 'color', 'colorway', 'stock'),
			...extraPrices,
		})
		.from(variants)
		.innerJoin(products, eq(products.id, variants.productId))
		.where(and(inArray(variants.productId, [...productIds]), eq(variants.retired, false)))
		.orderBy(asc(variants.productId), asc(variants.sizeRank))

/** Limit of the list of versions. */
const mostVersions = 300

/** All versions of the buyer's own designs on these products, latest first. */
export const designsOfBuyer = (
	db: Connection,
	{ userId, productIds }: { userId: string; productIds: readonly string[] },
) =>
	db
		.select({
			id: designVersions.designId,
			version: designVersions.version,
			...columnsOf(designs, 'productId', 'name'),
			teamName: sql<string>`${designVersions.config} ->> 'teamName'`,
		})
		.from(designVersions)
		.innerJoin(designs, and(eq(designs.id, designVersions.designId), eq(designs.userId, userId)))
		.where(inArray(designs.productId, [...productIds]))
		.orderBy(desc(designs.updatedAt), asc(designs.id), desc(designVersions.version))
		.limit(mostVersions)

/** The designs of these products in the portal's current catalog, by any designer. */
export const designsOfPortal = (
	db: Connection,
	{ portalId, productIds }: { portalId: string; productIds: readonly string[] },
) =>
	db
		.selectDistinct({
			id: designVersions.designId,
			version: designVersions.version,
			productId: designs.productId,
		})
		.from(portalItems)
		.innerJoin(
			designVersions,
			and(
				eq(designVersions.designId, portalItems.designId),
				eq(designVersions.version, portalItems.designVersion),
			),
		)
		.innerJoin(designs, eq(designs.id, designVersions.designId))
		.where(and(eq(portalItems.portalId, portalId), inArray(designs.productId, [...productIds])))
		.orderBy(asc(designVersions.designId), desc(designVersions.version))
		.limit(mostVersions)

/** Which approvals are visible. */
export type ListScope = {
	userId: string | null
	/** The portals that the person manages, and the schools that they administer; null for staff, who see all. */
	places: { portalIds: readonly string[]; organizationIds: readonly string[] } | null
	portalId: string | null
}

const within = (column: typeof orders.portalId | typeof orders.organizationId, ids: readonly string[]) =>
	ids.length > 0 ? inArray(column, [...ids]) : undefined

function inScope({ userId, places, portalId }: ListScope): SQL | undefined {
	const seen =
		places === null
			? undefined
			: or(
					within(orders.portalId, places.portalIds),
					and(isNull(orders.portalId), within(orders.organizationId, places.organizationIds) ?? sql`false`),
					sql`${orders.userId} = ${userId}::uuid`,
				)
	return and(seen, portalId === null ? undefined : eq(orders.portalId, portalId))
}

const inState = (state: ListState) =>
	state === 'pending' ? eq(approvals.status, 'pending') : sql`${approvals.status} <> 'pending'`

const columns = {
	...columnsOf(approvals, 'id', 'orderId', 'status', 'round'),
	askedAt: approvals.createdAt,
	...columnsOf(
		orders,
		'portalId',
		'organizationId',
		'userId',
		'poNumber',
		'poDocumentKey',
		'totalCents',
		'pricing',
		'contactEmail',
	),
	/** Players whose pieces are on the order: of the roster, else by name. */
	playerCount: sql<number>`(select count(distinct coalesce(line.roster_id::text, nullif(line.customization ->> 'player_name', '')))
		from ${orderLines} as line where line.order_id = ${orders.id})::int`,
	waitsUntil: orders.expiresAt,
	buyerName: profiles.fullName,
	team: teams.name,
	season: teams.season,
	school: organizations.name,
}

const rows = (db: Connection) =>
	db
		.select(columns)
		.from(approvals)
		.innerJoin(orders, eq(orders.id, approvals.orderId))
		.leftJoin(profiles, eq(profiles.id, orders.userId))
		.leftJoin(teamPortals, eq(teamPortals.id, orders.portalId))
		.leftJoin(teams, eq(teams.id, teamPortals.teamId))
		.leftJoin(organizations, eq(organizations.id, orders.organizationId))

export type ListedApproval = Awaited<ReturnType<typeof listedApprovals>>[number]

export const listedApprovals = (
	db: Connection,
	scope: ListScope,
	{ state, offset, limit }: { state: ListState; offset: number; limit: number },
) =>
	rows(db)
		.where(and(inScope(scope), inState(state)))
		.orderBy(desc(approvals.createdAt), asc(approvals.id))
		.offset(offset)
		.limit(limit)

export async function listedApproval(db: Connection, id: string): Promise<ListedApproval | undefined> {
	const [row] = await rows(db).where(eq(approvals.id, id))
	return row
}

const counted = new WeakMap<Connection, { before: Date; count: number }>()

/** Approvals are asked for now, and none is ever deleted: the older ones are counted once in two days. */
async function countAll(db: Connection, now: Date): Promise<number> {
	const ofStatus = inArray(approvals.status, [...approvalStatuses])
	const known = counted.get(db)
	const age = known ? now.getTime() - known.before.getTime() : Number.NaN
	if (known && age >= countedAfterMs && age < 2 * countedAfterMs)
		return known.count + (await db.$count(approvals, and(ofStatus, gte(approvals.createdAt, known.before))))
	const before = new Date(now.getTime() - countedAfterMs)
	const count = await db.$count(approvals, lt(approvals.createdAt, before))
	counted.set(db, { before, count })
	return count + (await db.$count(approvals, and(ofStatus, gte(approvals.createdAt, before))))
}
const countedAfterMs = 2 * dayMs

/** Number of pending approvals, and of all others. Staff see all of them, so that no order is read. */
export async function countApprovals(
	db: Connection,
	scope: ListScope,
	now: Date,
): Promise<Record<ListState, number>> {
	const seen = inScope(scope)
	if (seen === undefined) {
		const pending = await db.$count(approvals, eq(approvals.status, 'pending'))
		return { pending, decided: (await countAll(db, now)) - pending }
	}
	const [row] = await db
		.select({
			pending: sql<number>`count(*) filter (where ${approvals.status} = 'pending')::int`,
			decided: sql<number>`count(*) filter (where ${approvals.status} <> 'pending')::int`,
		})
		.from(approvals)
		// As an array: joined, the orders of a school seem so many to PostgreSQL that it starts a second process.
		.where(sql`${approvals.orderId} = any(array(${db.select({ id: orders.id }).from(orders).where(seen)}))`)
	return row ?? { pending: 0, decided: 0 }
}

/** The designs on several orders, each version once, with their proofs. */
export const designsOn = (db: Connection, orderIds: readonly string[]) =>
	db
		.selectDistinctOn([orderLines.orderId, orderLines.designId, orderLines.designVersion], {
			...columnsOf(orderLines, 'orderId', 'snapshot'),
			...columnsOf(designVersions, 'designId', 'version'),
			state: designVersions.proofState,
		})
		.from(orderLines)
		.innerJoin(
			designVersions,
			and(
				eq(designVersions.designId, orderLines.designId),
				eq(designVersions.version, orderLines.designVersion),
			),
		)
		.where(inArray(orderLines.orderId, [...orderIds]))
		.orderBy(orderLines.orderId, orderLines.designId, orderLines.designVersion, orderLines.position)

const facts = columnsOf(approvals, 'id', 'orderId', 'status', 'round', 'seal', 'createdAt', 'updatedAt')

/** Approvals in this state, newest first, after a position. */
export const approvalsInState = (
	db: Connection,
	{ status, before, limit }: { status: ApprovalStatus; before: Cursor; limit: number },
) =>
	db
		.select(facts)
		.from(approvals)
		.where(
			and(
				eq(approvals.status, status),
				before
					? sql`(${approvals.createdAt}, ${approvals.id}) < (${before.at.toISOString()}::timestamptz, ${before.id}::uuid)`
					: undefined,
			),
		)
		.orderBy(desc(approvals.createdAt), desc(approvals.id))
		.limit(limit)

export async function approvalFacts(db: Connection, id: string) {
	const [row] = await db.select(facts).from(approvals).where(eq(approvals.id, id))
	return row
}
