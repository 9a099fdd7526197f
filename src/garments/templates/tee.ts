import { poloCollar, poloSeams } from '../drawing/collars/polo.ts'
import { bandCollar } from '../drawing/collars/band.ts'
import type { TopPlan } from '../drawing/top.ts'
import { type TopViewPlan, position, topVersions } from '../drawing/top-template.ts'
import { cutStyle } from '../drawing/cuts.ts'
import { styleOf, type ResolvedDesign } from '../template.ts'

const shortSleeve = { long: false, outer: [183, 198], inner: [136, 224] } as const
const longSleeve = { long: true, outer: [186, 404], inner: [150, 415] } as const

const teePlan = ({ styles }: ResolvedDesign, long: boolean): TopPlan => ({
	body: {
		neck:
			styles.neck === 'v'
				? { half: 42, top: 56, depth: 40, shape: 'v' }
				: { half: 44, top: 56, depth: 31, shape: 'round' },
		shoulder: [121, 87],
		armpit: [123, 182],
		waist: [119, 310],
		hem: [124, 442],
		hemDrop: 7,
	},
	sleeve: long ? longSleeve : shortSleeve,
	collar: bandCollar({ width: styles.neck === 'v' ? 8 : 10, ribbed: true }),
	...(long ? { cuff: { high: 20, ribbed: true } } : {}),
	drape: 'jersey',
	texture: 'knit',
	sleeveStripes: ({ colors }) =>
		colors.stripe1
			? [
					{ from: long ? 44 : 16, to: long ? 54 : 21, color: colors.stripe1 },
					{ from: long ? 60 : 25, to: long ? 70 : 30, color: colors.stripe1 },
				]
			: [],
})

const teeViews: TopViewPlan = {
	chestY: 132,
	sleeve: { x: 150, y: 140, wideIn: 3, highIn: 3 },
	front: [
		position('team', { baseline: 184, capIn: 2.4, wideIn: 12 }),
		position('number', { baseline: 286, capIn: 6, wideIn: 10 }),
	],
	back: [
		position('name', { baseline: 138, capIn: 1.8, wideIn: 12 }),
		position('number', { baseline: 266, capIn: 8, wideIn: 12 }),
	],
}

const neckStyle = styleOf('neck', 'Neck', { crew: 'Crew', v: 'V-neck' })

const teeFacts = {
	sport: 'spirit',
	kind: 'tee',
	views: teeViews,
	styles: [neckStyle],
	patterns: ['none', 'hoop', 'fade', 'side-fade', 'digital-camo'],
} as const

/** Version 2 has softer folds and cuts for men, women and youth. */
const inVersion2 = (long: boolean) => ({
	plan: (resolved: ResolvedDesign): TopPlan => ({
		...teePlan(resolved, long),
		folds: { seed: long ? 37 : 31, hang: 5, pull: 4 },
	}),
	cut: cutStyle,
})

export const tee = topVersions(
	{
		...teeFacts,
		id: 'tee',
		name: 'Team tee',
		zones: { body: 'primary', sleeve: 'primary', collar: 'primary', stripe1: 'none' },
		plan: (resolved) => teePlan(resolved, false),
	},
	inVersion2(false),
)

export const longSleeveTee = topVersions(
	{
		...teeFacts,
		id: 'long-sleeve-tee',
		name: 'Long-sleeve team tee',
		zones: { body: 'primary', sleeve: 'primary', collar: 'primary', cuff: 'none', stripe1: 'none' },
		plan: (resolved) => teePlan(resolved, true),
	},
	inVersion2(true),
)

const poloPlan = (): TopPlan => ({
	body: {
		neck: { half: 40, top: 60, depth: 30, shape: 'v' },
		shoulder: [121, 89],
		armpit: [123, 186],
		waist: [118, 312],
		hem: [123, 442],
		hemDrop: 7,
	},
	sleeve: shortSleeve,
	collar: poloCollar,
	seams: [poloSeams],
	cuff: { high: 12, ribbed: true },
	drape: 'jersey',
	texture: 'knit',
	sidePanel: 20,
	fit: { vents: 2.25 },
})

export const polo = topVersions(
	{
		id: 'polo',
		name: 'Sideline polo',
		sport: 'spirit',
		kind: 'tee',
		views: {
			chestY: 146,
			frontY: 168,
			frontHighIn: 13,
			measureFrom: 'placket',
			sleeve: { x: 150, y: 144, wideIn: 3, highIn: 3 },
			front: [position('team', { x: 250, baseline: 182, capIn: 0.9, wideIn: 4 })],
			back: [position('name', { baseline: 142, capIn: 1.5, wideIn: 11 })],
		},
		zones: {
			body: 'primary',
			sleeve: 'primary',
			side: 'none',
			collar: 'primary',
			collarStripe: 'none',
			cuff: 'none',
			piping: 'none',
			placket: 'none',
			buttons: 'white',
		},
		patterns: ['none', 'hoop', 'side-fade'],
		plan: poloPlan,
	},
	{
		plan: () => ({ ...poloPlan(), folds: { seed: 41, hang: 4, pull: 4, waist: 2 } }),
		cut: cutStyle,
	},
)
