// SVG documents to pixels, for pictures and proofs.
import { Resvg } from '@resvg/resvg-js'
import sharp, { type Sharp } from 'sharp'

const noFonts = { loadSystemFonts: false }

/**
 * The opacity of lines and of plain areas as that of their stroke or fill. It looks the same, and resvg needs no layer, of
 * which it is slow to draw many.
 */
export const withoutLayers = (svg: string): string =>
	svg.replaceAll(/<path ([^>]*) opacity="([^"]*)">/g, (all, rest: string, opacity: string) => {
		if (rest.includes('fill="none"')) return `<path ${rest} stroke-opacity="${opacity}">`
		return rest.includes('stroke=') ? all : `<path ${rest} fill-opacity="${opacity}">`
	})

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

/** The document with the given width in pixels, for any file format. */
export function raster(svg: string, width: number): Sharp {
	const drawn = new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: noFonts }).render()
	const size = { width: drawn.width, height: drawn.height, channels: 4 } as const
	return sharp(unweigh(drawn.pixels), { raw: size })
}
