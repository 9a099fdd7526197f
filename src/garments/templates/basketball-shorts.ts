// Game shorts: long and wide, gathered waist, mesh, side panels that widen toward the hem.
import type { BottomsPlan, Stations } from '../bottoms/draw.ts'
import { shortsFolds } from '../bottoms/shading.ts'
import { backWaistPlacement, bottomVersions, legPlacements } from '../bottoms/template.ts'
import { centerSeam } from '../bottoms/trimmings.ts'
import { svgPoints } from '../drawing/curves.ts'
import { frontAndBack, styleOf, zonesNamed, type ResolvedDesign } from '../template.ts'

const panels: Record<string, Stations> = {
	wedge: svgPoints('0.86,-0.04 0.8,0.3 0.7,0.72 0.58,1.06'),
	straight: svgPoints('0.8,-0.04 0.78,0.5 0.77,1.06'),
	wave: svgPoints('0.9,-0.04 0.7,0.34 0.84,0.66 0.62,1.06'),
}

function plan(resolved: ResolvedDesign): BottomsPlan {
	const edge = panels[resolved.styles.panel ?? 'wedge']
	return {
		shape: {
			band: { top: 92, height: 27, half: 100, bottomHalf: 103, sag: 9 },
			outer: svgPoints('103,118 121,172 136,250 148,322 155,384'),
			inner: svgPoints('2,262 8,318 16,398'),
			hemSag: 9,
		},
		folds: shortsFolds,
		drop: 'loose',
		texture: 'mesh',
		band: 'elastic',
		strips: edge ? [{ zone: 'side', inner: edge }] : [],
		piping: edge ? [edge] : [],
		hem: 'banded',
		hemDepth: 13,
		trimmings: ({ cloth }) => centerSeam(cloth, 128, 262),
		drawcord: 112,
	}
}

const pxPerInch = 13

const views = frontAndBack(
	pxPerInch,
	{
		placements: legPlacements({ center: 59, top: 290, bottom: 374, width: 76, pxPerInch }),
		lettering: [
			{ slot: 'number', x: 257, baseline: 364, capHeight: 42, maxWidth: 62, shape: 'straight' },
			{ slot: 'team', x: 142, baseline: 364, capHeight: 17, maxWidth: 74, shape: 'straight' },
		],
	},
	{ placements: [backWaistPlacement(135)] },
)

/** In version 2 letters are on the front of each leg: beside the inseam a number turns out of sight. */
const outwardViews = frontAndBack(
	pxPerInch,
	{
		placements: legPlacements({ center: 62, top: 290, bottom: 374, width: 60, pxPerInch }),
		lettering: [
			{ slot: 'number', x: 265, baseline: 364, capHeight: 42, maxWidth: 54, shape: 'straight' },
			{ slot: 'team', x: 138, baseline: 364, capHeight: 17, maxWidth: 56, shape: 'straight' },
		],
	},
	{ placements: [backWaistPlacement(135)] },
)

export const basketballShorts = bottomVersions(
	{
		id: 'basketball-shorts',
		name: 'Basketball game shorts',
		sport: 'basketball',
		kind: 'shorts',
		views,
		zones: zonesNamed({
			body: ['Body', 'primary'],
			side: ['Side panels', 'secondary'],
			waistband: ['Waistband', 'primary'],
			hem: ['Hem band', 'secondary'],
			piping: ['Piping', 'white'],
			drawcord: ['Drawcord', 'white'],
		}),
		styles: [
			styleOf('panel', 'Side panel', {
				wedge: 'Wedge',
				straight: 'Straight',
				wave: 'Wave',
				none: 'No panel',
			}),
		],
		plan,
	},
	{ views: outwardViews },
)
