import { isPrintedOn } from '../patterns/print.ts'
import { cutStyle } from '../drawing/cuts.ts'
import { bandCollar } from '../drawing/collars/band.ts'
import { fullPlacket, fullPlacketSeams, shortPlacketOn, shortPlacketSeams } from '../drawing/sewn-on.ts'
import type { TopPlan } from '../drawing/top.ts'
import { position, topVersions } from '../drawing/top-template.ts'
import { styleOf, type ResolvedDesign } from '../template.ts'

const plan = ({ styles, colors, pattern }: ResolvedDesign): TopPlan => ({
	body: {
		neck: { half: 39, top: 55, depth: 40, shape: 'v' },
		shoulder: styles.sleeve === 'none' ? [112, 80] : [126, 86],
		armpit: [129, styles.sleeve === 'none' ? 196 : 188],
		waist: [125, 312],
		hem: [129, 438],
		hemDrop: 10,
		tails: styles.hem === 'straight' ? 0 : 22,
		sleeveless: styles.sleeve === 'none',
	},
	...(styles.sleeve === 'none'
		? {}
		: { sleeve: { long: false, outer: [190, 208], inner: [141, 234] } as const }),
	collar: bandCollar({ width: 7, ribbed: false }),
	armBinding: 7,
	cuff: { high: 8, ribbed: false },
	drape: 'jersey',
	texture: 'knit',
	...(colors.side || isPrintedOn({ pattern }, 'sides') ? { sidePanel: 24 } : {}),
	sleeveStripes: () => (colors.stripe1 ? [{ from: 14, to: 18, color: colors.stripe1 }] : []),
	sewnOn: fullPlacket(53),
	seams: [fullPlacketSeams],
})

/** Depth of the neck and what closes it. */
type Front = Pick<TopPlan, 'collar' | 'sewnOn' | 'seams'> & { depth: number }
const buttonsDown = 58
const fronts: Record<string, Front> = {
	two: {
		depth: 24,
		collar: bandCollar({ width: 7, ribbed: false }),
		sewnOn: shortPlacketOn({ long: buttonsDown, at: [0.38, 0.8] }),
		seams: [shortPlacketSeams(buttonsDown)],
	},
	pullover: { depth: 44, collar: bandCollar({ width: 10, ribbed: true }), sewnOn: () => none, seams: [] },
}
const none = { under: [], over: [] }

/** Version 2 is wider, with sleeves to the elbow, and has three fronts. */
function loose(resolved: ResolvedDesign): TopPlan {
	const { styles } = resolved
	const { body, sleeve, ...first } = plan(resolved)
	const { depth, ...front } = fronts[styles.front ?? 'full'] ?? { ...first, depth: body.neck.depth }
	return {
		...first,
		...front,
		body: {
			...body,
			neck: { ...body.neck, depth },
			shoulder: sleeve ? [130, 88] : [114, 82],
			armpit: [133, sleeve ? 196 : 204],
			waist: [128, 316],
			hem: [131, 442],
		},
		...(sleeve ? { sleeve: { long: false, outer: [196, 224], inner: [147, 252] } } : {}),
		folds: { seed: 8, hang: 6, pull: 4, soft: 1.15 },
	}
}

const frontStyle = styleOf('front', 'Front', {
	full: 'Full button',
	two: 'Two button',
	pullover: 'Pullover V-neck',
})
const sleeveStyle = styleOf('sleeve', 'Sleeve', { short: 'Short sleeve', none: 'Sleeveless vest' })
const hemStyle = styleOf('hem', 'Hem', { tails: 'Shirt tails', straight: 'Straight' })

export const baseballJersey = topVersions(
	{
		id: 'baseball-jersey',
		name: 'Baseball full-button jersey',
		sport: 'baseball',
		kind: 'jersey',
		views: {
			chestY: 148,
			measureFrom: 'placket',
			sleeve: { x: 158, y: 140, wideIn: 3.25, highIn: 3.25 },
			front: [
				position('team', { baseline: 214, capIn: 3, wideIn: 14.5 }),
				position('number', { x: 256, baseline: 288, capIn: 3.6, wideIn: 5 }),
			],
			back: [
				position('name', { baseline: 142, capIn: 1.8, wideIn: 14 }),
				position('number', { baseline: 272, capIn: 8, wideIn: 13 }),
			],
		},
		zones: {
			body: 'primary',
			sleeve: 'primary',
			side: 'none',
			collar: 'secondary',
			cuff: 'secondary',
			stripe1: 'none',
			piping: 'secondary',
			buttons: 'white',
		},
		styles: [sleeveStyle, hemStyle],
		plan,
	},
	{ plan: loose, styles: [frontStyle, sleeveStyle, hemStyle], cut: cutStyle },
)
