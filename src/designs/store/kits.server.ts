// The pieces of kits. A design that belongs to no kit is read as a kit of one piece.
import { and, asc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { columnsOf } from '#database/columns.ts'
import type { Connection } from '#database/client.server.ts'
import type { KitPiece } from '#catalog/schemas.ts'
import { products } from '#catalog/tables.ts'
import { maxDesignPlayers } from '../rules/players.ts'
import { designPlayers, designs, designVersions } from '../tables.ts'
import type { DesignKey } from './designs.server.ts'

const kit = alias(products, 'kit')

const columns = {
	...columnsOf(
		designs,
		'id',
		'userId',
		'productId',
		'kitId',
		'kitProductId',
		'piece',
		'name',
		'config',
		'pricing',
		'version',
		'locked',
	),
	kitPieces: sql<KitPiece[] | null>`${kit.attributes} -> 'pieces'`,
}

const mostPieces = 20

/** The pieces of a person's design, which may be a kit's first piece, in no order. */
const pieces = (db: Connection, { id, userId }: DesignKey) =>
	db
		.select(columns)
		.from(designs)
		.leftJoin(kit, eq(kit.id, designs.kitProductId))
		.where(and(eq(designs.userId, userId), or(eq(designs.id, id), eq(designs.kitId, id))))
		.orderBy(asc(designs.id))
		.limit(mostPieces)

/** As `ownPieces`, of any owner: the caller authorizes. */
export const piecesOfAnyone = (db: Connection, id: string) =>
	db
		.select(columns)
		.from(designs)
		.leftJoin(kit, eq(kit.id, designs.kitProductId))
		.where(or(eq(designs.id, id), eq(designs.kitId, id)))
		.orderBy(asc(designs.id))
		.limit(mostPieces)

export type StoredPiece = Awaited<ReturnType<typeof pieces>>[number]

export const ownPieces = (db: Connection, key: DesignKey): Promise<StoredPiece[]> => pieces(db, key)

/** Locks the rows in the order of their ids until the transaction ends, so that concurrent saves run one by one. */
export const lockOwnPieces = (db: Connection, key: DesignKey): Promise<StoredPiece[]> =>
	pieces(db, key).for('update', { of: designs })

/** One version of several designs. */
export const versionsOfDesigns = (db: Connection, ids: readonly string[], version: number) =>
	db
		.select()
		.from(designVersions)
		.where(and(inArray(designVersions.designId, [...ids]), eq(designVersions.version, version)))
		.limit(ids.length)

/** The players of one version of several designs, in the order of their lists. */
export const playersOfDesigns = (db: Connection, ids: readonly string[], version: number) =>
	db
		.select(columnsOf(designPlayers, 'designId', 'name', 'number', 'size', 'quantity'))
		.from(designPlayers)
		.where(and(inArray(designPlayers.designId, [...ids]), eq(designPlayers.version, version)))
		.orderBy(asc(designPlayers.designId), asc(designPlayers.position))
		.limit(maxDesignPlayers * ids.length)

/** These designs with all pieces of their kits: a piece is deleted with the first piece of its kit. */
export async function withWholeKits(db: Connection, designIds: readonly string[]): Promise<string[]> {
	const kits = db
		.select({ id: designs.kitId })
		.from(designs)
		.where(and(inArray(designs.id, [...designIds]), isNotNull(designs.kitId)))
	const rows = await db
		.select({ id: designs.id })
		.from(designs)
		.where(or(inArray(designs.id, [...designIds]), inArray(designs.kitId, kits)))
	return rows.map(({ id }) => id)
}
