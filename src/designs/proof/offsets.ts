// Distance of a decoration from the edge that the press operator measures from, and from the center line.
import { resolveDesign } from '#garments/render.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import { isSideView, type GarmentTemplate, type PlacementDef, type ViewDef } from '#garments/template.ts'
import type { Box } from '#placement/boxes.ts'
import { frameInPixels, toInches } from '#placement/units.ts'

// Top and bottom edges of the cloth on a vertical line, where a press operator measures.

type Point = readonly [x: number, y: number]

const curveSteps = 16

function pointOn(polygon: readonly Point[], t: number): Point {
	let points = polygon
	while (points.length > 1)
		points = points.slice(1).map(([x, y], index): Point => {
			const [fromX, fromY] = points[index] ?? [x, y]
			return [fromX + (x - fromX) * t, fromY + (y - fromY) * t]
		})
	return points[0] ?? [0, 0]
}

type Segment = readonly [from: Point, to: Point]

/** Straight segments of path data with absolute M, L, Q, C and Z. */
export function segmentsOf(d: string): Segment[] {
	let start: Point = [0, 0]
	let pen: Point = [0, 0]
	return [...d.matchAll(/([MLQCZ])([^MLQCZ]*)/g)].flatMap(([, op, list = '']) => {
		const values = [...list.matchAll(/-?[\d.]+/g)].map(Number)
		const points = values.flatMap((x, at): Point[] => (at % 2 === 0 ? [[x, values[at + 1] ?? 0]] : []))
		if (op === 'M') {
			start = pen = points[0] ?? pen
			return []
		}
		const size = op === 'C' ? 3 : op === 'Q' ? 2 : 1
		const targets = op === 'Z' ? [start] : points
		const drawn: Segment[] = []
		for (let at = 0; at < targets.length; at += size) {
			const polygon = [pen, ...targets.slice(at, at + size)]
			const steps = polygon.length > 2 ? curveSteps : 1
			for (let step = 1; step <= steps; step += 1) {
				const next = pointOn(polygon, step / steps)
				drawn.push([pen, next])
				pen = next
			}
		}
		return drawn
	})
}

/** Top and bottom edge of the cloth at `x`, in the path's unit; undefined beside the garment. */
export function edgesAt(
	silhouette: readonly Segment[],
	x: number,
): { top: number; bottom: number } | undefined {
	const crossings = silhouette.flatMap(([[ax, ay], [bx, by]]) => {
		if (x < Math.min(ax, bx) || x > Math.max(ax, bx)) return []
		return ax === bx ? [ay, by] : [ay + ((by - ay) * (x - ax)) / (bx - ax)]
	})
	return crossings.length === 0 ? undefined : { top: Math.min(...crossings), bottom: Math.max(...crossings) }
}

export type Offset = {
	/** Name of the edge. */
	from: string
	/** Inches from that edge to the nearer edge of the decoration; negative when it reaches beyond. */
	distanceIn: number
	side: 'below' | 'above'
	/** Inches from the center line to the middle of the decoration; positive to the wearer's left, or as `towards` says. */
	acrossIn: number
	/** Side views: `acrossIn` is positive to the wearer's front. */
	towards?: 'front'
}

type Rule = { from: string; at: 'center' | 'item'; side: Offset['side'] }

/** Collar and waistband are measured at the center of the garment, other edges at the decoration. */
const rules: Record<PlacementDef['measureFrom'], Rule> = {
	collar: { from: 'collar', at: 'center', side: 'below' },
	placket: { from: 'collar', at: 'center', side: 'below' },
	waistband: { from: 'waist edge', at: 'item', side: 'below' },
	'shoulder-seam': { from: 'top edge', at: 'item', side: 'below' },
	brim: { from: 'top of the crown', at: 'center', side: 'below' },
	hem: { from: 'hem', at: 'item', side: 'above' },
}

/** From the side, the shoulder seam is the top of the sleeve. */
const ruleIn = ({ id }: ViewDef, from: PlacementDef['measureFrom']): Rule =>
	isSideView(id) && from === 'shoulder-seam'
		? { from: 'shoulder seam', at: 'center', side: 'below' }
		: rules[from]

const silhouettes = new WeakMap<DesignConfig, Map<string, readonly Segment[]>>()

/** The outline of the cloth in a view; drawn once per design, since all its placements are measured on it. */
function silhouetteOf(template: GarmentTemplate, config: DesignConfig, view: ViewDef): readonly Segment[] {
	const known = silhouettes.get(config) ?? new Map<string, readonly Segment[]>()
	silhouettes.set(config, known)
	const key = `${template.id} ${template.version} ${view.id}`
	const old = known.get(key)
	if (old) return old
	const { sleeve, silhouette } = template.draw(view.id, resolveDesign(template, config, 'thumb'))
	const measured = segmentsOf(sleeve ?? silhouette)
	known.set(key, measured)
	return measured
}

/** The collar's seam at the center of a view, in inches from the canvas's top; undefined where none is measured from. */
export function collarIn(
	{ template, config }: { template: GarmentTemplate; config: DesignConfig },
	view: ViewDef,
): number | undefined {
	if (isSideView(view.id) || !view.placements.some(({ measureFrom }) => rules[measureFrom].from === 'collar'))
		return undefined
	const edges = edgesAt(silhouetteOf(template, config, view), view.width / 2)
	return edges && toInches(edges.top, view)
}

/** Measures on the garment's drawn outline, or from the canvas edge for a decoration beside the cloth. */
export function offsetOf(
	{ template, config }: { template: GarmentTemplate; config: DesignConfig },
	view: ViewDef,
	{ box, from }: { box: Box; from: PlacementDef['measureFrom'] },
): Offset {
	const rule = ruleIn(view, from)
	const { x, y, width, height } = frameInPixels({ ...box, rotation: 0 }, view)
	const middle = x + width / 2
	const center = view.width / 2
	const edges = edgesAt(silhouetteOf(template, config, view), rule.at === 'center' ? center : middle)
	const { top, bottom } = edges ?? { top: 0, bottom: view.height }
	const distance = rule.side === 'below' ? y - top : bottom - (y + height)
	// The back is seen mirrored; in the left view the wearer's front is on the left.
	const isMirrored = view.id === 'back' || view.id === 'left'
	const across = toInches(middle - center, view) * (isMirrored ? -1 : 1)
	return {
		from: rule.from,
		distanceIn: toInches(distance, view),
		side: rule.side,
		acrossIn: Math.abs(across) < 0.05 ? 0 : across,
		...(isSideView(view.id) && { towards: 'front' as const }),
	}
}

/** One decimal, without a minus sign before zero. */
export const inches = (value: number): string => (Math.round(value * 10) / 10 || 0).toFixed(1)

const other = { below: 'above', above: 'below' } as const

/** "3.1 in below the collar, centered" or "…, 3.9 in to the wearer's left". */
export function offsetText({ from, distanceIn, side, acrossIn, towards }: Offset): string {
	const [positive, negative] =
		towards === 'front' ? (['front', 'back'] as const) : (['left', 'right'] as const)
	const across =
		acrossIn === 0
			? 'centered'
			: `${inches(Math.abs(acrossIn))} in to the wearer’s ${acrossIn > 0 ? positive : negative}`
	const beyond = distanceIn < -0.05
	const down = `${inches(Math.abs(distanceIn))} in ${beyond ? other[side] : side} the ${from}`
	return `${down}${beyond ? ' line' : ''}, ${across}`
}
