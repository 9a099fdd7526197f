// Baseball pants: open hem to the shoe, belt, fly, welt pockets at the back, piping down the side seam.
import type { BottomsPlan, Stations } from '../bottoms/draw.ts'
import { pantsFolds } from '../bottoms/shading.ts'
import { bottomVersions } from '../bottoms/template.ts'
import { centerSeam, fly, pocketMouth, weltPocket } from '../bottoms/trimmings.ts'
import type { Cloth } from '../drawing/cloth.ts'
import { svgPoints } from '../drawing/curves.ts'
import { frontAndBack, styleOf, zonesNamed, type ResolvedDesign } from '../template.ts'

const seamLine: Stations = svgPoints('0.91,-0.04 0.9,0.3 0.9,0.65 0.9,1.08')

const braidEdge: Stations = svgPoints('0.84,-0.04 0.83,0.3 0.82,0.65 0.82,1.08')

type Shapes = Record<'open' | 'knicker', BottomsPlan['shape']>

const low: Shapes = {
	open: {
		band: { top: 48, height: 22, half: 78, bottomHalf: 80, sag: 6 },
		outer: svgPoints('80,69 94,122 100,188 99,270 97,350 98,450'),
		inner: svgPoints('2,196 10,240 20,320 26,400 27,458'),
		hemSag: 5,
	},
	knicker: {
		band: { top: 78, height: 22, half: 84, bottomHalf: 86, sag: 6 },
		outer: svgPoints('86,99 103,154 111,222 111,300 104,372 86,412'),
		inner: svgPoints('2,230 11,270 21,336 26,386 33,420'),
		hemSag: 5,
	},
}

/** Version 2 has the hips and the rise of a game pant: 13 in from the waist to the crotch. */
const higher: Shapes = {
	open: {
		...low.open,
		outer: svgPoints('80,69 91,122 96,188 97,270 97,350 98,450'),
		inner: svgPoints('2,178 10,226 20,314 26,400 27,458'),
	},
	knicker: {
		...low.knicker,
		outer: svgPoints('86,99 98,154 105,222 107,300 102,372 86,412'),
		inner: svgPoints('2,208 11,252 21,328 26,386 33,420'),
	},
}

function planOf(shapes: Shapes, resolved: ResolvedDesign): BottomsPlan {
	const shape = resolved.styles.length === 'knicker' ? shapes.knicker : shapes.open
	const braided = resolved.styles.side === 'braid'
	return {
		shape,
		folds: pantsFolds,
		drop: 'straight',
		texture: 'knit',
		band: 'tailored',
		strips: braided ? [{ zone: 'side', inner: braidEdge, outer: seamLine }] : [],
		piping: resolved.styles.side === 'piping' ? [seamLine] : [],
		hem: resolved.styles.length === 'knicker' ? 'elastic' : 'stitched',
		fly: 'fly',
		hemDepth: 10,
		trimmings: ({ cloth, back }) => (back ? backTrimmings(shape, cloth) : frontTrimmings(shape, cloth)),
		belt: { down: 3, front: [-60, -32, 32, 60], back: [-62, -30, 0, 30, 62] },
	}
}

function frontTrimmings(shape: BottomsPlan['shape'], cloth: Cloth) {
	const { top, height, half } = shape.band
	const from = top + height
	return [
		...fly(cloth, from + 6, (shape.inner[0]?.[1] ?? 200) - 2),
		...([-1, 1] as const).flatMap((side) =>
			pocketMouth(
				cloth,
				[
					[200 + side * (half - 22), from + 3],
					[200 + side * (half + 8), from + 50],
				],
				side,
			),
		),
	]
}

function backTrimmings(shape: BottomsPlan['shape'], cloth: Cloth) {
	const { top, height } = shape.band
	return [
		...centerSeam(cloth, top + height + 5, (shape.inner[0]?.[1] ?? 200) - 2),
		...[-46, 46].flatMap((dx) => weltPocket(cloth, [200 + dx, top + height + 26], 38)),
	]
}

const views = frontAndBack(10, {
	placements: [
		{
			id: 'left-hip',
			name: 'Left hip',
			location: 'front',
			area: { x: 222, y: 128, w: 44, h: 40 },
			maxIn: { w: 4, h: 3.5 },
			methods: ['screen', 'embroidery', 'tackle_twill'],
			measureFrom: 'waistband',
		},
	],
})

export const baseballPants = bottomVersions(
	{
		id: 'baseball-pants',
		name: 'Baseball pants',
		sport: 'baseball',
		kind: 'pants',
		views,
		zones: zonesNamed({
			body: ['Body', 'white'],
			piping: ['Piping', 'primary'],
			side: ['Side braid', 'primary'],
			belt: ['Belt', 'primary'],
			waistband: ['Waistband', 'white'],
		}),
		styles: [
			styleOf('length', 'Length', { open: 'Open bottom', knicker: 'Knicker' }),
			styleOf('side', 'Side seam', { piping: 'Piping', braid: 'Braid', plain: 'Plain' }),
		],
		plan: (resolved) => planOf(low, resolved),
	},
	{ plan: (resolved) => planOf(higher, resolved) },
)
