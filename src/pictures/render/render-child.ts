// A child process that renders specs to picture files: a native crash or slow drawing affects only this process.
import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import { serveTasks } from '#process-pool/child.ts'
import { drawPicture, socialCard } from '../service/drawing.server.ts'
import type { PictureSpec } from '../schemas.ts'
import type { PictureShape } from '../urls.ts'

/** A catalog picture by its spec, or a finished SVG drawing. */
export type Drawn = { spec: PictureSpec } | { svg: string }
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

function raster(svg: string, width: number) {
	const drawn = new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: noFonts }).render()
	const size = { width: drawn.width, height: drawn.height, channels: 4 } as const
	return sharp(unweigh(drawn.pixels), { raw: size })
}

async function render({ drawn: order, shape }: { drawn: Drawn; shape: PictureShape }): Promise<Uint8Array> {
	const svg = 'svg' in order ? order.svg : drawPicture(order.spec)
	if (shape.kind === 'card')
		return raster(socialCard(svg), 1200).png({ palette: true, colours: 256 }).toBuffer()
	const drawn = raster(svg, shape.width)
	return shape.format === 'png'
		? drawn.png({ compressionLevel: 9 }).toBuffer()
		: drawn.webp({ quality: 82, alphaQuality: 90, effort: 4 }).toBuffer()
}

const tasks = { render }
export type RenderTasks = typeof tasks

serveTasks(tasks)
