// The fight strap of a hockey sweater as worn: a webbing that hangs out of the back's hem, with a snap at its end.
import type { Point } from '../../drawing/curves.ts'
import { path } from '../../scene.ts'
import { add, between, cross, direction, meshesOf, minus, type Vec } from '../mesh.ts'
import type { Worn } from '../model.ts'
import type { NeckLoop } from '../tops/model.ts'
import { steps } from './loop.ts'
import { byShirt } from './on-front.ts'
import { disc } from './tube.ts'

/** Half width, and the ends above and below the hem, in canvas pixels. */
const [half, inside, hangs] = [5.5, 22, 17]
/** Inches between the strap and the shirt's inside, and between both sides of the webbing. */
const [behind, thick] = [0.13, 0.07]
const spots = { webbing: [60, 60], metal: [140, 60] } as const satisfies Record<string, Point>

const meshesFor = byShirt((neck: NeckLoop, hem: number) => {
	/** On the middle of the strap, to the wearer's left, at a height of the flat back. */
	const at = (s: number, y: number): Vec => {
		const [x, height, z] = neck.at('back', -s, Math.min(y, hem - 1))
		return [x, height - Math.max(0, y - hem + 1) / neck.pxPerInch, z + behind]
	}
	const section = [
		[-half, 0],
		[-half + 0.6, -1],
		[half - 0.6, -1],
		[half, 0],
		[half - 0.6, 1],
		[-half + 0.6, 1],
		[-half, 0],
	] as const
	const rows = [...steps(8, hem - inside, hem + hangs), hem + hangs + 0.5]
	const points = rows.map((y, index) =>
		section.map(([s, side]): Vec =>
			add(at(s, y), [0, 0, 1], index === rows.length - 1 ? 0 : (side * thick) / 2),
		),
	)
	const [u, v] = spots.webbing
	const snapY = hem + hangs - 5
	const [left, right] = [at(half, snapY), at(-half, snapY)]
	const out = direction(cross(minus(left, right), [0, -1, 0]))
	return {
		...meshesOf({ strap: { points, uv: points.map((row) => row.map((): Point => [u, v])), flip: true } }),
		snap: disc({
			center: add(between(left, right, 0.5), out, thick / 2),
			out,
			profile: [
				[0, 0.03],
				[0.12, 0.045],
				[0.2, 0.05],
				[0.25, 0.02],
				[0.26, 0],
			],
			uv: spots.metal,
		}),
	}
})

const patch = ([x, y]: Point, fill: string) => path(`M${x - 30} ${y - 30}h60v60h-60Z`, { fill })

/** @param hem its height at the center, in canvas pixels */
export function wornStrap(neck: NeckLoop, hem: number): Worn {
	const meshes = meshesFor(neck, hem)
	return {
		pieces: [
			{ id: 'strap', mesh: meshes.strap, texture: 'strap', cloth: 'twill' },
			{ id: 'strap-snap', mesh: meshes.snap, texture: 'strap', cloth: 'hard' },
		],
		cloths: [
			{
				id: 'strap',
				view: 'back',
				nodes: [patch(spots.webbing, '#e9e6dc'), patch(spots.metal, '#a9adb0')],
				hasArt: false,
			},
		],
	}
}
