// Draws a picture's spec as flat SVG, and computes the hash that names it.
import { createHash } from 'node:crypto'
import { loadPack, packsFor } from '#garments/packs.server.ts'
import { renderDesign } from '#garments/render.ts'
import { withImages, type Scene } from '#garments/scene.ts'
import { toSvg } from '#garments/svg.ts'
import type { CardShop } from '#kit/shop.ts'
import { lightGroundOf } from '#ui/brand-colors.ts'
import { templateAsSaved } from '#garments/templates/index.ts'
import type { PictureSpec, PrivatePicture } from '../schemas.ts'
import { downloadSize } from '../urls.ts'
import { sceneSideBySide } from './side-by-side.server.ts'
import { wornFingerprint, wornScene } from './worn.server.ts'

type Outlined = { x: number; y: number; capHeight: number; widest: number }

/**
 * Text as outlines on a baseline, `capHeight` pixels tall, less where it would be wider than `widest`; characters that
 * the font lacks are omitted.
 */
function outline(text: string, at: Outlined): string {
	const pack = loadPack('bebas-neue')
	if (!pack) return ''
	const glyphs = [...text].flatMap((character) => {
		const glyph = pack.g[String(character.codePointAt(0))]
		return glyph ? [glyph] : []
	})
	const width = glyphs.reduce((sum, [advance]) => sum + advance, 0)
	const scale = Math.min(at.capHeight / pack.cap, at.widest / Math.max(1, width))
	let x = at.x
	return glyphs
		.map(([advance, d]) => {
			const placed = `<path transform="translate(${x.toFixed(2)} ${at.y}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})" d="${d}"/>`
			x += advance * scale
			return placed
		})
		.join('')
}

type Size = { width: number; height: number }
type GroundColors = CardShop['look']['colors']

/** The shop's turf with yard lines and hash marks, to stand in an SVG of this size. */
function turf({ width, height }: Size, colors: GroundColors): string {
	const yardLines = Array.from(
		{ length: Math.floor(width / 120) },
		(_, index) => `M${120 * (index + 1)} 0V${height}`,
	).join('')
	const hashMarks = Array.from(
		{ length: Math.ceil(width / 24) },
		(_, index) => `M${24 * index} 0v14M${24 * index} ${height - 14}v14`,
	).join('')
	return `<defs><radialGradient id="turf" cx="0.75" cy="0.3" r="0.9"><stop offset="0" stop-color="${lightGroundOf(colors)}"/><stop offset="1" stop-color="${colors.turf}"/></radialGradient></defs>
<rect width="${width}" height="${height}" fill="url(#turf)"/>
<path d="${yardLines}" stroke="#ffffff" stroke-opacity="0.08" stroke-width="2"/>
<path d="${hashMarks}" stroke="#ffffff" stroke-opacity="0.14" stroke-width="2"/>`
}

/** SVG of the ground behind a picture to download, drawn at half of its size so that lines stay visible. */
export function downloadGround({ look }: Pick<CardShop, 'look'>): string {
	const size = { width: downloadSize.width / 2, height: downloadSize.height / 2 }
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}">
${turf(size, look.colors)}</svg>`
}

const onCard = 'x="640" y="10" width="500" height="610"'

/** The flat drawing of a garment on its place on a card. */
export const flatOnCard = (svg: string): string => svg.replace('<svg ', `<svg ${onCard} `)

/** A PNG of a garment on its place on a card. */
export const imageOnCard = (png: Buffer): string =>
	`<image ${onCard} href="data:image/png;base64,${png.toString('base64')}"/>`

/** 1200 × 630 SVG around a garment on its place. */
export function socialCard(
	placed: string,
	{ facts: { name, established }, look: { colors } }: CardShop,
): string {
	const since = `CUSTOM TEAM GEAR${established === '' ? '' : ` SINCE ${established}`}`
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">
${turf({ width: 1200, height: 630 }, colors)}
<g fill="#f7f5ef">${outline(name.toUpperCase(), { x: 70, y: 300, capHeight: 112, widest: 610 })}</g>
<g fill="${colors.action}">${outline(since, { x: 72, y: 372, capHeight: 42, widest: 610 })}</g>
${placed}</svg>`
}

/** @throws Error for an unknown template; the registering caller is at fault. */
export function drawPicture(spec: PictureSpec, images?: PrivatePicture['images']): string {
	const scene = sceneOf(spec)
	const nodes = images ? withImages(scene.nodes, (href) => images[href]) : scene.nodes
	const svg = toSvg({ ...scene, nodes }, { idPrefix: 'p' })
	const { crop } = spec
	if (!crop) return svg
	return svg.replace(/viewBox="[^"]*"/, `viewBox="${crop.x} ${crop.y} ${crop.w} ${crop.h}"`)
}

function sceneOf(spec: PictureSpec): Scene {
	const { templateId, templateVersion, beside, view, mode, config } = spec
	if (beside) return sceneSideBySide([spec, ...beside], mode)
	const template = templateAsSaved(spec)
	if (!template) throw new Error(`No garment template called ${templateId} at version ${templateVersion}`)
	return renderDesign({ template, config, view, mode, packs: packsFor(config, template) })
}

/** The picture's name: equal for equal pictures, and another one for any other drawing, mesh or turn. */
export function pictureHash(spec: PictureSpec): string {
	const worn = wornScene(spec)
	const drawn = worn ? wornFingerprint(worn) : drawPicture(spec)
	return createHash('sha256').update(drawn).digest('hex').slice(0, 24)
}
