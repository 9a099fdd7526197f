// Queries on the pictures table.
import { eq, inArray } from 'drizzle-orm'
import { columnsOf } from '#database/columns.ts'
import type { Connection } from '#database/client.server.ts'
import { pictures } from '../tables.ts'
import { readDesign } from '#garments/saved-design.ts'
import { templateAsSaved } from '#garments/templates/index.ts'
import type { StoredDesign } from '#garments/schemas.ts'
import type { PicturedGarment, PictureSpec, StoredPicture } from '../schemas.ts'

const withDesign = <Garment extends Omit<PicturedGarment, 'config'> & { config: StoredDesign }>(
	garment: Garment,
) => ({
	...garment,
	config: readDesign(garment.config, templateAsSaved(garment)),
})

function read({ beside, ...spec }: StoredPicture): PictureSpec {
	return { ...withDesign(spec), ...(beside && { beside: beside.map(withDesign) }) }
}

export async function pictureByHash(db: Connection, hash: string): Promise<PictureSpec | undefined> {
	const [row] = await db.select({ spec: pictures.spec }).from(pictures).where(eq(pictures.hash, hash))
	return row && read(row.spec)
}

/** Those that are registered. */
export async function picturesByHash(
	db: Connection,
	hashes: readonly string[],
): Promise<{ hash: string; spec: PictureSpec }[]> {
	const rows = await db
		.select(columnsOf(pictures, 'hash', 'spec'))
		.from(pictures)
		.where(inArray(pictures.hash, [...hashes]))
		.limit(hashes.length)
	return rows.map(({ hash, spec }) => ({ hash, spec: read(spec) }))
}

/** Existing pictures stay unchanged: an equal hash means an equal picture. */
export async function insertPictures(
	db: Connection,
	rows: { hash: string; spec: PictureSpec }[],
): Promise<void> {
	for (let from = 0; from < rows.length; from += 500) {
		await db
			.insert(pictures)
			.values(rows.slice(from, from + 500))
			.onConflictDoNothing()
	}
}
