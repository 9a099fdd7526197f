// Queries on the pictures table.
import { eq } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { pictures } from '../tables.ts'
import { readDesign } from '#garments/saved-design.ts'
import { templateAsSaved } from '#garments/templates/index.ts'
import type { PictureSpec } from '../schemas.ts'

export async function pictureByHash(db: Connection, hash: string): Promise<PictureSpec | undefined> {
	const [row] = await db.select({ spec: pictures.spec }).from(pictures).where(eq(pictures.hash, hash))
	return row && { ...row.spec, config: readDesign(row.spec.config, templateAsSaved(row.spec)) }
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
