// Bands are cut straight: their cloth is a strip across the canvas, its outer seam at the bottom.
import { path, type SceneNode } from '../../scene.ts'

/** Tops of the strips on their canvas, in pixels. */
export const stripTop = { collar: 60, binding: 140 } as const

const bleed = 30

type Strip = { width: number; color: string; stripe: string | undefined }

/** The strip with the stripe that is knitted into it, past its edges. */
export function strip(top: number, { width, color, stripe }: Strip): SceneNode[] {
	const box = (from: number, to: number) => `M-40 ${top + from}H440V${top + to}H-40Z`
	return [
		path(box(-bleed - width, width + bleed), { fill: color }),
		...(stripe ? [path(box(width * 0.32, width * 0.66), { fill: stripe })] : []),
	]
}
