// Folds of a worn sleeve: from the underarm over the arm, at the elbow's inside, above the cuff.
import { reliefOf, type Ridge } from './ridges.ts'
import { rememberedByContent, type Point } from '../../drawing/curves.ts'
import type { SleeveShape } from '../../drawing/sleeve.ts'

/** Canvas pixels that stand for half the way around the arm. */
const around = 70
const perInch = 40 / 3

type Fold = readonly [from: Point, over: Point, to: Point, wide: number, high: number, shape: Ridge['shape']]

// Around the arm: 0 on top, 1 at the front of the underarm seam, -1 at its back. Along: inches from the shoulder, for
// short sleeves; shares of the length, for long ones.
const short: Fold[] = [
	[[0.98, 4.2], [0.72, 4.6], [0.34, 5.6], 9, 0.14, 'pull'],
	[[0.96, 5.4], [0.7, 6.2], [0.42, 7.6], 10, 0.11, 'pull'],
	[[0.88, 2.6], [0.66, 2.6], [0.4, 3.4], 9, 0.1, 'pull'],
	[[-0.98, 4], [-0.74, 4.6], [-0.4, 6], 10, 0.14, 'pull'],
	[[-0.95, 5.6], [-0.66, 6], [-0.3, 7.2], 9, 0.1, 'pull'],
	[[0.12, 3.4], [0.02, 5.4], [-0.08, 8.6], 12, 0.1, 'spindle'],
]
const long: Fold[] = [
	[[0.98, 0.16], [0.7, 0.2], [0.22, 0.27], 11, 0.2, 'pull'],
	[[0.95, 0.23], [0.66, 0.29], [0.28, 0.39], 11, 0.16, 'pull'],
	[[-0.98, 0.17], [-0.66, 0.21], [-0.3, 0.31], 12, 0.18, 'pull'],
	[[-0.94, 0.27], [-0.7, 0.33], [-0.42, 0.44], 10, 0.14, 'pull'],
	[[0.96, 0.44], [0.62, 0.47], [0.12, 0.43], 9, 0.2, 'spindle'],
	[[0.98, 0.5], [0.64, 0.52], [0.2, 0.5], 8, -0.13, 'spindle'],
	[[0.98, 0.55], [0.6, 0.57], [0.06, 0.53], 9, 0.2, 'spindle'],
	[[0.9, 0.63], [0.55, 0.66], [0.0, 0.62], 10, 0.13, 'spindle'],
	[[-0.2, 0.52], [-0.5, 0.55], [-0.85, 0.49], 10, 0.12, 'spindle'],
	[[0.86, 0.76], [0.3, 0.8], [-0.2, 0.75], 10, 0.14, 'spindle'],
	[[-0.9, 0.79], [-0.4, 0.82], [0.1, 0.86], 9, 0.13, 'spindle'],
	[[0.95, 0.88], [0.5, 0.9], [-0.05, 0.93], 9, 0.14, 'spindle'],
	[[-0.95, 0.92], [-0.5, 0.94], [-0.1, 0.9], 8, 0.12, 'spindle'],
]

type Kind = { shape: Pick<SleeveShape, 'long'>; cuffIn: number; thick: number }

const reliefFor = rememberedByContent(({ shape, thick, along }: Omit<Kind, 'cuffIn'> & { along: number }) => {
	const at = ([x, y]: Point): Point => [x * around, y * along]
	return reliefOf(
		(shape.long ? long : short).map(([from, over, to, wide, high, kind]): Ridge => ({
			line: [at(from), at(over), at(to)],
			wide: [wide * 0.7 * thick, wide * 1.25 * thick],
			high: high * thick,
			shape: kind,
		})),
	)
})

/** Height of the folds in inches: `turn` around the arm from -1 to 1, `down` inches from the shoulder. */
export function sleeveRelief(
	{ shape, cuffIn, thick }: Kind,
	upper: number,
): (turn: number, down: number) => number {
	const along = shape.long ? upper * perInch : perInch
	const relief = reliefFor({ shape: { long: shape.long }, thick, along: Math.round(along) })
	const end = upper - cuffIn
	return (turn, down) => {
		const puff = cuffIn > 0 && shape.long ? 0.32 * Math.exp(-(((down - end + 0.9) / 0.7) ** 2)) : 0
		const free = Math.min(1, down / 1.5) * (cuffIn > 0 ? Math.min(1, (end - down) / 0.5) : 1)
		// The underarm seam stays in its line, so that front and back meet.
		const folds = relief([turn * around, down * perInch]) * (1 - turn ** 12)
		return Math.max(0, free) * (folds + puff)
	}
}
