// Game pants: tight stretch cloth to below the knee, belt in loops, lace fly, stripes along the side.
import { bottomSeams, drawBottoms, type BottomsPlan, type Stations, type Strip } from '../bottoms/draw.ts'
import { tightFolds } from '../bottoms/shading.ts'
import { legSpot } from '../bottoms/legs.ts'
import { belt, beltLoop, centerSeam, kneePads, laceFly } from '../bottoms/trimmings.ts'
import { bandTopLine, loopDrop } from '../bottoms/waistband.ts'
import { clothOf, type Cloth } from '../drawing/cloth.ts'
import { parallel } from '../drawing/measure.ts'
import type { GarmentTemplate, Look, ViewDef } from '../template.ts'

const edge = (u: number): Stations => [
	[u, -0.04],
	[u, 0.3],
	[u, 0.65],
	[u, 1.08],
]

const taper: Stations = [
	[0.52, -0.04],
	[0.7, 0.24],
	[0.84, 0.6],
	[0.93, 1.06],
]

const stripes: Record<string, Strip[]> = {
	braid: [
		{ zone: 'side', inner: edge(0.74) },
		{ zone: 'stripe', inner: edge(0.82), outer: edge(0.91) },
	],
	single: [{ zone: 'side', inner: edge(0.84) }],
	taper: [{ zone: 'side', inner: taper }],
	none: [],
}

const shape: BottomsPlan['shape'] = {
	band: { top: 72, height: 25, half: 88, bottomHalf: 91, sag: 7 },
	outer: [
		[91, 96],
		[104, 150],
		[109, 212],
		[105, 280],
		[99, 332],
		[95, 384],
		[84, 430],
	],
	inner: [
		[2, 228],
		[12, 266],
		[23, 318],
		[28, 372],
		[33, 438],
	],
	hemSag: 5,
}

function plan(look: Look): BottomsPlan {
	return {
		shape,
		folds: tightFolds,
		texture: 'smooth',
		band: 'tailored',
		strips: stripes[look.styles.stripe ?? 'braid'] ?? [],
		hem: 'elastic',
		fly: 'laced fly',
		hemDepth: 11,
		trimmings: ({ cloth, look: { colors, mode }, back }) => [
			...(back ? centerSeam(cloth, 106, 228) : laceFly(cloth, { top: 98, bottom: 166 })),
			...(back ? [] : kneePads(shape, cloth)),
			...waist(cloth, { look, color: colors.belt ?? '#17181c', back, mode }),
		],
	}
}

function waist(
	cloth: Cloth,
	{ look, color, back, mode }: { look: Look; color: string; back: boolean; mode: Look['mode'] },
) {
	const loops = clothOf(look.colors.waistband ?? cloth.color, mode, '')
	const at = back ? [-70, -34, 0, 34, 70] : [-66, -34, 34, 66]
	return [
		...belt(parallel(bandTopLine(shape, back), 4), color, { mode, back }),
		...at.flatMap((x) =>
			beltLoop(
				200 + x,
				{ top: shape.band.top + loopDrop(shape, x, back), height: shape.band.height - 2 },
				loops,
			),
		),
	]
}

const size = { width: 400, height: 500, pxPerInch: 12.5 } as const
const hip = legSpot(shape, 0.42, 0.2)

const views: ViewDef[] = [
	{
		...size,
		id: 'front',
		placements: [
			{
				id: 'left-hip',
				name: 'Left hip',
				location: 'front',
				area: { x: Math.round(hip[0]) + 177, y: 116, w: 44, h: 46 },
				maxIn: { w: 3.5, h: 3.5 },
				methods: ['screen', 'embroidery', 'tackle_twill'],
				measureFrom: 'waistband',
			},
		],
		lettering: [],
	},
	{ ...size, id: 'back', placements: [], lettering: [] },
]

export const footballPants: GarmentTemplate = {
	id: 'football-pants',
	version: 1,
	name: 'Football game pants',
	sport: 'football',
	kind: 'pants',
	views,
	zones: [
		{ id: 'body', name: 'Body', fallback: 'primary' },
		{ id: 'side', name: 'Side stripe', fallback: 'secondary' },
		{ id: 'stripe', name: 'Center stripe', fallback: 'white' },
		{ id: 'waistband', name: 'Waistband', fallback: 'primary' },
		{ id: 'belt', name: 'Belt', fallback: 'secondary' },
		{ id: 'hem', name: 'Knee cuff', fallback: 'none' },
	],
	styles: [
		{
			id: 'stripe',
			name: 'Stripe',
			options: [
				{ id: 'braid', name: 'Three-part' },
				{ id: 'single', name: 'Single' },
				{ id: 'taper', name: 'Tapered' },
				{ id: 'none', name: 'None' },
			],
		},
	],
	sizes: { youth: { scale: 0.8 }, adult: { scale: 1 } },
	patterns: [],
	draw: (view, look) => drawBottoms(plan(look), look, view === 'back'),
	seams: (view, look) => bottomSeams(plan(look), view, look),
}
