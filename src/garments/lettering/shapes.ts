// Bends a centered line of letters. Each shape is a map of coordinates, so any outline can follow it.
import { mapOutline, subdivide, type Outline, type Point } from './outline.ts'

export const letteringShapes = [
	'arch',
	'straight',
	'bridge',
	'arc',
	'reverse-arch',
	'reverse-bridge',
	'wave',
	'roof',
	'rise',
	'stacked',
] as const
export type LetteringShape = (typeof letteringShapes)[number]

/** The shapes without a bend; `stacked` is a layout, each letter under the one before. */
const unbentShapes = ['straight', 'stacked'] as const
type BentShape = Exclude<LetteringShape, (typeof unbentShapes)[number]>

const isBent = (shape: LetteringShape): shape is BentShape =>
	unbentShapes.every((unbentShape) => unbentShape !== shape)

/** A style's shape at a position: small positions have no bent letters, embroidered ones no stacked ones either. */
export const shapeAt = (
	position: { shape?: 'straight'; finish?: 'embroidered' },
	shape: LetteringShape,
): LetteringShape => (shape === 'stacked' && !position.finish ? shape : (position.shape ?? shape))

/** Ink width and cap height of the line, in the unit of its outline; both above 0. */
type LineSize = { width: number; capHeight: number }

/** Rise of the middle over the ends: 12 % of the width, at most 62 % of the cap height. */
export const riseOf = ({ width, capHeight }: LineSize): number => Math.min(width * 0.12, capHeight * 0.62)

type Move = (point: Point) => Point

/** Baseline at y = 0, y down, ink centered on x = 0. */
const bend: Record<BentShape, (size: LineSize) => Move> = {
	/** Upright letters on a parabola: the classic team name. */
	arch: (size) => {
		const [half, rise] = [size.width / 2, riseOf(size)]
		return ([x, y]) => [x, y + rise * (0.4 - (1 - (x / half) ** 2))]
	},
	/** Straight baseline, arched top: the letters grow toward the middle. */
	bridge: (size) => {
		const [half, rise] = [size.width / 2, riseOf(size)]
		return ([x, y]) => [x, y * (1 + (rise / size.capHeight) * (0.85 - (x / half) ** 2))]
	},
	/** Letters on a circle whose radius gives the same rise as the arch. */
	arc: (size) => {
		const [half, rise] = [size.width / 2, riseOf(size) * 1.15]
		const radius = (half ** 2 + rise ** 2) / (2 * rise)
		return ([x, y]) => {
			const angle = x / radius
			return [(radius - y) * Math.sin(angle), radius - (radius - y) * Math.cos(angle) - rise * 0.6]
		}
	},
	/** Upright letters that hang in the middle: below a number or along a hem. */
	'reverse-arch': (size) => {
		const [half, rise] = [size.width / 2, riseOf(size)]
		return ([x, y]) => [x, y - rise * (0.4 - (1 - (x / half) ** 2))]
	},
	/** Straight top, arched baseline: the letters grow downward toward the middle. */
	'reverse-bridge': (size) => {
		const [half, rise] = [size.width / 2, riseOf(size)]
		const stretch = (x: number) => 1 + (rise / size.capHeight) * (0.85 - (x / half) ** 2)
		return ([x, y]) => [x, (y + size.capHeight) * stretch(x) - size.capHeight]
	},
	/** Upright letters on one wave, as a flag in the wind. */
	wave: (size) => {
		const [half, rise] = [size.width / 2, riseOf(size) * 0.5]
		return ([x, y]) => [x, y + rise * Math.sin((x / half) * Math.PI)]
	},
	/** Straight baseline under a gable: the letters grow toward the middle in a straight line. */
	roof: (size) => {
		const [half, rise] = [size.width / 2, riseOf(size)]
		return ([x, y]) => [x, y * (1 + (rise / size.capHeight) * (0.85 - Math.abs(x) / half))]
	},
	/** Upright letters on a rising line: scripts across the chest. */
	rise: (size) => {
		const [half, rise] = [size.width / 2, riseOf(size)]
		return ([x, y]) => [x, y - rise * 0.9 * (x / half)]
	},
}

const unbent: Move = (point) => point

/** The map of a shape; shapes without a bend and empty lines stay unchanged. */
export const bendOf = (size: LineSize, shape: LetteringShape): Move =>
	isBent(shape) && size.width > 0 && size.capHeight > 0 ? bend[shape](size) : unbent

/** Shapes with corners or tight curves are split finer, so that they stay visible. */
const fine: ReadonlySet<LetteringShape> = new Set(['roof', 'wave'])

/** The outline bent to its shape. */
export function shapeOutline(outline: Outline, size: LineSize, shape: LetteringShape): Outline {
	const move = bendOf(size, shape)
	if (move === unbent) return outline
	const step = Math.max(size.capHeight / 5, size.width / 60)
	return mapOutline(subdivide(outline, fine.has(shape) ? step / 4 : step), move)
}
