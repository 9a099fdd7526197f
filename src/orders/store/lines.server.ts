// Data for lines: variants with their products, and designs with their versions. Two statements for any number of
// lines.
import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { firstOf } from '#database/rows.ts'
import { columnsOf } from '#database/columns.ts'
import { compiled } from '#database/compiled.server.ts'
import type { Connection } from '#database/client.server.ts'
import { products, variants } from '#catalog/tables.ts'
import { designs, designVersions } from '#designs/tables.ts'
import { underWayStatuses, waitingStatuses } from '../states.ts'
import { orderLines, orders, stockHolds } from '../tables.ts'
import { portalItems } from '#portals/tables.ts'

const sellable = compiled((query) =>
	query
		.select({
			...columnsOf(variants, 'id', 'productId', 'size', 'colorway', 'color', 'stock', 'leadTimeDays'),
			...columnsOf(products, 'sku', 'sport', 'brand', 'model'),
			baseCents: products.basePriceCents,
			...columnsOf(products, 'images', 'attributes'),
			blankPicture: sql<string | null>`(
				select shown.item -> 'design' ->> 'blankPicture'
				from jsonb_array_elements(${products.colorways}) as shown(item)
				where shown.item ->> 'id' = ${variants.colorway} limit 1)`,
		})
		.from(variants)
		.innerJoin(products, and(eq(products.id, variants.productId), eq(products.status, 'active')))
		.where(and(sql`${variants.id} = any(${sql.placeholder('ids')}::uuid[])`, eq(variants.retired, false))),
)

/** Variants of published products. */
export const sellableVariants = (db: Connection, ids: readonly string[]) => sellable(db, { ids })

const kits = alias(products, 'kits')
/** The designs of the first pieces of kits. */
const leads = alias(designs, 'leads')

export type DesignRef = { id: string; version: number }

/** Visitors have no user id. */
export type DesignReader = {
	userId: string | null
	portalId: string | null
	orderIds: readonly string[]
	/** A design that the portal's catalog is about to get. */
	attaching: DesignRef | null
}

/** Why a reader may order a design, besides that it is the shop's. */
const reasons = {
	owned: eq(designs.userId, sql.placeholder('userId')),
	inCatalog: sql`exists (select 1 from ${portalItems}
		where ${portalItems.portalId} = ${sql.placeholder('portalId')} and ${portalItems.designId} = ${designVersions.designId}
		and ${portalItems.designVersion} = ${designVersions.version})`,
	ordered: sql`exists (select 1 from ${orderLines}
		where ${orderLines.orderId} = any(${sql.placeholder('orderIds')}::uuid[]) and ${orderLines.designId} = ${designVersions.designId}
		and ${orderLines.designVersion} = ${designVersions.version})`,
	attached: and(
		eq(designVersions.designId, sql.placeholder('attachedId')),
		eq(designVersions.version, sql.placeholder('attachedVersion')),
	),
}
type Reason = keyof typeof reasons

const designsFor = (asked: readonly Reason[]) =>
	compiled((query) =>
		query
			.select({
				id: designVersions.designId,
				...columnsOf(designVersions, 'version', 'config'),
				...columnsOf(designs, 'productId', 'colorway', 'kitId', 'kitProductId', 'piece'),
				kitModel: kits.model,
				kitName: leads.name,
				kitPieces: sql<{ id: string; name: string }[] | null>`(
				select json_agg(json_build_object('id', one.piece, 'name', coalesce(part.item ->> 'name', one.piece)) order by part.place)
				from ${designs} as one
				left join jsonb_array_elements(${kits.attributes} -> 'pieces') with ordinality as part(item, place)
					on part.item ->> 'id' = one.piece
				where one.kit_id = ${designs.kitId})`,
			})
			.from(designVersions)
			.innerJoin(designs, eq(designs.id, designVersions.designId))
			.leftJoin(kits, eq(kits.id, designs.kitProductId))
			.leftJoin(leads, eq(leads.id, designs.kitId))
			.where(
				and(
					or(isNull(designs.userId), ...asked.map((reason) => reasons[reason])),
					sql`(${designVersions.designId}, ${designVersions.version}) in (
					select * from unnest(${sql.placeholder('ids')}::uuid[], ${sql.placeholder('versions')}::int[]))`,
				),
			),
	)

const designQueries = new Map<string, ReturnType<typeof designsFor>>()

/** Versions of designs that are the shop's or this person's, or that are in the portal's catalog, about to be, or in these orders. */
export function orderableDesigns(
	db: Connection,
	{ userId, portalId, orderIds, attaching }: DesignReader,
	refs: readonly DesignRef[],
) {
	const asks = {
		owned: userId !== null,
		inCatalog: portalId !== null,
		ordered: orderIds.length > 0,
		attached: attaching !== null,
	} satisfies Record<Reason, boolean>
	// Only what applies to this reader: planning the rest would take longer than the statement.
	const asked = (['owned', 'inCatalog', 'ordered', 'attached'] as const).filter((reason) => asks[reason])
	const key = asked.join(' ')
	const query = designQueries.get(key) ?? designsFor(asked)
	designQueries.set(key, query)
	return query(db, {
		userId,
		portalId,
		orderIds,
		attachedId: attaching?.id,
		attachedVersion: attaching?.version,
		ids: refs.map(({ id }) => id),
		versions: refs.map(({ version }) => version),
	})
}

/** Those of these designs that still exist. */
export const remainingDesigns = (db: Connection, ids: readonly string[]) =>
	db
		.select({ id: designs.id })
		.from(designs)
		.where(inArray(designs.id, [...ids]))

