// The knit hat as worn: dome, cuff and pompom, and their cloth.
import { beanieColors, domeStripes, ribNodes } from '../../caps/beanie.ts'
import { clothOf, linear } from '../../drawing/cloth.ts'
import { polyline, rememberedByContent, run, type Point } from '../../drawing/curves.ts'
import { path, type SceneNode } from '../../scene.ts'
import type { ResolvedDesign } from '../../template.ts'
import { meshesOf } from '../mesh.ts'
import type { Worn, WornCloth, WornPiece } from '../model.ts'
import { beanieTop, columnsPerRib, cuffGrid, cuffOutside, domeGrid } from './beanie-mesh.ts'
import { pompomMesh } from './pompom-mesh.ts'

const canvas = 'M-20 -20H420V520H-20Z'

/** Where the yarn of the pompom is on the dome's canvas, in shades from root to end. */
const yarn = { left: 110, top: 30, width: 180, height: 60 } as const

/** Lines along every rib: its valley, and its ridge half a rib further. */
function ribLines(uv: readonly (readonly Point[])[]): { valley: string; ridge: string } {
	const columns = uv[0]?.map((_, column) => uv.map((row): Point => row[column] ?? [0, 0])) ?? []
	const valleys = columns.filter((_, column) => column % columnsPerRib === 0)
	const ridges = valleys
		.slice(1)
		.map((line, index) => line.map(([x, y], row): Point => [(x + (valleys[index]?.[row]?.[0] ?? x)) / 2, y]))
	return { valley: valleys.map(polyline).join(''), ridge: ridges.map(polyline).join('') }
}

const knitOf = rememberedByContent((_cut: 'beanie') => {
	const grids = {
		'dome-front': domeGrid('front'),
		'dome-back': domeGrid('back'),
		'cuff-front': cuffGrid('front'),
		'cuff-back': cuffGrid('back'),
	}
	const domes = meshesOf({ 'dome-front': grids['dome-front'], 'dome-back': grids['dome-back'] })
	const cuffs = meshesOf({ 'cuff-front': grids['cuff-front'], 'cuff-back': grids['cuff-back'] })
	return {
		meshes: { ...domes, ...cuffs },
		pompom: pompomMesh(beanieTop, yarn),
		ribs: {
			dome: ribLines(grids['dome-front'].uv),
			cuff: ribLines(grids['cuff-front'].uv.slice(cuffOutside.from, cuffOutside.to)),
		},
	}
})

/** Yarn of one color, darker at its root, no two ends alike. */
function yarnNodes(color: string): SceneNode[] {
	const { left, top, width, height } = yarn
	const box = (x: number, wide: number) => `M${x} ${top - 10}h${wide}v${height + 20}h${-wide}Z`
	const shades = [0.02, 0.16, 0, 0.09, 0.2, 0.05, 0.12, 0, 0.07]
	const step = width / shades.length
	return [
		path(box(left - 10, width + 20), { fill: color }),
		...shades.map((opacity, index) => path(box(left + index * step, step), { fill: '#000000', opacity })),
		path(box(left - 10, width + 20), {
			fill: linear(
				[0, top],
				[0, top + height],
				[
					[0, '#ffffff', 0.1],
					[0.35, '#000000', 0],
					[1, '#000000', 0.3],
				],
			),
		}),
	]
}

function cloths(resolved: ResolvedDesign): WornCloth[] {
	const { body, cuff, pom } = beanieColors(resolved)
	const { ribs } = knitOf('beanie')
	const [knit, turned] = [clothOf(body, resolved, canvas), clothOf(cuff, resolved, canvas)]
	const dome = [
		path(canvas, { fill: body }),
		...domeStripes(resolved, (y) => run([-20, y], [420, y])),
		...ribNodes(knit, ribs.dome, 4.6),
		...(pom ? yarnNodes(pom) : []),
	]
	const fold = [path(canvas, { fill: cuff }), ...ribNodes(turned, ribs.cuff, 4.2)]
	return [
		{ id: 'dome', view: 'front', nodes: dome, hasArt: false },
		{ id: 'cuff-front', view: 'front', nodes: fold, hasArt: true },
		{ id: 'cuff-back', view: 'back', nodes: fold, hasArt: true },
	]
}

/** The knit hat of the design on an invisible head. */
export function wornBeanie(resolved: ResolvedDesign): Worn {
	const { meshes, pompom } = knitOf('beanie')
	const knit = (['dome-front', 'dome-back', 'cuff-front', 'cuff-back'] as const).map((id): WornPiece => ({
		id,
		mesh: meshes[id],
		texture: id.startsWith('dome') ? 'dome' : id,
		cloth: 'knit',
	}))
	const ball: WornPiece = { id: 'pompom', mesh: pompom, texture: 'dome', cloth: 'fleece' }
	return { pieces: beanieColors(resolved).pom ? [...knit, ball] : knit, cloths: cloths(resolved) }
}
