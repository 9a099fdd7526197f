// The seams of bottoms, from which art keeps its distance.
import { seamAlong } from '../drawing/seams.ts'
import { centerX, run, type Side } from '../drawing/curves.ts'
import type { Look, Seam, ViewId } from '../template.ts'
import { hemLine, type BottomsPlan, type Strip } from './draw.ts'
import { legLine, legsOf, placeLeg, type Legs } from './legs.ts'

const sides = [-1, 1] as const

/** The front's center seam or fly. The back has none listed: its placement is meant to cross the center seam. */
function middle({ shape }: Legs, plan: BottomsPlan): Seam {
	const [, crotch] = shape.inner[0] ?? [0, 0]
	const { top, height, sag } = shape.band
	const line = run([centerX, top + height + sag], [centerX, crotch])
	return plan.fly ? seamAlong('placket', plan.fly, line) : seamAlong('seam', 'center seam', line)
}

function stripSeams(legs: Legs, side: Side, { inner, outer }: Strip): Seam[] {
	const edges = outer ? [inner, outer] : [inner]
	return edges.map((edge) =>
		seamAlong('seam', 'side panel’s seam', placeLeg(legs, legLine(legs, edge), side)),
	)
}

function legSeams(plan: BottomsPlan, legs: Legs, { look, side }: { look: Look; side: Side }): Seam[] {
	const isCuff = plan.hem !== 'stitched'
	return [
		seamAlong('seam', 'side seam', placeLeg(legs, legs.outer, side)),
		seamAlong('seam', 'inseam', placeLeg(legs, legs.inner, side)),
		seamAlong('seam', 'waistband’s seam', placeLeg(legs, legs.top, side)),
		seamAlong(
			'seam',
			isCuff ? 'hem band’s seam' : 'hem',
			hemLine({ legs, side }, isCuff ? plan.hemDepth : 0),
		),
		...plan.strips.filter(({ zone }) => look.colors[zone]).flatMap((strip) => stripSeams(legs, side, strip)),
	]
}

/** All seams of one view of shorts or pants. */
export function bottomSeams(plan: BottomsPlan, view: ViewId, look: Look): Seam[] {
	const legs = legsOf(plan.shape)
	return [
		...(view === 'front' ? [middle(legs, plan)] : []),
		...sides.flatMap((side) => legSeams(plan, legs, { look, side })),
	]
}
