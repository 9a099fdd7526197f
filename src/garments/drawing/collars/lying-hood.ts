// The hood of a sweatshirt as it lies when it is not worn: a thick roll around the neck, its opening upward, and its
// point on the back.
import { group, path, type SceneNode } from '../../scene.ts'
import type { Pieces } from '../body.ts'
import { cord, eyelets } from '../buttons.ts'
import { black, clothOf, colorOf, dark, linear, lit, shadows, white, type Cloth } from '../cloth.ts'
import { across, around, centerX, closed, open, run, type Curve, type Point } from '../curves.ts'
import { castShadow, edgeShadow } from '../folds.ts'
import { parallel } from '../measure.ts'
import { softLights, softShadows, type SoftFold } from '../soft-folds.ts'
import { seam, stitchRow } from '../stitches.ts'
import { hoodFromSide } from '../side/shaped-collars.ts'
import type { Collar } from '../top.ts'
import { wornHood } from '../../worn/collars/hood.ts'

// Half outlines from the center line, on the canvas of 400 × 500 px. The roll seen from the front:
const frontOutline: Curve[] = run(
	[0, 40],
	[26, 40, 50, 46, 61, 64],
	[70, 80, 71, 98, 64, 108],
	[52, 126, 24, 141, 0, 146],
)
/** The edge of the opening: behind the neck, along its sides, and down to where both edges cross. */
const opening: Curve[] = run([0, 48], [22, 48, 40, 54, 46, 68], [50, 86, 26, 112, 0, 128])
/** The fold where the lining turns to the back of the neck. */
const neckFold: Curve[] = run([0, 84], [16, 84, 34, 78, 45, 66])

const backOutline: Curve[] = run(
	[0, 46],
	[26, 46, 50, 52, 60, 68],
	[70, 84, 71, 102, 63, 120],
	[50, 146, 24, 172, 0, 176],
)
/** The edge of the opening as seen from behind, above the shell. */
const backRim: Curve[] = run([0, 60], [26, 60, 46, 64, 59, 76])

const frontFolds: readonly SoftFold[] = [
	[[141, 70], [148, 104], [182, 128], 7, 5],
	[[262, 84], [246, 118], [214, 134], 6, 5],
	[[134, 98], [150, 122], [176, 138], 4, 5],
	[[256, 58], [266, 82], [252, 104], 6, 5],
]
const backFolds: readonly SoftFold[] = [
	[[136, 92], [158, 132], [196, 146], 9, 8],
	[[262, 86], [246, 120], [212, 130], 8, 8],
	[[140, 122], [164, 156], [200, 168], 6, 6],
	[[254, 124], [236, 152], [206, 162], 7, 6],
	[[146, 70], [166, 98], [202, 104], 8, 8],
]

/** The lit ridges above the folds. */
const raised = (folds: readonly SoftFold[]): SoftFold[] => {
	const up = ([x, y]: Point): Point => [x + (x < centerX ? 3 : -3), y - 8]
	return folds.map(([from, bend, to, left, right]) => [up(from), up(bend), up(to), left, right])
}
const frontRidges = raised(frontFolds)
const backRidges = raised(backFolds)

function hoodCloth({ resolved }: Pieces, outline: readonly Curve[]): Cloth {
	return clothOf(colorOf(resolved, 'hood', 'body'), resolved, closed(around(outline)))
}

type Look = { folds: readonly SoftFold[]; ridges: readonly SoftFold[]; bottom: number }

function shell(cloth: Cloth, { folds, ridges, bottom }: Look): SceneNode[] {
	const side = shadows(cloth.tone, [0, 0.22], [0.14, 0.05], [0.36, 0], [0.64, 0.03], [0.86, 0.13], [1, 0.28])
	const down = shadows(cloth.tone, [0, 0], [0.6, 0.03], [1, 0.14])
	return [
		path(cloth.cut, { fill: cloth.color }),
		path(cloth.cut, { fill: linear([130, 0], [270, 0], side) }),
		path(cloth.cut, { fill: linear([0, 40], [0, bottom], down) }),
		lit(cloth, { at: [162, 92], rx: 30, ry: 46, turn: 30, alpha: 0.09 }),
		...softShadows(cloth, folds, 0.24),
		...softLights(cloth, ridges, 0.1),
		...edgeShadow(cloth, cloth.cut, { width: 12, alpha: 0.16 }),
	]
}

