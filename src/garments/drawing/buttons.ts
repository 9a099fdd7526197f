// Buttons, eyelets and cords. Parts of one kind share their paths.
import { path, round, type SceneNode } from '../scene.ts'
import { black, white, type Cloth } from './cloth.ts'
import { circle, type Point } from './curves.ts'

const rings = (centers: readonly Point[], r: number) => centers.map(([x, y]) => circle(x, y, r)).join('')

const marks = (centers: readonly Point[], d: string) =>
	centers.map(([x, y]) => `M${round(x)} ${round(y)}${d}`).join('')

/** Sewn four-hole buttons of 7.6 px (24 line) with their buttonholes. */
export function buttons(cloth: Cloth, centers: readonly Point[], color: string): SceneNode[] {
	const under = [
		path(marks(centers, 'm0 -6.2v12.4'), { stroke: black, strokeWidth: 1.4, opacity: 0.24 }),
		path(
			rings(
				centers.map(([x, y]): Point => [x + 0.7, y + 1.1]),
				4.2,
			),
			{ fill: black, opacity: 0.2 },
		),
	]
	const face = [
		path(rings(centers, 2.5), { stroke: black, strokeWidth: 0.5, opacity: 0.2 }),
		path(marks(centers, 'm-2.6 -1.4a3 3 0 0 1 2.4 -1.6'), {
			stroke: white,
			strokeWidth: 0.8,
			cap: 'round',
			opacity: 0.7,
		}),
		path(marks(centers, 'm-1 -1l2 2m0 -2l-2 2'), {
			stroke: black,
			strokeWidth: 0.9,
			cap: 'round',
			opacity: 0.42,
		}),
	]
	return [
		...(cloth.fine ? under : []),
		path(rings(centers, 3.8), { fill: color }),
		...(cloth.fine ? face : []),
		path(rings(centers, 3.8), { stroke: black, strokeWidth: 0.6, opacity: 0.42 }),
	]
}

/** Pressed metal eyelets of radius `r`. */
export const eyelets = (centers: readonly Point[], r = 2): SceneNode[] => [
	path(rings(centers, r), { fill: '#1c1e20' }),
	path(rings(centers, r), { stroke: '#a9adb0', strokeWidth: r * 0.55 }),
	path(rings(centers, r * 1.25), { stroke: black, strokeWidth: 0.4, opacity: 0.4 }),
]

type Cord = { d: string; color: string; width: number }

/** Round cord or lace with its shadow on the cloth; one path may hold any number of strands. */
export function cord(cloth: Cloth, { d, color, width }: Cord): SceneNode[] {
	const ends = { cap: 'round', join: 'round' } as const
	const twist = [
		path(d, { stroke: black, strokeWidth: width, dash: [0.7, 1.5], opacity: 0.1 }),
		path(d, { stroke: white, strokeWidth: width * 0.32, ...ends, opacity: 0.22 }),
	]
	return [
		...(cloth.fine ? [path(d, { stroke: black, strokeWidth: width + 1.8, ...ends, opacity: 0.14 })] : []),
		path(d, { stroke: black, strokeWidth: width + 0.6, ...ends, opacity: 0.34 }),
		path(d, { stroke: color, strokeWidth: width, ...ends }),
		...(cloth.fine ? twist : []),
	]
}
