// Small flat parts with rounded corners, such as a zip's slider.
import { add, cross, direction, meshesOf, type Vec } from '../mesh.ts'
import type { Point } from '../../drawing/curves.ts'
import type { WornMesh } from '../model.ts'

const columns = 24
/** Rows from the middle of the outside to the middle of the inside: share of the outline and of the half thickness. */
const profile = [
	[0, 1],
	[0.8, 1],
	[0.94, 0.8],
	[1, 0],
	[0.94, -0.8],
	[0, -1],
] as const

export type Plate = {
	center: Vec
	/** Unit vector away from the cloth. */
	out: Vec
	/** Half width, half height and half thickness in inches. */
	size: readonly [wide: number, high: number, thick: number]
	uv: Point
}

/** A plate that lies upright on the cloth. */
export function plate({ center, out, size: [wide, high, thick], uv }: Plate): WornMesh {
	const side = direction(cross([0, 1, 0], out))
	const over = cross(out, side)
	const rounded = (value: number) => Math.sign(value) * Math.sqrt(Math.abs(value))
	const points = profile.map(([share, height]) =>
		Array.from({ length: columns + 1 }, (_, index): Vec => {
			const angle = (index * 2 * Math.PI) / columns
			const [across, along] = [rounded(Math.cos(angle)) * wide, rounded(Math.sin(angle)) * high]
			return add(add(add(center, side, across * share), over, along * share), out, height * thick)
		}),
	)
	return meshesOf({ plate: { points, uv: points.map((row) => row.map(() => uv)) } }).plate
}
