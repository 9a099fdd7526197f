// A child process that renders specs to picture files: a native crash or slow drawing affects only this process.
import sharp, { type OutputInfo, type Sharp } from 'sharp'
import type { CardShop } from '#kit/shop.ts'
import { serveTasks } from '#process-pool/child.ts'
import {
	downloadGround,
	drawPicture,
	flatOnCard,
	imageOnCard,
	socialCard,
} from '../service/drawing.server.ts'
import { wornScene, type WornScene } from '../service/worn.server.ts'
import type { PictureSpec, PrivatePicture } from '../schemas.ts'
import { downloadSize, type DownloadShape, type PictureShape } from '../urls.ts'
import { raster } from './raster.ts'
import { wornImage } from './worn-image.ts'

/** A catalog picture, or a private one with its art. */
export type Drawn = { spec: PictureSpec } & Partial<Pick<PrivatePicture, 'images'>>

/** The garment's width in pixels on a card of 1200 × 630. */
const widthOnCard = 488

async function card({ spec, images }: Drawn, shop: CardShop): Promise<Uint8Array> {
	const worn = wornScene(spec, images)
	const placed = worn
		? imageOnCard(await wornImage(worn, widthOnCard).png().toBuffer())
		: flatOnCard(drawPicture(spec, images))
	return raster(socialCard(placed, shop), 1200).png({ palette: true, colours: 256 }).toBuffer()
}

async function download({ spec, images }: Drawn, ground: DownloadShape['ground'], shop: CardShop) {
	const { width } = downloadSize
	const worn = wornScene(spec, images)
	const garments = worn ? wornImage(worn, width) : raster(drawPicture(spec, images), width)
	if (ground === 'none') return garments.png({ compressionLevel: 9 }).toBuffer()
	const { data, info } = await pixelsOf(garments)
	return raster(downloadGround(shop), width)
		.composite([{ input: data, raw: info }])
		.removeAlpha()
		.png({ compressionLevel: 9 })
		.toBuffer()
}

const flatQuality = { quality: 82, alphaQuality: 90 }
/** Of large worn pictures, whose cloth would weigh most. With less alpha, shadows on the ground have steps. */
const largeQuality = { quality: 76, alphaQuality: 100 }
/** Of worn pictures as wide as cards, from the best; beside busy cloth, a shadow's steps are not seen. */
const cardQualities = [
	{ quality: 66, alphaQuality: 100 },
	{ quality: 52, alphaQuality: 75 },
	{ quality: 38, alphaQuality: 75 },
	{ quality: 24, alphaQuality: 75 },
	{ quality: 10, alphaQuality: 75 },
] as const
const widestCard = 480
const narrowCard = 320
const cardLimitBytes = 14_000

type RawPixels = { data: Buffer; info: OutputInfo }

const pixelsOf = (image: Sharp): Promise<RawPixels> => image.raw().toBuffer({ resolveWithObject: true })

/** The widest card that was drawn last: lists ask for both widths of a card one after the other. */
let last: { key: string; pixels: RawPixels } | undefined

async function widestPixels(drawn: Drawn, worn: WornScene): Promise<RawPixels> {
	const key = JSON.stringify(drawn)
	if (last?.key === key) return last.pixels
	const pixels = await pixelsOf(wornImage(worn, widestCard))
	last = { key, pixels }
	return pixels
}

/** A narrow card is the widest one made smaller, which costs less than another drawing; sharper ones weigh a third more. */
async function cardPixels(drawn: Drawn, worn: WornScene, width: number): Promise<RawPixels> {
	if (width < narrowCard) return pixelsOf(wornImage(worn, width))
	const widest = await widestPixels(drawn, worn)
	return width === widestCard
		? widest
		: pixelsOf(sharp(widest.data, { raw: widest.info }).resize({ width, kernel: 'cubic' }))
}

/** A worn picture as WebP; as wide as a card, it weighs no more than the limit if any quality allows that. */
async function wornWebp(drawn: Drawn, worn: WornScene, width: number): Promise<Uint8Array> {
	if (width > widestCard)
		return wornImage(worn, width)
			.webp({ ...largeQuality, effort: 4 })
			.toBuffer()
	const { data, info } = await cardPixels(drawn, worn, width)
	let bytes = Buffer.alloc(0)
	for (const quality of cardQualities) {
		bytes = await sharp(data, { raw: info })
			.webp({ ...quality, effort: 4 })
			.toBuffer()
		if (bytes.length <= cardLimitBytes) break
	}
	return bytes
}

type Task = { drawn: Drawn; shape: PictureShape | DownloadShape; shop: CardShop }

async function render({ drawn, shape, shop }: Task): Promise<Uint8Array> {
	if (shape.kind === 'card') return card(drawn, shop)
	if (shape.kind === 'download') return download(drawn, shape.ground, shop)
	const { spec, images } = drawn
	const worn = wornScene(spec, images)
	if (worn && shape.format === 'webp') return wornWebp(drawn, worn, shape.width)
	const image = worn ? wornImage(worn, shape.width) : raster(drawPicture(spec, images), shape.width)
	return shape.format === 'png'
		? image.png({ compressionLevel: 9 }).toBuffer()
		: image.webp({ ...flatQuality, effort: 4 }).toBuffer()
}

const tasks = { render }
export type RenderTasks = typeof tasks

serveTasks(tasks)
