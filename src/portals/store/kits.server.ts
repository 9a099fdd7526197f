// Rows of kit proposals, the catalog entries that they change, and the designs that an entry can have.
import { and, asc, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { products, variants } from '#catalog/tables.ts'
import type { Connection } from '#database/client.server.ts'
import { columnsOf } from '#database/columns.ts'
import { designs, designVersions } from '#designs/tables.ts'
import type { KitItem } from '../rules/kit.ts'
import { kitProposals, portalItems, teamPortals, teams } from '../tables.ts'
import { byCoach } from './items.server.ts'

export type KitRow = typeof kitProposals.$inferSelect

export async function kitRow(db: Connection, portalId: string): Promise<KitRow | undefined> {
	const [row] = await db.select().from(kitProposals).where(eq(kitProposals.portalId, portalId))
	return row
}

/** Inserts the portal's proposal, or replaces it if it still has the seen revision. @returns false after a concurrent change */
export async function saveKit(db: Connection, row: KitRow, seen: number): Promise<boolean> {
	const { portalId, ...values } = row
	if (seen === 0) {
		const made = await db
			.insert(kitProposals)
			.values(row)
			.onConflictDoNothing()
			.returning({ id: kitProposals.portalId })
		return made.length === 1
	}
	const saved = await db
		.update(kitProposals)
		.set(values)
		.where(and(eq(kitProposals.portalId, portalId), eq(kitProposals.revision, seen)))
		.returning({ id: kitProposals.portalId })
	return saved.length === 1
}

/** @returns false after a concurrent change */
export async function deleteKit(db: Connection, portalId: string, seen: number): Promise<boolean> {
	const gone = await db
		.delete(kitProposals)
		.where(and(eq(kitProposals.portalId, portalId), eq(kitProposals.revision, seen)))
		.returning({ id: kitProposals.portalId })
	return gone.length === 1
}

/** The catalog in its order, as a kit. */
export async function catalogAsKit(db: Connection, portalId: string, limit: number): Promise<KitItem[]> {
	const rows = await db
		.select(
			columnsOf(
				portalItems,
				'id',
				'productId',
				'piece',
				'designId',
				'designVersion',
				'required',
				'deadlineOn',
				'colorways',
				'sizes',
				'omits',
			),
		)
		.from(portalItems)
		.where(eq(portalItems.portalId, portalId))
		.orderBy(asc(portalItems.position), asc(portalItems.id))
		.limit(limit)
	return rows.map(({ designId, designVersion, ...item }) => ({
		...item,
		design: designId === null ? null : { id: designId, version: designVersion ?? 1 },
	}))
}

/** Products of a kit, published or not. */
export const kitProducts = (db: Connection, ids: readonly string[]) =>
	db
		.select({
			...columnsOf(products, 'id', 'brand', 'model', 'basePriceCents', 'colorways', 'images', 'attributes'),
			isActive: sql<boolean>`${products.status} = 'active'`,
		})
		.from(products)
		.where(inArray(products.id, [...ids]))

/** Every size of these products once, smallest first. */
export const kitSizes = (db: Connection, ids: readonly string[]) =>
	db
		.select({ ...columnsOf(variants, 'productId', 'size'), rank: sql<number>`min(${variants.sizeRank})` })
		.from(variants)
		.where(and(inArray(variants.productId, [...ids]), eq(variants.retired, false)))
		.groupBy(variants.productId, variants.size)
		.orderBy(sql`min(${variants.sizeRank})`, asc(variants.size))

const versionFields = {
	id: designs.id,
	...columnsOf(designs, 'productId', 'name', 'piece'),
	ownerId: designs.userId,
	version: designVersions.version,
	config: designVersions.config,
	isLatest: sql<boolean>`${designVersions.version} = ${designs.version}`,
}

type Asked = {
	portalId: string
	productIds: readonly string[]
	used: readonly KitItem['design'][]
	limit: number
}

/** The latest versions of the coaches' designs of these products, latest first, and the versions that the kit uses. */
export const kitDesigns = (db: Connection, { portalId, productIds, used, limit }: Asked) => {
	const inUse = used.flatMap((design) =>
		design ? [and(eq(designVersions.designId, design.id), eq(designVersions.version, design.version))] : [],
	)
	return db
		.select(versionFields)
		.from(designs)
		.innerJoin(designVersions, eq(designVersions.designId, designs.id))
		.where(
			and(
				inArray(designs.productId, [...productIds]),
				or(
					and(inArray(designs.userId, byCoach(db, portalId)), eq(designVersions.version, designs.version)),
					...inUse,
				),
			),
		)
		.orderBy(desc(designs.updatedAt), asc(designs.id), desc(designVersions.version))
		.limit(limit)
}
export type KitDesign = Awaited<ReturnType<typeof kitDesigns>>[number]

/** A version that the portal may show: of a coach, of the shop, or one that its catalog or its proposal uses. */
export async function designOfPortal(
	db: Connection,
	portalId: string,
	{ designId, version }: { designId: string; version: number },
) {
	const used = JSON.stringify([{ design: { id: designId, version } }])
	const [row] = await db
		.select({
			designId: designs.id,
			version: designVersions.version,
			ownerId: designs.userId,
			config: designVersions.config,
		})
		.from(designs)
		.innerJoin(
			designVersions,
			and(eq(designVersions.designId, designs.id), eq(designVersions.version, version)),
		)
		.where(
			and(
				eq(designs.id, designId),
				or(
					isNull(designs.userId),
					inArray(designs.userId, byCoach(db, portalId)),
					sql`exists (select 1 from ${portalItems} where ${portalItems.portalId} = ${portalId}
						and ${portalItems.designId} = ${designId} and ${portalItems.designVersion} = ${version})`,
					sql`exists (select 1 from ${kitProposals} where ${kitProposals.portalId} = ${portalId}
						and ${kitProposals.items} @> ${used}::jsonb)`,
				),
			),
		)
	return row
}

/** Makes the catalog the kit: one statement for the entries, one for those taken out. */
export async function applyKit(
	db: Connection,
	portalId: string,
	{ items, removed }: { items: readonly KitItem[]; removed: readonly string[] },
): Promise<void> {
	if (removed.length > 0)
		await db
			.delete(portalItems)
			.where(and(eq(portalItems.portalId, portalId), inArray(portalItems.id, [...removed])))
	if (items.length === 0) return
	const excluded = (name: string) => sql.raw(`excluded.${name}`)
	await db
		.insert(portalItems)
		.values(
			items.map(({ design, ...item }, position) => ({
				...item,
				portalId,
				designId: design?.id ?? null,
				designVersion: design?.version ?? null,
				position,
			})),
		)
		.onConflictDoUpdate({
			target: portalItems.id,
			set: {
				piece: excluded('piece'),
				designId: excluded('design_id'),
				designVersion: excluded('design_version'),
				required: excluded('required'),
				deadlineOn: excluded('deadline_on'),
				colorways: excluded('colorways'),
				sizes: excluded('sizes'),
				omits: excluded('omits'),
				position: excluded('position'),
			},
			setWhere: eq(portalItems.portalId, portalId),
		})
}

/** Kits that wait for the shop, oldest first. */
export const waitingKits = (db: Connection, limit: number) =>
	db
		.select({
			...columnsOf(kitProposals, 'portalId', 'submittedAt'),
			teamName: teams.name,
			season: teams.season,
		})
		.from(kitProposals)
		.innerJoin(teamPortals, eq(teamPortals.id, kitProposals.portalId))
		.innerJoin(teams, eq(teams.id, teamPortals.teamId))
		.where(eq(kitProposals.status, 'submitted'))
		.orderBy(asc(kitProposals.submittedAt), asc(kitProposals.portalId))
		.limit(limit)
export type WaitingKit = Awaited<ReturnType<typeof waitingKits>>[number]
