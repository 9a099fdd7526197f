// Bends a centered line of letters. Each shape is a map of coordinates, so any outline can follow it.
import type { LetteringStyle } from '../schemas.ts'
import { mapOutline, subdivide, type Outline, type Point } from './outline.ts'

export type LetteringShape = LetteringStyle['shape']

/** Ink width and cap height of the line, in the unit of its outline. */
export type LineSize = { width: number; capHeight: number }

/** Rise of the middle over the ends: 12 % of the width, at most 62 % of the cap height. */
export const riseOf = ({ width, capHeight }: LineSize): number => Math.min(width * 0.12, capHeight * 0.62)

const bend: Record<LetteringShape, (size: LineSize) => ((point: Point) => Point) | undefined> = {
	straight: () => undefined,
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
}

/** The outline bent to its shape; `straight` and empty lines stay unchanged. */
export function shapeOutline(outline: Outline, size: LineSize, shape: LetteringShape): Outline {
	const move = size.width > 0 && size.capHeight > 0 ? bend[shape](size) : undefined
	return move ? mapOutline(subdivide(outline, Math.max(size.capHeight / 5, size.width / 60)), move) : outline
}
