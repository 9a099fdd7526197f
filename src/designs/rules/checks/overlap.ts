// Checks that logos do not overlap each other or lettering in one view.
import { overlapDepth, sharedArea } from '#placement/boxes.ts'
import type { Check, Finding } from './finding.ts'
import { inSentence, shapesOn, type Shape } from './shapes.ts'

/** Smaller overlaps, in inches, are ignored. */
const toleranceIn = 0.1

/** Comparing the upright boxes first excludes most parts cheaply. */
function depthOf(a: Shape, b: Shape): number {
	let deepest = 0
	for (const one of a.parts) {
		for (const other of b.parts) {
			if (sharedArea(one.bounds, other.bounds) > 0) {
				deepest = Math.max(deepest, overlapDepth(one.corners, other.corners))
			}
		}
	}
	return deepest
}

export const checkOverlap: Check = (design) =>
	design.template.views.flatMap(({ id: view }) => {
		const shapes = shapesOn(design, view)
		return shapes.flatMap((second, at) =>
			shapes.slice(0, at).flatMap((first): Finding[] => {
				const depth = depthOf(first, second)
				if (depth <= toleranceIn) return []
				return [
					{
						id: `overlap-${view}-${first.id}-${second.id}`,
						severity: 'warning',
						message: `${second.name} overlaps ${inSentence(first)} by ${depth.toFixed(1)} in on the ${view}.`,
						step: second.kind === 'logo' ? 2 : 3,
						view,
						itemId: second.id,
					},
				]
			}),
		)
	})
