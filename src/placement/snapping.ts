// Snap lines for art: the center line, print areas, other art of the same view, and the collar. In inches.
import { boundsOf, centerOf, type Box } from './boxes.ts'
import { handlePoint, scaledSides, withSides, type Handle } from './frames.ts'
import { areaBox, type PrintableView, type PrintArea } from './print-areas.ts'
import { canvasOf, type Frame, type View } from './units.ts'

type Axis = 'x' | 'y'

/** `at` in inches. Centers snap to centers, edges to edges, upper edges also to lines for tops. */
export type SnapLine = {
	axis: Axis
	at: number
	kind: 'center' | 'edge' | 'top'
	/** Display name of the line's owner; "center line" is the garment's own. */
	of: string
	/** Inches from the owner to a line at a distance from it. */
	distanceIn?: number
}

export const centerLine = 'center line'

/** A box's center and edges on both axes. */
function linesOf(box: Box, of: string): SnapLine[] {
	const center = centerOf(box)
	return [
		{ axis: 'x', at: center.x, kind: 'center', of },
		{ axis: 'x', at: box.x, kind: 'edge', of },
		{ axis: 'x', at: box.x + box.width, kind: 'edge', of },
		{ axis: 'y', at: center.y, kind: 'center', of },
		{ axis: 'y', at: box.y, kind: 'edge', of },
		{ axis: 'y', at: box.y + box.height, kind: 'edge', of },
	]
}

export type Neighbor = { name: string; bounds: Box }

/** All lines of a view; of equally near lines the first one applies. @param further lines besides its own */
export function snapLines(
	view: PrintableView<PrintArea & { name: string }>,
	neighbors: readonly Neighbor[],
	further: readonly SnapLine[] = [],
): SnapLine[] {
	const areas = view.placements.flatMap((placement) =>
		linesOf(areaBox(placement, view), placement.name.toLowerCase()),
	)
	return [
		{ axis: 'x', at: canvasOf(view).width / 2, kind: 'center', of: centerLine },
		...further,
		...areas,
		...neighbors.flatMap(({ name, bounds }) => linesOf(bounds, name)),
	]
}

type Hit = { line: SnapLine; by: number }

/** The nearest line within reach of any of the positions. */
function nearest(
	lines: readonly SnapLine[],
	places: readonly Pick<SnapLine, 'axis' | 'at' | 'kind'>[],
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

/** `reach`: the largest distance to a line, in inches. */
export type SnapTo = { lines: readonly SnapLine[]; reach: number }

/** Snaps a moved frame to the nearest lines, independently per axis. */
export function snapMove(frame: Frame, { lines, reach }: SnapTo): Snapped {
	const bounds = boundsOf(frame)
	const places = [...linesOf(bounds, ''), { axis: 'y', at: bounds.y, kind: 'top' } as const]
	const across = nearest(
		lines,
		places.filter(({ axis }) => axis === 'x'),
		reach,
	)
	const along = nearest(
		lines,
		places.filter(({ axis }) => axis === 'y'),
		reach,
	)
	return {
		frame: { ...frame, x: frame.x + (across?.by ?? 0), y: frame.y + (along?.by ?? 0) },
		guides: [across, along].flatMap((hit) => (hit ? [hit.line] : [])),
	}
}

export type SnapPull = SnapTo & { handle: Handle; isFree: boolean; view: View }

/** Snaps the dragged sides of an unrotated frame to the nearest line; a rotated frame stays unchanged. */
export function snapPull(frame: Frame, { handle, isFree, view, lines, reach }: SnapPull): Snapped {
	if (frame.rotation % 360 !== 0) return { frame, guides: [] }
	const corner = handlePoint(frame, handle)
	const across = handle.h === 0 ? null : nearest(lines, [{ axis: 'x', at: corner.x, kind: 'edge' }], reach)
	const kinds = handle.v < 0 ? (['top', 'edge'] as const) : (['edge'] as const)
	const heights = kinds.map((kind) => ({ axis: 'y', at: corner.y, kind }) as const)
	const along = handle.v === 0 ? null : nearest(lines, heights, reach)
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
	const sides = scaledSides(frame, factor, view)
	return { frame: withSides(frame, handle, sides), guides: [hit.line] }
}
