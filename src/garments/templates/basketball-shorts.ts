// Game shorts: long and wide, gathered waist, mesh, side panels that widen toward the hem.
import { bottomSeams, drawBottoms, type BottomsPlan, type Stations } from '../bottoms/draw.ts'
import { shortsFolds } from '../bottoms/shading.ts'
import { backWaistPlacement, legPlacements } from '../bottoms/template.ts'
import { centerSeam, drawcord } from '../bottoms/trimmings.ts'
import type { GarmentTemplate, Look, ViewDef } from '../template.ts'

const panels: Record<string, Stations> = {
	wedge: [
		[0.86, -0.04],
		[0.8, 0.3],
		[0.7, 0.72],
		[0.58, 1.06],
	],
	straight: [
		[0.8, -0.04],
		[0.78, 0.5],
		[0.77, 1.06],
	],
	wave: [
		[0.9, -0.04],
		[0.7, 0.34],
		[0.84, 0.66],
		[0.62, 1.06],
	],
}

function plan(look: Look): BottomsPlan {
	const edge = panels[look.styles.panel ?? 'wedge']
	return {
		shape: {
			band: { top: 92, height: 27, half: 100, bottomHalf: 103, sag: 9 },
			outer: [
				[103, 118],
				[121, 172],
				[136, 250],
				[148, 322],
				[155, 384],
			],
			inner: [
				[2, 262],
				[8, 318],
				[16, 398],
			],
			hemSag: 9,
		},
		folds: shortsFolds,
		texture: 'mesh',
		band: 'elastic',
		strips: edge ? [{ zone: 'side', inner: edge }] : [],
		piping: edge ? [edge] : [],
		hem: 'banded',
		hemDepth: 13,
		trimmings: ({ cloth, look: { colors, mode }, back }) => [
			...centerSeam(cloth, 128, 262),
			...(back ? [] : drawcord(112, colors.drawcord ?? '#f7f7f5', mode)),
		],
	}
}

const size = { width: 400, height: 500, pxPerInch: 13 } as const

const views: ViewDef[] = [
	{
		...size,
		id: 'front',
		placements: legPlacements({ center: 59, top: 290, bottom: 374, width: 76, pxPerInch: size.pxPerInch }),
		lettering: [
			{ slot: 'number', x: 257, baseline: 364, capHeight: 42, maxWidth: 62, shape: 'straight' },
			{ slot: 'team', x: 142, baseline: 364, capHeight: 17, maxWidth: 74, shape: 'straight' },
		],
	},
	{ ...size, id: 'back', placements: [backWaistPlacement(135)], lettering: [] },
]

export const basketballShorts: GarmentTemplate = {
	id: 'basketball-shorts',
	version: 1,
	name: 'Basketball game shorts',
	sport: 'basketball',
	kind: 'shorts',
	views,
	zones: [
		{ id: 'body', name: 'Body', fallback: 'primary' },
		{ id: 'side', name: 'Side panels', fallback: 'secondary' },
		{ id: 'waistband', name: 'Waistband', fallback: 'primary' },
		{ id: 'hem', name: 'Hem band', fallback: 'secondary' },
		{ id: 'piping', name: 'Piping', fallback: 'white' },
		{ id: 'drawcord', name: 'Drawcord', fallback: 'white' },
	],
	styles: [
		{
			id: 'panel',
			name: 'Side panel',
			options: [
				{ id: 'wedge', name: 'Wedge' },
				{ id: 'straight', name: 'Straight' },
				{ id: 'wave', name: 'Wave' },
				{ id: 'none', name: 'No panel' },
			],
		},
	],
	sizes: { youth: { scale: 0.8 }, adult: { scale: 1 } },
	patterns: [],
	draw: (view, look) => drawBottoms(plan(look), look, view === 'back'),
	seams: (view, look) => bottomSeams(plan(look), view, look),
}
