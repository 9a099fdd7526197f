// A portal's offers: two statements for any number of garments.
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Connection } from '#database/client.server.ts'
import { columnsOf } from '#database/columns.ts'
import { compiled } from '#database/compiled.server.ts'
import { products, variants } from '#catalog/tables.ts'
import { designs, designVersions } from '#designs/tables.ts'
import { itemModel, portalItems } from '#portals/tables.ts'

export type OfferRow = Awaited<ReturnType<typeof offersOf>>[number]

const mostOffers = 200

const kits = alias(products, 'kit')

const offers = compiled((query) =>
	query
		.select({
			...columnsOf(
				portalItems,
				'id',
				'productId',
				'piece',
				'designId',
				'designVersion',
				'required',
				'deadlineOn',
				'sizes',
				'omits',
			),
			offeredColorways: portalItems.colorways,
			isActive: sql<boolean>`${products.status} = 'active'`,
			...columnsOf(products, 'brand'),
			model: itemModel,
			baseCents: products.basePriceCents,
			...columnsOf(products, 'attributes', 'colorways', 'images'),
			primaryColor: sql<string | null>`${designVersions.config} ->> 'primaryColor'`,
			secondaryColor: sql<string | null>`${designVersions.config} ->> 'secondaryColor'`,
			kitModel: kits.model,
			/** The colorway that a design of the shop is of; null for a person's design. */
			designColorway: designs.colorway,
		})
		.from(portalItems)
		.innerJoin(products, eq(products.id, portalItems.productId))
		.leftJoin(
			designVersions,
			and(
				eq(designVersions.designId, portalItems.designId),
				eq(designVersions.version, portalItems.designVersion),
			),
		)
		.leftJoin(designs, eq(designs.id, designVersions.designId))
		.leftJoin(kits, eq(kits.id, designs.kitProductId))
		.where(eq(portalItems.portalId, sql.placeholder('portalId')))
		.orderBy(asc(portalItems.position), asc(portalItems.id))
		.limit(mostOffers),
)

/** In catalog order. A deleted design leaves its columns empty. */
export const offersOf = (db: Connection, portalId: string) => offers(db, { portalId })

const offeredVariants = compiled((query) =>
	query
		.select(columnsOf(variants, 'id', 'productId', 'size', 'colorway', 'stock'))
		.from(variants)
		.where(
			and(
				inArray(
					variants.productId,
					query
						.select({ id: portalItems.productId })
						.from(portalItems)
						.where(eq(portalItems.portalId, sql.placeholder('portalId'))),
				),
				eq(variants.retired, false),
			),
		)
		.orderBy(asc(variants.sizeRank), asc(variants.colorway), asc(variants.id))
		.limit(mostOffers * 60),
)

/** Every size and color of the products that a portal offers, smallest first. */
export const variantsOf = (db: Connection, portalId: string) => offeredVariants(db, { portalId })

/** The design of an entry of this portal, with its owner. */
export async function designOfOffer(
	db: Connection,
	{ portalId, itemId }: { portalId: string; itemId: string },
) {
	const [row] = await db
		.select({
			designId: portalItems.designId,
			version: portalItems.designVersion,
			omits: portalItems.omits,
			ownerId: designs.userId,
			config: designVersions.config,
		})
		.from(portalItems)
		.innerJoin(designs, eq(designs.id, portalItems.designId))
		.innerJoin(
			designVersions,
			and(
				eq(designVersions.designId, portalItems.designId),
				eq(designVersions.version, portalItems.designVersion),
			),
		)
		.where(and(eq(portalItems.id, itemId), eq(portalItems.portalId, portalId)))
	return row
}
