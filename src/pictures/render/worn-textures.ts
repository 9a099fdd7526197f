// Draws the textures of worn garments with resvg, and worn pictures with them.
import { Resvg } from '@resvg/resvg-js'
import { group, type SceneNode } from '#garments/scene.ts'
import { toSvg } from '#garments/svg.ts'
import type { WornGarment } from '#garments/worn/model.ts'
import {
	rasterize,
	textureKey,
	texturesFor,
	type DrawnTexture,
	type Pixels,
	type TextureNeed,
	type WornView,
} from '#garments/worn/raster/rasterize.ts'
import { withoutLayers } from './raster.ts'

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

const needsLayer = / opacity=|clip-path=|<image/

/** Cloth reaches past its canvas by less than this, in canvas pixels. */
const bleed = 60

/**
 * A box so large that all of the canvas lies within two boxes of its upper left corner: resvg 2.6 ends the process when a
 * layer lies farther out.
 */
function safe(
	{ x, y, width, height }: TextureNeed['box'],
	canvas: WornGarment['canvas'],
): TextureNeed['box'] {
	const least = (start: number, size: number) => Math.ceil(Math.max(start + bleed, size + bleed - start) / 2)
	return {
		x,
		y,
		width: Math.max(width, least(x, canvas.width)),
		height: Math.max(height, least(y, canvas.height)),
	}
}

/** The box as large as a whole number of texture pixels: resvg stretches it to one. */
const onPixels = ({ x, y, width, height }: TextureNeed['box'], scale: number): TextureNeed['box'] => ({
	x,
	y,
	width: Math.ceil(width * scale) / scale,
	height: Math.ceil(height * scale) / scale,
})

const svgOf = (nodes: readonly SceneNode[], { x, y, width, height }: TextureNeed['box']): string => {
	const moved = group([...nodes], { matrix: [1, 0, 0, 1, -x, -y] })
	return withoutLayers(toSvg({ width, height, pxPerInch: 1, title: '', nodes: [moved] }))
}

function drawSvg(svg: string, { box, scale }: Pick<TextureNeed, 'box' | 'scale'>): Pixels {
	const width = Math.max(1, Math.round(box.width * scale))
	const drawn = new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: noFonts }).render()
	return { width: drawn.width, height: drawn.height, rgba: drawn.pixels }
}

/** `M-40 -40H440V540H-40Z`: whole canvases and bands of cloth. */
const rectangle = /^M(-?[\d.]+) (-?[\d.]+)H(-?[\d.]+)V(-?[\d.]+)H\1Z$/

const hex = /^#[0-9a-f]{6}$/i

/** The color of cloth that is the same all over the box: then nothing needs to be drawn. */
function onlyColor(nodes: readonly SceneNode[], box: TextureNeed['box']): string | undefined {
	const [node, ...others] = nodes
	if (node?.type !== 'path' || others.length > 0 || node.stroke !== undefined) return undefined
	if (typeof node.fill !== 'string' || !hex.test(node.fill) || node.opacity !== undefined) return undefined
	const [left = 0, top = 0, right = 0, bottom = 0] = (rectangle.exec(node.d)?.slice(1) ?? []).map(Number)
	const holds = left <= box.x && top <= box.y && right >= box.x + box.width && bottom >= box.y + box.height
	return holds ? node.fill : undefined
}

/** Two by two pixels, so that there is something between to look up. */
function plainTexture(color: string, box: TextureNeed['box']): DrawnTexture {
	const rgba = Buffer.from(`${color.slice(1)}ff`.repeat(4), 'hex')
	return { box, scale: 2 / box.width, cloth: { width: 2, height: 2, rgba } }
}

function drawTexture(
	{ cloth: bare, printed, art }: WornGarment['textures'][number],
	{ isInside, ...need }: TextureNeed,
	canvas: WornGarment['canvas'],
): DrawnTexture {
	const cloth = isInside ? bare : [...bare, ...printed]
	const hasArt = art.length > 0 && !isInside
	const color = hasArt ? undefined : onlyColor(cloth, need.box)
	if (color !== undefined) return plainTexture(color, need.box)
	const isSafe = [cloth, ...(hasArt ? [art] : [])].every((nodes) => !needsLayer.test(svgOf(nodes, need.box)))
	const { scale } = need
	const box = onPixels(isSafe ? need.box : safe(need.box, canvas), scale)
	const drawn = (nodes: readonly SceneNode[]) => drawSvg(svgOf(nodes, box), { box, scale })
	const texture = { box, scale, cloth: drawn(cloth) }
	return hasArt ? { ...texture, art: straightened(drawn(art)) } : texture
}

/** The textures that a view needs, by `textureKey`. */
export function drawTextures(garment: WornGarment, needs: readonly TextureNeed[]): Map<string, DrawnTexture> {
	const drawn = new Map<string, DrawnTexture>()
	for (const need of needs) {
		const texture = garment.textures.find(({ id }) => id === need.id)
		if (texture) drawn.set(textureKey(need), drawTexture(texture, need, garment.canvas))
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
