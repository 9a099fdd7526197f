// Designs that are edited together.
import { and, asc, desc, eq, isNotNull, lt, sql } from 'drizzle-orm'
import { columnsOf } from '#database/columns.ts'
import type { Connection } from '#database/client.server.ts'
import { designs } from '#designs/tables.ts'
import type { SharedWork } from '../rules/shared-work.ts'
import { coDesignMembers, coDesigns } from '../tables.ts'

const facts = {
	...columnsOf(coDesigns, 'id', 'designId', 'token', 'position', 'presence'),
	ownerId: designs.userId,
	productId: sql<string>`coalesce(${designs.kitProductId}, ${designs.productId})`,
}

type Found = {
	id: string
	designId: string
	token: string
	position: number
	presence: number
	ownerId: string
	productId: string
}
export type CoDesign = Found

/** Cast: designs of the shop, which have no owner, are never edited together. */
const found = <Row extends Omit<Found, 'ownerId'> & { ownerId: string | null }>(row: Row | undefined) =>
	row?.ownerId ? (row as Row & { ownerId: string }) : undefined

const select = (db: Connection) =>
	db.select(facts).from(coDesigns).innerJoin(designs, eq(designs.id, coDesigns.designId))

export async function coDesignById(db: Connection, id: string): Promise<CoDesign | undefined> {
	const [row] = await select(db).where(eq(coDesigns.id, id))
	return found(row)
}

export async function coDesignByToken(db: Connection, token: string): Promise<CoDesign | undefined> {
	const [row] = await select(db).where(and(eq(coDesigns.token, token), isNotNull(designs.userId)))
	return found(row)
}

export async function coDesignOf(db: Connection, designId: string): Promise<CoDesign | undefined> {
	const [row] = await select(db).where(eq(coDesigns.designId, designId))
	return found(row)
}

/** With its document, locked until the transaction ends, so that changes get one order. */
export async function lockCoDesign(
	db: Connection,
	id: string,
): Promise<(CoDesign & { document: SharedWork }) | undefined> {
	const [row] = await db
		.select({ ...facts, document: coDesigns.document })
		.from(coDesigns)
		.innerJoin(designs, eq(designs.id, coDesigns.designId))
		.where(eq(coDesigns.id, id))
		.for('no key update', { of: coDesigns })
	return found(row)
}

/**
 * Locks the row until the transaction ends, as `lockCoDesign` does. Before a client's row is written: a transaction that locked
 * the two the other way round would wait for a change of the same page, which waits for it. @returns whether it is there
 */
export async function holdCoDesign(db: Connection, id: string): Promise<boolean> {
	const rows = await db
		.select({ id: coDesigns.id })
		.from(coDesigns)
		.where(eq(coDesigns.id, id))
		.for('no key update')
	return rows.length > 0
}

export async function documentOf(db: Connection, id: string) {
	const [row] = await db
		.select(columnsOf(coDesigns, 'document', 'position', 'presence'))
		.from(coDesigns)
		.where(eq(coDesigns.id, id))
	return row
}

/** @returns whether the design was not edited together yet */
export async function insertCoDesign(
	db: Connection,
	row: { id: string; designId: string; token: string; document: SharedWork; createdAt: Date },
): Promise<boolean> {
	const rows = await db
		.insert(coDesigns)
		.values({ ...row, updatedAt: row.createdAt })
		.onConflictDoNothing()
		.returning({ id: coDesigns.id })
	return rows.length > 0
}

export async function saveDocument(
	db: Connection,
	{ id, ...change }: { id: string; document: SharedWork; position: number; updatedAt: Date },
): Promise<void> {
	await db.update(coDesigns).set(change).where(eq(coDesigns.id, id))
}

export async function deleteCoDesign(db: Connection, id: string): Promise<void> {
	await db.delete(coDesigns).where(eq(coDesigns.id, id))
}

/** Those without a change since this instant, oldest first. */
export const quietSince = (db: Connection, since: Date, most: number) =>
	db
		.select(columnsOf(coDesigns, 'id'))
		.from(coDesigns)
		.where(lt(coDesigns.updatedAt, since))
		.orderBy(asc(coDesigns.updatedAt))
		.limit(most)

/** What a person edits together with others: own designs with their present state, and the designs of others. */
export async function coDesignsOfUser(db: Connection, userId: string, most: number) {
	const own = await db
		.select(columnsOf(coDesigns, 'designId', 'createdAt', 'updatedAt', 'document'))
		.from(coDesigns)
		.innerJoin(designs, and(eq(designs.id, coDesigns.designId), eq(designs.userId, userId)))
		.orderBy(desc(coDesigns.createdAt))
		.limit(most)
	const joined = await db
		.select({ designId: coDesigns.designId, ...columnsOf(coDesignMembers, 'joinedAt', 'removedAt') })
		.from(coDesignMembers)
		.innerJoin(coDesigns, eq(coDesigns.id, coDesignMembers.coDesignId))
		.where(eq(coDesignMembers.userId, userId))
		.orderBy(desc(coDesignMembers.joinedAt))
		.limit(most)
	return { own, joined }
}