function lining(pieces: Pieces, shellCloth: Cloth): SceneNode[] {
	const d = closed(around(opening))
	const cloth = clothOf(pieces.resolved.colors.lining ?? shellCloth.color, pieces.resolved, d)
	const fold = across(neckFold)
	const depth = shadows(cloth.tone, [0, 0.1], [0.4, 0.2], [0.46, 0.42], [1, 0.62])
	return [
		group(
			[
				path(d, { fill: cloth.color }),
				path(d, { fill: linear([0, 48], [0, 128], depth) }),
				...seam(cloth, run([200, 48], [200.4, 66, 200, 84])),
				dark(cloth, { at: [200, 100], rx: 40, ry: 26, alpha: 0.3 }),
				path(open(fold), { stroke: black, strokeWidth: 1, opacity: 0.3 }),
				...castShadow(cloth, open(parallel(fold, 2)), { widths: [8, 5, 2.5], alpha: 0.06 }),
				...edgeShadow(cloth, d, { width: 12, alpha: 0.3 }),
			],
			{ clip: d, id: 'zone-lining' },
		),
		path(d, { stroke: black, strokeWidth: 1, opacity: 0.36 }),
		path(open(parallel(around(opening), -1.2)), {
			stroke: white,
			strokeWidth: 1.2,
			opacity: 0.14 * shellCloth.tone.light,
		}),
		...stitchRow(shellCloth, parallel(around(opening), -8)),
	]
}

function drawcord({ resolved, shirt }: Pieces): SceneNode[] {
	const color = resolved.colors.drawcord ?? '#f7f7f5'
	const left = 'M181 125C176 148 184 172 178 212'
	const right = 'M219 125C226 146 216 170 221 203'
	const tips = 'M178.4 207L177 219M220.4 198L221.8 210'
	const holes: Point[] = [
		[181, 124],
		[219, 124],
	]
	return [
		...eyelets(holes, 2.4),
		...cord(shirt, { d: `${left}${right}`, color, width: 3.6 }),
		path(tips, { stroke: '#6d7275', strokeWidth: 4 }),
		path(tips, { stroke: '#d9dcdd', strokeWidth: 1.3 }),
	]
}

/** Where one edge of the opening lies over the other. */
const lap = run([centerX - 3, 122], [centerX + 4, 134], [centerX + 2, 146])

function fromFront(pieces: Pieces): SceneNode[] {
	const cloth = hoodCloth(pieces, frontOutline)
	const look = { folds: frontFolds, ridges: frontRidges, bottom: 146 }
	return [
		group(
			[
				...shell(cloth, look),
				...castShadow(cloth, open(lap), { widths: [8, 5], alpha: 0.08 }),
				...seam(cloth, lap),
			],
			{ clip: cloth.cut, id: 'zone-hood' },
		),
		path(cloth.cut, { stroke: black, strokeWidth: 0.9, opacity: 0.3 }),
		...lining(pieces, cloth),
		...drawcord(pieces),
	]
}

function fromBack(pieces: Pieces): SceneNode[] {
	const cloth = hoodCloth(pieces, backOutline)
	const rim = across(backRim)
	const middle = run([centerX, 60], [centerX + 1.4, 120], [centerX, 176])
	const look = { folds: backFolds, ridges: backRidges, bottom: 176 }
	return [
		group(
			[
				...shell(cloth, look),
				...castShadow(cloth, open(rim), { widths: [14, 9, 5], alpha: 0.07 }),
				path(open(rim), { stroke: black, strokeWidth: 0.9, opacity: 0.3 * cloth.tone.shadow }),
				...seam(cloth, middle),
				...stitchRow(cloth, parallel(middle, 2.4)),
				...stitchRow(cloth, parallel(middle, -2.4)),
				...stitchRow(cloth, parallel(rim, -5)),
			],
			{ clip: cloth.cut, id: 'zone-hood' },
		),
		path(cloth.cut, { stroke: black, strokeWidth: 0.9, opacity: 0.3 }),
	]
}

const drawnHood = (pieces: Pieces) => {
	const isBack = pieces.view === 'back'
	const outline = closed(around(isBack ? backOutline : frontOutline))
	const widths = isBack ? [26, 18, 11, 6] : [18, 12, 6]
	return {
		inside: [],
		outside: [
			group(castShadow(pieces.shirt, outline, { widths, alpha: 0.055 }), { clip: pieces.body.path }),
			...(isBack ? fromBack(pieces) : fromFront(pieces)),
		],
	}
}

export const lyingHood: Collar = Object.assign(drawnHood, { worn: wornHood, side: hoodFromSide })
