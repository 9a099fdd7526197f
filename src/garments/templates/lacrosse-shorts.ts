// Lacrosse shorts: mid length, pockets, a broad side panel with a contrast hem notch.
import { bottomSeams, drawBottoms, type BottomsPlan, type Stations } from '../bottoms/draw.ts'
import { shortsFolds } from '../bottoms/shading.ts'
import { legSpot } from '../bottoms/legs.ts'
import { backWaistPlacement, legPlacements } from '../bottoms/template.ts'
import { centerSeam, drawcord, pocketMouth } from '../bottoms/trimmings.ts'
import { centerX, type Point } from '../drawing/curves.ts'
import type { GarmentTemplate, Look, ViewDef } from '../template.ts'

const blade: Stations = [
	[0.93, -0.04],
	[0.9, 0.3],
	[0.62, 0.72],
	[0.6, 1.06],
]

const bladeEdge: Stations = [
	[1.02, 0.16],
	[0.98, 0.36],
	[0.74, 0.76],
	[0.72, 1.06],
]

const shape: BottomsPlan['shape'] = {
	band: { top: 100, height: 28, half: 101, bottomHalf: 104, sag: 9 },
	outer: [
		[104, 127],
		[124, 184],
		[139, 256],
		[151, 318],
		[157, 366],
	],
	inner: [
		[2, 270],
		[8, 322],
		[15, 384],
	],
	hemSag: 9,
}

function plan(look: Look): BottomsPlan {
	const paneled = look.styles.panel !== 'none'
	return {
		shape,
		folds: shortsFolds,
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
		trimmings: ({ cloth, look: { colors, mode }, back }) => [
			...centerSeam(cloth, 138, 270),
			...(back ? [] : pockets(cloth)),
			...(back ? [] : drawcord(121, colors.drawcord ?? '#f7f7f5', mode)),
		],
	}
}

function pockets(cloth: Parameters<typeof pocketMouth>[0]) {
	return ([-1, 1] as const).flatMap((side) => {
		const at = (u: number, v: number): Point => {
			const [x, y] = legSpot(shape, u, v)
			return [centerX + side * x, y]
		}
		return pocketMouth(cloth, [at(0.74, 0.02), at(0.965, 0.34)], side)
	})
}

const size = { width: 400, height: 500, pxPerInch: 13 } as const

const views: ViewDef[] = [
	{
		...size,
		id: 'front',
		placements: legPlacements({ center: 54, top: 290, bottom: 370, width: 64, pxPerInch: size.pxPerInch }),
		lettering: [{ slot: 'number', x: 256, baseline: 362, capHeight: 42, maxWidth: 62, shape: 'straight' }],
	},
	{ ...size, id: 'back', placements: [backWaistPlacement(144)], lettering: [] },
]

export const lacrosseShorts: GarmentTemplate = {
	id: 'lacrosse-shorts',
	version: 1,
	name: 'Lacrosse shorts',
	sport: 'lacrosse',
	kind: 'shorts',
	views,
	zones: [
		{ id: 'body', name: 'Body', fallback: 'primary' },
		{ id: 'side', name: 'Side panels', fallback: 'secondary' },
		{ id: 'stripe', name: 'Outer edge', fallback: 'white' },
		{ id: 'waistband', name: 'Waistband', fallback: 'primary' },
		{ id: 'drawcord', name: 'Drawcord', fallback: 'white' },
	],
	styles: [
		{
			id: 'panel',
			name: 'Side panel',
			options: [
				{ id: 'blade', name: 'Blade' },
				{ id: 'none', name: 'No panel' },
			],
		},
	],
	sizes: { youth: { scale: 0.8 }, adult: { scale: 1 } },
	patterns: [],
	draw: (view, look) => drawBottoms(plan(look), look, view === 'back'),
	seams: (view, look) => bottomSeams(plan(look), view, look),
}
