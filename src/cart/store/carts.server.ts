// Carts: found by their owner, locked for every change.
import { and, eq, isNotNull, lt, sql, type SQL } from 'drizzle-orm'
import type { QueryBuilder } from 'drizzle-orm/pg-core'
import { columnsOf } from '#database/columns.ts'
import { compiled, type Select } from '#database/compiled.server.ts'
import { firstOf } from '#database/rows.ts'
import type { Connection } from '#database/client.server.ts'
import { cartLines, carts } from '../tables.ts'

/** A person, or a visitor's browser. */
export type CartOwner = { userId: string } | { visitorKey: string }

/** SQL condition that selects this owner's cart. */
export const ownedBy = (owner: CartOwner) =>
	'userId' in owner ? eq(carts.userId, owner.userId) : eq(carts.visitorKey, owner.visitorKey)

export type CartRow = { id: string; revision: number; promotionCode: string | null }

/** A query of one owner's cart, built once for each kind of owner. @param owned selects the cart */
export function compiledOfOwner<Row>(build: (query: QueryBuilder, owned: SQL) => Select<Row>) {
	const owner = sql.placeholder('owner')
	const ofPerson = compiled((query) => build(query, eq(carts.userId, owner)))
	const ofVisitor = compiled((query) => build(query, eq(carts.visitorKey, owner)))
	return (db: Connection, of: CartOwner): Promise<Row[]> =>
		'userId' in of ? ofPerson(db, { owner: of.userId }) : ofVisitor(db, { owner: of.visitorKey })
}

const cart = compiledOfOwner((query, owned) =>
	query
		.select(columnsOf(carts, 'id', 'revision', 'promotionCode'))
		.from(carts)
		.where(owned),
)

export const cartOfOwner = (db: Connection, owner: CartOwner): Promise<CartRow | undefined> =>
	firstOf(cart(db, owner))

const lockedCart = compiledOfOwner((query, owned) =>
	query
		.select(columnsOf(carts, 'id', 'revision', 'promotionCode'))
		.from(carts)
		.where(owned)
		.for('update'),
)

/** Locks the cart until the transaction ends, so that two tabs change it one after the other. */
export const lockCart = (db: Connection, owner: CartOwner): Promise<CartRow | undefined> =>
	firstOf(lockedCart(db, owner))

export const lockCartById = (db: Connection, id: string) =>
	firstOf(
		db
			.select(columnsOf(carts, 'id', 'revision', 'promotionCode'))
			.from(carts)
			.where(eq(carts.id, id))
			.for('update'),
	)

export async function revisionById(db: Connection, id: string): Promise<number | null> {
	const [row] = await db.select({ revision: carts.revision }).from(carts).where(eq(carts.id, id))
	return row?.revision ?? null
}

/** Does nothing when the owner already has a cart. */
export async function insertCart(
	db: Connection,
	owner: CartOwner,
	{ id, now }: { id: string; now: Date },
): Promise<void> {
	await db
		.insert(carts)
		.values({ id, ...owner, updatedAt: now })
		.onConflictDoNothing()
}

/** Every change raises the revision. */
export async function markChanged(db: Connection, id: string, now: Date): Promise<void> {
	await db
		.update(carts)
		.set({ revision: sql`${carts.revision} + 1`, updatedAt: now })
		.where(eq(carts.id, id))
}

/** @param code in capitals; null removes it */
export async function setCode(db: Connection, id: string, code: string | null): Promise<void> {
	await db.update(carts).set({ promotionCode: code }).where(eq(carts.id, id))
}

export async function deleteCart(db: Connection, id: string): Promise<void> {
	await db.delete(carts).where(eq(carts.id, id))
}

/** Deletes visitors' carts unchanged since then. @returns how many */
export async function deleteVisitorCartsBefore(db: Connection, before: Date): Promise<number> {
	const gone = await db
		.delete(carts)
		.where(and(isNotNull(carts.visitorKey), lt(carts.updatedAt, before)))
		.returning({ id: carts.id })
	return gone.length
}

const unitsIn = compiledOfOwner((query, owned) =>
	query
		.select({ units: sql<number>`coalesce(sum(${cartLines.quantity}), 0)::int` })
		.from(cartLines)
		.innerJoin(carts, and(eq(carts.id, cartLines.cartId), owned)),
)

export async function unitsOfOwner(db: Connection, owner: CartOwner): Promise<number> {
	const [row] = await unitsIn(db, owner)
	return row?.units ?? 0
}
