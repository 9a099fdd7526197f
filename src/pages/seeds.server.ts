// The house pages need no data but their pictures.
import type { Connection } from '#database/client.server.ts'
import { housePictures } from './pictures.server.ts'

/** Registers the pictures of the house pages. Safe to run twice. */
export async function seedPages(db: Connection): Promise<void> {
	await housePictures(db)
}