const heldByCart = compiled((query) =>
	query
		.select(columnsOf(stockHolds, 'variantId', 'quantity'))
		.from(stockHolds)
		.innerJoin(orders, and(eq(orders.id, stockHolds.orderId), eq(orders.status, 'pending')))
		.where(and(eq(orders.cartId, sql.placeholder('cartId')), eq(stockHolds.state, 'held'))),
)

/** Stock held by a cart's unpaid order. */
export const heldForCart = (db: Connection, cartId: string) => heldByCart(db, { cartId })

/** What this order holds while it waits for its payment. */
export const heldByOrder = (db: Connection, orderId: string) =>
	db
		.select(columnsOf(stockHolds, 'variantId', 'quantity'))
		.from(stockHolds)
		.where(and(eq(stockHolds.orderId, orderId), eq(stockHolds.state, 'held')))

/** The first lines of several orders at once, with how many lines and kits each order shows. */
export function firstLinesOf(db: Connection, ids: readonly string[], most: number) {
	// By rank, not by position: lines may have been removed.
	const ranked = db
		.select({
			...columnsOf(orderLines, 'orderId', 'position', 'designId', 'snapshot', 'customization', 'qty'),
			place:
				sql<number>`row_number() over (partition by ${orderLines.orderId} order by ${orderLines.position})`.as(
					'place',
				),
			lines: sql<number>`count(*) over (partition by ${orderLines.orderId})`.mapWith(Number).as('lines'),
			entries: sql<number>`(
				select count(distinct coalesce(
					entry.snapshot -> 'kit' ->> 'id' || ' ' || (entry.snapshot -> 'kit' ->> 'version'), entry.id::text))
				from ${orderLines} as entry where entry.order_id = order_lines.order_id)`
				.mapWith(Number)
				.as('entries'),
		})
		.from(orderLines)
		.where(inArray(orderLines.orderId, [...ids]))
		.as('ranked')
	return db
		.select()
		.from(ranked)
		.where(lte(ranked.place, most))
		.orderBy(asc(ranked.orderId), asc(ranked.position))
}

/** One line of an order, for its picture. */
export const lineAt = (db: Connection, orderId: string, position: number) =>
	firstOf(
		db
			.select({
				...columnsOf(orderLines, 'shareId', 'designId', 'designVersion'),
				designOwnerId: designs.userId,
				...columnsOf(orderLines, 'customization', 'snapshot'),
			})
			.from(orderLines)
			.leftJoin(designs, eq(designs.id, orderLines.designId))
			.where(and(eq(orderLines.orderId, orderId), eq(orderLines.position, position))),
	)

/** What tells the garments of an order apart, by position. */
export const garmentLines = (db: Connection, orderId: string) =>
	db
		.select({
			...columnsOf(orderLines, 'position', 'designId', 'designVersion', 'productId', 'qty'),
			color: sql<string>`${orderLines.snapshot} ->> 'color'`,
			model: sql<string>`${orderLines.snapshot} ->> 'model'`,
		})
		.from(orderLines)
		.where(eq(orderLines.orderId, orderId))
		.orderBy(asc(orderLines.position))

/** The versions of designs in an order, each once, in the order of its lines. */
export const versionsOfOrder = (db: Connection, orderId: string) =>
	db
		.select({
			designId: sql<string>`${orderLines.designId}`,
			version: sql<number>`${orderLines.designVersion}`,
		})
		.from(orderLines)
		.where(
			and(
				eq(orderLines.orderId, orderId),
				isNotNull(orderLines.designId),
				isNotNull(orderLines.designVersion),
			),
		)
		.groupBy(orderLines.designId, orderLines.designVersion)
		.orderBy(sql`min(${orderLines.position})`)

/** A catalog entry and the design that it gets; null for the plain product. */
export type ItemOfPortal = {
	portalId: string
	itemId: string
	productId: string
	/** No other entry of the catalog has the product. */
	isOnlyOfProduct: boolean
	design: DesignRef | null
}

/** Orders of a catalog entry that are not shipped yet and have it in another design than this one, latest first. */
export const openOrdersBut = (
	db: Connection,
	{ portalId, itemId, productId, isOnlyOfProduct, design }: ItemOfPortal,
	limit: number,
) =>
	db
		.select({ order: orders, total: sql<number>`count(*) over ()::int` })
		.from(orders)
		.where(
			and(
				eq(orders.portalId, portalId),
				inArray(orders.status, [...waitingStatuses, ...underWayStatuses]),
				sql`exists (select 1 from ${orderLines} where ${orderLines.orderId} = ${orders.id}
					and ${orderLines.productId} = ${productId}
					and coalesce(${orderLines.snapshot} ->> 'portalItemId' = ${itemId}::text, ${isOnlyOfProduct}::boolean)
					and (${orderLines.designId}, ${orderLines.designVersion}) is distinct from (${design?.id ?? null}::uuid, ${design?.version ?? null}::int)
					and ${orderLines.qty} > ${orderLines.refundedQty})`,
			),
		)
		.orderBy(desc(orders.createdAt), asc(orders.id))
		.limit(limit)

/** All lines of these orders, by order and position. */
export const linesOfOrders = (db: Connection, orderIds: readonly string[]) =>
	db
		.select()
		.from(orderLines)
		.where(inArray(orderLines.orderId, [...orderIds]))
		.orderBy(asc(orderLines.orderId), asc(orderLines.position))
