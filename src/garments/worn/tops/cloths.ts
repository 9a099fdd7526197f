// The cloth of a worn top as flat nodes without light, past the edges of its pieces.
import type { Body, Pieces } from '../../drawing/body.ts'
import { colorOf } from '../../drawing/cloth.ts'
import { run, shift } from '../../drawing/curves.ts'
import { sleeveOf } from '../../drawing/sleeve.ts'
import { bodyColors, piecesOf, sleeveColors, type TopPlan } from '../../drawing/top.ts'
import type { SceneNode } from '../../scene.ts'
import type { ResolvedDesign } from '../../template.ts'
import type { WornCloth } from '../model.ts'
import { strip, stripTop } from './strips.ts'

const wholeCanvas = 'M-40 -40H440V540H-40Z'
/** How far lines that end at the trunk's side are drawn past it, in canvas pixels. */
const bleed = 16
/** Width of an armhole's binding whose plan does not say it. */
export const usualBinding = 8

/** A body whose colors reach past its outline. */
function bled(body: Body): Body {
	const end = body.hem.at(-1)?.to ?? body.shape.hem
	return { ...body, path: wholeCanvas, hem: [...body.hem, ...run(end, [...shift(end, bleed, 0)])] }
}

const trunkNodes = (plan: TopPlan, pieces: Pieces): SceneNode[] =>
	bodyColors(plan, { ...pieces, body: bled(pieces.body) })

const sleeveNodes = (plan: TopPlan, pieces: Pieces): SceneNode[] => {
	const { sleeve: shape } = plan
	if (!shape) return []
	const body = bled(pieces.body)
	return ([-1, 1] as const).flatMap((side) => {
		const sleeve = { ...sleeveOf(pieces.body, shape, side), path: half(side) }
		return [{ type: 'group', clip: half(side), children: sleeveColors(plan, { ...pieces, body }, sleeve) }]
	})
}

const half = (side: 1 | -1) => (side === 1 ? 'M200 -40H440V540H200Z' : 'M-40 -40H200V540H-40Z')

/** One cloth each for the trunk's and the sleeves' front and back, and one for the armholes' bindings. */
export function topCloths(plan: TopPlan, resolved: ResolvedDesign): WornCloth[] {
	const views = (['front', 'back'] as const).flatMap((view): WornCloth[] => {
		const pieces = piecesOf(plan, view, resolved)
		const trunk = { id: view, view, nodes: trunkNodes(plan, pieces), hasArt: true }
		if (!plan.sleeve) return [trunk]
		return [trunk, { id: `sleeve-${view}`, view, nodes: sleeveNodes(plan, pieces), hasArt: true }]
	})
	if (plan.sleeve) return views
	const binding = {
		width: plan.armBinding ?? usualBinding,
		color: colorOf(resolved, 'collar', 'body'),
		stripe: resolved.colors.collarStripe,
	}
	return [...views, { id: 'binding', view: 'front', nodes: strip(stripTop.binding, binding), hasArt: false }]
}
