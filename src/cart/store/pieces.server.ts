// Designs to order with all pieces of their kit. A design that belongs to no kit is read as one piece.
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { KitPiece } from '#catalog/schemas.ts'
import { products } from '#catalog/tables.ts'
import { columnsOf } from '#database/columns.ts'
import type { Connection } from '#database/client.server.ts'
import { maxDesignPlayers } from '#designs/rules/players.ts'
import { designPlayers, designs, designVersions } from '#designs/tables.ts'

/** `userId` null stands for the shop. */
export type OrderedVersion = { id: string; version: number; userId: string | null }

/** More than any kit has. */
const mostPieces = 10
const kit = alias(products, 'kit')

const ofKit = (id: string) => or(eq(designs.id, id), eq(designs.kitId, id))

/** In no order. `config` is null for a piece without that version; `kitPieces` is null when the kit is not published. */
export const piecesToOrder = (db: Connection, { id, version, userId }: OrderedVersion) =>
	db
		.select({
			...columnsOf(designs, 'id', 'kitId', 'piece', 'productId'),
			config: designVersions.config,
			kitModel: kit.model,
			kitPieces: sql<KitPiece[] | null>`${kit.attributes} -> 'pieces'`,
		})
		.from(designs)
		.leftJoin(
			designVersions,
			and(eq(designVersions.designId, designs.id), eq(designVersions.version, version)),
		)
		.leftJoin(kit, and(eq(kit.id, designs.kitProductId), eq(kit.status, 'active')))
		.where(and(userId === null ? isNull(designs.userId) : eq(designs.userId, userId), ofKit(id)))
		.orderBy(asc(designs.id))
		.limit(mostPieces)
export type StoredPiece = Awaited<ReturnType<typeof piecesToOrder>>[number]

/** The players of all pieces, in the order of their lists. The caller checks whose design it is. */
export const playersOfPieces = (db: Connection, { id, version }: Omit<OrderedVersion, 'userId'>) =>
	db
		.select(columnsOf(designPlayers, 'designId', 'name', 'number', 'size', 'quantity'))
		.from(designPlayers)
		.innerJoin(designs, eq(designs.id, designPlayers.designId))
		.where(and(eq(designPlayers.version, version), ofKit(id)))
		.orderBy(asc(designPlayers.designId), asc(designPlayers.position))
		.limit(maxDesignPlayers * mostPieces)
