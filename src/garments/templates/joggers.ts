// Fleece joggers: drawcord waist, pockets, tapered legs into ribbed cuffs.
import { bottomSeams, drawBottoms, type BottomsPlan, type Stations } from '../bottoms/draw.ts'
import { fleeceFolds } from '../bottoms/shading.ts'
import { legSpot } from '../bottoms/legs.ts'
import { backWaistPlacement } from '../bottoms/template.ts'
import { centerSeam, drawcord, pocketMouth } from '../bottoms/trimmings.ts'
import type { Cloth } from '../drawing/cloth.ts'
import { centerX, type Point } from '../drawing/curves.ts'
import type { GarmentTemplate, Look, ViewDef } from '../template.ts'

const edge = (u: number): Stations => [
	[u, -0.04],
	[u, 0.3],
	[u, 0.65],
	[u, 1.08],
]

const shape: BottomsPlan['shape'] = {
	band: { top: 48, height: 24, half: 80, bottomHalf: 83, sag: 7 },
	outer: [
		[83, 71],
		[101, 128],
		[106, 196],
		[101, 280],
		[94, 356],
		[90, 410],
		[76, 452],
	],
	inner: [
		[2, 204],
		[10, 246],
		[22, 324],
		[27, 396],
		[34, 458],
	],
	hemSag: 4,
}

function pockets(cloth: Cloth) {
	return ([-1, 1] as const).flatMap((side) => {
		const at = (u: number, v: number): Point => {
			const [x, y] = legSpot(shape, u, v)
			return [centerX + side * x, y]
		}
		return pocketMouth(cloth, [at(0.7, 0.02), at(0.955, 0.2)], side)
	})
}

const plan = (look: Look): BottomsPlan => ({
	shape,
	folds: fleeceFolds,
	texture: 'fleece',
	band: 'elastic',
	strips: look.styles.side === 'stripe' ? [{ zone: 'side', inner: edge(0.82), outer: edge(0.92) }] : [],
	hem: 'ribbed',
	hemDepth: 26,
	trimmings: ({ cloth, look: { colors, mode }, back }) => [
		...centerSeam(cloth, 80, 204),
		...(back ? [] : pockets(cloth)),
		...(back ? [] : drawcord(66, colors.drawcord ?? '#f7f7f5', mode)),
	],
})

const size = { width: 400, height: 500, pxPerInch: 10 } as const

const views: ViewDef[] = [
	{
		...size,
		id: 'front',
		placements: [
			{
				id: 'left-thigh',
				name: 'Left thigh',
				location: 'front',
				area: { x: 228, y: 150, w: 52, h: 66 },
				maxIn: { w: 5, h: 6.5 },
				methods: ['screen', 'embroidery', 'tackle_twill'],
				measureFrom: 'waistband',
			},
			{
				id: 'left-leg',
				name: 'Down the left leg',
				location: 'custom',
				area: { x: 236, y: 230, w: 44, h: 190 },
				maxIn: { w: 4, h: 18 },
				methods: ['screen'],
				measureFrom: 'waistband',
			},
		],
		lettering: [
			{ slot: 'team', x: 252, baseline: 186, capHeight: 13, maxWidth: 58, shape: 'straight' },
			{ slot: 'number', x: 254, baseline: 214, capHeight: 21, maxWidth: 40, shape: 'straight' },
		],
	},
	{ ...size, id: 'back', placements: [backWaistPlacement(84)], lettering: [] },
]

export const joggers: GarmentTemplate = {
	id: 'joggers',
	version: 1,
	name: 'Fleece joggers',
	sport: 'spirit',
	kind: 'pants',
	views,
	zones: [
		{ id: 'body', name: 'Body', fallback: 'primary' },
		{ id: 'waistband', name: 'Waistband', fallback: 'primary' },
		{ id: 'hem', name: 'Cuffs', fallback: 'primary' },
		{ id: 'side', name: 'Side stripe', fallback: 'secondary' },
		{ id: 'drawcord', name: 'Drawcord', fallback: 'white' },
	],
	styles: [
		{
			id: 'side',
			name: 'Side',
			options: [
				{ id: 'plain', name: 'Plain' },
				{ id: 'stripe', name: 'Stripe' },
			],
		},
	],
	sizes: { youth: { scale: 0.8 }, adult: { scale: 1 } },
	patterns: [],
	draw: (view, look) => drawBottoms(plan(look), look, view === 'back'),
	seams: (view, look) => bottomSeams(plan(look), view, look),
}
