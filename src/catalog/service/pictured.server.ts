// Which design of the shop the pictures of a colorway show. The designs module saves designs and calls this.
import type { Connection } from '#database/client.server.ts'
import { raiseVersion } from '#database/versions.server.ts'
import type { PicturedDesign } from '../schemas.ts'
import { lockColorways, setColorways, type ProductColorways } from '../store/colorways.server.ts'

/** Locks these products, published or not, until the transaction ends. */
export const productsToPicture = (db: Connection, ids: readonly string[]): Promise<ProductColorways[]> =>
	lockColorways(db, ids)

export type Pictured = { productId: string; colorway: string; design: PicturedDesign }

/** Sets the designs of these colorways; all others stay. Call in a transaction after `productsToPicture`. */
export async function setPicturedDesigns(
	db: Connection,
	locked: readonly ProductColorways[],
	pictured: readonly Pictured[],
): Promise<void> {
	const designs = new Map(
		pictured.map(({ productId, colorway, design }) => [`${productId} ${colorway}`, design]),
	)
	const changed = locked.map(({ id, colorways }) => ({
		id,
		colorways: colorways.map((colorway) => {
			const design = designs.get(`${id} ${colorway.id}`)
			return design ? { ...colorway, design } : colorway
		}),
	}))
	await setColorways(db, changed)
	await raiseVersion(db, 'catalog')
}
