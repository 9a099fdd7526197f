import { randomUUID } from 'node:crypto'
import type { ServiceContext } from '#database/context.server.ts'
import { assets } from '#files/tables.ts'

/** A person's upload, without its file. @returns its id */
export async function insertUpload(
	{ db, now }: Pick<ServiceContext, 'db' | 'now'>,
	userId: string,
): Promise<string> {
	const id = randomUUID()
	const file = { path: `${userId}/${id}.png`, originalKey: id, name: 'crest.png', kind: 'raster' as const }
	const drawn = { bytes: 1, width: 1, height: 1, inks: [], warnings: [], sha256: '', createdAt: now }
	await db.insert(assets).values({ id, userId, ...file, ...drawn })
	return id
}
