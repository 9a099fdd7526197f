// The quarter zip: a stand collar with a zip down to the upper chest.
import { group, path, type SceneNode } from '../../scene.ts'
import type { Seam } from '../../template.ts'
import { black, clothOf, colorOf, linear, shadows, white, type Cloth } from '../cloth.ts'
import { across, around, closed, open, reversed, run, type Curve } from '../curves.ts'
import { castShadow, edgeShadow } from '../folds.ts'
import { parallel } from '../measure.ts'
import { seamAlong } from '../seams.ts'
import { seam, stitchRow } from '../stitches.ts'
import { standFromSide } from '../side/shaped-collars.ts'
import type { Collar, WornPart } from '../top.ts'
import type { Pieces } from '../body.ts'
import { neckStitches } from './band.ts'
import { wornZip } from '../../worn/collars/zip.ts'
import type { NeckLoop } from '../../worn/tops/model.ts'

const top = run([0, 44], [16, 44, 32, 41, 40, 33])
const frontEdge: Curve[] = [
	...run([0, 50], [18, 49, 34, 44, 40, 33]),
	...run([40, 33], [47, 46, 50, 56, 51, 66]),
]
const frontOutline: Curve[] = [...frontEdge, ...run([51, 66], [40, 82, 20, 90, 0, 91])]
const backOutline: Curve[] = [
	...run([0, 30], [18, 30, 34, 30, 40, 33]),
	...run([40, 33], [47, 46, 50, 56, 51, 66]),
	...run([51, 66], [36, 78, 18, 81, 0, 81]),
]

function stand(cloth: Cloth): SceneNode[] {
	const stops = shadows(cloth.tone, [0, 0.28], [0.25, 0.03], [0.42, 0], [0.7, 0.06], [1, 0.32])
	return [
		path(cloth.cut, { fill: cloth.color }),
		path(cloth.cut, { fill: linear([149, 0], [251, 0], stops) }),
		...edgeShadow(cloth, cloth.cut, { width: 9, alpha: 0.2 }),
	]
}

function inside(cloth: Cloth): SceneNode[] {
	const hole = closed(
		across(run([0, 31], [18, 31, 34, 31, 40, 33])),
		reversed(across(run([0, 51], [18, 50, 34, 45, 40, 34]))),
	)
	return [
		path(hole, { fill: cloth.color }),
		path(hole, { fill: linear([0, 31], [0, 52], shadows(cloth.tone, [0, 0.26], [1, 0.55])) }),
		path(open(across(run([0, 31], [18, 31, 34, 31, 40, 33]))), {
			stroke: black,
			strokeWidth: 0.9,
			opacity: 0.35,
		}),
		path('M191 35h18v9h-18Z', { fill: '#f7f5ef' }),
		path('M194 38h12M196 41h8', { stroke: '#0f3d2a', strokeWidth: 0.8 }),
	]
}

/** The y of the zip's lower end. */
const bottom = 186

/** The row of stitches around the zip. */
const aroundZip = () => run([191, 86], [191, bottom + 4], [209, bottom + 4], [209, 86])

export const zipSeams = ({ view }: Pieces): Seam[] =>
	view === 'back' ? [] : [seamAlong('zip', 'zip', aroundZip())]

function zipper({ resolved }: Pieces): SceneNode[] {
	const tape = resolved.colors.zip ?? '#2a2d30'
	return [
		path(`M195.5 50V${bottom}h9V50Z`, { fill: black, opacity: 0.2 }),
		path(`M196.4 50V${bottom - 1}h7.2V50Z`, { fill: tape }),
		path(`M200 50V${bottom - 2}`, { stroke: '#8d9296', strokeWidth: 2.6 }),
		path(`M200 50V${bottom - 2}`, { stroke: '#2a2d30', strokeWidth: 2.6, dash: [0.9, 0.9] }),
		path(`M196.4 50V${bottom - 1}M203.6 50V${bottom - 1}`, {
			stroke: black,
			strokeWidth: 0.7,
			opacity: 0.45,
		}),
		path('M197.4 56h5.2v7h-5.2Z', { fill: '#b9bdc0' }),
		path('M198.4 61h3.2l1 13h-5.2Z', { fill: '#c9cdd0' }),
		path('M197.4 56h5.2v7h-5.2ZM198.4 61h3.2l1 13h-5.2Z', { stroke: black, strokeWidth: 0.5, opacity: 0.5 }),
		path('M199.2 62V72', { stroke: white, strokeWidth: 0.6, opacity: 0.7 }),
	]
}

const drawnZip = (pieces: Pieces) => {
	const { resolved, shirt, view, body } = pieces
	const outline = view === 'back' ? backOutline : frontOutline
	const cloth = clothOf(colorOf(resolved, 'collar', 'body'), resolved, closed(around(outline)))
	const lower = across(reversed(outline.slice(-1)))
	const cast = group(castShadow(shirt, open(lower), { widths: [9, 5], alpha: 0.07 }), { clip: body.path })
	const front = [...stitchRow(shirt, aroundZip()), ...zipper(pieces)]
	return {
		inside: [],
		outside: [
			...(view === 'back' ? [] : inside(cloth)),
			cast,
			group(stand(cloth), { clip: cloth.cut, id: 'zone-collar' }),
			path(cloth.cut, { stroke: black, strokeWidth: 0.9, opacity: 0.36 * cloth.tone.shadow }),
			...seam(cloth, lower),
			...stitchRow(shirt, parallel(lower, 2.6)),
			...stitchRow(cloth, parallel(across(view === 'back' ? backOutline.slice(0, 1) : top), 4)),
			...(view === 'back' ? [] : front),
		],
	}
}

/** Distance of the stitches from the neckline, beside the collar's seam. */
const besideSeam = 6.2

export const zipCollar: Collar = Object.assign(drawnZip, {
	side: standFromSide,
	worn: (pieces: Pieces, neck: NeckLoop): WornPart => {
		const { drawnOn, ...zip } = wornZip(pieces, neck, { bottom })
		const rows = neckStitches(pieces, besideSeam)
		return { ...zip, drawnOn: { front: [...rows.front, ...(drawnOn?.front ?? [])], back: rows.back } }
	},
})
