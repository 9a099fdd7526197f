// The garments that can be customized, each with the product that a list shows first. What is not published has no list row.
import { and, asc, eq, not, sql } from 'drizzle-orm'
import { columnsOf } from '#database/columns.ts'
import type { Connection } from '#database/client.server.ts'
import { isKit } from './kits.server.ts'
import { productListings as listings, products } from '../tables.ts'

const templateId = sql<string>`${products.attributes} ->> 'templateId'`
/** Whether art is dyed in with the cloth. */
const sublimated = sql<boolean>`coalesce((${products.attributes} ->> 'sublimated')::boolean, false)`
/** Whether it takes names and numbers of players. */
const personalized = sql<boolean>`coalesce((${products.attributes} ->> 'personalized')::boolean, true)`

/** One product per sport and garment, in the order of sports and ranks. */
export const customizableGarments = (db: Connection) =>
	db
		.selectDistinctOn([listings.sport, templateId], {
			productId: listings.productId,
			...columnsOf(listings, 'sport', 'kind', 'model'),
			templateId,
			sublimated,
			personalized,
		})
		.from(listings)
		.innerJoin(products, eq(products.id, listings.productId))
		.where(and(not(isKit()), eq(listings.customizable, true)))
		.orderBy(asc(listings.sport), templateId, asc(listings.featuredRank), asc(listings.productId))
		.limit(200)

/** Every kit, in the order of sports and ranks. */
export const customizableKits = (db: Connection) =>
	db
		.select({ productId: listings.productId, ...columnsOf(listings, 'sport', 'kind', 'model') })
		.from(listings)
		.innerJoin(products, eq(products.id, listings.productId))
		.where(and(isKit(), eq(listings.customizable, true)))
		.orderBy(asc(listings.sport), asc(listings.featuredRank), asc(listings.productId))
		.limit(50)
