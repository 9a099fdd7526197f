// The stroke under a word: the tail of a script, or a swoosh.
import { mapOutline, reversed, turnOf, type Outline, type Point } from './outline.ts'

export const flourishes = ['tail', 'swoosh'] as const
export type Flourish = (typeof flourishes)[number]

type Curve = readonly [control: Point, control: Point, end: Point]

/** Across −1 to 1 of the word's half width, down in cap heights from the baseline. */
const drawn: Record<Flourish, { start: Point; curves: readonly Curve[] }> = {
	/** From under the last letter back below the word, widening to a cut end. */
	tail: {
		start: [0.97, 0.05],
		curves: [
			[
				[1.05, 0.22],
				[0.88, 0.32],
				[0.62, 0.32],
			],
			[
				[0.2, 0.32],
				[-0.3, 0.26],
				[-0.78, 0.36],
			],
			[
				[-0.72, 0.41],
				[-0.7, 0.46],
				[-0.72, 0.53],
			],
			[
				[-0.3, 0.42],
				[0.25, 0.48],
				[0.66, 0.46],
			],
			[
				[1, 0.44],
				[1.14, 0.2],
				[1, 0],
			],
		],
	},
	/** Pointed at both ends, thickest left of the middle, slightly rising. */
	swoosh: {
		start: [-1, 0.44],
		curves: [
			[
				[-0.55, 0.26],
				[0.2, 0.24],
				[1, 0.2],
			],
			[
				[0.3, 0.36],
				[-0.45, 0.36],
				[-1, 0.44],
			],
		],
	},
}

/** How far it reaches below the baseline, in cap heights. */
export const flourishDepth = 0.53

/**
 * The stroke for a line of this size, before bending: baseline at y = 0, y down. It turns as the letters do, so that the
 * parts that it covers stay filled.
 */
export function flourishOutline(
	kind: Flourish,
	{ width, capHeight }: { width: number; capHeight: number },
	letters: Outline,
): Outline {
	const { start, curves } = drawn[kind]
	const place = ([x, y]: Point): Point => [(x * width) / 2, y * capHeight]
	const stroke = mapOutline(
		[
			{ op: 'M', points: [start] },
			...curves.map((points) => ({ op: 'C' as const, points })),
			{ op: 'Z', points: [] },
		],
		place,
	)
	return turnOf(stroke) * turnOf(letters) < 0 ? reversed(stroke) : stroke
}
