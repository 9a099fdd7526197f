// The cloth of a worn cap: its panels, and one canvas for the brim and everything of a single color.
import { brimRows, type BrimShape } from '../../caps/brim.ts'
import { eyelet, netting, panelSeamNodes } from '../../caps/crown.ts'
import { brimShapeOf, capColors, closureArch, hasNet, openingTop } from '../../caps/snapback.ts'
import { clothOf, type Cloth } from '../../drawing/cloth.ts'
import { centerX, rememberedByContent, run, smooth, type Curve, type Point } from '../../drawing/curves.ts'
import { parallel } from '../../drawing/measure.ts'
import { stitchRow } from '../../drawing/stitches.ts'
import { path, type SceneNode } from '../../scene.ts'
import type { ResolvedDesign } from '../../template.ts'
import type { WornCloth } from '../model.ts'
import { brimLine } from './brim-mesh.ts'
import { backUv, frontUv, sideUv } from './crown-mesh.ts'
import type { CrownPlace } from './crown-shape.ts'

const canvas = 'M0 0H400V500H0Z'

/** Pixels on the brim's canvas that have one color all around. */
export const patches = {
	trim: [60, 50],
	strap: [130, 50],
	sweatband: [200, 50],
	tape: [270, 50],
	under: [120, 440],
	edge: [280, 440],
} as const satisfies Record<string, Point>
const patchHalf = 32

const sweatbandColor = '#2a2c31'
const tapeColor = '#54575d'

const seamRises = Array.from({ length: 13 }, (_, index) => index / 12)
/** How high the eyelet of each panel is. */
const eyeletRise = 0.63

type Lines = Record<'front' | 'side' | 'back', Curve[][]>

/** The seams at the panels' edges on their canvases. */
const seamLines = rememberedByContent((shape: BrimShape): Lines => {
	const line = (share: number, uvOf: (place: CrownPlace) => Point) =>
		smooth(seamRises.map((rise) => uvOf({ share, rise, shape })))
	const center = (bottom: number) => run([centerX, 0], [centerX, bottom])
	return {
		front: [line(-1 / 3, frontUv), center(340), line(1 / 3, frontUv)],
		side: [line(1 / 3, sideUv), line(2 / 3, sideUv)],
		back: [line(2 / 3, backUv), center(openingTop), line(-2 / 3, backUv)],
	}
})

const eyeletSpots = rememberedByContent((shape: BrimShape) => {
	const at = (share: number) => ({ share, rise: eyeletRise, shape })
	return {
		front: [-1 / 6, 1 / 6].map((share) => frontUv(at(share))),
		side: [sideUv(at(0.5))],
		back: [-5 / 6, 5 / 6].map((share) => backUv(at(share))),
	}
})

type Panels = { cloth: Cloth; seams: Curve[][]; eyelets: Point[]; trim: string; net: boolean }

function panels({ cloth, seams, eyelets, trim, net }: Panels): SceneNode[] {
	return [
		path(canvas, { fill: cloth.color }),
		...(net ? netting(cloth, { left: 20, right: 380, top: 0, bottom: 360 }) : []),
		...seams.flatMap((line) => panelSeamNodes(cloth, line)),
		...eyelets.flatMap(([x, y]) => eyelet(x - centerX, y, trim)),
	]
}

function brimNodes(resolved: ResolvedDesign): SceneNode[] {
	const { brim, under, trim, strap } = capColors(resolved)
	const shape = brimShapeOf(resolved)
	const patch = ([x, y]: Point, color: string) =>
		path(`M${x - patchHalf} ${y - patchHalf}h${2 * patchHalf}v${2 * patchHalf}h${-2 * patchHalf}Z`, {
			fill: color,
		})
	return [
		path(canvas, { fill: brim }),
		...brimRows(clothOf(brim, resolved, canvas), (share) => brimLine(shape, share)),
		patch(patches.trim, trim),
		patch(patches.strap, strap),
		patch(patches.sweatband, sweatbandColor),
		patch(patches.tape, tapeColor),
		patch(patches.under, under),
	]
}

/** The cloths of the cap's pieces. */
export function capCloths(resolved: ResolvedDesign): WornCloth[] {
	const { front, sides, trim } = capColors(resolved)
	const shape = brimShapeOf(resolved)
	const net = hasNet(resolved)
	const [seams, spots] = [seamLines(shape), eyeletSpots(shape)]
	const stiff = clothOf(front, resolved, canvas)
	const soft = clothOf(sides, resolved, canvas)
	const holes = (all: Point[]) => (net ? [] : all)
	const frontNodes = panels({ cloth: stiff, seams: seams.front, eyelets: spots.front, trim, net: false })
	const sideNodes = panels({ cloth: soft, seams: seams.side, eyelets: holes(spots.side), trim, net })
	const backNodes = panels({ cloth: soft, seams: seams.back, eyelets: holes(spots.back), trim, net })
	return [
		{ id: 'front-panels', view: 'front', nodes: frontNodes, hasArt: true },
		{ id: 'side-panels', view: 'front', nodes: sideNodes, hasArt: false },
		{
			id: 'back-panels',
			view: 'back',
			nodes: [...backNodes, ...stitchRow(soft, parallel(closureArch, -3))],
			hasArt: true,
		},
		{ id: 'brim', view: 'front', nodes: brimNodes(resolved), hasArt: false },
	]
}
