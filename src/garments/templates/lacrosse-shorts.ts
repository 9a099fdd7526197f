// Lacrosse shorts: mid length, pockets, a broad side panel with a contrast hem notch.
import type { BottomsPlan, Stations } from '../bottoms/draw.ts'
import { shortsFolds } from '../bottoms/shading.ts'
import { backWaistPlacement, bottomVersions, legPlacements } from '../bottoms/template.ts'
import { centerSeam, pocketMouths } from '../bottoms/trimmings.ts'
import { svgPoints } from '../drawing/curves.ts'
import { frontAndBack, styleOf, zonesNamed, type ResolvedDesign } from '../template.ts'

const blade: Stations = svgPoints('0.93,-0.04 0.9,0.3 0.62,0.72 0.6,1.06')

const bladeEdge: Stations = svgPoints('1.02,0.16 0.98,0.36 0.74,0.76 0.72,1.06')

const shape: BottomsPlan['shape'] = {
	band: { top: 100, height: 28, half: 101, bottomHalf: 104, sag: 9 },
	outer: svgPoints('104,127 124,184 139,256 151,318 157,366'),
	inner: svgPoints('2,270 8,322 15,384'),
	hemSag: 9,
}

function plan(resolved: ResolvedDesign): BottomsPlan {
	const paneled = resolved.styles.panel !== 'none'
	return {
		shape,
		folds: shortsFolds,
		drop: 'loose',
		texture: 'mesh',
		band: 'elastic',
		strips: paneled
			? [
					{ zone: 'side', inner: blade },
					{ zone: 'stripe', inner: bladeEdge },
				]
			: [],
		hem: 'stitched',
		hemDepth: 8,
		trimmings: ({ cloth, back }) => [
			...centerSeam(cloth, 138, 270),
			...(back
				? []
				: pocketMouths(cloth, shape, [
						[0.74, 0.02],
						[0.965, 0.34],
					])),
		],
		drawcord: 121,
	}
}

const pxPerInch = 13

const views = frontAndBack(
	pxPerInch,
	{
		placements: legPlacements({ center: 54, top: 290, bottom: 370, width: 64, pxPerInch }),
		lettering: [{ slot: 'number', x: 256, baseline: 362, capHeight: 42, maxWidth: 62, shape: 'straight' }],
	},
	{ placements: [backWaistPlacement(144)] },
)

/** In version 2 the number is on the front of the leg: beside the inseam it turns out of sight. */
const outwardViews = frontAndBack(
	pxPerInch,
	{
		placements: legPlacements({ center: 59, top: 290, bottom: 370, width: 56, pxPerInch }),
		lettering: [{ slot: 'number', x: 259, baseline: 362, capHeight: 42, maxWidth: 54, shape: 'straight' }],
	},
	{ placements: [backWaistPlacement(144)] },
)

export const lacrosseShorts = bottomVersions(
	{
		id: 'lacrosse-shorts',
		name: 'Lacrosse shorts',
		sport: 'lacrosse',
		kind: 'shorts',
		views,
		zones: zonesNamed({
			body: ['Body', 'primary'],
			side: ['Side panels', 'secondary'],
			stripe: ['Outer edge', 'white'],
			waistband: ['Waistband', 'primary'],
			drawcord: ['Drawcord', 'white'],
		}),
		styles: [styleOf('panel', 'Side panel', { blade: 'Blade', none: 'No panel' })],
		plan,
	},
	{ views: outwardViews },
)
