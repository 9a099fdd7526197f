// The fastpitch jersey: a pullover with a V-neck, cut narrower at the waist, with cap sleeves or none.
import { isPrintedOn } from '../patterns/print.ts'
import { bandCollar } from '../drawing/collars/band.ts'
import { womensCutStyle } from '../drawing/cuts.ts'
import type { TopPlan } from '../drawing/top.ts'
import { position, topVersions } from '../drawing/top-template.ts'
import { styleOf, type ResolvedDesign } from '../template.ts'

function plan({ styles, colors, pattern }: ResolvedDesign): TopPlan {
	const isSleeveless = styles.sleeve === 'none'
	return {
		body: {
			neck: { half: 42, top: 55, depth: 43, shape: 'v' },
			shoulder: isSleeveless ? [104, 77] : [119, 85],
			armpit: [124, isSleeveless ? 198 : 186],
			waist: [112, 306],
			hem: [124, 434],
			hemDrop: 12,
			...(isSleeveless ? { sleeveless: true } : {}),
		},
		...(isSleeveless ? {} : { sleeve: { long: false, outer: [174, 176], inner: [138, 212] } as const }),
		collar: bandCollar({ width: 9, ribbed: false }),
		armBinding: 7,
		cuff: { high: 8, ribbed: false },
		drape: 'jersey',
		texture: 'mesh',
		yoke: 110,
		backYoke: 122,
		...(colors.side || isPrintedOn({ pattern }, 'sides') ? { sidePanel: 26 } : {}),
		sleeveStripes: () => (colors.stripe1 ? [{ from: 12, to: 18, color: colors.stripe1 }] : []),
	}
}

export const softballJersey = topVersions(
	{
		id: 'softball-jersey',
		name: 'Softball game jersey',
		sport: 'softball',
		kind: 'jersey',
		views: {
			chestY: 148,
			sleeve: { x: 146, y: 128, wideIn: 2, highIn: 2 },
			front: [
				position('team', { baseline: 196, capIn: 2.4, wideIn: 13.5 }),
				position('number', { baseline: 276, capIn: 4, wideIn: 7 }),
			],
			back: [
				position('name', { baseline: 144, capIn: 1.8, wideIn: 12.5 }),
				position('number', { baseline: 272, capIn: 8, wideIn: 12 }),
			],
		},
		zones: {
			body: 'primary',
			sleeve: 'secondary',
			side: 'none',
			yoke: 'none',
			collar: 'secondary',
			cuff: 'none',
			stripe1: 'none',
			piping: 'none',
		},
		styles: [styleOf('sleeve', 'Sleeve', { cap: 'Cap sleeve', none: 'Sleeveless' })],
		plan,
	},
	{
		plan: (resolved) => ({ ...plan(resolved), folds: { seed: 61, hang: 4, pull: 4, waist: 3 } }),
		cut: womensCutStyle,
	},
)
