// The designs of others that a person joined.
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { products } from '#catalog/tables.ts'
import { columnsOf } from '#database/columns.ts'
import type { Connection } from '#database/client.server.ts'
import { designs } from '#designs/tables.ts'
import { coDesignMembers, coDesigns } from '../tables.ts'

/** Latest joined first, without those from which the person was removed. */
export const designsJoinedBy = (db: Connection, userId: string, most: number) =>
	db
		.select({
			coDesignId: coDesigns.id,
			...columnsOf(designs, 'id', 'name', 'version', 'locked'),
			ownerId: designs.userId,
			productId: products.id,
			made: sql<string>`${products.brand} || ' ' || ${products.model}`,
			isSold: sql<boolean>`${products.status} = 'active'`,
			isKit: sql<boolean>`${designs.kitId} is not null`,
			teamName: sql<string>`coalesce(${designs.config} ->> 'teamName', '')`,
			joinedAt: coDesignMembers.joinedAt,
		})
		.from(coDesignMembers)
		.innerJoin(coDesigns, eq(coDesigns.id, coDesignMembers.coDesignId))
		.innerJoin(designs, eq(designs.id, coDesigns.designId))
		.innerJoin(products, eq(products.id, sql`coalesce(${designs.kitProductId}, ${designs.productId})`))
		.where(and(eq(coDesignMembers.userId, userId), isNull(coDesignMembers.removedAt)))
		.orderBy(desc(coDesignMembers.joinedAt), desc(coDesigns.id))
		.limit(most)
