// The pictures of the demo products.
import { inArray } from 'drizzle-orm'
import { columnsOf } from '#database/columns.ts'
import type { Connection } from '#database/client.server.ts'
import { registerPictures } from '#pictures/service/pictures.server.ts'
import { pictureUrl } from '#pictures/urls.ts'
import type { ProductImage } from '../schemas.ts'
import { products } from '../tables.ts'
import type { Shot } from '../rules/shots.ts'

export type DrawnProduct = { id: string; shots: () => Shot[] }

/** The pictures of each product by its id; those of products that exist are not drawn again. */
export async function imagesOf(
	db: Connection,
	wanted: readonly DrawnProduct[],
): Promise<Map<string, ProductImage[]>> {
	const ids = wanted.map(({ id }) => id)
	const rows = await db
		.select(columnsOf(products, 'id', 'images'))
		.from(products)
		.where(inArray(products.id, ids))
	const images = new Map(rows.map((row) => [row.id, row.images]))
	const drawn = wanted.filter(({ id }) => !images.has(id)).map(({ id, shots }) => ({ id, shots: shots() }))
	const hashes = await registerPictures(
		db,
		drawn.flatMap(({ shots }) => shots.map(({ spec }) => spec)),
	)
	for (const { id, shots } of drawn) {
		const own = hashes.splice(0, shots.length)
		images.set(
			id,
			shots.map(({ spec, alt, view, colorway }, at) => {
				const hash = own[at] ?? ''
				const turns = spec.worn && { turns: true as const }
				return { hash, url: pictureUrl(hash, 800), alt, view, colorway, ...turns }
			}),
		)
	}
	return images
}
