// The laced neck of a hockey jersey as worn: a facing around the slit, laces through eyelets, a bow.
import type { Point } from '../../drawing/curves.ts'
import { path, type SceneNode } from '../../scene.ts'
import { meshesOf, merged, type Vec } from '../mesh.ts'
import type { Worn, WornCloth, WornPiece } from '../model.ts'
import type { NeckLoop } from '../tops/model.ts'
import { spline, steps } from './loop.ts'
import { byShirt, normalOn, overFront, stripOn } from './on-front.ts'
import { disc, tube } from './tube.ts'

const radius = 0.095
const spots = { lace: [60, 60], metal: [140, 60] } as const satisfies Record<string, Point>
const facingIn = 0.06
/** Half width and height below the tip of the neck of the facing, in canvas pixels. */
const facing = { half: 13, from: 6, to: 54 } as const

type Place = readonly [s: number, y: number, above: number]

/** The bow's loops and ends below the last eyelets: to the right of the center, below them, inches above the cloth. */
const bow: readonly (readonly Place[])[] = [
	[
		[0, 6, 0.2],
		[-9, 1, 0.3],
		[-17, 6, 0.2],
		[-18, 13, 0.16],
		[-9, 14, 0.2],
		[0, 7, 0.2],
	],
	[
		[0, 6, 0.22],
		[9, 1, 0.3],
		[17, 6, 0.2],
		[18, 13, 0.16],
		[9, 14, 0.2],
		[0, 7, 0.22],
	],
	[
		[-1, 7, 0.2],
		[-8, 20, 0.16],
		[-8, 35, 0.13],
		[-13, 50, 0.13],
	],
	[
		[1, 7, 0.2],
		[9, 19, 0.16],
		[8, 33, 0.13],
		[13, 45, 0.13],
	],
	[
		[-3.5, 6.5, 0.3],
		[0, 5.5, 0.42],
		[3.5, 6.5, 0.3],
	],
]

type LacePlan = { tip: number; rows: readonly number[] }

const laceMeshes = byShirt((neck: NeckLoop, { tip, rows }: LacePlan) => {
	const on = ([s, y, above]: Place): Vec => overFront(neck, [s, y], above + facingIn)
	const strand = (places: readonly Place[]) => {
		const at = spline(places.map(on))
		return tube({ line: steps(18, 0, 1).map(at), radius, uv: spots.lace })
	}
	const crossings = rows.slice(1).flatMap((dy, index) => {
		const [above, below] = [tip + (rows[index] ?? 0), tip + dy]
		return [1, -1].map((side) =>
			strand([
				[-7 * side, above, -0.02],
				[-5 * side, above + 2, 0.12],
				[0, (above + below) / 2, side === 1 ? 0.27 : 0.13],
				[5 * side, below - 2, 0.12],
				[7 * side, below, -0.02],
			]),
		)
	})
	const last = tip + (rows.at(-1) ?? 0)
	const knot = bow.map((places) => strand(places.map(([s, y, above]): Place => [s, last + y, above])))
	const eyelets = rows.flatMap((dy) =>
		[-7, 7].map((s) =>
			disc({
				center: on([s, tip + dy, 0]),
				out: normalOn(neck, [s, tip + dy]),
				profile: [
					[0.03, 0.01],
					[0.1, 0.01],
					[0.13, 0.05],
					[0.18, 0.04],
					[0.2, 0],
				],
				uv: spots.metal,
			}),
		),
	)
	return {
		...meshesOf({
			facing: stripOn(neck, {
				half: facing.half,
				top: tip + facing.from,
				bottom: tip + facing.to,
				above: facingIn,
			}),
		}),
		laces: merged([...crossings, ...knot]),
		eyelets: merged(eyelets),
	}
})

export type Laced = LacePlan & {
	/** The facing as drawn flat. */
	facing: SceneNode[]
	color: string
}

export function wornLaces(neck: NeckLoop, { facing: drawn, color, ...plan }: Laced): Worn {
	const meshes = laceMeshes(neck, plan)
	const patch = ([x, y]: Point, fill: string) => path(`M${x - 30} ${y - 30}h60v60h-60Z`, { fill })
	const cloths: WornCloth[] = [
		{ id: 'lace-facing', view: 'front', nodes: drawn, hasArt: false },
		{
			id: 'laces',
			view: 'front',
			nodes: [patch(spots.lace, color), patch(spots.metal, '#a9adb0')],
			hasArt: false,
		},
	]
	const pieces: WornPiece[] = [
		{ id: 'lace-facing', mesh: meshes.facing, texture: 'lace-facing', cloth: 'twill' },
		{ id: 'laces', mesh: meshes.laces, texture: 'laces', cloth: 'cord' },
		{ id: 'lace-eyelets', mesh: meshes.eyelets, texture: 'laces', cloth: 'hard' },
	]
	return { pieces, cloths }
}
