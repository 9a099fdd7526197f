// Round cords and small hard parts that lie on a collar.
import { add, cross, direction, meshesOf, minus, type Vec } from '../mesh.ts'
import type { Point } from '../../drawing/curves.ts'
import type { WornMesh } from '../model.ts'

const around = 8

type Tube = { line: readonly Vec[]; radius: number; uv: Point }

/** A cord along a line, closed at both ends. */
export function tube({ line, radius, uv }: Tube): WornMesh {
	let side: Vec = [1, 0, 0]
	const rings = line.map((point, index) => {
		const ahead = minus(
			line[Math.min(line.length - 1, index + 1)] ?? point,
			line[Math.max(0, index - 1)] ?? point,
		)
		const way = direction(ahead)
		const other = direction(cross(way, side))
		side = direction(cross(other, way))
		return Array.from({ length: around + 1 }, (_, step): Vec => {
			const angle = (-step * 2 * Math.PI) / around
			return add(add(point, side, Math.cos(angle) * radius), other, Math.sin(angle) * radius)
		})
	})
	const first: Vec = line[0] ?? [0, 0, 0]
	const last: Vec = line.at(-1) ?? first
	const cap = (at: Vec) => Array.from({ length: around + 1 }, () => at)
	const points = [cap(first), ...rings, cap(last)]
	return meshesOf({ tube: { points, uv: points.map((row) => row.map(() => uv)) } }).tube
}

const discColumns = 16

export type Disc = {
	center: Vec
	/** Unit vector away from the cloth. */
	out: Vec
	/** From the middle to the rim: radius and height above the center in inches. */
	profile: readonly (readonly [radius: number, height: number])[]
	uv: Point
	/** Where the shape shows a picture around that pixel instead of its color. */
	pxPerInch?: number
}

/** A turned shape such as a button or an eyelet, on the cloth. */
export function disc({ center, out, profile, uv, pxPerInch = 0 }: Disc): WornMesh {
	const side = direction(cross(Math.abs(out[1]) > 0.9 ? [0, 0, 1] : [0, 1, 0], out))
	const over = cross(out, side)
	const points = profile.map(([radius, height]) =>
		Array.from({ length: discColumns + 1 }, (_, index): Vec => {
			const angle = (index * 2 * Math.PI) / discColumns
			const ring = add(add(center, side, Math.cos(angle) * radius), over, Math.sin(angle) * radius)
			return add(ring, out, height)
		}),
	)
	const shown = profile.map(([radius]) =>
		Array.from({ length: discColumns + 1 }, (_, index): Point => {
			const [angle, px] = [(index * 2 * Math.PI) / discColumns, radius * pxPerInch]
			return [uv[0] + Math.cos(angle) * px, uv[1] - Math.sin(angle) * px]
		}),
	)
	return meshesOf({ disc: { points, uv: shown } }).disc
}
