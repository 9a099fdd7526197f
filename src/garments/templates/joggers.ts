// Fleece joggers: drawcord waist, pockets, tapered legs into ribbed cuffs.
import { straightDown, type BottomsPlan } from '../bottoms/draw.ts'
import { fleeceFolds } from '../bottoms/shading.ts'
import { backWaistPlacement, bottomVersions } from '../bottoms/template.ts'
import { centerSeam, pocketMouths } from '../bottoms/trimmings.ts'
import { svgPoints } from '../drawing/curves.ts'
import { frontAndBack, styleOf, zonesNamed, type ResolvedDesign } from '../template.ts'

type Shape = BottomsPlan['shape']

const low: Shape = {
	band: { top: 48, height: 24, half: 80, bottomHalf: 83, sag: 7 },
	outer: svgPoints('83,71 101,128 106,196 101,280 94,356 90,410 76,452'),
	inner: svgPoints('2,204 10,246 22,324 27,396 34,458'),
	hemSag: 4,
}

/** Version 2 has narrower hips and the rise of such a cut: 13 in from the waist to the crotch. */
const higher: Shape = {
	...low,
	outer: svgPoints('83,71 97,128 101,196 98,280 93,356 90,410 76,452'),
	inner: svgPoints('2,179 10,232 22,320 27,396 34,458'),
}

const planOf = (shape: Shape, resolved: ResolvedDesign): BottomsPlan => ({
	shape,
	folds: fleeceFolds,
	drop: 'fleece',
	texture: 'fleece',
	band: 'elastic',
	strips:
		resolved.styles.side === 'stripe'
			? [{ zone: 'side', inner: straightDown(0.82), outer: straightDown(0.92) }]
			: [],
	hem: 'ribbed',
	hemDepth: 26,
	trimmings: ({ cloth, back }) => [
		...centerSeam(cloth, 80, shape.inner[0]?.[1] ?? 0),
		...(back
			? []
			: pocketMouths(cloth, shape, [
					[0.7, 0.02],
					[0.955, 0.2],
				])),
	],
	drawcord: 66,
})

type Places = {
	thigh: { x: number; y: number }
	leg: { x: number; y: number; high: number }
	team: Spot & { maxWidth: number }
	number: Spot
}
type Spot = { x: number; baseline: number }

/** Print areas and letters of the left leg, from the top of the thigh's area down. */
const viewsOf = ({ thigh, leg, team, number }: Places) =>
	frontAndBack(
		10,
		{
			placements: [
				{
					id: 'left-thigh',
					name: 'Left thigh',
					location: 'front',
					area: { ...thigh, w: 52, h: 66 },
					maxIn: { w: 5, h: 6.5 },
					methods: ['screen', 'embroidery', 'tackle_twill'],
					measureFrom: 'waistband',
				},
				{
					id: 'left-leg',
					name: 'Down the left leg',
					location: 'custom',
					area: { x: leg.x, y: leg.y, w: 44, h: leg.high * 10 + 10 },
					maxIn: { w: 4, h: leg.high },
					methods: ['screen'],
					measureFrom: 'waistband',
				},
			],
			lettering: [
				{ slot: 'team', ...team, capHeight: 13, shape: 'straight' },
				{ slot: 'number', ...number, capHeight: 21, maxWidth: 40, shape: 'straight' },
			],
		},
		{ placements: [backWaistPlacement(84)] },
	)

const views = viewsOf({
	thigh: { x: 228, y: 150 },
	leg: { x: 236, y: 230, high: 18 },
	team: { x: 252, baseline: 186, maxWidth: 58 },
	number: { x: 254, baseline: 214 },
})

/** In version 2 letters are below the crotch, on the front of the thigh. */
const outwardViews = viewsOf({
	thigh: { x: 231, y: 187 },
	leg: { x: 240, y: 254, high: 14 },
	team: { x: 251, baseline: 217, maxWidth: 48 },
	number: { x: 252, baseline: 246 },
})

export const joggers = bottomVersions(
	{
		id: 'joggers',
		name: 'Fleece joggers',
		sport: 'spirit',
		kind: 'pants',
		views,
		zones: zonesNamed({
			body: ['Body', 'primary'],
			waistband: ['Waistband', 'primary'],
			hem: ['Cuffs', 'primary'],
			side: ['Side stripe', 'secondary'],
			drawcord: ['Drawcord', 'white'],
		}),
		styles: [styleOf('side', 'Side', { plain: 'Plain', stripe: 'Stripe' })],
		plan: (resolved) => planOf(low, resolved),
	},
	{ views: outwardViews, plan: (resolved) => planOf(higher, resolved) },
)
