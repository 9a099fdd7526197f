// Changes of stock with their history.
import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm'
import { profiles } from '#accounts/tables.ts'
import { columnsOf } from '#database/columns.ts'
import { compiled } from '#database/compiled.server.ts'
import type { Connection } from '#database/client.server.ts'
import type { MovementCursor, MovementKind } from '../rules/movements.ts'
import { stockMovements, variants } from '../tables.ts'

export type StockChange = { variantId: string; delta: number }

export type Movement = {
	kind: MovementKind
	at: Date
	/** Code of the reason. */
	reason?: string
	/** Typed by staff. */
	note?: string
	/** The member of staff; null for what an order does. */
	actorId?: string | null
	orderId?: string | null
}

/** Kinds that change how many units there are, not only how many can be sold. */
const isCounted = (kind: MovementKind): boolean => kind !== 'sold' && kind !== 'returned'

/**
 * Adds the deltas and writes one movement each, in one statement. The variants must be locked; at most one change per
 * variant. A movement is never older than the one before it: a request may wait for the lock.
 */
export async function changeStock(
	db: Connection,
	changes: readonly StockChange[],
	{ kind, at, reason = '', note = '', actorId = null, orderId = null }: Movement,
): Promise<void> {
	const ids = changes.map(({ variantId }) => variantId)
	const deltas = changes.map(({ delta }) => delta)
	const counted = isCounted(kind) ? sql`, stock_counted = ${variants.stockCounted} + given.delta` : sql``
	await db.execute(sql`
		with changed as (
			update ${variants} set stock = ${variants.stock} + given.delta${counted}
			from unnest(${sql.param(ids)}::uuid[], ${sql.param(deltas)}::int[]) as given (id, delta)
			where ${variants.id} = given.id
			returning ${variants.id} as id, given.delta as delta, ${variants.stock} as stock
		)
		insert into ${stockMovements} (variant_id, position, delta, stock, kind, reason, note, actor_id, order_id, at)
		select changed.id, coalesce(latest.position + 1, 0), changed.delta, changed.stock, ${kind}, ${reason}, ${note},
			${actorId}::uuid, ${orderId}::uuid, greatest(${at.toISOString()}::timestamptz, latest.at)
		from changed left join lateral (
			select position, at from ${stockMovements} where variant_id = changed.id order by position desc limit 1
		) as latest on true`)
}

const stockLock = compiled((query) =>
	query
		.select({ ...columnsOf(variants, 'id', 'productId', 'stock'), counted: variants.stockCounted })
		.from(variants)
		.where(sql`${variants.id} = any(${sql.placeholder('ids')}::uuid[])`)
		.orderBy(asc(variants.id))
		.for('update'),
)

/** Locks the variants until the transaction ends, always in the same order, which prevents deadlocks. */
export const lockStock = (db: Connection, ids: readonly string[]) => stockLock(db, { ids })

export type MovementsAsked = {
	productId: string
	/** Of every color. */
	size: string | null
	before: MovementCursor
	limit: number
}

/** Movements of a product's variants, newest first; each variant's are read from its newest. */
export function movementsOf(db: Connection, { productId, size, before, limit }: MovementsAsked) {
	const { variantId, position, at } = stockMovements
	const isOlder: SQL | undefined = before
		? sql`(${at}, ${variantId}, ${position}) < (${before.at.toISOString()}::timestamptz, ${before.variantId}::uuid, ${before.position}::int)`
		: undefined
	const newest = db
		.select()
		.from(stockMovements)
		.where(and(eq(variantId, variants.id), isOlder))
		.orderBy(desc(position))
		.limit(limit)
		.as('newest')
	return db
		.select({
			variantId: newest.variantId,
			position: newest.position,
			...columnsOf(variants, 'size', 'color'),
			delta: newest.delta,
			stock: newest.stock,
			kind: newest.kind,
			reason: newest.reason,
			note: newest.note,
			orderId: newest.orderId,
			actorId: newest.actorId,
			/** Null for an order, and for an account that is gone. */
			actorName: sql<string | null>`coalesce(nullif(${profiles.fullName}, ''), ${profiles.email})`,
			at: newest.at,
		})
		.from(variants)
		.crossJoinLateral(newest)
		.leftJoin(profiles, eq(profiles.id, newest.actorId))
		.where(and(eq(variants.productId, productId), size === null ? undefined : eq(variants.size, size)))
		.orderBy(desc(newest.at), desc(newest.variantId), desc(newest.position))
		.limit(limit)
}
