// Lines that art likes to stand on: the center line, print areas and other art of the same view.
import type { ViewDef } from '#garments/template.ts'
import {
	boundsOf,
	centerOf,
	handlePoint,
	scaledSides,
	withSides,
	type Bounds,
	type Canvas,
	type Frame,
	type Handle,
} from './frames.ts'

type Axis = 'x' | 'y'

/** `at` in canvas pixels. Centers meet centers, edges meet edges. */
export type SnapLine = {
	axis: Axis
	at: number
	kind: 'center' | 'edge'
	/** What a person calls the line's owner; "center line" is the garment's own. */
	of: string
}

export const centerLine = 'center line'

const linesOf = ({ left, right, top, bottom }: Bounds, of: string): SnapLine[] => [
	{ axis: 'x', at: (left + right) / 2, kind: 'center', of },
	{ axis: 'x', at: left, kind: 'edge', of },
	{ axis: 'x', at: right, kind: 'edge', of },
	{ axis: 'y', at: (top + bottom) / 2, kind: 'center', of },
	{ axis: 'y', at: top, kind: 'edge', of },
	{ axis: 'y', at: bottom, kind: 'edge', of },
]

export type Neighbor = { name: string; bounds: Bounds }

/** All lines of a view; of two lines at the same place the first one counts. */
export function snapLines(view: ViewDef, neighbors: readonly Neighbor[]): SnapLine[] {
	const areas = view.placements.map(({ name, area: { x, y, w, h } }) =>
		linesOf({ left: x, right: x + w, top: y, bottom: y + h }, name.toLowerCase()),
	)
	return [
		{ axis: 'x', at: view.width / 2, kind: 'center', of: centerLine },
		...areas.flat(),
		...neighbors.flatMap(({ name, bounds }) => linesOf(bounds, name)),
	]
}

type Hit = { line: SnapLine; by: number }

/** The nearest line within reach of any of the places. */
function nearest(
	lines: readonly SnapLine[],
	places: readonly Omit<SnapLine, 'of'>[],
	reach: number,
): Hit | null {
	let best: Hit | null = null
	for (const line of lines) {
		for (const { axis, at, kind } of places) {
			if (line.axis !== axis || line.kind !== kind) continue
			const by = line.at - at
			if (Math.abs(by) <= reach && (!best || Math.abs(by) < Math.abs(best.by))) best = { line, by }
		}
	}
	return best
}

export type Snapped = { frame: Frame; guides: SnapLine[] }

/** `reach` in canvas pixels: how near a line has to be. */
export type SnapTo = { lines: readonly SnapLine[]; reach: number }

/** A moved frame goes to the nearest line, across and along by itself. */
export function snapMove(frame: Frame, { lines, reach }: SnapTo): Snapped {
	const { left, right, top, bottom } = boundsOf(frame)
	const center = centerOf(frame)
	const across = nearest(
		lines,
		[
			{ axis: 'x', at: center.x, kind: 'center' },
			{ axis: 'x', at: left, kind: 'edge' },
			{ axis: 'x', at: right, kind: 'edge' },
		],
		reach,
	)
	const along = nearest(
		lines,
		[
			{ axis: 'y', at: center.y, kind: 'center' },
			{ axis: 'y', at: top, kind: 'edge' },
			{ axis: 'y', at: bottom, kind: 'edge' },
		],
		reach,
	)
	return {
		frame: { ...frame, x: frame.x + (across?.by ?? 0), y: frame.y + (along?.by ?? 0) },
		guides: [across, along].flatMap((hit) => (hit ? [hit.line] : [])),
	}
}

export type SnapPull = SnapTo & { handle: Handle; isFree: boolean; canvas: Canvas }

/** The pulled sides of an upright frame go to the nearest line; a turned frame is left alone. */
export function snapPull(frame: Frame, { handle, isFree, canvas, lines, reach }: SnapPull): Snapped {
	if (frame.rotation % 360 !== 0) return { frame, guides: [] }
	const corner = handlePoint(frame, handle)
	const across = handle.h === 0 ? null : nearest(lines, [{ axis: 'x', at: corner.x, kind: 'edge' }], reach)
	const along = handle.v === 0 ? null : nearest(lines, [{ axis: 'y', at: corner.y, kind: 'edge' }], reach)
	const width = frame.width + (across?.by ?? 0) * handle.h
	const height = frame.height + (along?.by ?? 0) * handle.v
	if (isFree) {
		const guides = [across, along].flatMap((hit) => (hit ? [hit.line] : []))
		return { frame: withSides(frame, handle, { width, height }), guides }
	}
	const isAcross = across && (!along || Math.abs(across.by) <= Math.abs(along.by))
	const hit = isAcross ? across : along
	if (!hit) return { frame, guides: [] }
	const factor = isAcross ? width / frame.width : height / frame.height
	const sides = scaledSides(frame, factor, canvas)
	return { frame: withSides(frame, handle, sides), guides: [hit.line] }
}
