// Match shorts: short, light, a narrow side stripe and a plain sewn hem.
import type { BottomsPlan, Stations } from '../bottoms/draw.ts'
import { shortsFolds } from '../bottoms/shading.ts'
import { bottomVersions, legPlacements } from '../bottoms/template.ts'
import { centerSeam } from '../bottoms/trimmings.ts'
import { svgPoints } from '../drawing/curves.ts'
import { frontAndBack, styleOf, zonesNamed, type ResolvedDesign } from '../template.ts'

const upright = (u: number): Stations => [
	[u, -0.04],
	[u, 0.5],
	[u, 1.08],
]

const swoosh: Stations = svgPoints('1.02,0.05 0.92,0.4 0.78,0.75 0.52,1.08')

function plan(resolved: ResolvedDesign): BottomsPlan {
	const panel = resolved.styles.panel ?? 'stripe'
	const strips: BottomsPlan['strips'] =
		panel === 'stripe'
			? [{ zone: 'side', inner: upright(0.86), outer: upright(0.955) }]
			: panel === 'swoosh'
				? [{ zone: 'side', inner: swoosh }]
				: []
	return {
		shape: {
			band: { top: 112, height: 25, half: 102, bottomHalf: 106, sag: 9 },
			outer: svgPoints('106,136 127,190 144,260 158,344'),
			inner: svgPoints('2,282 7,324 14,366'),
			hemSag: 8,
		},
		folds: shortsFolds,
		drop: 'loose',
		texture: 'knit',
		band: 'elastic',
		strips,
		piping: panel === 'swoosh' ? [swoosh] : [],
		hem: 'stitched',
		hemDepth: 8,
		trimmings: ({ cloth }) => centerSeam(cloth, 146, 282),
		drawcord: 131,
	}
}

const pxPerInch = 13.5

const views = frontAndBack(pxPerInch, {
	placements: legPlacements({ center: 66, top: 272, bottom: 346, width: 78, pxPerInch }),
	lettering: [{ slot: 'number', x: 264, baseline: 346, capHeight: 38, maxWidth: 58, shape: 'straight' }],
})

/** In version 2 the number is on the front of the leg: beside the inseam it turns out of sight. */
const outwardViews = frontAndBack(pxPerInch, {
	placements: legPlacements({ center: 74, top: 288, bottom: 348, width: 72, pxPerInch }),
	lettering: [{ slot: 'number', x: 270, baseline: 344, capHeight: 38, maxWidth: 54, shape: 'straight' }],
})

export const soccerShorts = bottomVersions(
	{
		id: 'soccer-shorts',
		name: 'Soccer match shorts',
		sport: 'soccer',
		kind: 'shorts',
		views,
		zones: zonesNamed({
			body: ['Body', 'primary'],
			side: ['Side', 'secondary'],
			waistband: ['Waistband', 'primary'],
			piping: ['Piping', 'none'],
			drawcord: ['Drawcord', 'white'],
		}),
		styles: [styleOf('panel', 'Side', { stripe: 'Stripe', swoosh: 'Curved panel', none: 'Plain' })],
		plan,
	},
	{ views: outwardViews },
)
