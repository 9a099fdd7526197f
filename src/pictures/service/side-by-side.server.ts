// Draws several garments in one picture, all in the same scale of inches.
import { packsFor } from '#garments/packs.server.ts'
import { renderDesign, resolveDesign, viewOf } from '#garments/render.ts'
import { group, type Scene } from '#garments/scene.ts'
import type { RenderMode } from '#garments/template.ts'
import { templateAsSaved } from '#garments/templates/index.ts'
import { boxOf, placesOf } from '../rules/side-by-side.ts'
import type { PicturedGarment } from '../schemas.ts'

const canvas = { width: 400, height: 500 }
/** Canvas pixels around the garments. */
const margin = 14
const gapIn = 1.5

function drawn({ templateId, templateVersion, view, config }: PicturedGarment, mode: RenderMode) {
	const template = templateAsSaved({ templateId, templateVersion })
	if (!template) throw new Error(`No garment template called ${templateId} at version ${templateVersion}`)
	const scene = renderDesign({ template, config, view, mode, packs: packsFor(config, template) })
	const { pxPerInch } = viewOf(template, view)
	return {
		scene,
		pxPerInch,
		box: boxOf(template.draw(view, resolveDesign(template, config, mode)).silhouette),
	}
}

/** @throws Error for an unknown template */
export function sceneSideBySide(garments: readonly PicturedGarment[], mode: RenderMode): Scene {
	const all = garments.map((garment) => drawn(garment, mode))
	const sizes = all.map(({ box, pxPerInch }) => ({
		width: box.width / pxPerInch,
		height: box.height / pxPerInch,
	}))
	const inner = { width: canvas.width - 2 * margin, height: canvas.height - 2 * margin }
	const places = placesOf(sizes, inner, gapIn)
	const nodes = all.flatMap(({ scene, pxPerInch, box }, at) => {
		const place = places[at]
		if (!place) return []
		const scale = place.scale / pxPerInch
		const [x, y] = [margin + place.x - box.x * scale, margin + place.y - box.y * scale]
		return [group(scene.nodes, { matrix: [scale, 0, 0, scale, x, y] })]
	})
	const pxPerInch = places[0]?.scale ?? 1
	return { ...canvas, pxPerInch, title: all.map(({ scene }) => scene.title).join('; '), nodes }
}
