// Draws a picture's spec as SVG and computes the hash that names it.
import { createHash } from 'node:crypto'
import { loadPack, packsFor } from '#garments/packs.server.ts'
import { renderDesign } from '#garments/render.ts'
import { toSvg } from '#garments/svg.ts'
import { templateAsSaved } from '#garments/templates/index.ts'
import type { PictureSpec } from '../schemas.ts'
import { sceneSideBySide } from './side-by-side.server.ts'

/** Text as outlines on a baseline, `capHeight` pixels tall; characters that the font lacks are omitted. */
function outline(text: string, at: { x: number; y: number; capHeight: number }): string {
	const pack = loadPack('bebas-neue')
	if (!pack) return ''
	const scale = at.capHeight / pack.cap
	let x = at.x
	return [...text]
		.map((character) => {
			const glyph = pack.g[String(character.codePointAt(0))]
			if (!glyph) return ''
			const [advance, d] = glyph
			const placed = `<path transform="translate(${x.toFixed(2)} ${at.y}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})" d="${d}"/>`
			x += advance * scale
			return placed
		})
		.join('')
}

const yardLines = Array.from({ length: 10 }, (_, index) => `M${120 * (index + 1)} 0V630`).join('')
const hashMarks = Array.from({ length: 50 }, (_, index) => `M${24 * index} 0v14M${24 * index} 616v14`).join(
	'',
)

/** 1200 × 630 SVG around the drawing of a garment. */
export function socialCard(garmentSvg: string): string {
	const placed = garmentSvg.replace('<svg ', '<svg x="640" y="10" width="500" height="610" ')
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">
<defs><radialGradient id="turf" cx="0.75" cy="0.3" r="0.9"><stop offset="0" stop-color="#14563a"/><stop offset="1" stop-color="#0a2a1d"/></radialGradient></defs>
<rect width="1200" height="630" fill="url(#turf)"/>
<path d="${yardLines}" stroke="#ffffff" stroke-opacity="0.08" stroke-width="2"/>
<path d="${hashMarks}" stroke="#ffffff" stroke-opacity="0.14" stroke-width="2"/>
<g fill="#f7f5ef">${outline('FIELDHOUSE', { x: 70, y: 300, capHeight: 112 })}</g>
<g fill="#f4b41a">${outline('CUSTOM TEAM GEAR SINCE 1958', { x: 72, y: 372, capHeight: 42 })}</g>
${placed}</svg>`
}

/** @throws Error for an unknown template; the registering caller is at fault. */
export function drawPicture(spec: PictureSpec): string {
	const { templateId, templateVersion, beside } = spec
	if (beside) return toSvg(sceneSideBySide([spec, ...beside], spec.mode), { idPrefix: 'p' })
	const template = templateAsSaved(spec)
	if (!template) throw new Error(`No garment template called ${templateId} at version ${templateVersion}`)
	const { view, mode, config, crop } = spec
	const svg = toSvg(renderDesign({ template, config, view, mode, packs: packsFor(config, template) }), {
		idPrefix: 'p',
	})
	if (!crop) return svg
	return svg.replace(/viewBox="[^"]*"/, `viewBox="${crop.x} ${crop.y} ${crop.w} ${crop.h}"`)
}

export const hashOfDrawing = (svg: string): string =>
	createHash('sha256').update(svg).digest('hex').slice(0, 24)
