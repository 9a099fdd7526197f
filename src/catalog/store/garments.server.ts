// The garments that can be customized, each with the product that a list shows first.
import { and, asc, eq, not, notInArray, sql } from 'drizzle-orm'
import { columnsOf } from '#database/columns.ts'
import type { Connection } from '#database/client.server.ts'
import { withheldSports } from '#sports/sports.ts'
import { isKit } from './kits.server.ts'
import { productListings as listings, products } from '../tables.ts'

const templateId = sql<string>`${products.attributes} ->> 'templateId'`

/** One product per sport and garment, in the order of sports and ranks. */
export const customizableGarments = (db: Connection) =>
	db
		.selectDistinctOn([listings.sport, templateId], {
			productId: listings.productId,
			...columnsOf(listings, 'sport', 'kind', 'model'),
			templateId,
		})
		.from(listings)
		.innerJoin(products, and(eq(products.id, listings.productId), eq(products.active, true)))
		.where(and(not(isKit()), eq(listings.customizable, true), notInArray(listings.sport, withheldSports())))
		.orderBy(asc(listings.sport), templateId, asc(listings.featuredRank), asc(listings.productId))
		.limit(200)

const isPublishedWhole = sql`not exists (
	select 1 from jsonb_array_elements(${products.attributes} -> 'pieces') as piece
	left join ${products} as sold on sold.id = (piece ->> 'productId')::uuid
	where sold.active is not true)`

/** Every kit of which all pieces are published, in the order of sports and ranks. */
export const customizableKits = (db: Connection) =>
	db
		.select({ productId: listings.productId, ...columnsOf(listings, 'sport', 'kind', 'model') })
		.from(listings)
		.innerJoin(products, and(eq(products.id, listings.productId), eq(products.active, true)))
		.where(
			and(
				isKit(),
				isPublishedWhole,
				eq(listings.customizable, true),
				notInArray(listings.sport, withheldSports()),
			),
		)
		.orderBy(asc(listings.sport), asc(listings.featuredRank), asc(listings.productId))
		.limit(50)
