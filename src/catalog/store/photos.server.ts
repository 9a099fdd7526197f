// The folders of uploaded photos that products name, in the order of the products' ids.
import { and, asc, gt, sql } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { columnsOf } from '#database/columns.ts'
import { products } from '../tables.ts'

export const photosAfter = (db: Connection, { after, limit }: { after: string | null; limit: number }) =>
	db
		.select(columnsOf(products, 'id', 'images'))
		.from(products)
		.where(
			and(
				sql`jsonb_path_exists(${products.images}, '$[*].photo')`,
				after === null ? undefined : gt(products.id, after),
			),
		)
		.orderBy(asc(products.id))
		.limit(limit)
