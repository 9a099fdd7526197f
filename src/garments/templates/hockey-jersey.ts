import { laceCollar, laceSeams } from '../drawing/collars/lace.ts'
import { bandCollar } from '../drawing/collars/band.ts'
import { paddedCutStyle } from '../drawing/cuts.ts'
import type { Stripe } from '../drawing/sleeve.ts'
import type { TopPlan } from '../drawing/top.ts'
import { position, topVersions, type TopViewPlan } from '../drawing/top-template.ts'
import { fightStrap, fightStrapSeams } from '../drawing/fight-strap.ts'
import type { HemStripe } from '../drawing/zones.ts'
import { styleOf, type ResolvedDesign } from '../template.ts'

type Band = readonly [from: number, to: number, zone: 'stripe1' | 'stripe2']
const bands: Record<string, readonly Band[]> = {
	classic: [
		[0, 12, 'stripe1'],
		[12, 34, 'stripe2'],
		[34, 46, 'stripe1'],
	],
	double: [
		[0, 15, 'stripe1'],
		[22, 37, 'stripe2'],
	],
	single: [[0, 30, 'stripe1']],
}

const chosen = ({ styles }: ResolvedDesign): readonly Band[] => bands[styles.stripes ?? 'classic'] ?? []

const onHem = (resolved: ResolvedDesign): HemStripe[] =>
	chosen(resolved).map(([from, to, zone]) => ({
		up: 24 + from,
		high: to - from,
		color: resolved.colors[zone],
	}))

const onSleeve = (resolved: ResolvedDesign): Stripe[] =>
	chosen(resolved).flatMap(([from, to, zone]) => {
		const color = resolved.colors[zone]
		return color ? [{ from: 40 + from, to: 40 + to, color }] : []
	})

const isLaced = ({ styles }: ResolvedDesign) => styles.neck === 'lace' || !styles.neck

const plan = (resolved: ResolvedDesign): TopPlan => ({
	body: {
		neck:
			resolved.styles.neck === 'crew'
				? { half: 43, top: 52, depth: 31, shape: 'round' }
				: { half: 42, top: 52, depth: 36, shape: 'v' },
		shoulder: [127, 85],
		armpit: [126, 196],
		waist: [129, 318],
		hem: [136, 446],
		hemDrop: 9,
		tails: resolved.styles.hem === 'curved' ? 16 : 0,
	},
	sleeve: { long: true, outer: [194, 400], inner: [152, 414] },
	collar: isLaced(resolved) ? laceCollar : bandCollar({ width: 12, ribbed: true }),
	...(isLaced(resolved) ? { seams: [laceSeams] } : {}),
	cuff: { high: 14, ribbed: false },
	drape: 'jersey',
	texture: 'mesh',
	yoke: 110,
	sleeveStripes: onSleeve,
	hemStripes: onHem,
})

/** Version 2 is wide and long as over pads, with wide sleeves and a fight strap at the back. */
const wide = (resolved: ResolvedDesign): TopPlan => {
	const first = plan(resolved)
	return {
		...first,
		body: {
			...first.body,
			shoulder: [138, 90],
			pads: 6,
			armpit: [140, 212],
			waist: [145, 330],
			hem: [150, 460],
		},
		sleeve: { long: true, outer: [198, 398], inner: [133, 418], tuck: 12 },
		isOverSleeves: true,
		sewnOn: fightStrap,
		seams: [...(first.seams ?? []), fightStrapSeams],
		folds: { seed: 14, hang: 6, pull: 4, swag: 2, soft: 1.4 },
	}
}

const views: TopViewPlan = {
	chestY: 170,
	sleeve: { x: 158, y: 190, wideIn: 3.5, highIn: 3.5 },
	front: [
		position('team', { baseline: 236, capIn: 3, wideIn: 13 }),
		position('number', { baseline: 318, capIn: 4.5, wideIn: 8 }),
	],
	back: [
		position('name', { baseline: 168, capIn: 2.2, wideIn: 14 }),
		position('number', { baseline: 322, capIn: 10, wideIn: 13 }),
	],
}

export const hockeyJersey = topVersions(
	{
		id: 'hockey-jersey',
		name: 'Hockey game sweater',
		sport: 'hockey',
		kind: 'jersey',
		views,
		zones: {
			body: 'primary',
			sleeve: 'primary',
			yoke: 'secondary',
			collar: 'secondary',
			cuff: 'secondary',
			stripe1: 'white',
			stripe2: 'secondary',
			piping: 'white',
			lace: 'white',
		},
		styles: [
			styleOf('neck', 'Neck', { lace: 'Lace-up', v: 'V-neck', crew: 'Crew' }),
			styleOf('stripes', 'Stripes', { classic: 'Classic', double: 'Double', single: 'Single', none: 'None' }),
			styleOf('hem', 'Hem', { straight: 'Straight', curved: 'Curved' }),
		],
		plan,
	},
	{
		plan: wide,
		cut: paddedCutStyle,
		views: {
			...views,
			low: { x: 244, front: 404, back: 374 },
			sleeve: { x: 168, y: 170, wideIn: 4.5, highIn: 5 },
			sleeveNumbers: { sleeveIn: 4 },
			// Two digits keep their own width.
			back: [
				position('name', { baseline: 168, capIn: 2.2, wideIn: 14 }),
				position('number', { baseline: 322, capIn: 10, wideIn: 15 }),
			],
		},
	},
)
