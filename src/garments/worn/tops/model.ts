// What a top's plan and its collar know of the worn form.
import type { Point } from '../../drawing/curves.ts'
import type { Vec } from '../mesh.ts'

/** Front or back of the trunk. */
export type Panel = 'front' | 'back'

/** What a plan may say about its worn form; all have defaults by drape. */
export type FitPlan = {
	/** Height in inches that pads lift the shoulder's end. */
	pads?: number
	/** Height in inches of the slits at the side seams, from the hem up. */
	vents?: number
}

/** A point of the neck opening's edge. */
export type NeckPoint = {
	at: Vec
	/** Unit vectors: away from the cloth's outside, and across the edge away from the cloth. */
	out: Vec
	up: Vec
	panel: Panel
	/** On the flat panel: to the right of the center of its own view, and height, in canvas pixels. */
	flat: Point
}

/**
 * The closed edge of the neck opening in figure coordinates. It starts at the back center and goes over the wearer's left
 * (+x), the front center and the wearer's right; the last point is the first one again.
 */
export type NeckLoop = {
	points: NeckPoint[]
	/** The same loop on the shirt, `below` canvas pixels from the edge; negative: beyond it. */
	ring: (below: number) => Vec[]
	/** Any point of the shirt: to the right of the center of the panel's own view, and height, in canvas pixels. */
	at: (panel: Panel, s: number, y: number) => Vec
	pxPerInch: number
}
