// Stars of signed-in people.
import { and, count, desc, eq, sql } from 'drizzle-orm'
import { columnsOf } from '#database/columns.ts'
import type { Connection } from '#database/client.server.ts'
import { favorites, productListings as listings, products } from '../tables.ts'
import { cardColumns } from './listings.server.ts'

type Star = { userId: string; productId: string }

/** @returns false when the star already existed */
export async function insertStar(db: Connection, star: Star & { createdAt: Date }): Promise<boolean> {
	const inserted = await db
		.insert(favorites)
		.values(star)
		.onConflictDoNothing()
		.returning({ productId: favorites.productId })
	return inserted.length > 0
}

export async function deleteStar(db: Connection, { userId, productId }: Star): Promise<void> {
	await db.delete(favorites).where(and(eq(favorites.userId, userId), eq(favorites.productId, productId)))
}

export async function countStars(db: Connection, userId: string): Promise<number> {
	const [row] = await db.select({ stars: count() }).from(favorites).where(eq(favorites.userId, userId))
	return row?.stars ?? 0
}

/** Published products that the person starred, newest star first. */
export const starredProducts = (db: Connection, userId: string, limit: number) =>
	db
		.select({
			...columnsOf(products, 'id', 'brand', 'model'),
			priceCents: products.basePriceCents,
			image: sql<{ hash: string; alt: string } | null>`${products.images} -> 0`,
			starredAt: favorites.createdAt,
		})
		.from(favorites)
		.innerJoin(products, and(eq(products.id, favorites.productId), eq(products.status, 'active')))
		.where(eq(favorites.userId, userId))
		.orderBy(desc(favorites.createdAt), desc(favorites.productId))
		.limit(limit)

/** Ids of published products that the person starred, newest star first. */
export async function starredIds(db: Connection, userId: string, limit: number): Promise<string[]> {
	const rows = await db
		.select({ id: favorites.productId })
		.from(favorites)
		.innerJoin(products, and(eq(products.id, favorites.productId), eq(products.status, 'active')))
		.where(eq(favorites.userId, userId))
		.orderBy(desc(favorites.createdAt), desc(favorites.productId))
		.limit(limit)
	return rows.map(({ id }) => id)
}

/** Published products that the person starred, as cards of a list, newest star first. */
export const starredCards = (db: Connection, userId: string, limit: number) =>
	db
		.select(cardColumns)
		.from(favorites)
		.innerJoin(listings, eq(listings.productId, favorites.productId))
		.innerJoin(products, eq(products.id, favorites.productId))
		.where(eq(favorites.userId, userId))
		.orderBy(desc(favorites.createdAt), desc(favorites.productId))
		.limit(limit)

type Stars = { userId: string; ids: readonly string[]; now: Date; most: number }

/**
 * Stars published products in one statement, up to `most` stars in total. Each is one millisecond newer than the one
 * before it, which keeps the order of the list.
 */
export async function insertStars(db: Connection, { userId, ids, now, most }: Stars): Promise<void> {
	const list = sql.join(
		ids.map((id, index) => sql`(${id}::uuid, ${index + 1}::int)`),
		sql`, `,
	)
	await db.execute(sql`
		insert into ${favorites} (user_id, product_id, created_at)
		select ${userId}::uuid, requested.id,
			${now.toISOString()}::timestamptz - (${ids.length}::int - requested.place) * interval '1 millisecond'
		from (values ${list}) as requested (id, place)
		join ${products} on ${products.id} = requested.id and ${products.status} = 'active'
		where not exists (
			select 1 from ${favorites} where ${favorites.userId} = ${userId}::uuid and ${favorites.productId} = requested.id
		)
		order by requested.place
		limit greatest(0, ${most}::int - (select count(*) from ${favorites} where ${favorites.userId} = ${userId}::uuid)::int)
		on conflict do nothing`)
}
