// Draws the textures of worn garments with resvg, and worn pictures with them.
import { Resvg } from '@resvg/resvg-js'
import { group, type SceneNode } from '#garments/scene.ts'
import { toSvg } from '#garments/svg.ts'
import type { WornGarment } from '#garments/worn/model.ts'
import {
	rasterize,
	texturesFor,
	type DrawnTexture,
	type Pixels,
	type TextureNeed,
	type WornView,
} from '#garments/worn/raster/rasterize.ts'

const noFonts = { loadSystemFonts: false }

/** Divides colors by their alpha: resvg's are premultiplied. */
function straightened(pixels: Pixels): Pixels {
	const { rgba } = pixels
	for (let at = 0; at < rgba.length; at += 4) {
		const alpha = rgba[at + 3] ?? 0
		if (alpha === 0 || alpha === 255) continue
		for (let color = at; color < at + 3; color += 1)
			rgba[color] = Math.min(255, Math.round(((rgba[color] ?? 0) * 255) / alpha))
	}
	return pixels
}

function drawNodes(nodes: readonly SceneNode[], { box, scale }: TextureNeed): Pixels {
	const moved = group([...nodes], { matrix: [1, 0, 0, 1, -box.x, -box.y] })
	const svg = toSvg({ width: box.width, height: box.height, pxPerInch: 1, title: '', nodes: [moved] })
	const width = Math.max(1, Math.round(box.width * scale))
	const drawn = new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: noFonts }).render()
	return { width: drawn.width, height: drawn.height, rgba: drawn.pixels }
}

/** Cloth reaches past its canvas by less than this, in canvas pixels. */
const bleed = 60

/**
 * The need with a box so large that all of the canvas lies within two boxes of its
 * upper left corner: resvg 2.6 ends the process when a group lies farther out.
 */
function drawable(need: TextureNeed, canvas: WornGarment['canvas']): TextureNeed {
	const { x, y, width, height } = need.box
	const least = (start: number, size: number) => Math.ceil(Math.max(start + bleed, size + bleed - start) / 2)
	const box = {
		x,
		y,
		width: Math.max(width, least(x, canvas.width)),
		height: Math.max(height, least(y, canvas.height)),
	}
	return { ...need, box }
}

/** The textures that a view needs. */
export function drawTextures(garment: WornGarment, needs: readonly TextureNeed[]): Map<string, DrawnTexture> {
	const drawn = new Map<string, DrawnTexture>()
	for (const wanted of needs) {
		const texture = garment.textures.find(({ id }) => id === wanted.id)
		if (!texture) continue
		const need = drawable(wanted, garment.canvas)
		const cloth = drawNodes(texture.cloth, need)
		const art = texture.art.length > 0 && { art: straightened(drawNodes(texture.art, need)) }
		drawn.set(need.id, { box: need.box, scale: cloth.width / need.box.width, cloth, ...art })
	}
	return drawn
}

export type WornPictureOptions = Pick<WornView, 'turnDeg' | 'pitchDeg' | 'frame' | 'width'> &
	Partial<Pick<WornView, 'height'>>

/** A worn picture with a transparent ground, 4 by 5 unless its height says otherwise. */
export function wornPicture(garment: WornGarment, options: WornPictureOptions): Pixels {
	const { pieces, canvas, reliefIn } = garment
	const height = options.height ?? Math.round(options.width * 1.25)
	const view: WornView = { pieces, pxPerInch: canvas.pxPerInch, reliefIn, ...options, height }
	return rasterize(view, drawTextures(garment, texturesFor(view)))
}
