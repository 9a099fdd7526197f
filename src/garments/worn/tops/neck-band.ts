// The collar of one band as worn: the band over the edge of the neck and the tape inside of the back.
import { remembered, rememberedByContent } from '../../drawing/curves.ts'
import { meshesOf, type Grid } from '../mesh.ts'
import type { Worn, WornMesh } from '../model.ts'
import { bandShell } from './band.ts'
import type { NeckLoop } from './model.ts'
import { laidInside, wornLabel } from './neck-label.ts'
import { strip, stripTop } from './strips.ts'

/** Height of the tape in canvas pixels. */
const tapeHigh = 5
/** Points of the ring between the tape's ends and the shoulder seams, where cloth bends. */
const tapeEnd = 3
/** Distance of the tape from the inside of the shirt, in inches. */
const above = 0.1

/** The half of a ring on the back: from its center to the wearer's left, and from the right back to the center. */
function overBack<Value>(ring: readonly Value[]): Value[] {
	const quarter = (ring.length - 1) / 4
	return [...ring.slice(3 * quarter + tapeEnd), ...ring.slice(1, quarter + 1 - tapeEnd)]
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
	return laidInside(back, above)
}

const meshesFor = remembered((neck: NeckLoop) =>
	rememberedByContent(({ width, isHeavy }: Pick<NeckBand, 'width' | 'isHeavy'>): Record<string, WornMesh> => {
		const band = bandShell({
			ring: neck.ring,
			width,
			pxPerInch: neck.pxPerInch,
			stripY: stripTop.collar,
			closed: true,
			lining: isHeavy ? 2.6 : 1.5,
		})
		return meshesOf({ 'neck-band': band, 'neck-tape': tapeOf(neck, width) })
	}),
)

export type NeckBand = {
	/** In canvas pixels. */
	width: number
	isRibbed: boolean
	/** On thick cloth. */
	isHeavy: boolean
	color: string
	stripe: string | undefined
	/** In the front view, in canvas pixels. */
	labelTop: number
}

export function wornBand(
	neck: NeckLoop,
	{ width, isRibbed, isHeavy, color, stripe, labelTop }: NeckBand,
): Worn {
	const meshes = meshesFor(neck)({ width, isHeavy })
	const sewn = wornLabel(neck, labelTop)
	return {
		pieces: [
			...Object.entries(meshes).map(([id, mesh]) => ({
				id,
				mesh,
				texture: 'collar',
				cloth: id === 'neck-band' && isRibbed ? ('rib' as const) : ('woven' as const),
			})),
			...sewn.pieces,
		],
		cloths: [
			{ id: 'collar', view: 'front', nodes: strip(stripTop.collar, { width, color, stripe }), hasArt: false },
			...sewn.cloths,
		],
	}
}
