// Fleece joggers: drawcord waist, pockets, tapered legs into ribbed cuffs.
import { straightDown, type BottomsPlan } from '../bottoms/draw.ts'
import { fleeceFolds } from '../bottoms/shading.ts'
import { backWaistPlacement, bottomGarment } from '../bottoms/template.ts'
import { centerSeam, pocketMouths } from '../bottoms/trimmings.ts'
import { svgPoints } from '../drawing/curves.ts'
import { frontAndBack, styleOf, zonesNamed, type ResolvedDesign } from '../template.ts'

const shape: BottomsPlan['shape'] = {
	band: { top: 48, height: 24, half: 80, bottomHalf: 83, sag: 7 },
	outer: svgPoints('83,71 101,128 106,196 101,280 94,356 90,410 76,452'),
	inner: svgPoints('2,204 10,246 22,324 27,396 34,458'),
	hemSag: 4,
}

const plan = (resolved: ResolvedDesign): BottomsPlan => ({
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
		...centerSeam(cloth, 80, 204),
		...(back
			? []
			: pocketMouths(cloth, shape, [
					[0.7, 0.02],
					[0.955, 0.2],
				])),
	],
	drawcord: 66,
})

const views = frontAndBack(
	10,
	{
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
	{ placements: [backWaistPlacement(84)] },
)

export const joggers = bottomGarment({
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
	plan,
})
