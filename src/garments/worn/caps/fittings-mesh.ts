// What is sewn and snapped to the crown: sweatband, seam tapes, button, binding of the opening, strap and its studs.
import type { BrimShape } from '../../caps/brim.ts'
import type { Point } from '../../drawing/curves.ts'
import { merged, meshesOf, type Grid, type Vec } from '../mesh.ts'
import type { WornMesh } from '../model.ts'
import { backPlace, backUv, besideOpening, openingRim, sideShares, frontShares } from './crown-mesh.ts'
import { crownPoint, insetPoint, type CrownPlace } from './crown-shape.ts'

const plain = (points: readonly (readonly Vec[])[], at: Point) => points.map((row) => row.map(() => at))

const otherSide = (places: readonly CrownPlace[]): CrownPlace[] =>
	places.map((place) => ({ ...place, share: -place.share })).toReversed()

/** Turned in below the crown's edge and up its inside; it ends at the opening. */
export function sweatband(shape: BrimShape, at: Point): Grid {
	const left = [
		...frontShares.filter((share) => share > 0),
		...sideShares.slice(1),
		...besideOpening(shape).slice(1),
	]
	const places = [...left.map((share) => -share).toReversed(), 0, ...left].map((share) => ({
		share,
		rise: 0,
		shape,
	}))
	const inner = (rise: number, by: number) =>
		places.map((place) => insetPoint({ place: { ...place, rise }, by }))
	const points = [inner(0, 0), inner(0, 0.09), inner(0.08, 0.14), inner(0.17, 0.16)]
	return { points, uv: plain(points, at), flip: false }
}

const tapeRises = [0.18, 0.24, 0.3, 0.36, 0.42, 0.48, 0.54]

/** The tape over a seam's inside, seen through the opening. */
export function seamTape(shape: BrimShape, share: number, at: Point): Grid {
	const points = tapeRises
		.toReversed()
		.map((rise) =>
			[-0.016, 0, 0.016].map((beside) =>
				insetPoint({ place: { share: share + beside, rise, shape }, by: 0.16 }),
			),
		)
	return { points, uv: plain(points, at), flip: true }
}

/** The covered button where all seams meet. */
export function button(shape: BrimShape, at: Point): Grid {
	const [x, y, z] = crownPoint({ share: 0, rise: 1, shape })
	const [radius, high, count] = [0.3, 0.2, 24]
	const profile = [0, 0.15, 0.35, 0.55, 0.75, 0.9, 1, 1.12].map((t) => t * (Math.PI / 2))
	const points = profile.map((angle) =>
		Array.from({ length: count + 1 }, (_, index): Vec => {
			const around = (index * 2 * Math.PI) / count
			const out = radius * Math.sin(angle) ** 0.85
			return [x + out * Math.sin(around), y - 0.03 + high * Math.cos(angle), z + out * Math.cos(around)]
		}),
	)
	return { points, uv: plain(points, at) }
}

/** The tape that binds the edge of the opening, rolled over it. */
export function binding(shape: BrimShape): Grid {
	const around = (wider: number, by: number) => {
		const left = openingRim(shape, wider)
		const places = [...left, ...otherSide(left).slice(1)]
		return places.map((place) => ({ at: insetPoint({ place, by }), uv: backUv(place) }))
	}
	const rows = [
		around(0.17, 0.005),
		around(0.15, -0.035),
		around(0.02, -0.045),
		around(-0.015, 0),
		around(0, 0.06),
	]
	return {
		points: rows.map((row) => row.map(({ at }) => at)),
		uv: rows.map((row) => row.map(({ uv }) => uv)),
	}
}

/** Half length, lower edge and height of the strap, in inches from the back center and the lower edge. */
const strapPlan = { half: 1.92, low: 0.14, high: 0.66 } as const
const strapSteps = 24

type Band = { from: number; to: number; by: number; low: number; high: number }

/** A flat band of plastic along the crown, `by` inches inside of its surface. */
function plasticBand(shape: BrimShape, { from, to, by, low, high }: Band, at: Point): Grid {
	const line = (up: number, inside: number) =>
		Array.from({ length: strapSteps + 1 }, (_, index): Vec => {
			const away = from + ((to - from) * index) / strapSteps
			const place = backPlace(shape, Math.abs(away), up)
			const [x, y, z] = insetPoint({ place, by: inside })
			return [Math.sign(away) * x, y, z]
		})
	const [outer, inner, bevel] = [by - 0.035, by + 0.035, 0.03]
	const points = [
		line(high, inner),
		line(high, by),
		line(high - bevel, outer),
		line(low + bevel, outer),
		line(low, by),
		line(low, inner),
		line(high, inner),
	]
	return { points, uv: plain(points, at) }
}

/** The strap: the wearer's left half over the right one, and the snaps' studs. */
export function strap(shape: BrimShape, at: Point): WornMesh {
	const { half, low, high } = strapPlan
	const lower = plasticBand(shape, { from: 0.35, to: -half, by: 0.24, low, high }, at)
	const upper = plasticBand(shape, { from: half, to: -0.3, by: 0.14, low, high }, at)
	const [right, left] = [meshesOf({ lower }), meshesOf({ upper })]
	return merged([right.lower, left.upper])
}

const studColumns = 12

function stud(shape: BrimShape, away: number, at: Point): WornMesh {
	const place = backPlace(shape, Math.abs(away), (strapPlan.low + strapPlan.high) / 2)
	const by = away > -0.3 ? 0.105 : 0.205
	const [sx, y, z] = insetPoint({ place, by })
	const x = Math.sign(away) * sx
	const [ox, , oz] = crownPoint({ ...place, share: Math.sign(away || 1) * place.share })
	const length = Math.hypot(ox, oz)
	const [nx, nz] = [ox / length, oz / length]
	const profile = [
		[0, 0.05],
		[0.035, 0.045],
		[0.065, 0.02],
		[0.075, 0],
		[0.085, -0.01],
	] as const
	const points = profile.map(([radius, out]) =>
		Array.from({ length: studColumns + 1 }, (_, index): Vec => {
			const turn = (index * 2 * Math.PI) / studColumns
			const [wide, up] = [Math.sin(turn) * radius, -Math.cos(turn) * radius]
			return [x + nz * wide + nx * out, y + up, z - nx * wide + nz * out]
		}),
	)
	return meshesOf({ stud: { points, uv: plain(points, at) } }).stud
}

/** Seven studs in a row. */
export const studs = (shape: BrimShape, at: Point): WornMesh =>
	merged([-3, -2, -1, 0, 1, 2, 3].map((index) => stud(shape, index * 0.37, at)))
