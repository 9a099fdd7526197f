// Stars of signed-in people.
import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { favorites, products } from '#database/tables/catalog.ts'

type Star = { userId: string; productId: string }

/** False when the star was there already. */
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
			id: products.id,
			brand: products.brand,
			model: products.model,
			priceCents: products.basePriceCents,
			image: sql<{ hash: string; alt: string } | null>`${products.images} -> 0`,
			starredAt: favorites.createdAt,
		})
		.from(favorites)
		.innerJoin(products, and(eq(products.id, favorites.productId), eq(products.active, true)))
		.where(eq(favorites.userId, userId))
		.orderBy(desc(favorites.createdAt), desc(favorites.productId))
		.limit(limit)
