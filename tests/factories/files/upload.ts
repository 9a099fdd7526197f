import { randomUUID } from 'node:crypto'
import type { ServiceContext } from '#database/context.server.ts'
import type { ObjectStore } from '#files/contract.ts'
import { keyOfPath } from '#files/rules/files.ts'
import { assets } from '#files/tables.ts'

let uploads = 0

type Upload = {
	/** Pixels. */
	width?: number
	height?: number
	/** Where its file is; without it, there is none. */
	file?: { store: ObjectStore; png: Uint8Array }
}

/** A person's upload. @returns its id */
export async function insertUpload(
	{ db, now }: Pick<ServiceContext, 'db' | 'now'>,
	userId: string,
	{ width = 1, height = 1, file }: Upload = {},
): Promise<string> {
	const id = randomUUID()
	uploads += 1
	const path = `${userId}/${1_700_000_000_000 + uploads}.png`
	const about = { path, originalKey: id, name: 'crest.png', kind: 'raster' as const }
	const drawn = { bytes: 1, width, height, inks: [], warnings: [], sha256: '', createdAt: now }
	await db.insert(assets).values({ id, userId, ...about, ...drawn })
	if (file) await file.store.put(keyOfPath(path), file.png, { type: 'image/png' })
	return id
}
