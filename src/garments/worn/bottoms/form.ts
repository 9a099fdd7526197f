// Shorts and pants on the figure: hips, a blend around the crotch, and two legs.
import { legPoint, type LegsShape } from '../../bottoms/legs.ts'
import { smooth, type Point } from '../../drawing/curves.ts'
import { pointsOn } from '../../drawing/measure.ts'
import { ramp, type Vec } from '../mesh.ts'
import { figure } from '../model.ts'
import type { Ring } from './rings.ts'
import { sectionsOf, type Panel, type Sit } from './sections.ts'
import { spread } from './spread.ts'

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
const dip = 0.06
/** Height over which hips become legs at the middle and at the side seam, in inches of an adult. */
const blendIn = [5, 8.5] as const
/** Height of the round crotch seam above the inseams, in inches of an adult. */
const crotchIn = 4.5

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
	/** Rows tilt at the waist and are level at the hem: evenly, so that print keeps its inches. */
	const tilted = (y: number, z: number, depth: number) =>
		heightAt(y) - dip * (z / (depth || 1)) * Math.min(1, Math.max(0, (bottom - y) / (bottom - band.top)))
	const sections = sectionsOf(sit, {
		outer: inches(outerAt(crotch)),
		inner: inches(innerLine(crotch)),
		height: heightAt(crotch),
	})
	const bandHalf = (y: number) =>
		band.half + (band.bottomHalf - band.half) * Math.max(0, Math.min(1, (y - band.top) / band.height))
	const flatAt = (y: number) => ({
		outer: inches(y < band.top + band.height ? bandHalf(y) : outerAt(y)),
		inner: inches(innerLine(y) * ramp(y, crotch - 3 * pxPerInch, crotch)),
	})
	/** 0 on the hips, 1 on the leg: late and round at the center seam, which the crotch turns to the inseam. */
	const legShare = (y: number, u: number) => {
		const round =
			1 - Math.sqrt(1 - Math.max(0, Math.min(1, 1 - inches(crotch - y) / (crotchIn * sit.long))) ** 2)
		const high = (blendIn[0] + (blendIn[1] - blendIn[0]) * ramp(u, 0.2, 0.9)) * sit.long
		const soft = ramp(y, crotch - high * pxPerInch, crotch - 0.8 * pxPerInch)
		return round + (soft - round) * ramp(u, 0.04, 0.5)
	}
	const section = (panel: Panel, y: number, share: number): Ring => {
		const [flat, at] = [flatAt(y), { height: heightAt(y), share }]
		const t = legShare(y, share)
		const hip = sections.hip(panel, flat, at)
		if (t === 0) return hip
		const leg = sections.leg(panel, flat, at)
		const mixed = (name: 'x' | 'z' | 'outX' | 'outZ') => hip[name] + (leg[name] - hip[name]) * t
		return { x: mixed('x'), z: mixed('z'), outX: mixed('outX'), outZ: mixed('outZ') }
	}
	const shareAt = spread((y, share) => section('front', y, share), {
		from: band.top + band.height,
		to: bottom,
		inchesAt: (y) => inches(outerAt(y) - innerAt(y)),
	})
	/** Hems of pants are level; those of shorts rise at the side. */
	const leveled = (u: number, v: number) =>
		sit.hasLevelHem ? (legPoint(shape, u, 1)[1] - legPoint(shape, 0.5, 1)[1]) * ramp(v, 0.5, 1) : 0
	const at: Form['at'] = (panel, side, [u, v]) => {
		const [fx, y] = legPoint(shape, u, v)
		const [inner, outer] = [innerAt(y), outerAt(y)]
		const share = Math.max(0, Math.min(1, (fx - inner) / (outer - inner || 1)))
		const { x, z, outX, outZ } = section(panel, y, panel === 'front' ? shareAt(y, share) : share)
		const seams = (1 - 0.92 * share ** 10) * (y < crotch ? 1 : 1 - 0.92 * (1 - share) ** 10)
		const high = (relief[panel]([side * fx, y]) * seams) / (Math.hypot(outX, outZ) || 1)
		const deep = z + outZ * high
		// Right of the front view is the wearer's left; the back view is seen from behind.
		const sign = panel === 'front' ? side : -side
		return [sign * (x + outX * high), tilted(y - leveled(u, v), deep, inches(outer) * 0.7), deep]
	}
	return {
		at,
		onBand(panel, [share, y], out) {
			const row = Math.min(y, band.top + band.height - 0.01)
			const { x, z, outX, outZ } = section(panel, row, Math.abs(share))
			const deep = z + outZ * out
			const sign = Math.sign(share) * (panel === 'front' ? 1 : -1)
			return [sign * (x + outX * out), tilted(y, deep, flatAt(row).outer * 0.7), deep]
		},
		flat: (u, v) => legPoint(shape, u, v),
		crotchRow: (crotch - (shape.outer[0]?.[1] ?? 0)) / (bottom - (shape.outer[0]?.[1] ?? 0)),
	}
}
