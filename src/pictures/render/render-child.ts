// A child process that renders specs to picture files: a native crash or slow drawing affects only this process.
import { flushCompileCache } from 'node:module'
import { constants, setPriority } from 'node:os'
import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import { socialCard } from '../service/card.server.ts'
import { drawPicture } from '../service/drawing.server.ts'
import type { PictureShape, PictureSpec } from '../schemas.ts'

/** A catalog picture by its spec, or a finished SVG drawing. */
export type Drawn = { spec: PictureSpec } | { svg: string }
export type RenderOrder = { id: number; drawn: Drawn; shape: PictureShape }
export type RenderResult = { id: number; bytes: Uint8Array } | { id: number; failure: string }
/** Sent once, when the renderer accepts orders. */
export type RendererReady = { ready: true }

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

async function render({ drawn: order, shape }: RenderOrder): Promise<Uint8Array> {
	const svg = 'svg' in order ? order.svg : drawPicture(order.spec)
	if (shape.kind === 'card')
		return raster(socialCard(svg), 1200).png({ palette: true, colours: 256 }).toBuffer()
	const drawn = raster(svg, shape.width)
	return shape.format === 'png'
		? drawn.png({ compressionLevel: 9 }).toBuffer()
		: drawn.webp({ quality: 82, alphaQuality: 90, effort: 4 }).toBuffer()
}

// Page requests take precedence over pictures for CPU time.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

process.on('message', (order: RenderOrder) => {
	render(order).then(
		(bytes) => process.send?.({ id: order.id, bytes } satisfies RenderResult),
		(failure: unknown) => process.send?.({ id: order.id, failure: String(failure) } satisfies RenderResult),
	)
})
process.on('disconnect', () => process.exit(0))
process.send?.({ ready: true } satisfies RendererReady)
// A killed process cannot save its compile cache; saving it now speeds up the next renderer's start.
flushCompileCache()
