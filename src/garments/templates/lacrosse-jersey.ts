import { cutStyle } from '../drawing/cuts.ts'
import { bandCollar } from '../drawing/collars/band.ts'
import type { TopPlan } from '../drawing/top.ts'
import { position, topVersions, type TopViewPlan } from '../drawing/top-template.ts'
import { styleOf, type ResolvedDesign } from '../template.ts'

const plan = ({ styles }: ResolvedDesign): TopPlan => ({
	body: {
		neck:
			styles.neck === 'crew'
				? { half: 43, top: 55, depth: 31, shape: 'round' }
				: { half: 41, top: 55, depth: 38, shape: 'v' },
		shoulder: [125, 86],
		armpit: [133, 204],
		waist: [129, 318],
		hem: [134, 438],
		hemDrop: 8,
	},
	sleeve: { long: false, outer: [189, 204], inner: [146, 234] },
	collar: bandCollar({ width: 10, ribbed: true }),
	cuff: { high: 9, ribbed: false },
	drape: 'jersey',
	texture: 'mesh',
	sidePanel: 32,
	yoke: 114,
	backYoke: 126,
	sleeveStripes: ({ colors }) => (colors.stripe1 ? [{ from: 16, to: 30, color: colors.stripe1 }] : []),
})

const neckStyle = styleOf('neck', 'Neck', { v: 'V-neck', crew: 'Crew' })
const sleeveStyle = styleOf('sleeve', 'Sleeve', { short: 'Short sleeve', none: 'Sleeveless' })

/** Version 2 hangs loose over pads, has open mesh at the sides, and short sleeves or none. */
function overPads(resolved: ResolvedDesign): TopPlan {
	const { sleeve: _short, body, ...first } = plan(resolved)
	const isSleeveless = resolved.styles.sleeve === 'none'
	return {
		...first,
		body: {
			...body,
			shoulder: isSleeveless ? [117, 82] : [133, 90],
			armpit: [139, isSleeveless ? 216 : 210],
			waist: [136, 322],
			hem: [141, 440],
			...(isSleeveless ? { sleeveless: true } : {}),
		},
		...(isSleeveless ? {} : { sleeve: { long: false, outer: [197, 206], inner: [155, 244] } }),
		sidePanel: 36,
		hasMeshPanels: true,
		folds: { seed: 21, hang: 6, pull: 4, soft: 1.25 },
	}
}

const views: TopViewPlan = {
	chestY: 140,
	sleeve: { x: 154, y: 134, wideIn: 3, highIn: 3 },
	front: [
		position('team', { baseline: 174, capIn: 2, wideIn: 13.5 }),
		position('number', { baseline: 304, capIn: 8, wideIn: 12 }),
	],
	back: [
		position('name', { baseline: 138, capIn: 2, wideIn: 13.5 }),
		position('number', { baseline: 318, capIn: 12, wideIn: 12.5 }),
	],
}

export const lacrosseJersey = topVersions(
	{
		id: 'lacrosse-jersey',
		name: 'Lacrosse game jersey',
		sport: 'lacrosse',
		kind: 'jersey',
		views,
		zones: {
			body: 'primary',
			sleeve: 'primary',
			side: 'secondary',
			yoke: 'none',
			collar: 'secondary',
			cuff: 'secondary',
			stripe1: 'none',
			piping: 'white',
		},
		styles: [neckStyle],
		plan,
	},
	{
		plan: overPads,
		views: {
			...views,
			sleeveNumbers: { shoulderIn: 2.25, sleeveIn: 2.25 },
			// Two digits keep their height of 12 in.
			back: [
				position('name', { baseline: 138, capIn: 2, wideIn: 13.5 }),
				position('number', { baseline: 318, capIn: 12, wideIn: 13.8 }),
			],
		},
		styles: [neckStyle, sleeveStyle],
		cut: cutStyle,
	},
)

/** The practice pinnie: sleeveless, cut deep under the arm, worn over pads. */
const pinniePlan = ({ styles }: ResolvedDesign): TopPlan => ({
	body: {
		neck:
			styles.neck === 'v'
				? { half: 45, top: 54, depth: 48, shape: 'v' }
				: { half: 47, top: 54, depth: 50, shape: 'scoop' },
		shoulder: [86, 68],
		armpit: [128, 222],
		waist: [127, 322],
		hem: [133, 444],
		hemDrop: 8,
		sleeveless: true,
	},
	collar: bandCollar({ width: 7, ribbed: false }),
	armBinding: 7,
	drape: 'tank',
	texture: 'mesh',
	sidePanel: 26,
})

export const pinnie = topVersions(
	{
		id: 'pinnie',
		name: 'Reversible practice pinnie',
		sport: 'lacrosse',
		kind: 'jersey',
		views: {
			chestY: 158,
			front: [
				position('team', { baseline: 202, capIn: 2.2, wideIn: 12 }),
				position('number', { baseline: 304, capIn: 6, wideIn: 10 }),
			],
			back: [
				position('name', { baseline: 150, capIn: 1.8, wideIn: 11 }),
				position('number', { baseline: 304, capIn: 9, wideIn: 12 }),
			],
		},
		zones: {
			body: 'primary',
			side: 'none',
			collar: 'secondary',
			collarStripe: 'none',
			piping: 'none',
		},
		styles: [styleOf('neck', 'Neck', { scoop: 'Scoop', v: 'V-neck' })],
		plan: pinniePlan,
	},
	{
		plan: (resolved) => ({ ...pinniePlan(resolved), folds: { seed: 27, hang: 7, pull: 4, soft: 1.2 } }),
		cut: cutStyle,
	},
)
