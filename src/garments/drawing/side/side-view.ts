// An upper garment from the wearer's left or right: trunk, collar, and the sleeve over them or the arm opening.
import { group, path, type SceneNode } from '../../scene.ts'
import type { Drawing, ResolvedDesign, ViewId } from '../../template.ts'
import { bodyOf } from '../body.ts'
import { black, clothOf, colorOf, groundShadow, linear, shadows } from '../cloth.ts'
import { centerX, closed, open, place, reversed, run } from '../curves.ts'
import { castShadow, edgeShadow } from '../folds.ts'
import { parallel } from '../measure.ts'
import { ribs, seam, stitchRow } from '../stitches.ts'
import type { TopPlan } from '../top.ts'
import { bandFromSide } from './collar.ts'
import { armOpening, intoSleeve, sideBodyOf, sideSleeveOf } from './outline.ts'
import { sideSleeveCloth, sideSleeveLight, sleeveInside } from './sleeve.ts'
import type { SidePieces } from './model.ts'
import { sideTrunkCloth, sideTrunkLight } from './trunk.ts'

/** The wearer's front is on the left of the left view and on the right of the right view. */
const facingOf = (view: ViewId) => (view === 'right' ? 1 : -1)

/** The seam from the collar to the sleeve, seen from its end. */
function shoulderSeam({ body: { shape, facing }, shirt }: SidePieces): SceneNode[] {
	const line = place(run([-3, shape.neck.top + 6], [-1, shape.shoulder[1]]), facing)
	return seam(shirt, line)
}

/** The inside of the far half, visible through a sleeveless arm opening. */
function openingInside({ body, shirt }: SidePieces): SceneNode[] {
	const { path: d } = armOpening(body)
	const [, top] = body.shape.shoulder
	const [, bottom] = body.shape.armpit
	return [
		group(
			[
				path(d, { fill: shirt.color }),
				path(d, { fill: linear([0, top], [0, bottom], shadows(shirt.tone, [0, 0.5], [1, 0.34])) }),
				...castShadow(shirt, d, { widths: [22, 14, 8], alpha: 0.08 }),
			],
			{ clip: d },
		),
	]
}

function binding({ body, resolved, shirt }: SidePieces, width: number): SceneNode[] {
	const { front, back } = armOpening(body)
	return [front, back].flatMap((line, index) => {
		const outward = (index === 0 ? -1 : 1) * body.facing * width
		const outer = parallel(line, outward)
		const cut = closed(line, reversed(outer))
		const cloth = clothOf(colorOf(resolved, 'collar', 'body'), resolved, cut)
		const stripe = resolved.colors.collarStripe
		const accent = stripe
			? [
					path(closed(parallel(line, outward * 0.36), reversed(parallel(line, outward * 0.68))), {
						fill: stripe,
					}),
				]
			: []
		return [
			...castShadow(shirt, open(outer), { widths: [6, 3], alpha: 0.06 }),
			group(
				[
					path(cut, { fill: cloth.color }),
					...accent,
					...ribs(cloth, line, { depth: outward, step: 2.3, alpha: 0.17 }),
					...edgeShadow(cloth, cut, { width: 5, alpha: 0.2 }),
				],
				{ clip: cut },
			),
			...seam(cloth, outer),
			...stitchRow(shirt, parallel(line, outward * 1.3)),
			path(open(line), { stroke: black, strokeWidth: 0.9, opacity: 0.34 * cloth.tone.shadow }),
		]
	})
}

export function sidePieces(plan: TopPlan, view: ViewId, resolved: ResolvedDesign): SidePieces {
	const body = sideBodyOf({ shape: plan.body, facing: facingOf(view) })
	const shirt = clothOf(colorOf(resolved, 'body'), resolved, body.path)
	return { body, flat: bodyOf(plan.body), resolved, view, shirt }
}

/** The drawing of one side: of a sleeved top the trunk is all `under`, because its sleeve carries the art. */
export function drawSide(plan: TopPlan, view: ViewId, resolved: ResolvedDesign): Drawing {
	const pieces = sidePieces(plan, view, resolved)
	const { body, flat } = pieces
	const collar = (plan.collar.side ?? bandFromSide({ width: 10, ribbed: true }))(pieces)
	const { hem, hemDrop } = plan.body
	const ground = groundShadow({
		x: centerX,
		y: Math.min(488, hem[1] + hemDrop + 24),
		halfWidth: hem[0] * 0.6,
	})
	const cloth = [...ground, ...collar.inside, sideTrunkCloth(plan, pieces)]
	if (!plan.sleeve) {
		const shade = sideTrunkLight(plan, pieces)
		const over = [
			shade,
			...shoulderSeam(pieces),
			...collar.outside,
			...openingInside(pieces),
			...binding(pieces, plan.armBinding ?? 8),
		]
		return { under: cloth, over, silhouette: body.path }
	}
	const sleeve = sideSleeveOf({ body: flat, shape: plan.sleeve, facing: body.facing })
	return {
		under: [
			...cloth,
			sideTrunkLight(plan, pieces, sleeve.path),
			...shoulderSeam(pieces),
			...sleeveInside(pieces, sleeve),
			sideSleeveCloth(plan, pieces, sleeve),
		],
		over: [...sideSleeveLight(plan, pieces, sleeve), ...collar.outside],
		silhouette: body.path + sleeve.path + intoSleeve(sleeve).path,
		sleeve: sleeve.path,
	}
}
