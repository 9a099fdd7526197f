// Finished pictures: read from disk, or drawn once at the first request. While many wait, the flat drawing stands in for a
// worn picture.
import { createHash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import type { Database } from '#database/client.server.ts'
import { createRenderPool, type RenderPool } from '../render/render-pool.server.ts'
import { recolored } from '#garments/recolor.ts'
import { templateAsSaved } from '#garments/templates/index.ts'
import { QueueFull } from '#process-pool/pool.server.ts'
import { turnedBy } from '../rules/worn-views.ts'
import type { PicturedGarment, PictureSpec, PrivatePicture } from '../schemas.ts'
import { pictureByHash } from '../store/pictures.server.ts'
import { pairOf, type TeamChoice } from '../rules/team-choice.ts'
import { cardPrintOf, specShell, type CardShop } from '#kit/shop.ts'
import {
	pictureTurn,
	type DownloadShape,
	type PictureGround,
	type PictureShape,
	type PictureWidth,
} from '../urls.ts'

/** The hash may be turned, see `turnedPicture`. */
export type PictureOrder = { hash: string; shape: PictureShape; isUrgent?: boolean }

export type RecoloredOrder = Omit<PictureOrder, 'isUrgent'> & { choice: TeamChoice }

/** `isForNow`: the flat drawing of a worn picture, to be asked for again. */
export type DrawnPicture = { bytes: Uint8Array; isForNow?: true }

/** Pictures in the queue, of some two seconds, beyond which flat drawings stand in for worn pictures. */
const mostWaiting = 8

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

/** Cards of a shop with a name, year or colors of its own have files of their own. */
const fileName = (hash: string, shape: PictureShape, shop: CardShop) =>
	shape.kind === 'card' ? `${hash}-card${cardPrintOf(shop)}.png` : `${hash}-${shape.width}.${shape.format}`

const isMissing = (failure: unknown) =>
	failure instanceof Error && 'code' in failure && failure.code === 'ENOENT'

type Order = Parameters<RenderPool['render']>[0]

/** Requests for one picture share its drawing. */
function sharingWork() {
	const running = new Map<string, Promise<Uint8Array>>()
	return (name: string, start: () => Promise<Uint8Array>): Promise<Uint8Array> => {
		const known = running.get(name)
		if (known) return known
		const started = start().finally(() => running.delete(name))
		running.set(name, started)
		return started
	}
}

/** Renders pictures that not everyone may see. Never on disk; in memory by content, for lists that are opened again. */
function createPrivateRenderer(render: (order: Order) => Promise<Uint8Array>, shopNow: () => CardShop) {
	const recent = boundedPictures(24 * 1024 * 1024)
	const once = sharingWork()
	async function bytesOf(picture: PrivatePicture, shape: PictureShape | DownloadShape): Promise<Uint8Array> {
		const name = createHash('sha256')
			.update(JSON.stringify([picture, shape, shape.kind !== 'plain' && cardPrintOf(shopNow())]))
			.digest('base64url')
		const known = recent.get(name)
		if (known) return known
		const bytes = await once(name, () => render({ ...picture, shape, shop: shopNow(), isUrgent: true }))
		recent.set(name, bytes)
		return bytes
	}
	return {
		/** As WebP. */
		draw: (picture: PrivatePicture, width: PictureWidth): Promise<Uint8Array> =>
			bytesOf(picture, { kind: 'plain', width, format: 'webp' }),
		/** As the card that other sites show beside a link. */
		card: (picture: PrivatePicture): Promise<Uint8Array> => bytesOf(picture, { kind: 'card' }),
		/** As a large PNG for people to use elsewhere. */
		download: (picture: PrivatePicture, ground: PictureGround): Promise<Uint8Array> =>
			bytesOf(picture, { kind: 'download', ground }),
	}
}

export type PictureRendererOptions = {
	folder: string
	pool: RenderPool
	specOf: (hash: string) => Promise<PictureSpec | undefined>
	/** The shop as this process knows it, which cards name. */
	shopNow?: () => CardShop
}

export function createPictureRenderer({
	folder,
	pool,
	specOf,
	shopNow = () => specShell,
}: PictureRendererOptions) {
	mkdirSync(folder, { recursive: true })
	const recent = boundedPictures(24 * 1024 * 1024)
	/** Never on disk: anyone can ask for any of the many colors and names. */
	const recoloredRecently = boundedPictures(48 * 1024 * 1024)
	const recoloring = new Map<string, Promise<DrawnPicture | undefined>>()
	const once = sharingWork()
	let waiting = 0
	let written = 0

	const isBusy = () => waiting >= mostWaiting

	async function render(order: Order): Promise<Uint8Array> {
		waiting += 1
		return pool.render(order).finally(() => (waiting -= 1))
	}

	/** As it is for the time being, drawn before all worn pictures that wait. */
	async function flat({ worn: _worn, ...spec }: PictureSpec, shape: PictureShape): Promise<DrawnPicture> {
		return { bytes: await pool.render({ spec, shape, shop: shopNow(), isUrgent: true }), isForNow: true }
	}

	async function draw(name: string, order: Order): Promise<Uint8Array> {
		const bytes = await render(order)
		// Written to a temporary file and renamed: a crash leaves no partial picture.
		const draft = join(folder, `.${process.pid}-${(written += 1)}`)
		await writeFile(draft, bytes)
		await rename(draft, join(folder, name))
		recent.set(name, bytes)
		return bytes
	}

	async function fromDisk(name: string): Promise<Uint8Array | undefined> {
		try {
			const bytes = await readFile(join(folder, name))
			recent.set(name, bytes)
			return bytes
		} catch (failure) {
			if (isMissing(failure)) return undefined
			throw failure
		}
	}

	async function specAt(turned: string): Promise<PictureSpec | undefined> {
		const { hash, eighths } = pictureTurn(turned)
		const spec = await specOf(hash)
		return spec && eighths > 0 ? turnedBy(eighths, spec) : spec
	}

	async function drawRecolored({ hash, shape, choice }: RecoloredOrder): Promise<DrawnPicture | undefined> {
		const found = await specAt(hash)
		if (!found) return undefined
		const spec = inColors(found, choice)
		if (spec.worn && isBusy()) return flat(spec, shape)
		return { bytes: await render({ spec, shape, shop: shopNow(), isUrgent: false }) }
	}

	return {
		/** The picture in a visitor's team colors, or undefined for an unknown hash. @throws QueueFull when too many wait */
		async recolored(order: RecoloredOrder): Promise<DrawnPicture | undefined> {
			const name = `${pairOf(order.choice)} ${fileName(order.hash, order.shape, shopNow())} ${order.choice.teamName}`
			const known = recoloredRecently.get(name)
			if (known) return { bytes: known }
			const running = recoloring.get(name)
			if (running) return running
			if (recoloring.size >= mostRecoloring) throw new QueueFull()
			const started = drawRecolored(order).finally(() => recoloring.delete(name))
			recoloring.set(name, started)
			const drawn = await started
			if (drawn && !drawn.isForNow) recoloredRecently.set(name, drawn.bytes)
			return drawn
		},
		/** The picture, or undefined for an unknown hash. */
		async picture({ hash, shape, isUrgent = true }: PictureOrder): Promise<DrawnPicture | undefined> {
			const shop = shopNow()
			const name = fileName(hash, shape, shop)
			const known = recent.get(name) ?? (await fromDisk(name))
			if (known) return { bytes: known }
			const spec = await specAt(hash)
			if (!spec) return undefined
			const isForNow = isUrgent && spec.worn && isBusy()
			const drawn = once(name, () => draw(name, { spec, shape, shop, isUrgent: isUrgent && !isForNow }))
			if (!isForNow) return { bytes: await drawn }
			// Its failure is reported by the request that waits for it.
			drawn.catch(() => undefined)
			return flat(spec, shape)
		},
		...createPrivateRenderer(render, shopNow),
		/** Pictures that are being drawn or wait for it in this process. */
		waiting: () => waiting,
		close: pool.close,
	}
}
/** The shop's renderer: pictures registered in the database, files in the data folder. */
export const openPictureRenderer = (
	{ db }: Database,
	{ dataDir }: { dataDir: string },
	shopNow?: () => CardShop,
) =>
	createPictureRenderer({
		folder: join(dataDir, 'pictures'),
		pool: createRenderPool(),
		specOf: (hash) => pictureByHash(db, hash),
		...(shopNow && { shopNow }),
	})
export type PictureRenderer = ReturnType<typeof createPictureRenderer>
