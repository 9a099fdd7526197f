// Which design of the shop the pictures of a colorway show. The designs module saves designs and calls this.
import type { Connection } from '#database/client.server.ts'
import { raiseVersion } from '#database/versions.server.ts'
import type { Colorway } from '../schemas.ts'
import { lockColorways, setColorways, type ProductColorways } from '../store/colorways.server.ts'

/** Locks these products, published or not, until the transaction ends. */
export const productsToPicture = (db: Connection, ids: readonly string[]): Promise<ProductColorways[]> =>
	lockColorways(db, ids)

export type { ProductColorways }

/** The design of a product's colorway, or those of the pieces of a kit in their order. */
export type Pictured = { productId: string; colorway: string } & Pick<Colorway, 'design' | 'kit'>

/** Sets the designs of these colorways; all others stay. Call in a transaction after `productsToPicture`. */
export async function setPicturedDesigns(
	db: Connection,
	locked: readonly ProductColorways[],
	pictured: readonly Pictured[],
): Promise<void> {
	const designs = new Map(
		pictured.map(({ productId, colorway, ...shown }) => [`${productId} ${colorway}`, shown]),
	)
	const changed = locked.map(({ id, colorways }) => ({
		id,
		colorways: colorways.map((colorway) => ({ ...colorway, ...designs.get(`${id} ${colorway.id}`) })),
	}))
	await setColorways(db, changed)
	await raiseVersion(db, 'catalog')
}
