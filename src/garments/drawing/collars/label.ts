// The label sewn into the back of a top's neck.
import { path, type SceneNode } from '../../scene.ts'
import { black } from '../cloth.ts'
import { centerX } from '../curves.ts'

/** Its box and the size tag below, from the height `top` of the front view down. */
export function neckLabel(top: number): SceneNode[] {
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
