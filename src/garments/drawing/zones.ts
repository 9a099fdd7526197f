// Colored areas within the body: yoke, side panels, hem stripes, piping.
import { path, type SceneNode } from '../scene.ts'
import type { Look } from '../template.ts'
import { hemAt, type Body } from './body.ts'
import type { Cloth } from './cloth.ts'
import { across, closed, place, placed, reversed, run, type Curve, type Side } from './curves.ts'
import { seam } from './stitches.ts'

/** Half run of the seam between yoke and body, `y` at the armhole. */
export const yokeLine = (y: number): Curve[] => run([0, y + 22], [66, y + 22, 120, y + 12, 205, y - 4])

/** The shoulder yoke with its piping; nothing when the yoke has no color of its own. */
export function yoke(look: Look, cloth: Cloth, y: number): SceneNode[] {
	const { yoke: color, piping } = look.colors
	if (!color) return []
	const line = across(yokeLine(y))
	const cord = piping ? [path(closed(line, reversed(across(yokeLine(y - 3)))), { fill: piping })] : []
	return [path(closed(line, run([400, 0], [0, 0])), { fill: color }), ...cord, ...seam(cloth, line)]
}

/** The seam between body and side panel. */
export function sideEdge({ shape }: Body, wide: number, side: Side): Curve[] {
	const [ax, ay] = shape.armpit
	const [wx, wy] = shape.waist
	const [hx, hy] = shape.hem
	const half = run(
		[ax - 7, ay - 20],
		[ax - wide * 0.55, ay + 32, wx - wide, wy - 60, wx - wide, wy],
		[wx - wide, wy + 40, hx - wide * 1.05, hy - 40, hx - wide * 1.1, hy + shape.hemDrop + 6],
	)
	return place(half, side)
}

export function sidePanels(look: Look, cloth: Cloth, plan: { body: Body; wide: number }): SceneNode[] {
	const { side: color, piping } = look.colors
	if (!color && !piping) return []
	const { shape } = plan.body
	return ([1, -1] as const).flatMap((side) => {
		const edge = sideEdge(plan.body, plan.wide, side)
		const out = run(
			placed([shape.hem[0] + 40, shape.hem[1] + 30], side),
			placed([shape.armpit[0] + 40, shape.armpit[1] - 20], side),
		)
		const panel = color ? [path(closed(edge, out), { fill: color })] : []
		const cord = piping
			? [path(closed(edge, reversed(sideEdge(plan.body, plan.wide + 3.2, side))), { fill: piping })]
			: []
		return [...panel, ...cord, ...seam(cloth, edge)]
	})
}

export type HemStripe = { up: number; high: number; color: string | undefined }

export const hemStripes = (body: Body, stripes: readonly HemStripe[]): SceneNode[] =>
	stripes.flatMap(({ up, high, color }) =>
		color ? [path(closed(hemAt(body, up), reversed(hemAt(body, up + high))), { fill: color })] : [],
	)
