// The volleyball jersey: a close cut with short, long or no sleeves, its number high on the chest.
import { bandCollar } from '../drawing/collars/band.ts'
import type { SleeveShape } from '../drawing/sleeve.ts'
import type { TopPlan } from '../drawing/top.ts'
import { position, topVersions } from '../drawing/top-template.ts'
import { cutStyle } from '../drawing/cuts.ts'
import { styleOf, type ResolvedDesign } from '../template.ts'

const sleeves: Record<string, SleeveShape> = {
	short: { long: false, outer: [177, 190], inner: [134, 218] },
	long: { long: true, outer: [182, 400], inner: [146, 412] },
}

function plan({ styles }: ResolvedDesign): TopPlan {
	const sleeve = styles.sleeve === 'none' ? undefined : (sleeves[styles.sleeve ?? 'short'] ?? sleeves.short)
	return {
		body: {
			neck:
				styles.neck === 'v'
					? { half: 39, top: 56, depth: 36, shape: 'v' }
					: { half: 42, top: 56, depth: 30, shape: 'round' },
			shoulder: sleeve ? [117, 85] : [106, 79],
			armpit: [119, sleeve ? 180 : 192],
			waist: [108, 304],
			hem: [117, 432],
			hemDrop: 8,
			...(sleeve ? {} : { sleeveless: true }),
		},
		...(sleeve ? { sleeve } : {}),
		collar: bandCollar({ width: 8, ribbed: true }),
		armBinding: 6,
		cuff: { high: 8, ribbed: false },
		drape: 'jersey',
		texture: 'knit',
		yoke: 108,
		backYoke: 122,
		sidePanel: 18,
		sleeveStripes: ({ colors }) => (colors.stripe1 ? [{ from: 14, to: 20, color: colors.stripe1 }] : []),
	}
}

const sleeveStyle = styleOf('sleeve', 'Sleeve', {
	short: 'Short sleeve',
	long: 'Long sleeve',
	none: 'Sleeveless',
})
const neckStyle = styleOf('neck', 'Neck', { crew: 'Crew', v: 'V-neck' })

export const volleyballJersey = topVersions(
	{
		id: 'volleyball-jersey',
		name: 'Volleyball match jersey',
		sport: 'volleyball',
		kind: 'jersey',
		views: {
			chestY: 138,
			sleeve: { x: 148, y: 132, wideIn: 2.75, highIn: 2.75 },
			// The top of the front number is at most 5 in below the shoulder seam, so the team's name is under it.
			front: [
				position('number', { baseline: 192, capIn: 4, wideIn: 7 }),
				position('team', { baseline: 232, capIn: 1.8, wideIn: 12.5 }),
			],
			back: [
				position('name', { baseline: 140, capIn: 1.7, wideIn: 12.5 }),
				position('number', { baseline: 258, capIn: 8, wideIn: 11.5 }),
			],
		},
		zones: {
			body: 'primary',
			sleeve: 'primary',
			side: 'secondary',
			yoke: 'none',
			collar: 'secondary',
			cuff: 'secondary',
			stripe1: 'none',
			piping: 'none',
		},
		styles: [sleeveStyle, neckStyle],
		plan,
	},
	{
		plan: (resolved) => ({
			...plan(resolved),
			folds: { seed: 67, hang: 3, pull: 4, waist: 4, soft: 0.9 },
		}),
		cut: cutStyle,
	},
)
