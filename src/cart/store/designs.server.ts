// The data of designs that carts need.
import { and, eq, sql } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { cartLines, carts } from '../tables.ts'
import { designs, designVersions } from '#designs/tables.ts'
import { ownedBy, type CartOwner } from './carts.server.ts'

/** A version of a design that this person owns: its product and its first color. */
export async function ownDesign(
	db: Connection,
	userId: string,
	{ id, version }: { id: string; version: number },
) {
	const [row] = await db
		.select({
			productId: designs.productId,
			primaryColor: sql<string>`${designVersions.config} ->> 'primaryColor'`,
		})
		.from(designVersions)
		.innerJoin(designs, and(eq(designs.id, designVersions.designId), eq(designs.userId, userId)))
		.where(and(eq(designVersions.designId, id), eq(designVersions.version, version)))
	return row
}

/** The design and player of a line in this owner's cart, for its picture. */
export async function designOfLine(db: Connection, owner: CartOwner, lineId: string) {
	const [row] = await db
		.select({
			designId: cartLines.designId,
			version: cartLines.designVersion,
			playerName: cartLines.playerName,
			playerNumber: cartLines.playerNumber,
		})
		.from(cartLines)
		.innerJoin(carts, and(eq(carts.id, cartLines.cartId), ownedBy(owner)))
		.where(eq(cartLines.id, lineId))
	return row
}
