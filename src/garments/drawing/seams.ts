// The seams of a top, from which art keeps its distance.
import type { ResolvedDesign, Seam, ViewId } from '../template.ts'
import { armholeOn, backOf, bodyOf, hemAt, type Pieces } from './body.ts'
import { clothOf, colorOf } from './cloth.ts'
import { across, place, type Curve } from './curves.ts'
import { walk } from './measure.ts'
import { cuffAt, sleeveOf } from './sleeve.ts'
import type { TopPlan } from './top.ts'
import { raglanLine, sideEdge, yokeLine } from './zones.ts'

/** Flat cloth in inches that a press or hoop needs around the art. The shop's own rule. */
export const seamClearanceIn = 0.5

const stepPx = 3

/** A drawn line as a seam. */
export function seamAlong(kind: Seam['kind'], name: string, curves: readonly Curve[]): Seam {
	const ends = [curves[0]?.from, curves.at(-1)?.to].filter((point) => point !== undefined)
	const line = [...walk(curves, stepPx).map(({ point }) => point), ...ends]
	return { kind, name, line, clearanceIn: seamClearanceIn }
}

const sides = [-1, 1] as const

const onTrunk = (seam: Seam): Seam => ({ ...seam, piece: 'trunk' })
const onSleeve = (seam: Seam): Seam => ({ ...seam, piece: 'sleeve' })

function trunkSeams(plan: TopPlan, { body, resolved, view }: Pieces): Seam[] {
	const yokeY = view === 'back' ? (plan.backYoke ?? plan.yoke) : plan.yoke
	const { sidePanel } = plan
	return [
		...sides.flatMap((side) => [
			onTrunk(seamAlong('seam', 'side seam', place(body.sides, side))),
			seamAlong('seam', 'shoulder seam', place(body.shoulder, side)),
			seamAlong(
				'seam',
				plan.sleeve ? 'sleeve seam' : 'arm opening',
				plan.isRaglan ? place(raglanLine(body), side) : armholeOn(body, side),
			),
			...(sidePanel && (resolved.colors.side || resolved.colors.piping)
				? [onTrunk(seamAlong('seam', 'side panel’s seam', sideEdge(body, sidePanel, side)))]
				: []),
		]),
		seamAlong('seam', plan.ribbedHem ? 'waistband’s seam' : 'hem', hemAt(body, plan.ribbedHem ?? 0)),
		...(yokeY && resolved.colors.yoke
			? [onTrunk(seamAlong('seam', 'yoke seam', across(yokeLine(yokeY))))]
			: []),
	]
}

function sleeveSeams({ sleeve: shape, cuff }: TopPlan, { body }: Pieces): Seam[] {
	if (!shape) return []
	return sides.map((side) => {
		const sleeve = sleeveOf(body, shape, side)
		// Without its ends, which are drawn past the sleeve.
		return onSleeve(seamAlong('seam', 'sleeve’s end', cuffAt(sleeve, cuff?.high ?? 0).slice(1, 2)))
	})
}

/** All seams of one view, those of sewn-on parts included. */
export function topSeams(plan: TopPlan, view: ViewId, resolved: ResolvedDesign): Seam[] {
	const body = bodyOf(view === 'back' ? backOf(plan.body) : plan.body)
	const shirt = clothOf(colorOf(resolved, 'body'), resolved, body.path)
	const pieces: Pieces = { body, resolved, view, shirt }
	const sewnOn = (plan.seams ?? []).flatMap((seams) => seams(pieces))
	return [...sewnOn, ...trunkSeams(plan, pieces), ...sleeveSeams(plan, pieces)]
}
