import { poloCollar, poloSeams } from '../drawing/collars/polo.ts'
import { bandCollar } from '../drawing/collars/band.ts'
import type { Collar, TopPlan } from '../drawing/top.ts'
import { position, topVersions, type TopViewPlan } from '../drawing/top-template.ts'
import { cutStyle } from '../drawing/cuts.ts'
import { styleOf, type ResolvedDesign } from '../template.ts'
import type { NeckShape } from '../drawing/body.ts'

type Neck = { half: number; top: number; depth: number; shape: NeckShape; collar: Collar }
const rib = bandCollar({ width: 9, ribbed: true })
const crew: Neck = { half: 42, top: 56, depth: 31, shape: 'round', collar: rib }
const necks: Record<string, Neck> = {
	crew,
	v: { half: 40, top: 56, depth: 34, shape: 'v', collar: rib },
	polo: { half: 40, top: 58, depth: 30, shape: 'v', collar: poloCollar },
}

function plan({ styles }: ResolvedDesign): TopPlan {
	const { collar, ...neck } = necks[styles.neck ?? 'crew'] ?? crew
	return {
		body: { neck, shoulder: [121, 87], armpit: [122, 182], waist: [114, 310], hem: [121, 440], hemDrop: 8 },
		sleeve:
			styles.sleeve === 'long'
				? { long: true, outer: [187, 402], inner: [149, 414] }
				: { long: false, outer: [185, 202], inner: [137, 228] },
		collar,
		...(collar === poloCollar ? { seams: [poloSeams] } : {}),
		cuff: { high: 9, ribbed: true },
		drape: 'jersey',
		texture: 'knit',
		yoke: 112,
		backYoke: 124,
		sidePanel: 20,
		sleeveStripes: ({ colors }) => (colors.stripe1 ? [{ from: 14, to: 20, color: colors.stripe1 }] : []),
	}
}

/** Version 2 is slim: close at the waist, with short set-in or raglan sleeves and a rounded hem. */
function slim(resolved: ResolvedDesign): TopPlan {
	const { styles } = resolved
	const first = plan(resolved)
	const { neck } = first.body
	return {
		...first,
		body: {
			neck: { ...neck, half: neck.half - 2 },
			shoulder: [117, 87],
			armpit: [113, 180],
			waist: [103, 304],
			hem: [110, 440],
			hemDrop: 10,
			tails: 7,
		},
		sleeve:
			styles.sleeve === 'long'
				? { long: true, outer: [180, 402], inner: [145, 412] }
				: { long: false, outer: [180, 200], inner: [126, 228] },
		isRaglan: styles.shoulder === 'raglan',
		folds: { seed: 11, hang: 3, pull: 4, waist: 4, soft: 0.9 },
		sidePanel: 16,
	}
}

const soccer = {
	sport: 'soccer',
	kind: 'jersey',
	views: {
		chestY: 138,
		sleeve: { x: 150, y: 140, wideIn: 3, highIn: 3 },
		front: [
			position('team', { baseline: 190, capIn: 1.7, wideIn: 12 }),
			position('number', { baseline: 262, capIn: 4, wideIn: 7 }),
		],
		back: [
			position('name', { baseline: 140, capIn: 2, wideIn: 13 }),
			position('number', { baseline: 288, capIn: 10, wideIn: 12 }),
		],
	},
	zones: {
		body: 'primary',
		sleeve: 'primary',
		side: 'none',
		yoke: 'none',
		collar: 'secondary',
		collarStripe: 'none',
		cuff: 'secondary',
		stripe1: 'none',
		piping: 'none',
	},
} as const

/** In version 2 two digits end before the side panels. */
const slimViews: TopViewPlan = {
	...soccer.views,
	back: [
		position('name', { baseline: 140, capIn: 2, wideIn: 13 }),
		position('number', { baseline: 288, capIn: 10, wideIn: 12.7 }),
	],
}

const neckStyle = styleOf('neck', 'Neck', { crew: 'Crew', v: 'V-neck', polo: 'Polo collar' })

const sleeveStyle = styleOf('sleeve', 'Sleeve', { short: 'Short sleeve', long: 'Long sleeve' })
const shoulderStyle = styleOf('shoulder', 'Shoulder', { set: 'Set-in sleeve', raglan: 'Raglan sleeve' })
const longSleeved = ({ styles, ...resolved }: ResolvedDesign): ResolvedDesign => ({
	...resolved,
	styles: { ...styles, sleeve: 'long' },
})

export const soccerJersey = topVersions(
	{
		...soccer,
		id: 'soccer-jersey',
		name: 'Soccer match jersey',
		styles: [neckStyle, sleeveStyle],
		plan,
	},
	{ plan: slim, views: slimViews, styles: [neckStyle, sleeveStyle, shoulderStyle], cut: cutStyle },
)

export const soccerLongSleeve = topVersions(
	{
		...soccer,
		id: 'soccer-long-sleeve',
		name: 'Keeper long-sleeve jersey',
		styles: [neckStyle],
		plan: (resolved) => plan(longSleeved(resolved)),
	},
	{
		plan: (resolved) => slim(longSleeved(resolved)),
		views: slimViews,
		styles: [neckStyle, shoulderStyle],
		cut: cutStyle,
	},
)
