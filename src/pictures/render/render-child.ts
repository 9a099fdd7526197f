// A child process that renders specs to picture files: a native crash or slow drawing affects only this process.
import { Resvg } from '@resvg/resvg-js'
import sharp, { type Sharp } from 'sharp'
import { serveTasks } from '#process-pool/child.ts'
import { drawPicture, flatOnCard, imageOnCard, socialCard } from '../service/drawing.server.ts'
import { wornScene } from '../service/worn.server.ts'
import type { PictureSpec, PrivatePicture } from '../schemas.ts'
import type { PictureShape } from '../urls.ts'
import { wornImage } from './worn-image.ts'

/** A catalog picture, or a private one with its art. */
export type Drawn = { spec: PictureSpec } & Partial<Pick<PrivatePicture, 'images'>>
const noFonts = { loadSystemFonts: false }

/** Removes the alpha premultiplication, rounded exactly as in a PNG. */
function unweigh(pixels: Uint8Array): Uint8Array {
	for (let at = 0; at < pixels.length; at += 4) {
		const alpha = pixels[at + 3] ?? 0
		if (alpha === 0 || alpha === 255) continue
		for (let color = at; color < at + 3; color += 1)
			pixels[color] = Math.min(255, Math.floor((pixels[color] ?? 0) / (alpha / 255) + 0.5))
	}
	return pixels
}

function raster(svg: string, width: number): Sharp {
	const drawn = new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: noFonts }).render()
	const size = { width: drawn.width, height: drawn.height, channels: 4 } as const
	return sharp(unweigh(drawn.pixels), { raw: size })
}

/** The garment's width in pixels on a card of 1200 × 630. */
const widthOnCard = 488

async function card({ spec, images }: Drawn): Promise<Uint8Array> {
	const worn = wornScene(spec, images)
	const placed = worn
		? imageOnCard(await wornImage(worn, widthOnCard).png().toBuffer())
		: flatOnCard(drawPicture(spec, images))
	return raster(socialCard(placed), 1200).png({ palette: true, colours: 256 }).toBuffer()
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
const cardLimitBytes = 14_000

/** A worn picture as WebP; as wide as a card, it weighs no more than the limit if any quality allows that. */
async function wornWebp(image: Sharp, width: number): Promise<Uint8Array> {
	if (width > widestCard) return image.webp({ ...largeQuality, effort: 4 }).toBuffer()
	const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
	let bytes = Buffer.alloc(0)
	for (const quality of cardQualities) {
		bytes = await sharp(data, { raw: info })
			.webp({ ...quality, effort: 4 })
			.toBuffer()
		if (bytes.length <= cardLimitBytes) break
	}
	return bytes
}

async function render({ drawn, shape }: { drawn: Drawn; shape: PictureShape }): Promise<Uint8Array> {
	if (shape.kind === 'card') return card(drawn)
	const { spec, images } = drawn
	const worn = wornScene(spec, images)
	const image = worn ? wornImage(worn, shape.width) : raster(drawPicture(spec, images), shape.width)
	if (shape.format === 'png') return image.png({ compressionLevel: 9 }).toBuffer()
	return worn ? wornWebp(image, shape.width) : image.webp({ ...flatQuality, effort: 4 }).toBuffer()
}

const tasks = { render }
export type RenderTasks = typeof tasks

serveTasks(tasks)
