// The shadow of a hanging garment on the ground.
import { group, path, type SceneNode } from '../scene.ts'
import { black, radial } from './cloth.ts'

type Ground = { x: number; y: number; halfWidth: number; alpha?: number }

/** A wide faint ellipse with a darker core, in canvas pixels. */
export function groundShadow({ x, y, halfWidth, alpha = 0.2 }: Ground): SceneNode[] {
	const disc = 'M-10 0a10 10 0 1 0 20 0a10 10 0 1 0 -20 0Z'
	const pool = (wide: number, high: number, strength: number) =>
		group(
			[
				path(disc, {
					fill: radial([0, 0], 10, [
						[0, black, strength],
						[0.4, black, strength * 0.62],
						[0.75, black, strength * 0.18],
						[1, black, 0],
					]),
				}),
			],
			{ matrix: [wide / 10, 0, 0, high / 10, x, y] },
		)
	return [pool(halfWidth * 1.2, 13, alpha * 0.55), pool(halfWidth * 0.8, 6, alpha)]
}
