import { cutStyle } from '../drawing/cuts.ts'
import { bandCollar } from '../drawing/collars/band.ts'
import type { TopPlan } from '../drawing/top.ts'
import { position, topVersions } from '../drawing/top-template.ts'
import { styleOf, type ResolvedDesign } from '../template.ts'

const plan = ({ styles }: ResolvedDesign): TopPlan => ({
	body: {
		neck:
			styles.neck === 'v'
				? { half: 46, top: 52, depth: 56, shape: 'v' }
				: { half: 48, top: 52, depth: 62, shape: 'scoop' },
		shoulder: styles.cut === 'racer' ? [74, 63] : [83, 66],
		armpit: [119, 204],
		waist: [115, 318],
		hem: [122, 446],
		hemDrop: 9,
		sleeveless: true,
	},
	collar: bandCollar({ width: 9, ribbed: true }),
	armBinding: 9,
	drape: 'tank',
	texture: 'mesh',
	sidePanel: 25,
})

/** Version 2 is longer, with narrow straps and deep armholes that show the inside of the back. */
const deep = (resolved: ResolvedDesign): TopPlan => {
	const first = plan(resolved)
	return {
		...first,
		body: {
			...first.body,
			shoulder: resolved.styles.cut === 'racer' ? [73, 63] : [81, 66],
			armpit: [118, 216],
			waist: [112, 326],
			hem: [119, 456],
		},
		sidePanel: 21,
		folds: { seed: 5, hang: 6, pull: 4, soft: 1.1 },
	}
}

export const basketballJersey = topVersions(
	{
		id: 'basketball-jersey',
		name: 'Basketball game jersey',
		sport: 'basketball',
		kind: 'jersey',
		views: {
			chestY: 160,
			front: [
				position('team', { baseline: 204, capIn: 2.3, wideIn: 12.5 }),
				position('number', { baseline: 292, capIn: 5, wideIn: 9 }),
			],
			back: [
				position('name', { baseline: 150, capIn: 1.8, wideIn: 11 }),
				position('number', { baseline: 282, capIn: 8, wideIn: 12 }),
			],
		},
		zones: {
			body: 'primary',
			side: 'secondary',
			collar: 'secondary',
			collarStripe: 'white',
			piping: 'white',
		},
		styles: [
			styleOf('neck', 'Neck', { scoop: 'Scoop', v: 'V-neck' }),
			styleOf('cut', 'Shoulder cut', { classic: 'Classic', racer: 'Racer' }),
		],
		plan,
	},
	{ plan: deep, cut: cutStyle },
)
