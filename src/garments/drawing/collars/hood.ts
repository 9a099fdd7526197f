// The raised hood of a sweatshirt: opening, lining and drawcord in front, panels at the back.
import { group, path, type SceneNode } from '../../scene.ts'
import { cord, eyelets } from '../buttons.ts'
import { black, clothOf, colorOf, dark, linear, lit, shadows, white, type Cloth } from '../cloth.ts'
import { across, around, centerX, closed, open, run, type Curve } from '../curves.ts'
import { castShadow, edgeShadow, lightFolds, lips, shadowFolds, type Fold } from '../folds.ts'
import { parallel } from '../measure.ts'
import { seam, stitchRow } from '../stitches.ts'
import { wornHood } from '../../worn/collars/hood.ts'
import type { Collar } from '../top.ts'
import type { Pieces } from '../body.ts'

const crown = run([0, 14], [20, 13, 42, 24, 50, 48], [56, 66, 63, 86, 61, 104])
const frontOutline: Curve[] = [...crown, ...run([61, 104], [50, 124, 24, 136, 0, 151])]
const backOutline: Curve[] = [...crown, ...run([61, 104], [48, 117, 22, 123, 0, 123])]
const opening: Curve[] = run([0, 30], [17, 29, 31, 42, 36, 64], [42, 92, 26, 114, 0, 138])

const creases: Fold[] = [
	[[142, 100], [158, 116], [190, 140], 0.6, 9],
	[[258, 98], [244, 116], [212, 140], 9, 0.6],
	[[146, 62], [150, 84], [160, 106], 0.6, 8],
	[[255, 60], [251, 84], [242, 104], 8, 0.6],
]

const backCreases: Fold[] = [
	[[142, 92], [166, 116], [204, 118], 0.6, 12],
	[[258, 90], [236, 114], [200, 117], 12, 0.6],
	[[150, 60], [160, 92], [188, 112], 0.6, 10],
	[[250, 58], [242, 90], [214, 111], 10, 0.6],
]

function hoodCloth(pieces: Pieces, outline: Curve[]): Cloth {
	const { resolved } = pieces
	return clothOf(colorOf(resolved, 'hood', 'body'), resolved, closed(around(outline)))
}

function shell(cloth: Cloth, folds: Fold[]): SceneNode[] {
	const stops = shadows(cloth.tone, [0, 0.24], [0.16, 0.05], [0.36, 0], [0.66, 0.03], [0.88, 0.16], [1, 0.3])
	return [
		path(cloth.cut, { fill: cloth.color }),
		path(cloth.cut, { fill: linear([138, 0], [262, 0], stops) }),
		lit(cloth, { at: [176, 34], rx: 40, ry: 20, turn: -24, alpha: 0.14 }),
		...shadowFolds(cloth, folds, 0.2),
		...lightFolds(cloth, lips(folds), 0.11),
		...edgeShadow(cloth, cloth.cut, { width: 14, alpha: 0.2 }),
	]
}

function lining(pieces: Pieces, shellCloth: Cloth): SceneNode[] {
	const d = closed(around(opening))
	const color = pieces.resolved.colors.lining ?? shellCloth.color
	const cloth = clothOf(color, pieces.resolved, d)
	const depth = shadows(cloth.tone, [0, 0.42], [0.5, 0.36], [0.85, 0.2], [1, 0.12])
	const backSeam = run([200, 30], [200.6, 64, 200, 101])
	return [
		group(
			[
				path(d, { fill: color }),
				path(d, { fill: linear([0, 30], [0, 138], depth) }),
				dark(cloth, { at: [200, 60], rx: 44, ry: 44, alpha: 0.2 }),
				...seam(cloth, backSeam),
				path(open(across(run([0, 103], [16, 103, 30, 98, 42, 86]))), {
					stroke: black,
					strokeWidth: 1,
					opacity: 0.3,
				}),
				...edgeShadow(cloth, d, { width: 16, alpha: 0.34 }),
			],
			{ clip: d, id: 'zone-lining' },
		),
		path(d, { stroke: black, strokeWidth: 1, opacity: 0.4 }),
		path(open(parallel(across(opening.slice(0, 1)), -1)), {
			stroke: white,
			strokeWidth: 1,
			opacity: 0.16 * shellCloth.tone.light,
		}),
		...stitchRow(shellCloth, parallel(around(opening), -7)),
	]
}

function drawcord({ resolved, shirt }: Pieces): SceneNode[] {
	const color = resolved.colors.drawcord ?? '#f7f7f5'
	const left = 'M186 139C182 158 187 178 181 204'
	const right = 'M214 139C219 156 213 174 219 197'
	const tips = 'M181.4 200L179.8 211.5M218.6 193L220.4 204.5'
	return [
		...eyelets(
			[
				[186, 137.5],
				[214, 137.5],
			],
			2.3,
		),
		...cord(shirt, { d: `${left}${right}`, color, width: 3.4 }),
		path(tips, { stroke: '#6d7275', strokeWidth: 3.8 }),
		path(tips, { stroke: '#d9dcdd', strokeWidth: 1.2 }),
	]
}

function neckSeamShadow({ shirt, body }: Pieces, d: string): SceneNode {
	return group(castShadow(shirt, d, { widths: [16, 10, 5], alpha: 0.055 }), { clip: body.path })
}

const drawnHood = (pieces: Pieces) => {
	const back = pieces.view === 'back'
	const cloth = hoodCloth(pieces, back ? backOutline : frontOutline)
	const panels = [run([184, 18], [178, 60, 184, 122]), run([216, 18], [222, 60, 216, 122])]
	const lap = run([centerX, 136], [centerX + 1, 146], [centerX - 3, 151])
	const detail = back
		? panels.flatMap((line) => [...seam(cloth, line), ...stitchRow(cloth, parallel(line, 2.4))])
		: seam(cloth, lap)
	return {
		inside: [],
		outside: [
			neckSeamShadow(pieces, cloth.cut),
			group([...shell(cloth, back ? backCreases : creases), ...detail], { clip: cloth.cut, id: 'zone-hood' }),
			path(cloth.cut, { stroke: black, strokeWidth: 1, opacity: 0.34 * cloth.tone.shadow }),
			...(back ? [] : [...lining(pieces, cloth), ...drawcord(pieces)]),
		],
	}
}

export const hoodCollar: Collar = Object.assign(drawnHood, { worn: wornHood })
