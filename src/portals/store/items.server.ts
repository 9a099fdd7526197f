// Rows of a portal's catalog, and the designs that they can have.
import { and, asc, count, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Connection } from '#database/client.server.ts'
import { columnsOf } from '#database/columns.ts'
import { products } from '#catalog/tables.ts'
import { designs, designVersions } from '#designs/tables.ts'
import { itemModel, portalItems, portalPeople, teamPortals } from '../tables.ts'
import { productFields } from './products.server.ts'

const leads = alias(designs, 'lead')
const kits = alias(products, 'kit')

/** The name of a design, of a piece of a kit with the kit's: "Wildcats home kit · Jersey"; null without any. */
const designLabel = sql<string | null>`case when ${designs.kitId} is null
	then coalesce(nullif(${designs.name}, ''), nullif(${designs.config} ->> 'teamName', ''))
	else concat_ws(' · ',
		coalesce(nullif(${leads.name}, ''), concat_ws(' ', nullif(${leads.config} ->> 'teamName', ''), ${kits.model})),
		coalesce((select part ->> 'name' from jsonb_array_elements(${kits.attributes} -> 'pieces') as part
			where part ->> 'id' = ${designs.piece}), ${designs.piece}))
	end`

/** In catalog order. */
export const itemsOf = (db: Connection, portalId: string, limit: number) =>
	db
		.select({
			...columnsOf(portalItems, 'id', 'designId', 'designVersion'),
			designLabel,
			/** The product's first color without what its pictures print. */
			blankHash: sql<
				string | null
			>`coalesce(${products.colorways} -> 0 -> 'design' ->> 'blankPicture', ${products.images} -> 0 ->> 'hash')`,
			...columnsOf(portalItems, 'required', 'deadlineOn'),
			...productFields,
			model: itemModel,
		})
		.from(portalItems)
		.innerJoin(products, eq(products.id, portalItems.productId))
		.leftJoin(designs, eq(designs.id, portalItems.designId))
		.leftJoin(leads, eq(leads.id, designs.kitId))
		.leftJoin(kits, eq(kits.id, designs.kitProductId))
		.where(eq(portalItems.portalId, portalId))
		.orderBy(asc(portalItems.position), asc(portalItems.id))
		.limit(limit)

export async function catalogEnd(db: Connection, portalId: string) {
	const [row] = await db
		.select({ items: count(), next: sql<number>`coalesce(max(${portalItems.position}) + 1, 0)::int` })
		.from(portalItems)
		.where(eq(portalItems.portalId, portalId))
	return row ?? { items: 0, next: 0 }
}

/** The catalog's entries with these products, at most a whole catalog. */
export const entriesThere = (db: Connection, portalId: string, productIds: readonly string[]) =>
	db
		.select(columnsOf(portalItems, 'productId', 'piece'))
		.from(portalItems)
		.where(and(eq(portalItems.portalId, portalId), inArray(portalItems.productId, [...productIds])))
		.orderBy(asc(portalItems.position), asc(portalItems.id))
		.limit(1_000)

/** The entries of these portals' catalogs with a product. */
export const itemsWithProduct = (db: Connection, portalIds: readonly string[], productId: string) =>
	db
		.select(columnsOf(portalItems, 'portalId', 'designId'))
		.from(portalItems)
		.where(and(inArray(portalItems.portalId, [...portalIds]), eq(portalItems.productId, productId)))
		.orderBy(asc(portalItems.id))
		.limit(1_000)

/** The entries of open portals with any of these designs. */
export const openItemsWithDesigns = (db: Connection, designIds: readonly string[]) =>
	db
		.select({ ...columnsOf(portalItems, 'portalId', 'deadlineOn'), timeZone: teamPortals.timeZone })
		.from(portalItems)
		.innerJoin(teamPortals, eq(teamPortals.id, portalItems.portalId))
		.where(and(inArray(portalItems.designId, [...designIds]), eq(teamPortals.status, 'open')))
		.orderBy(asc(portalItems.deadlineOn), asc(portalItems.portalId))
		.limit(200)

/** False when the portal has no such item. */
export async function saveItemRow(
	db: Connection,
	{ portalId, itemId }: { portalId: string; itemId: string },
	change: Pick<typeof portalItems.$inferInsert, 'required' | 'deadlineOn' | 'designId' | 'designVersion'>,
): Promise<boolean> {
	const saved = await db
		.update(portalItems)
		.set(change)
		.where(and(eq(portalItems.portalId, portalId), eq(portalItems.id, itemId)))
		.returning({ id: portalItems.id })
	return saved.length === 1
}

