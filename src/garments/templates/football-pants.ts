// Game pants: tight stretch cloth to below the knee, belt in loops, lace fly, stripes along the side.
import { straightDown, type BottomsPlan, type Stations, type Strip } from '../bottoms/draw.ts'
import { legPoint } from '../bottoms/legs.ts'
import { tightFolds } from '../bottoms/shading.ts'
import { bottomVersions } from '../bottoms/template.ts'
import { centerSeam, laceFly } from '../bottoms/trimmings.ts'
import { paddedCutStyle } from '../drawing/cuts.ts'
import { svgPoints } from '../drawing/curves.ts'
import { frontAndBack, styleOf, zonesNamed, type ResolvedDesign } from '../template.ts'

const taper: Stations = svgPoints('0.52,-0.04 0.7,0.24 0.84,0.6 0.93,1.06')

const stripes: Record<string, Strip[]> = {
	braid: [
		{ zone: 'side', inner: straightDown(0.74) },
		{ zone: 'stripe', inner: straightDown(0.82), outer: straightDown(0.91) },
	],
	single: [{ zone: 'side', inner: straightDown(0.84) }],
	taper: [{ zone: 'side', inner: taper }],
	none: [],
}

const shape: BottomsPlan['shape'] = {
	band: { top: 72, height: 25, half: 88, bottomHalf: 91, sag: 7 },
	outer: svgPoints('91,96 104,150 109,212 105,280 99,332 95,384 84,430'),
	inner: svgPoints('2,228 12,266 23,318 28,372 33,438'),
	hemSag: 5,
}

function plan(resolved: ResolvedDesign): BottomsPlan {
	return {
		shape,
		folds: tightFolds,
		drop: 'tight',
		texture: 'smooth',
		band: 'tailored',
		strips: stripes[resolved.styles.stripe ?? 'braid'] ?? [],
		hem: 'elastic',
		fly: 'laced fly',
		hemDepth: 11,
		trimmings: ({ cloth, back }) =>
			back ? centerSeam(cloth, 106, 228) : laceFly(cloth, { top: 98, bottom: 166 }),
		hasKneePads: true,
		belt: { down: 4, front: [-66, -34, 34, 66], back: [-70, -34, 0, 34, 70] },
	}
}

const hip = legPoint(shape, 0.42, 0.2)

const views = frontAndBack(12.5, {
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
})

export const footballPants = bottomVersions(
	{
		id: 'football-pants',
		name: 'Football game pants',
		sport: 'football',
		kind: 'pants',
		views,
		zones: zonesNamed({
			body: ['Body', 'primary'],
			side: ['Side stripe', 'secondary'],
			stripe: ['Center stripe', 'white'],
			waistband: ['Waistband', 'primary'],
			belt: ['Belt', 'secondary'],
			hem: ['Knee cuff', 'none'],
		}),
		styles: [
			styleOf('stripe', 'Stripe', { braid: 'Three-part', single: 'Single', taper: 'Tapered', none: 'None' }),
		],
		plan,
	},
	{},
	paddedCutStyle,
)
