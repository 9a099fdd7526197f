// Finished pictures: read from disk, or drawn once at the first request.
import { mkdirSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import type { Database } from '#database/client.server.ts'
import { hashOfDrawing } from './drawing.server.ts'
import { createRenderPool, type RenderPool } from '../render/render-pool.server.ts'
import { recolored } from '#garments/recolor.ts'
import { templateAsSaved } from '#garments/templates/index.ts'
import { QueueFull } from '#process-pool/pool.server.ts'
import type { PicturedGarment, PictureSpec } from '../schemas.ts'
import { pictureByHash } from '../store/pictures.server.ts'
import { pairOf, type TeamChoice } from '../rules/team-choice.ts'
import type { PictureShape, PictureWidth } from '../urls.ts'

export type PictureOrder = { hash: string; shape: PictureShape; isUrgent?: boolean }

export type RecoloredOrder = Omit<PictureOrder, 'isUrgent'> & { choice: TeamChoice }

/** Recolored pictures being drawn or waiting; the next one is refused, so that plain pictures go on. */
const mostRecoloring = 200

/** Every garment in the team colors. */
function inColors(
	{ beside, ...spec }: PictureSpec,
	{ primary, secondary, teamName }: TeamChoice,
): PictureSpec {
	const colors = { primary: primary.hex, secondary: secondary.hex, teamName }
	const swapped = { primary: secondary.hex, secondary: primary.hex, teamName }
	const worn = <Garment extends PicturedGarment>(garment: Garment): Garment => ({
		...garment,
		config: recolored(garment.config, garment.swapped ? swapped : colors, templateAsSaved(garment)),
	})
	return { ...worn(spec), ...(beside && { beside: beside.map(worn) }) }
}

/** Bytes in memory; the least recently used go first. */
const boundedPictures = (maxSize: number) =>
	new LRUCache<string, Uint8Array>({ maxSize, sizeCalculation: (bytes) => bytes.length })

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
	const recent = boundedPictures(24 * 1024 * 1024)
	/** Never on disk: anyone can ask for any of the many colors and names. */
	const recoloredRecently = boundedPictures(48 * 1024 * 1024)
	const recoloring = new Map<string, Promise<Uint8Array | undefined>>()
	const drawing = new Map<string, Promise<Uint8Array | undefined>>()
	/** By drawing, so that visitors of a shared link do not have it rendered again and again. */
	const cards = boundedPictures(8 * 1024 * 1024)
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

	async function drawRecolored({ hash, shape, choice }: RecoloredOrder): Promise<Uint8Array | undefined> {
		const spec = await specOf(hash)
		return spec && pool.render({ spec: inColors(spec, choice), shape, isUrgent: false })
	}

	return {
		/** The picture in a visitor's team colors, or undefined for an unknown hash. @throws QueueFull when too many wait */
		async recolored(order: RecoloredOrder): Promise<Uint8Array | undefined> {
			const name = `${pairOf(order.choice)} ${fileName(order.hash, order.shape)} ${order.choice.teamName}`
			const known = recoloredRecently.get(name) ?? recoloring.get(name)
			if (known) return known
			if (recoloring.size >= mostRecoloring) throw new QueueFull()
			const started = drawRecolored(order).finally(() => recoloring.delete(name))
			recoloring.set(name, started)
			const bytes = await started
			if (bytes) recoloredRecently.set(name, bytes)
			return bytes
		},
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
		/** Renders a private drawing as a social card without storing it on disk. */
		async card(svg: string): Promise<Uint8Array> {
			const hash = hashOfDrawing(svg)
			const known = cards.get(hash)
			if (known) return known
			const bytes = await pool.render({ svg, shape: { kind: 'card' }, isUrgent: false })
			cards.set(hash, bytes)
			return bytes
		},
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
