// The seams of a top's side view, from which art keeps its distance.
import type { ResolvedDesign, Seam, ViewId } from '../../template.ts'
import { bodyOf } from '../body.ts'
import { seamAlong } from '../seams.ts'
import { cuffAt } from '../sleeve.ts'
import type { TopPlan } from '../top.ts'
import { sideHemAt, sideSleeveOf } from './outline.ts'
import { sidePieces } from './side-view.ts'
import { trunkSeamLines } from './trunk.ts'

const on =
	(piece: NonNullable<Seam['piece']>) =>
	(seam: Seam): Seam => ({ ...seam, piece })

function sleeveSeams({ sleeve: shape, body, cuff }: TopPlan, facing: 1 | -1): Seam[] {
	if (!shape) return []
	const sleeve = sideSleeveOf({ body: bodyOf(body), shape, facing })
	return [
		seamAlong('seam', 'sleeve seam', sleeve.armhole),
		seamAlong('seam', 'sleeve’s end', cuffAt(sleeve, cuff?.high ?? 0).slice(1, -1)),
	].map(on('sleeve'))
}

export function sideSeams(plan: TopPlan, view: ViewId, resolved: ResolvedDesign): Seam[] {
	const pieces = sidePieces(plan, view, resolved)
	return [
		...trunkSeamLines(plan, pieces).map(({ name, line }) => on('trunk')(seamAlong('seam', name, line))),
		on('trunk')(
			seamAlong(
				'seam',
				plan.ribbedHem ? 'waistband’s seam' : 'hem',
				sideHemAt(pieces.body, plan.ribbedHem ?? 0),
			),
		),
		...sleeveSeams(plan, pieces.body.facing),
	]
}
