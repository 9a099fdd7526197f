// The inside of the back visible through the neck: its collar, the tape and the label.
import { group, path, type SceneNode } from '../../scene.ts'
import { neckline, type Body } from '../body.ts'
import { black, linear, shadows, type Cloth } from '../cloth.ts'
import { across, centerX, closed, open, reversed } from '../curves.ts'
import { parallel } from '../measure.ts'
import { ribs, stitchRow } from '../stitches.ts'

type NeckHole = {
	body: Body
	/** Cloth of the shirt and of its collar. */
	shirt: Cloth
	collar: Cloth
	ribbed: boolean
	/** Height of the collar at the back, in pixels. */
	stand: number
}

function label(top: number): SceneNode[] {
	const [x, wide, high] = [centerX, 21, 13]
	const left = x - wide / 2
	const box = `M${left} ${top}h${wide}v${high - 1.5}q0 1.5 -1.5 1.5h-${wide - 3}q-1.5 0 -1.5 -1.5Z`
	const badge = `M${x - 3} ${top + 2.6}h6v3.2c0 2.2 -1.8 3.2 -3 3.9c-1.2 -0.7 -3 -1.7 -3 -3.9Z`
	return [
		path(`M${left} ${top + 1.4}h${wide}v${high}h-${wide}Z`, { fill: black, opacity: 0.16 }),
		path(`M${x - 4} ${top + high - 1}h8v6h-8Z`, { fill: '#e9e6dc' }),
		path(`M${x - 1.6} ${top + high + 1.2}h3.2M${x - 1.6} ${top + high + 2.8}h3.2`, {
			stroke: '#6a6f6b',
			strokeWidth: 0.6,
		}),
		path(box, { fill: '#f7f5ef' }),
		path(badge, { fill: '#0f3d2a' }),
		path(`M${x - 7.6} ${top + 4}v5M${x + 7.6} ${top + 4}v5M${x - 5.2} ${top + 11.2}h10.4`, {
			stroke: '#0f3d2a',
			strokeWidth: 0.7,
		}),
		path(box, { stroke: black, strokeWidth: 0.4, opacity: 0.35 }),
	]
}

export function neckHole({ body, shirt, collar, ribbed, stand }: NeckHole): SceneNode[] {
	const { neck } = body.shape
	const back = across(neckline({ ...neck, shape: 'back' }))
	const front = across(body.neck)
	const hole = closed(parallel(back, -0.5), reversed(parallel(front, 4)))
	const edge = parallel(back, stand)
	const deep = neck.top + neck.depth
	const dim = shadows(shirt.tone, [0, 0.2], [0.4, 0.3], [1, 0.5])
	const tape = path(closed(edge, reversed(parallel(back, stand + 4))), { fill: collar.color })
	const nodes = [
		path(hole, { fill: shirt.color }),
		path(hole, { fill: linear([0, neck.top], [0, deep], dim) }),
		tape,
		path(open(parallel(back, stand + 2)), {
			stroke: black,
			strokeWidth: 4,
			opacity: 0.3 * collar.tone.shadow,
		}),
		...stitchRow(shirt, parallel(back, stand + 4.4)),
		path(closed(back, reversed(edge)), { fill: collar.color }),
		...(ribbed ? ribs(collar, back, { depth: stand, step: 2.3, alpha: 0.2 }) : []),
		path(closed(back, reversed(edge)), {
			fill: linear([0, neck.top], [0, neck.top + 22], shadows(collar.tone, [0, 0.14], [1, 0.34])),
		}),
		path(open(edge), { stroke: black, strokeWidth: 0.9, opacity: 0.35 * collar.tone.shadow }),
		...(neck.depth > 18 ? label(neck.top + 11 + stand - 1) : []),
		path(open(parallel(front, -3)), { stroke: black, strokeWidth: 9, opacity: 0.07 }),
		path(open(front), { stroke: black, strokeWidth: 8, opacity: 0.1 }),
	]
	return [group(nodes, { clip: hole, id: 'neck-hole' })]
}
