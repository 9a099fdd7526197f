// The collar of one band as worn: the band over the edge of the neck, the tape inside of the back and the label on it.
import { remembered, rememberedByContent } from '../../drawing/curves.ts'
import type { SceneNode } from '../../scene.ts'
import { add, meshesOf, normalsOf, type Grid, type Vec } from '../mesh.ts'
import type { Worn, WornMesh } from '../model.ts'
import { bandShell } from './band.ts'
import type { NeckLoop } from './model.ts'
import { strip, stripTop } from './strips.ts'

/** Height of the tape in canvas pixels. */
const tapeHigh = 5
/** Distance of tape and label from the inside of the shirt, in inches. */
const above = { tape: 0.08, label: 0.12 } as const
/** Half width and height of the label with its size tag, in canvas pixels. */
const label = { half: 12, high: 20 } as const

const columns = 8
const rows = 5

/** The half of a ring on the back: from its center to the wearer's left, and from the right back to the center. */
function overBack<Value>(ring: readonly Value[]): Value[] {
	const quarter = (ring.length - 1) / 4
	return [...ring.slice(3 * quarter), ...ring.slice(1, quarter + 1)]
}

/** A strip inside of the back, below the band; its outside faces the wearer. */
function tapeOf(neck: NeckLoop, width: number): Grid {
	const lines = [width - 1, width + tapeHigh / 2, width + tapeHigh].map((below) => overBack(neck.ring(below)))
	const length = (lines[0]?.length ?? 1) - 1
	const back: Grid = {
		points: lines,
		uv: lines.map((line, row) =>
			line.map((_, index) => [100 + (200 * index) / length, stripTop.collar + row] as const),
		),
	}
	return laidInside(back, above.tape)
}

/** A rectangle of the back's inside at the label's place in the front view. */
function labelOf(neck: NeckLoop, top: number): Grid {
	const at = (row: number, column: number): readonly [number, number] => [
		label.half * ((2 * column) / columns - 1),
		top + (label.high * row) / rows,
	]
	const points = Array.from({ length: rows + 1 }, (_, row) =>
		Array.from({ length: columns + 1 }, (_unused, column) => {
			const [x, y] = at(row, column)
			return neck.at('back', -x, y)
		}),
	)
	const uv = points.map((line, row) =>
		line.map((_, column) => {
			const [x, y] = at(row, column)
			return [200 + x, y] as const
		}),
	)
	return laidInside({ points, uv }, above.label)
}

/** The grid moved to the side that its rows and columns face. */
function laidInside(grid: Grid, by: number): Grid {
	const normalAt = normalsOf([grid])
	return {
		...grid,
		points: grid.points.map((row) => row.map((point): Vec => add(point, normalAt(point), by))),
	}
}

type Size = { width: number; labelTop: number | undefined }

const meshesFor = remembered((neck: NeckLoop) =>
	rememberedByContent(({ width, labelTop }: Size): Record<string, WornMesh> => {
		const band = bandShell({
			ring: neck.ring,
			width,
			pxPerInch: neck.pxPerInch,
			stripY: stripTop.collar,
			closed: true,
		})
		const grids: Record<string, Grid> = { 'neck-band': band, 'neck-tape': tapeOf(neck, width) }
		if (labelTop !== undefined) grids['neck-label'] = labelOf(neck, labelTop)
		return meshesOf(grids)
	}),
)

export type NeckBand = {
	/** In canvas pixels. */
	width: number
	isRibbed: boolean
	color: string
	stripe: string | undefined
	/** Drawn in the front view; `top` is its upper edge there. */
	label?: { nodes: SceneNode[]; top: number }
}

export function wornBand(neck: NeckLoop, { width, isRibbed, color, stripe, label: sewn }: NeckBand): Worn {
	const meshes = meshesFor(neck)({ width, labelTop: sewn?.top })
	return {
		pieces: Object.entries(meshes).map(([id, mesh]) => ({
			id,
			mesh,
			texture: id === 'neck-label' ? 'label' : 'collar',
			cloth: id === 'neck-band' && isRibbed ? 'rib' : 'woven',
		})),
		cloths: [
			{ id: 'collar', view: 'front', nodes: strip(stripTop.collar, { width, color, stripe }), hasArt: false },
			...(sewn ? [{ id: 'label', view: 'front' as const, nodes: sewn.nodes, hasArt: false }] : []),
		],
	}
}
