// Rows of stores on schools' websites, and what the public may know of a catalog. It reads no design and no roster.
import { asc, eq, sql, and } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { columnsOf } from '#database/columns.ts'
import { firstOf } from '#database/rows.ts'
import { products } from '#catalog/tables.ts'
import { portalItems, portalStores, teamPortals, teams } from '../tables.ts'

const mostEntries = 200

export const storeOfPortal = (db: Connection, portalId: string) =>
	firstOf(db.select().from(portalStores).where(eq(portalStores.portalId, portalId)))

/** The store behind a key with its team; also one that is switched off. */
export const storeByKey = (db: Connection, key: string) =>
	firstOf(
		db
			.select({
				...columnsOf(portalStores, 'portalId', 'key', 'isOn', 'sites'),
				...columnsOf(teamPortals, 'timeZone'),
				isPortalOpen: sql<boolean>`${teamPortals.status} = 'open'`,
				...columnsOf(teams, 'name', 'school', 'season', 'primaryColor', 'secondaryColor', 'printedName'),
			})
			.from(portalStores)
			.innerJoin(teamPortals, eq(teamPortals.id, portalStores.portalId))
			.innerJoin(teams, eq(teams.id, teamPortals.teamId))
			.where(eq(portalStores.key, key)),
	)

/** The key of a store stays as it was first saved. */
export async function upsertStore(db: Connection, row: typeof portalStores.$inferInsert): Promise<void> {
	const { key: _key, portalId: _portal, ...change } = row
	await db.insert(portalStores).values(row).onConflictDoUpdate({ target: portalStores.portalId, set: change })
}

/** Entries whose product is sold, in catalog order. */
export const storeEntries = (db: Connection, portalId: string) =>
	db
		.select({
			productId: products.id,
			...columnsOf(products, 'brand', 'model', 'basePriceCents', 'colorways', 'images'),
			isDesigned: sql<boolean>`${portalItems.designId} is not null`,
			offeredColorways: portalItems.colorways,
			deadlineOn: portalItems.deadlineOn,
		})
		.from(portalItems)
		.innerJoin(products, eq(products.id, portalItems.productId))
		.where(and(eq(portalItems.portalId, portalId), eq(products.status, 'active')))
		.orderBy(asc(portalItems.position), asc(portalItems.id))
		.limit(mostEntries)
