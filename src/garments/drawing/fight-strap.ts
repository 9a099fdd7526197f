// The fight strap of a hockey sweater: sewn inside of the back's hem, where it buttons to the pants.
import { path, type SceneNode } from '../scene.ts'
import type { Seam } from '../template.ts'
import type { Pieces } from './body.ts'
import { black, linear, white } from './cloth.ts'
import { centerX, polyline, run } from './curves.ts'
import { seamAlong } from './seams.ts'
import { stitchRow } from './stitches.ts'
import type { SewnOn, WornPart } from './top.ts'
import { wornStrap } from '../worn/collars/fight-strap.ts'
import type { NeckLoop } from '../worn/tops/model.ts'

const halfWidth = 12
/** Height of the stitched patch, from the hem up, and length of the strap below the hem. */
const [patch, hangs] = [24, 15]

const hemOf = ({ body: { shape } }: Pieces) => shape.hem[1] + shape.hemDrop

/** The stitched patch that holds the strap. */
function patchOf(pieces: Pieces) {
	const bottom = hemOf(pieces) - 3
	const [left, right, top] = [centerX - halfWidth, centerX + halfWidth, bottom - patch]
	const edge = run([left, bottom], [left, top], [right, top], [right, bottom])
	const cross = [run([left, bottom], [right, top]), run([left, top], [right, bottom])]
	return { edge, cross }
}

const patchStitches = (pieces: Pieces): SceneNode[] => {
	const { edge, cross } = patchOf(pieces)
	return [edge, ...cross].flatMap((line) => stitchRow(pieces.shirt, line))
}

export const fightStrapSeams = (pieces: Pieces): Seam[] =>
	pieces.view === 'back' ? [seamAlong('seam', 'fight strap', patchOf(pieces).edge)] : []

function drawnStrap(pieces: Pieces): { under: SceneNode[]; over: SceneNode[] } {
	if (pieces.view !== 'back') return { under: [], over: [] }
	const [left, top] = [centerX - 6, hemOf(pieces)]
	const strap = `M${left} ${top}h12v${hangs - 3}q0 3 -3 3h-6q-3 0 -3 -3Z`
	return {
		under: [],
		over: [
			...patchStitches(pieces),
			path(strap, { fill: '#e9e6dc' }),
			path(strap, {
				fill: linear(
					[0, top],
					[0, top + hangs],
					[
						[0, black, 0.5],
						[0.5, black, 0.12],
						[1, black, 0.06],
					],
				),
			}),
			path(strap, { stroke: black, strokeWidth: 0.8, opacity: 0.4 }),
			path(
				polyline([
					[centerX, top + hangs - 9.5],
					[centerX, top + hangs - 3.5],
				]),
				{ stroke: black, strokeWidth: 1.4, opacity: 0.5 },
			),
			path(
				polyline([
					[left + 1.6, top + 1],
					[left + 1.6, top + hangs - 4],
				]),
				{ stroke: white, strokeWidth: 0.6, opacity: 0.5 },
			),
		],
	}
}

export const fightStrap: SewnOn = Object.assign(drawnStrap, {
	worn: (pieces: Pieces, neck: NeckLoop): WornPart => ({
		...wornStrap(neck, hemOf(pieces)),
		drawnOn: { back: patchStitches(pieces) },
	}),
})
