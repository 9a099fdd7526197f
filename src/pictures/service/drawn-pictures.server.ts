// Finished pictures: read from disk, or drawn once at the first request.
import { mkdirSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import type { Database } from '#database/client.server.ts'
import { createRenderPool, type RenderPool } from '../render/render-pool.server.ts'
import type { PictureSpec } from '../schemas.ts'
import { pictureByHash } from '../store/pictures.server.ts'
import type { PictureShape, PictureWidth } from '../urls.ts'

export type PictureOrder = { hash: string; shape: PictureShape; isUrgent?: boolean }

const fileName = (hash: string, shape: PictureShape) =>
	shape.kind === 'card' ? `${hash}-card.png` : `${hash}-${shape.width}.${shape.format}`

const isMissing = (failure: unknown) =>
	failure instanceof Error && 'code' in failure && failure.code === 'ENOENT'

export type PictureRendererOptions = {
	folder: string
	pool: RenderPool
	specOf: (hash: string) => Promise<PictureSpec | undefined>
}

export function createPictureRenderer({ folder, pool, specOf }: PictureRendererOptions) {
	mkdirSync(folder, { recursive: true })
	const recent = new LRUCache<string, Uint8Array>({
		maxSize: 24 * 1024 * 1024,
		sizeCalculation: (bytes) => bytes.length,
	})
	const drawing = new Map<string, Promise<Uint8Array | undefined>>()
	let written = 0

	async function draw(name: string, order: PictureOrder): Promise<Uint8Array | undefined> {
		const spec = await specOf(order.hash)
		if (!spec) return undefined
		const bytes = await pool.render({ spec, shape: order.shape, isUrgent: order.isUrgent ?? true })
		// Written to a temporary file and renamed: a crash leaves no partial picture.
		const draft = join(folder, `.${process.pid}-${(written += 1)}`)
		await writeFile(draft, bytes)
		await rename(draft, join(folder, name))
		return bytes
	}

	async function fromDisk(name: string): Promise<Uint8Array | undefined> {
		try {
			return await readFile(join(folder, name))
		} catch (failure) {
			if (isMissing(failure)) return undefined
			throw failure
		}
	}

	return {
		/** The picture's bytes, or undefined for an unknown hash. */
		async picture(order: PictureOrder): Promise<Uint8Array | undefined> {
			const name = fileName(order.hash, order.shape)
			const known = recent.get(name)
			if (known) return known
			const running = drawing.get(name)
			if (running) return running
			const started = fromDisk(name)
				.then((bytes) => bytes ?? draw(name, order))
				.finally(() => drawing.delete(name))
			drawing.set(name, started)
			const bytes = await started
			if (bytes) recent.set(name, bytes)
			return bytes
		},
		/** Renders a private drawing as WebP without storing it. */
		draw: (svg: string, width: PictureWidth): Promise<Uint8Array> =>
			pool.render({ svg, shape: { kind: 'plain', width, format: 'webp' }, isUrgent: true }),
		close: pool.close,
	}
}
/** The shop's renderer: pictures registered in the database, files in the data folder. */
export const openPictureRenderer = ({ db }: Database, { dataDir }: { dataDir: string }) =>
	createPictureRenderer({
		folder: join(dataDir, 'pictures'),
		pool: createRenderPool(),
		specOf: (hash) => pictureByHash(db, hash),
	})
export type PictureRenderer = ReturnType<typeof createPictureRenderer>
