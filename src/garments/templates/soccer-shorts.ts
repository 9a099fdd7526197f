// Match shorts: short, light, a narrow side stripe and a plain sewn hem.
import { bottomSeams, drawBottoms, type BottomsPlan, type Stations } from '../bottoms/draw.ts'
import { shortsFolds } from '../bottoms/shading.ts'
import { legPlacements } from '../bottoms/template.ts'
import { centerSeam, drawcord } from '../bottoms/trimmings.ts'
import type { GarmentTemplate, Look, ViewDef } from '../template.ts'

const upright = (u: number): Stations => [
	[u, -0.04],
	[u, 0.5],
	[u, 1.08],
]

const swoosh: Stations = [
	[1.02, 0.05],
	[0.92, 0.4],
	[0.78, 0.75],
	[0.52, 1.08],
]

function plan(look: Look): BottomsPlan {
	const panel = look.styles.panel ?? 'stripe'
	const strips: BottomsPlan['strips'] =
		panel === 'stripe'
			? [{ zone: 'side', inner: upright(0.86), outer: upright(0.955) }]
			: panel === 'swoosh'
				? [{ zone: 'side', inner: swoosh }]
				: []
	return {
		shape: {
			band: { top: 112, height: 25, half: 102, bottomHalf: 106, sag: 9 },
			outer: [
				[106, 136],
				[127, 190],
				[144, 260],
				[158, 344],
			],
			inner: [
				[2, 282],
				[7, 324],
				[14, 366],
			],
			hemSag: 8,
		},
		folds: shortsFolds,
		texture: 'knit',
		band: 'elastic',
		strips,
		piping: panel === 'swoosh' ? [swoosh] : [],
		hem: 'stitched',
		hemDepth: 8,
		trimmings: ({ cloth, look: { colors, mode }, back }) => [
			...centerSeam(cloth, 146, 282),
			...(back ? [] : drawcord(131, colors.drawcord ?? '#f7f7f5', mode)),
		],
	}
}

const size = { width: 400, height: 500, pxPerInch: 13.5 } as const

const views: ViewDef[] = [
	{
		...size,
		id: 'front',
		placements: legPlacements({ center: 66, top: 272, bottom: 346, width: 78, pxPerInch: size.pxPerInch }),
		lettering: [{ slot: 'number', x: 264, baseline: 346, capHeight: 38, maxWidth: 58, shape: 'straight' }],
	},
	{ ...size, id: 'back', placements: [], lettering: [] },
]

export const soccerShorts: GarmentTemplate = {
	id: 'soccer-shorts',
	version: 1,
	name: 'Soccer match shorts',
	sport: 'soccer',
	kind: 'shorts',
	views,
	zones: [
		{ id: 'body', name: 'Body', fallback: 'primary' },
		{ id: 'side', name: 'Side', fallback: 'secondary' },
		{ id: 'waistband', name: 'Waistband', fallback: 'primary' },
		{ id: 'piping', name: 'Piping', fallback: 'none' },
		{ id: 'drawcord', name: 'Drawcord', fallback: 'white' },
	],
	styles: [
		{
			id: 'panel',
			name: 'Side',
			options: [
				{ id: 'stripe', name: 'Stripe' },
				{ id: 'swoosh', name: 'Curved panel' },
				{ id: 'none', name: 'Plain' },
			],
		},
	],
	sizes: { youth: { scale: 0.8 }, adult: { scale: 1 } },
	patterns: [],
	draw: (view, look) => drawBottoms(plan(look), look, view === 'back'),
	seams: (view, look) => bottomSeams(plan(look), view, look),
}
