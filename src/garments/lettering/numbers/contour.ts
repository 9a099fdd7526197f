// Closed contours of a digit as corners that are sharp, chamfered or rounded, and the path data that they give.
import type { Point } from '../outline.ts'

/** How far a corner is cut along its horizontal edge (x) and along its other edge (y), in font units. */
export type Cut = { x: number; y: number; round?: boolean }

export type Corner = readonly [x: number, y: number, cut?: Cut | undefined]
/** Outer contours run clockwise, counters counterclockwise, with y up. */
export type Contour = readonly Corner[]

/** Handle of a cubic curve that draws a quarter of an ellipse, as a share of the radius. */
const quarter = 0.5523

const toward = ([ax, ay]: Point, [bx, by]: Point, distance: number): Point => {
	const length = Math.hypot(bx - ax, by - ay)
	const share = Math.min(1, distance / length)
	return [ax + (bx - ax) * share, ay + (by - ay) * share]
}

/** The share of an edge's cut, along the edge between two corners. */
const reach = (cut: Cut, [, ay]: Corner, [, by]: Corner) => (ay === by ? cut.x : cut.y)

export type Shift = (point: Point) => Point

const at = ([x, y]: Corner): Point => [x, y]

/** One corner as path data, from the edge before it to the edge after it. */
function cornerPath(contour: Contour, index: number, write: (point: Point) => string): string {
	const around = (step: number): Corner => contour[(index + step + contour.length) % contour.length] ?? [0, 0]
	const [before, corner, after] = [around(-1), around(0), around(1)]
	const cut = corner[2]
	if (!cut) return `L${write(at(corner))}`
	const from = toward(at(corner), at(before), reach(cut, before, corner))
	const to = toward(at(corner), at(after), reach(cut, corner, after))
	if (!cut.round) return `L${write(from)}L${write(to)}`
	const handle = (point: Point): Point => [
		point[0] + (corner[0] - point[0]) * quarter,
		point[1] + (corner[1] - point[1]) * quarter,
	]
	return `L${write(from)}C${write(handle(from))} ${write(handle(to))} ${write(to)}`
}

const rounded = (value: number) => Math.round(value) || 0

/** Path data in whole font units; `shift` moves every point, such as for a slant. */
export function contourPath(contour: Contour, shift: Shift = (point) => point): string {
	const write = (point: Point) => shift(point).map(rounded).join(' ')
	const body = contour.map((_, index) => cornerPath(contour, index, write)).join('')
	return `M${withoutRepeats(body).slice(1)}Z`
}

/** Leaves out lines of no length, where two cuts meet. */
function withoutRepeats(data: string): string {
	let pen = ''
	return data.replace(/([LC])([-\d ]+)/g, (whole, op: string, list: string) => {
		const end = list.split(' ').slice(-2).join(' ')
		const stays = op === 'L' && end === pen
		pen = end
		return stays ? '' : whole
	})
}

/** Half a turn within a box: a six becomes a nine and keeps its direction. */
export const turned = (contour: Contour, [width, height]: Point): Contour =>
	contour.map(([x, y, cut]) => [width - x, height - y, cut])
