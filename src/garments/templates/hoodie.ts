import { cutStyle } from '../drawing/cuts.ts'
import { hoodCollar } from '../drawing/collars/hood.ts'
import { lyingHood } from '../drawing/collars/lying-hood.ts'
import { bandCollar } from '../drawing/collars/band.ts'
import { zipCollar, zipSeams } from '../drawing/collars/zip.ts'
import { kangarooPocket, kangarooPocketSeams } from '../drawing/sewn-on.ts'
import type { BodyShape } from '../drawing/body.ts'
import type { Collar, TopPlan } from '../drawing/top.ts'
import { type TopViewPlan, position, topVersions } from '../drawing/top-template.ts'
import { styleOf, type ResolvedDesign } from '../template.ts'

const fleece = {
	sport: 'spirit',
	kind: 'hoodie',
	patterns: ['none', 'halves', 'fade', 'digital-camo'],
} as const

type Fleece = { neck: BodyShape['neck']; collar: Collar }

const fleecePlan = ({ neck, collar }: Fleece): TopPlan => ({
	body: {
		neck,
		shoulder: [120, 101],
		armpit: [122, 204],
		waist: [122, 320],
		hem: [113, 446],
		hemDrop: 5,
		blouse: 30,
	},
	sleeve: { long: true, outer: [187, 408], inner: [154, 418] },
	collar,
	ribbedHem: 30,
	cuff: { high: 26, ribbed: true },
	drape: 'fleece',
	texture: 'fleece',
	sleeveStripes: ({ colors }) =>
		colors.stripe1
			? [
					{ from: 110, to: 122, color: colors.stripe1 },
					{ from: 130, to: 142, color: colors.stripe1 },
				]
			: [],
})

const hoodiePlan = ({ styles }: ResolvedDesign): TopPlan => ({
	...fleecePlan({ neck: { half: 46, top: 76, depth: 44, shape: 'round' }, collar: hoodCollar }),
	...(styles.pocket === 'none' ? {} : { sewnOn: kangarooPocket, seams: [kangarooPocketSeams] }),
})

/** The folds of version 2: heavy cloth that breaks above its ribs. */
const heavy = { seed: 47, hang: 2, pull: 4, gather: 13, soft: 1.5 }

const fleeceViews = (chestY: number): TopViewPlan => ({
	chestY,
	low: { x: 244, front: 366, back: 352 },
	sleeve: { x: 156, y: 210, wideIn: 3, highIn: 8 },
	front: [position('team', { baseline: chestY + 92, capIn: 2.4, wideIn: 12 })],
	back: [
		position('name', { baseline: 184, capIn: 2, wideIn: 13 }),
		position('number', { baseline: 308, capIn: 8, wideIn: 12 }),
	],
})

const hoodieViews: TopViewPlan = {
	...fleeceViews(168),
	frontHighIn: 11.5,
	low: { x: 225, front: 350, back: 352 },
}

/** Version 2 has its hood down, so the back's print is lower. */
export const hoodie = topVersions(
	{
		...fleece,
		id: 'hoodie',
		name: 'Pullover hoodie',
		views: hoodieViews,
		zones: {
			body: 'primary',
			sleeve: 'primary',
			cuff: 'none',
			stripe1: 'none',
			hood: 'primary',
			lining: 'secondary',
			drawcord: 'white',
		},
		styles: [styleOf('pocket', 'Pocket', { kangaroo: 'Kangaroo pocket', none: 'No pocket' })],
		plan: hoodiePlan,
	},
	{
		plan: (resolved) => ({
			...hoodiePlan(resolved),
			collar: lyingHood,
			hasShapedCollar: true,
			folds: heavy,
		}),
		cut: cutStyle,
		views: {
			...hoodieViews,
			backY: 198,
			back: [
				position('name', { baseline: 220, capIn: 2, wideIn: 13 }),
				position('number', { baseline: 342, capIn: 8, wideIn: 12 }),
			],
		},
	},
)

const crewNeck: Fleece = {
	neck: { half: 43, top: 70, depth: 31, shape: 'round' },
	collar: bandCollar({ width: 13, ribbed: true, heavy: true }),
}

export const crewneck = topVersions(
	{
		...fleece,
		id: 'crewneck',
		name: 'Crewneck sweatshirt',
		views: fleeceViews(144),
		zones: { body: 'primary', sleeve: 'primary', collar: 'primary', cuff: 'none', stripe1: 'none' },
		plan: () => fleecePlan(crewNeck),
	},
	{ plan: () => ({ ...fleecePlan(crewNeck), folds: { ...heavy, seed: 53 } }), cut: cutStyle },
)

const zipNeck: Fleece = { neck: { half: 46, top: 66, depth: 18, shape: 'round' }, collar: zipCollar }

const quarterZipPlan = (): TopPlan => ({ ...fleecePlan(zipNeck), sidePanel: 24, seams: [zipSeams] })

export const quarterZip = topVersions(
	{
		...fleece,
		id: 'quarter-zip',
		name: 'Quarter-zip pullover',
		views: {
			...fleeceViews(150),
			measureFrom: 'placket',
			frontY: 198,
			frontHighIn: 12,
			front: [position('team', { x: 250, baseline: 184, capIn: 0.9, wideIn: 4.5 })],
		},
		zones: {
			body: 'primary',
			sleeve: 'primary',
			side: 'none',
			collar: 'primary',
			cuff: 'none',
			stripe1: 'none',
			zip: 'black',
		},
		plan: quarterZipPlan,
	},
	{
		plan: () => ({ ...quarterZipPlan(), hasShapedCollar: true, folds: { ...heavy, seed: 59 } }),
		cut: cutStyle,
	},
)
