// The list rows of products, written in the transaction that changes what they are derived from.
import { and, eq, inArray, not, notInArray, sql, type SQL } from 'drizzle-orm'
import { columnsOf } from '#database/columns.ts'
import type { Connection } from '#database/client.server.ts'
import { isWithheld, withheldSports } from '#sports/sports.ts'
import { listingOf } from '../rules/catalog.ts'
import { kitListingOf, kitPrices } from '../rules/kits.ts'
import { productListings, products, variants } from '../tables.ts'
import { factsOfPieces, isKit, lockKitsOf, setKitPrices } from './kits.server.ts'

/** Products per statement: the number of parameters of a statement is limited. */
const renewedAtOnce = 500

/** Active, and of a sport that the shop offers. */
const isShown = (sold: readonly string[]) =>
	and(eq(products.status, 'active'), notInArray(products.sport, withheldSports(sold)))

/** Whether the product is a kit with a piece that is missing or not shown. */
const lacksPiece = (sold: readonly string[]): SQL => sql`exists (
	select 1 from jsonb_to_recordset(coalesce(${products.attributes} -> 'pieces', '[]')) as piece ("productId" uuid)
	left join ${products} as part on part.id = piece."productId" and part.status = 'active'
		and part.sport <> all(${sql.param(withheldSports(sold))}::text[])
	where part.id is null)`

/** Hidden products with a list row, and visible ones without. */
export async function productsListedWrongly(db: Connection, sold: readonly string[]): Promise<string[]> {
	const rows = await db
		.select({ id: products.id })
		.from(products)
		.leftJoin(productListings, eq(productListings.productId, products.id))
		.where(sql`(${isShown(sold)} and ${not(lacksPiece(sold))}) <> (${productListings.productId} is not null)`)
	return rows.map(({ id }) => id)
}

/**
 * Updates the list rows from products and stock, and prices and list rows of the kits that have them as pieces; hidden
 * products have none.
 */
export async function renewListings(
	db: Connection,
	sold: readonly string[],
	productIds: readonly string[],
): Promise<void> {
	for (let from = 0; from < productIds.length; from += renewedAtOnce)
		await renewSome(db, sold, productIds.slice(from, from + renewedAtOnce))
	for (let from = 0; from < productIds.length; from += renewedAtOnce)
		await renewKits(db, sold, productIds.slice(from, from + renewedAtOnce))
}

async function renewSome(db: Connection, sold: readonly string[], ids: string[]): Promise<void> {
	const rows = await db
		.select()
		.from(products)
		.where(and(inArray(products.id, ids), isShown(sold), not(isKit())))
	const shelves = await db
		.select(columnsOf(variants, 'productId', 'size', 'stock', 'leadTimeDays', 'sizeRank'))
		.from(variants)
		.where(and(inArray(variants.productId, ids), eq(variants.retired, false)))
	const shelvesBy = Map.groupBy(shelves, ({ productId }) => productId)
	await db.delete(productListings).where(inArray(productListings.productId, ids))
	if (rows.length > 0)
		await db.insert(productListings).values(rows.map((row) => listingOf(row, shelvesBy.get(row.id) ?? [])))
}

/** Prices and list rows of these kits and of those with one of these products as a piece, whose rows are renewed. */
async function renewKits(
	db: Connection,
	sold: readonly string[],
	productIds: readonly string[],
): Promise<void> {
	const kits = await lockKitsOf(db, productIds)
	if (kits.length === 0) return
	const pieces = kits.flatMap(({ attributes }) => attributes.pieces ?? [])
	const facts = await factsOfPieces(db, [...new Set(pieces.map(({ productId }) => productId))])
	await setKitPrices(
		db,
		kits.map(({ id, attributes }) => ({ id, ...kitPrices(attributes.pieces ?? [], facts) })),
	)
	const listings = kits
		.filter(({ status, sport }) => status === 'active' && !isWithheld(sold, sport))
		.flatMap((kit) => kitListingOf(kit, facts) ?? [])
	const ids = kits.map(({ id }) => id)
	await db.delete(productListings).where(inArray(productListings.productId, ids))
	if (listings.length > 0) await db.insert(productListings).values(listings)
}

/** Updates `in_stock` of list rows after a size has sold out or returned to stock. */
export async function renewInStock(
	db: Connection,
	sold: readonly string[],
	productIds: readonly string[],
): Promise<void> {
	await db.execute(sql`
		update ${productListings} set in_stock = exists (
			select 1 from ${variants} where ${variants.productId} = ${productListings.productId} and ${variants.stock} > 0 and not ${variants.retired})
		where ${inArray(productListings.productId, [...productIds])}`)
	await renewKits(db, sold, productIds)
}
