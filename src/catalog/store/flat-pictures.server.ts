// Products whose pictures were drawn before garments were shown as worn.
import { and, asc, gt, sql } from 'drizzle-orm'
import { columnsOf } from '#database/columns.ts'
import type { Connection } from '#database/client.server.ts'
import { products } from '../tables.ts'
import type { Colorway, ProductImage } from '../schemas.ts'

const hasFlatPicture = sql`jsonb_path_exists(${products.images}, '$[*] ? (@.view != "detail" && @.view != "photo" && !exists(@.turns))')`

/** The next ones by id, with a flat picture other than a close-up. Locks the rows until the transaction ends. */
export const lockFlatPictures = (db: Connection, after: string, limit: number) =>
	db
		.select(columnsOf(products, 'id', 'images', 'colorways'))
		.from(products)
		.where(and(gt(products.id, after), hasFlatPicture))
		.orderBy(asc(products.id))
		.limit(limit)
		.for('update')

export type ProductPictures = { id: string; images: readonly ProductImage[]; colorways: readonly Colorway[] }

/** The products must be locked. */
export async function setPictures(db: Connection, changed: readonly ProductPictures[]): Promise<void> {
	const ids = changed.map(({ id }) => id)
	const lists = changed.map(({ images }) => JSON.stringify(images))
	const colors = changed.map(({ colorways }) => JSON.stringify(colorways))
	await db.execute(sql`
		update ${products} set images = changed.images::jsonb, colorways = changed.colorways::jsonb,
			image_url = coalesce(changed.images::jsonb -> 0 ->> 'url', image_url)
		from unnest(${sql.param(ids)}::uuid[], ${sql.param(lists)}::text[], ${sql.param(colors)}::text[])
			as changed (id, images, colorways)
		where ${products.id} = changed.id`)
}
