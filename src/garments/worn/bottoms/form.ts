// Shorts and pants on the figure: hips, a blend around the crotch, and two legs.
import { legPoint, type LegsShape } from '../../bottoms/legs.ts'
import { smooth, type Point } from '../../drawing/curves.ts'
import { pointsOn } from '../../drawing/measure.ts'
import { ramp, type Vec } from '../mesh.ts'
import { figure } from '../model.ts'
import { hipRing, legRing } from './rings.ts'

export type Panel = 'front' | 'back'

/** How bottoms sit, in inches and ratios of depth to width. */
export type Sit = {
	/** At the waist, and at the crotch, where legs take over. */
	hipDepth: readonly [number, number]
	/** At the crotch, and from the middle of the thigh down. */
	legDepth: readonly [number, number]
	/** Share of the flat distance between the legs that is kept. */
	apart: number
	/** Bulge of the seat. */
	seat: number
	/** Whether the cloth follows knee and calf. */
	isTight: boolean
}

export type Form = {
	/** A point of one panel: `u` 0 at center and inseam to 1 at the side, `v` 0 at the band to 1 at the hem. */
	at: (panel: Panel, side: 1 | -1, [u, v]: Point) => Vec
	/** A point of the waistband: share −1 to 1 across the panel, `y` in canvas pixels, `out` inches above the cloth. */
	onBand: (panel: Panel, [share, y]: Point, out: number) => Vec
	/** The flat place in half coordinates, in canvas pixels. */
	flat: (u: number, v: number) => Point
	crotchRow: number
}

/** Height that the waist dips in front and rises behind, in inches. */
const dip = 0.55
/** Height over which hips become legs, in inches. */
const blendIn = 7

type Plan = {
	shape: LegsShape
	sit: Sit
	pxPerInch: number
	/** Height of folds in inches at a point of the flat panel, relative to the center line. */
	relief: Record<Panel, (at: Point) => number>
}

/** The half coordinate of a seam at a height, on its smooth line. */
function lineOf(points: readonly Point[]): (y: number) => number {
	const sampled = pointsOn(smooth(points), 60)
	return (y) => {
		const index = sampled.findIndex((point) => point[1] >= y)
		const [from, to] =
			index <= 0 ? [sampled.at(index), sampled.at(index)] : [sampled[index - 1], sampled[index]]
		if (!from || !to) return 0
		return from[0] + ((to[0] - from[0]) * (y - from[1])) / (to[1] - from[1] || 1)
	}
}

export function formOf({ shape, sit, pxPerInch, relief }: Plan): Form {
	const { band } = shape
	const crotch = shape.inner[0]?.[1] ?? 0
	const bottom = Math.max(...shape.outer.map(([, y]) => y))
	const inches = (px: number) => px / pxPerInch
	const outerAt = lineOf(shape.outer)
	const innerLine = lineOf(shape.inner)
	const innerAt = (y: number) => (y < crotch ? 0 : innerLine(y))
	const heightAt = (y: number) => figure.waist - inches(y - band.top)
	/** Rows tilt at the waist; below the crotch they are level. */
	const tilted = (y: number, z: number, depth: number) =>
		heightAt(y) - dip * (z / (depth || 1)) * (1 - ramp(y, band.top, crotch))
	const seatAt = (y: number) =>
		sit.seat * Math.sin(Math.PI * ramp(y, band.top + band.height, crotch + 20)) ** 1.4
	/** Knees come forward, calves go back. */
	const legShift = (y: number) => {
		const height = heightAt(y)
		return 0.35 * ramp(height, 33, figure.knee) - 1.1 * ramp(height, figure.knee + 2, 9)
	}

	const hip = (y: number, share: number, panel: Panel) => {
		const width = y < band.top + band.height ? bandHalf(y) : outerAt(y)
		const [waist, low] = sit.hipDepth
		const ratio = waist + (low - waist) * ramp(y, band.top + band.height, crotch)
		const at = hipRing(inches(width), Math.round(ratio * 100) / 100, share)
		const bulge = panel === 'back' ? seatAt(y) * (1 - share ** 2) : 0.1 * seatAt(y) * (1 - share ** 2)
		return { ...at, z: at.z + bulge, depth: inches(width) * 0.7 }
	}
	const bandHalf = (y: number) =>
		band.half + (band.bottomHalf - band.half) * Math.max(0, Math.min(1, (y - band.top) / band.height))

	const leg = (y: number, share: number) => {
		const [outer, inner] = [outerAt(y), innerAt(y)]
		const length = inches(outer - inner)
		const [high, low] = sit.legDepth
		const ratio = Math.round((high + (low - high) * ramp(y, crotch, crotch + 9 * pxPerInch)) * 100) / 100
		const at = legRing(length, ratio, share)
		const reach = legRing(length, ratio, 1).x
		const gap = inches(inner) * sit.apart
		return { ...at, x: gap + reach + at.x }
	}
	const at: Form['at'] = (panel, side, [u, v]) => {
		const [fx, y] = legPoint(shape, u, v)
		const [inner, outer] = [innerAt(y), outerAt(y)]
		const share = Math.max(0, Math.min(1, (fx - inner) / (outer - inner || 1)))
		const above = hip(y, share, panel)
		const below = leg(y, share)
		const t = ramp(y, crotch - blendIn * pxPerInch, crotch)
		const mixed = (name: 'x' | 'z' | 'outX' | 'outZ') => above[name] + (below[name] - above[name]) * t
		const [outX, outZ] = [mixed('outX'), mixed('outZ')]
		const seams = (1 - 0.92 * share ** 10) * (y < crotch ? 1 : 1 - 0.92 * (1 - share) ** 10)
		const high = (relief[panel]([side * fx, y]) * seams) / (Math.hypot(outX, outZ) || 1)
		const shift = sit.isTight ? legShift(y) * t : 0
		const z = mixed('z') + outZ * high
		const sign = panel === 'front' ? 1 : -1
		// Right of the front view is the wearer's left; the back view is seen from behind.
		return [side * sign * (mixed('x') + outX * high), tilted(y, sign * z, above.depth), sign * z + shift]
	}
	return {
		at,
		onBand(panel, [share, y], out) {
			const { x, z, outX, outZ, depth } = hip(
				Math.min(y, band.top + band.height - 0.01),
				Math.abs(share),
				panel,
			)
			const sign = panel === 'front' ? 1 : -1
			const deep = z + outZ * out
			return [Math.sign(share) * sign * (x + outX * out), tilted(y, sign * deep, depth), sign * deep]
		},
		flat: (u, v) => legPoint(shape, u, v),
		crotchRow: (crotch - (shape.outer[0]?.[1] ?? 0)) / (bottom - (shape.outer[0]?.[1] ?? 0)),
	}
}
