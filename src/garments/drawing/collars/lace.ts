// The hockey neck: a V with a laced slit.
import { group, path, type SceneNode } from '../../scene.ts'
import type { Seam } from '../../template.ts'
import { cord, eyelets } from '../buttons.ts'
import { black, clothOf, colorOf, linear, type Cloth } from '../cloth.ts'
import { placed, run, type Point } from '../curves.ts'
import { seamAlong } from '../seams.ts'
import { stitchRow } from '../stitches.ts'
import { bandFromSide } from '../side/collar.ts'
import type { Collar, WornPart } from '../top.ts'
import { wornLaces } from '../../worn/collars/lace.ts'
import type { NeckLoop } from '../../worn/tops/model.ts'
import type { Pieces } from '../body.ts'
import { bandCollar } from './band.ts'

const slitLength = 46
const rows = [4, 15.5, 27, 38.5]
/** The same on the worn jersey, whose cloth is short below the neck. */
const wornRows = [5, 20, 33, 42]

function facing(cloth: Cloth, tip: number): SceneNode[] {
	const d = `M186 ${tip - 8}L200 ${tip + 4}L214 ${tip - 8}L212 ${tip + slitLength + 8}Q200 ${tip + slitLength + 15} 188 ${tip + slitLength + 8}Z`
	const slit = `M196 ${tip + 3}L200 ${tip + slitLength}L204 ${tip + 3}Z`
	return [
		path(d, { stroke: black, strokeWidth: 4, opacity: 0.08 }),
		path(d, { fill: cloth.color }),
		path(d, {
			fill: linear(
				[186, 0],
				[214, 0],
				[
					[0, black, 0],
					[0.45, black, 0.05],
					[1, black, 0.16],
				],
			),
		}),
		path(d, { stroke: black, strokeWidth: 0.9, opacity: 0.4 * cloth.tone.shadow, join: 'round' }),
		path(slit, { fill: '#0b0c0e', opacity: 0.55 }),
		path(slit, { stroke: black, strokeWidth: 0.8, opacity: 0.5, join: 'round' }),
		...stitchRow(
			cloth,
			run([189.6, tip], [190.4, tip + slitLength + 5], [209.6, tip + slitLength + 5], [210.4, tip]),
		),
	]
}

function laces({ resolved, shirt }: Pieces, tip: number): SceneNode[] {
	const holes = rows.flatMap((dy): Point[] => [placed([-7, tip + dy], 1), placed([7, tip + dy], 1)])
	const crossings = rows.slice(1).map((dy, index) => {
		const above = tip + (rows[index] ?? 0)
		return `M193 ${above}L207 ${tip + dy}M207 ${above}L193 ${tip + dy}`
	})
	const bottom = tip + 38.5
	const loops = `M200 ${bottom + 6}C184 ${bottom - 2} 176 ${bottom + 8} 181 ${bottom + 14}C186 ${bottom + 19} 196 ${bottom + 12} 200 ${bottom + 7}C214 ${bottom - 1} 224 ${bottom + 7} 219 ${bottom + 14}C214 ${bottom + 20} 205 ${bottom + 13} 200 ${bottom + 7}`
	const ends = `M199 ${bottom + 7}C190 ${bottom + 22} 192 ${bottom + 36} 185 ${bottom + 52}M201 ${bottom + 7}C211 ${bottom + 20} 207 ${bottom + 34} 214 ${bottom + 47}`
	const color = resolved.colors.lace ?? '#f7f7f5'
	return [
		...eyelets(holes),
		...cord(shirt, { d: crossings.join(''), color, width: 3 }),
		...cord(shirt, { d: `${ends}${loops}`, color, width: 2.6 }),
		path(`M196.6 ${bottom + 3.4}h6.8v6.4h-6.8Z`, { fill: color }),
		path(`M196.6 ${bottom + 3.4}h6.8v6.4h-6.8Z`, { stroke: black, strokeWidth: 0.6, opacity: 0.4 }),
	]
}

const band = bandCollar({ width: 11, ribbed: false })

const tipOf = ({ body }: Pieces) => body.shape.neck.top + body.shape.neck.depth

/** The outline of the facing around the slit. */
export function laceSeams(pieces: Pieces): Seam[] {
	if (pieces.view === 'back') return []
	const tip = tipOf(pieces)
	const low = tip + slitLength + 8
	return [seamAlong('placket', 'laced slit', run([186, tip - 8], [188, low], [212, low], [214, tip - 8]))]
}

const drawnLaces = (pieces: Pieces) => {
	const drawn = band(pieces)
	if (pieces.view === 'back') return drawn
	const { resolved, body } = pieces
	const tip = tipOf(pieces)
	const cloth = clothOf(colorOf(resolved, 'collar', 'body'), resolved, body.path)
	return {
		inside: drawn.inside,
		outside: [group(facing(cloth, tip), { id: 'lace-facing' }), ...drawn.outside, ...laces(pieces, tip)],
	}
}

function worn(pieces: Pieces, neck: NeckLoop): WornPart {
	const tip = tipOf(pieces)
	const color = colorOf(pieces.resolved, 'collar', 'body')
	const plain = path('M100 0H300V400H100Z', { fill: color })
	const cut = { tip, rows: wornRows, color: pieces.resolved.colors.lace ?? '#f7f7f5' }
	const laced = wornLaces(neck, {
		...cut,
		facing: [plain, ...facing(clothOf(color, pieces.resolved, pieces.body.path), tip)],
	})
	const collar: WornPart = band.worn?.(pieces, neck) ?? { pieces: [], cloths: [] }
	return {
		...collar,
		pieces: [...collar.pieces, ...laced.pieces],
		cloths: [...collar.cloths, ...laced.cloths],
	}
}

export const laceCollar: Collar = Object.assign(drawnLaces, {
	worn,
	side: bandFromSide({ width: 12, ribbed: true }),
})
