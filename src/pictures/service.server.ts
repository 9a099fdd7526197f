// Pictures are registered by those who show them; the studio draws them later.
import type { Connection } from '#database/client.server.ts'
import { drawPicture, hashOfDrawing } from './drawing.server.ts'
import type { PictureSpec } from './schemas.ts'
import { insertPictures } from './store.server.ts'

/** Draws each spec once to learn its hash, and keeps hash and spec together. @returns hashes in the order given. */
export async function registerPictures(db: Connection, specs: readonly PictureSpec[]): Promise<string[]> {
	const rows = specs.map((spec) => ({ hash: hashOfDrawing(drawPicture(spec)), spec }))
	await insertPictures(db, rows)
	return rows.map((row) => row.hash)
}