/** False when the portal has no such item. */
export async function deleteItem(db: Connection, portalId: string, itemId: string): Promise<boolean> {
	const gone = await db
		.delete(portalItems)
		.where(and(eq(portalItems.portalId, portalId), eq(portalItems.id, itemId)))
		.returning({ id: portalItems.id })
	return gone.length === 1
}

/** Sets the positions to the order of this list. One statement. */
export async function savePositions(
	db: Connection,
	portalId: string,
	itemIds: readonly string[],
): Promise<void> {
	const order = sql.param([...itemIds])
	await db
		.update(portalItems)
		.set({ position: sql`array_position(${order}::uuid[], ${portalItems.id}) - 1` })
		.where(and(eq(portalItems.portalId, portalId), inArray(portalItems.id, [...itemIds])))
}

/** Accounts of the portal's coaches, as a subquery. */
export const byCoach = (db: Connection, portalId: string) =>
	db
		.select({ userId: portalPeople.userId })
		.from(portalPeople)
		.where(and(eq(portalPeople.portalId, portalId), eq(portalPeople.role, 'coach')))

/** Designs of the shop that are a product of their own, not a piece of a kit. */
const isOfShop = and(isNull(designs.userId), isNull(designs.kitId))

/** Designs of these products by coaches of the portal, latest first. */
export const designsOfCoaches = (
	db: Connection,
	{ portalId, productIds, limit }: { portalId: string; productIds: readonly string[]; limit: number },
) =>
	db
		.select({
			...columnsOf(designs, 'id', 'productId', 'version'),
			label: designLabel,
		})
		.from(designs)
		.leftJoin(leads, eq(leads.id, designs.kitId))
		.leftJoin(kits, eq(kits.id, designs.kitProductId))
		.where(and(inArray(designs.userId, byCoach(db, portalId)), inArray(designs.productId, [...productIds])))
		.orderBy(sql`${designs.updatedAt} desc`, asc(designs.id))
		.limit(limit)
export type CoachDesign = Awaited<ReturnType<typeof designsOfCoaches>>[number]

/** The shop's own designs of these products with the picture that shows each, in the order of the colorways. */
export const designsOfShop = (
	db: Connection,
	{ productIds, limit }: { productIds: readonly string[]; limit: number },
) =>
	db
		.select({
			...columnsOf(designs, 'id', 'productId', 'version'),
			color: sql<string>`shown.item ->> 'name'`,
			pictureHash: sql<string | null>`coalesce((
				select picture.item ->> 'hash'
				from jsonb_array_elements(${products.images}) with ordinality as picture(item, place)
				where picture.item ->> 'colorway' = ${designs.colorway} order by picture.place limit 1),
				${products.images} -> 0 ->> 'hash')`,
		})
		.from(designs)
		.innerJoin(products, eq(products.id, designs.productId))
		.innerJoin(
			sql`jsonb_array_elements(${products.colorways}) with ordinality as shown(item, place)`,
			sql`shown.item ->> 'id' = ${designs.colorway}`,
		)
		.where(and(isOfShop, inArray(designs.productId, [...productIds])))
		.orderBy(asc(designs.productId), sql`shown.place`)
		.limit(limit)
export type ShopDesign = Awaited<ReturnType<typeof designsOfShop>>[number]

/**
 * This version with its owner, if it is of the item's product and the shop's own, a coach's, or the item's current one.
 */
export async function designForItem(
	db: Connection,
	portalId: string,
	{ itemId, designId, version }: { itemId: string; designId: string; version: number },
) {
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
		.innerJoin(
			portalItems,
			and(
				eq(portalItems.id, itemId),
				eq(portalItems.portalId, portalId),
				eq(portalItems.productId, designs.productId),
			),
		)
		.where(
			and(
				eq(designs.id, designId),
				or(
					isOfShop,
					inArray(designs.userId, byCoach(db, portalId)),
					and(eq(portalItems.designId, designId), eq(portalItems.designVersion, version)),
				),
			),
		)
	return row
}

/** Whether a catalog of these portals has one of the designs. */
export async function hasDesign(
	db: Connection,
	portalIds: readonly string[],
	designIds: readonly string[],
): Promise<boolean> {
	const [row] = await db
		.select({ id: portalItems.id })
		.from(portalItems)
		.where(and(inArray(portalItems.portalId, [...portalIds]), inArray(portalItems.designId, [...designIds])))
		.limit(1)
	return row !== undefined
}
