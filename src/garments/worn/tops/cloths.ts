// The cloth of a worn top as flat nodes without light, past the edges of its pieces.
import type { Body, Pieces } from '../../drawing/body.ts'
import { colorOf } from '../../drawing/cloth.ts'
import { run, shift } from '../../drawing/curves.ts'
import { sleeveOf } from '../../drawing/sleeve.ts'
import { bodyColors, piecesOf, sleeveColors, type TopPlan } from '../../drawing/top.ts'
import { path, type SceneNode } from '../../scene.ts'
import type { ResolvedDesign } from '../../template.ts'
import type { WornCloth } from '../model.ts'

const wholeCanvas = 'M-20 -20H420V520H-20Z'
/** How far lines that end at the trunk's side are drawn past it, in canvas pixels. */
const bleed = 16

/** Tops of the bands' strips on their canvas. */
export const strips = { neck: 60, arm: 140 } as const
const stripBleed = 30

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

const half = (side: 1 | -1) => (side === 1 ? 'M200 -20H420V520H200Z' : 'M-20 -20H200V520H-20Z')

/** A straight strip of a band, its outer seam at the bottom, with its stripe. */
function strip(
	top: number,
	{ width, color, stripe }: { width: number; color: string; stripe: string | undefined },
) {
	const box = (from: number, to: number) => `M-20 ${top + from}H420V${top + to}H-20Z`
	return [
		path(box(-stripBleed, width + stripBleed), { fill: color }),
		...(stripe ? [path(box(width * 0.32, width * 0.66), { fill: stripe })] : []),
	]
}

function trimNodes(plan: TopPlan, resolved: ResolvedDesign): SceneNode[] {
	const band = { color: colorOf(resolved, 'collar', 'body'), stripe: resolved.colors.collarStripe }
	return [
		...strip(strips.neck, { ...band, width: 10 }),
		...(plan.sleeve ? [] : strip(strips.arm, { ...band, width: plan.armBinding ?? 8 })),
	]
}

/** One cloth each for the trunk's and the sleeves' front and back, and one for all bands. */
export function topCloths(plan: TopPlan, resolved: ResolvedDesign): WornCloth[] {
	const views = (['front', 'back'] as const).flatMap((view): WornCloth[] => {
		const pieces = piecesOf(plan, view, resolved)
		const trunk = { id: view, view, nodes: trunkNodes(plan, pieces), hasArt: true }
		if (!plan.sleeve) return [trunk]
		return [trunk, { id: `sleeve-${view}`, view, nodes: sleeveNodes(plan, pieces), hasArt: true }]
	})
	return [...views, { id: 'trim', view: 'front', nodes: trimNodes(plan, resolved), hasArt: false }]
}
