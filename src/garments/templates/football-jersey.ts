import { bandCollar } from '../drawing/collars/band.ts'
import { paddedCutStyle } from '../drawing/cuts.ts'
import type { Stripe } from '../drawing/sleeve.ts'
import type { TopPlan } from '../drawing/top.ts'
import { position, topVersions, type TopViewPlan } from '../drawing/top-template.ts'
import { styleOf, type ResolvedDesign } from '../template.ts'

function stripes({ styles, colors }: ResolvedDesign): Stripe[] {
	const { stripe1, stripe2 } = colors
	const bands: Record<string, [number, number, string | undefined][]> = {
		three: [
			[8, 18, stripe1],
			[21, 28, stripe2],
			[31, 41, stripe1],
		],
		two: [
			[12, 22, stripe1],
			[27, 37, stripe2],
		],
		one: [[12, 32, stripe1]],
	}
	return (bands[styles.trim ?? 'three'] ?? []).flatMap(([from, to, color]) =>
		color ? [{ from, to, color }] : [],
	)
}

const plan = (resolved: ResolvedDesign): TopPlan => ({
	body: {
		neck:
			resolved.styles.neck === 'crew'
				? { half: 43, top: 54, depth: 31, shape: 'round' }
				: { half: 41, top: 54, depth: 42, shape: 'v' },
		shoulder: [133, 84],
		armpit: [128, 196],
		waist: [120, 318],
		hem: [126, 440],
		hemDrop: 9,
	},
	sleeve: { long: false, outer: [191, 182], inner: [140, 222] },
	collar: bandCollar({ width: 11, ribbed: true }),
	cuff: { high: 6, ribbed: false },
	drape: 'jersey',
	fit: { pads: 0.8 },
	texture: 'mesh',
	yoke: 116,
	backYoke: 126,
	sidePanel: 26,
	sleeveStripes: stripes,
})

/** Version 2 is cut for shoulder pads: short, wide at the shoulders, stretched over the arms and close at the waist. */
const padded = (resolved: ResolvedDesign): TopPlan => ({
	...plan(resolved),
	body: {
		neck:
			resolved.styles.neck === 'crew'
				? { half: 42, top: 62, depth: 27, shape: 'round' }
				: { half: 41, top: 62, depth: 36, shape: 'v' },
		shoulder: [152, 92],
		pads: 22,
		armpit: [131, 196],
		waist: [119, 304],
		hem: [118, 414],
		hemDrop: 9,
	},
	sleeve: { long: false, outer: [196, 177], inner: [142, 219] },
	folds: { seed: 3, hang: 5, pull: 6, swag: 4 },
})

const views: TopViewPlan = {
	chestY: 142,
	sleeve: { x: 152, y: 126, wideIn: 3, highIn: 3 },
	front: [
		position('team', { baseline: 172, capIn: 1.9, wideIn: 14 }),
		position('number', { baseline: 302, capIn: 8, wideIn: 12.5 }),
	],
	back: [
		position('name', { baseline: 136, capIn: 2, wideIn: 14 }),
		position('number', { baseline: 292, capIn: 10, wideIn: 14 }),
	],
}

export const footballJersey = topVersions(
	{
		id: 'football-jersey',
		name: 'Football game jersey',
		sport: 'football',
		kind: 'jersey',
		views,
		zones: {
			body: 'primary',
			sleeve: 'primary',
			side: 'none',
			yoke: 'none',
			collar: 'secondary',
			collarStripe: 'none',
			cuff: 'none',
			stripe1: 'secondary',
			stripe2: 'white',
			piping: 'none',
		},
		styles: [
			styleOf('neck', 'Neck', { v: 'V-neck', crew: 'Crew' }),
			styleOf('trim', 'Sleeve trim', {
				three: 'Three stripes',
				two: 'Two stripes',
				one: 'One stripe',
				none: 'Plain',
			}),
		],
		plan,
	},
	{
		plan: padded,
		cut: paddedCutStyle,
		views: {
			...views,
			low: { x: 244, front: 364, back: 344 },
			sleeveNumbers: { shoulderIn: 2, sleeveIn: 2.5 },
			// Two digits end before the side panels.
			back: [
				position('name', { baseline: 136, capIn: 2, wideIn: 14 }),
				position('number', { baseline: 292, capIn: 10, wideIn: 12.8 }),
			],
		},
	},
)
