// Draws a picture's spec as SVG and computes the hash that names it.
import { createHash } from 'node:crypto'
import { packsFor } from '#garments/packs.server.ts'
import { renderDesign } from '#garments/render.ts'
import { toSvg } from '#garments/svg.ts'
import { templateAsSaved } from '#garments/templates/index.ts'
import type { PictureSpec } from '../schemas.ts'

/** @throws Error for an unknown template; the registering caller is at fault. */
export function drawPicture(spec: PictureSpec): string {
	const { templateId, templateVersion } = spec
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
