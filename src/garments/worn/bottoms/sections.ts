// Level sections of hips and legs on the figure, on which the front's cloth keeps its length. All in inches.
import { ramp } from '../mesh.ts'
import { figure } from '../model.ts'
import { hipRing, legRing, type Ring } from './rings.ts'

export type Panel = 'front' | 'back'

/** How bottoms sit: ratios of depth to width, and inches. */
export type Sit = {
	/** Depth of the hips' front half by its half width, at the waist and at the crotch. */
	hipDepth: readonly [waist: number, crotch: number]
	/** Depth of a leg by its width, at the crotch and at the knee. */
	legDepth: readonly [crotch: number, knee: number]
	/**
	 * Length that the back of a leg has more than its flat drawing, at the crotch, the knee and the ankle: the flat
	 * back is as wide as the front, a cut one is wider between the seat and the inseam.
	 */
	ease: readonly [crotch: number, knee: number, ankle: number]
	/** Distance of an ankle's axis from the middle. */
	stance: number
	/** Whether the hem is level all around. */
	hasLevelHem: boolean
	/** How far the seat stands out behind. */
	seat: number
	/** Share of an adult's legs in length: heights of the body below the waist go by it. */
	long: number
	/** Share of the body's own shape that the cloth shows on the leg: 1 for tight cloth. */
	body: number
}

/** Flat measures of the cut at one height: half widths from the center line. */
export type Flat = { outer: number; inner: number }

/** A unit bump around a height, `wide` inches to both sides. */
const bump = (height: number, middle: number, wide: number): number =>
	ramp(height, middle - wide, middle) * (1 - ramp(height, middle, middle + wide))

const rounded = (ratio: number): number => Math.round(ratio * 200) / 200

/** A height of the adult figure below the waist on a body with legs of this share. */
const below = (height: number, long: number): number => figure.waist - (figure.waist - height) * long

/** The body inside, by the height of the cut's crotch: loose cuts have a low one. */
function bodyAbove(crotch: number, { body, long }: Pick<Sit, 'body' | 'long'>) {
	const knee = below(figure.knee, long)
	/** The seat is fullest above the crotch, and ends at the thigh and below the waist. */
	const seatAt = (height: number): number =>
		ramp(height, crotch - 5 * long, crotch + 3 * long) * (1 - ramp(height, crotch + long, figure.waist + 1.5))
	/** The middle of the hips leans back from the waist to the seat. */
	const hipShift = (height: number): number => -0.25 * (1 - ramp(height, crotch - 2, figure.waist))
	/** Thighs come forward to the knee, shins go back to the ankle. */
	const legShift = (height: number): number =>
		hipShift(height) +
		(0.35 + 0.65 * body) * (1 - ramp(height, knee, crotch) - 1.4 * (1 - ramp(height, below(6, long), knee)))
	/** Thigh muscles and kneecap in front, calf and hamstrings behind. */
	const muscles: Record<Panel, (height: number) => number> = {
		front: (height) => 0.45 * bump(height, crotch - 3, 6) + 0.3 * bump(height, knee + 0.5, 3),
		back: (height) =>
			0.3 * bump(height, crotch - 3, 5) -
			0.25 * bump(height, knee, 3) +
			0.8 * bump(height, below(14.5, long), 6.5 * long),
	}
	return { seatAt, hipShift, legShift, muscles }
}

export type Sections = {
	/** A point of the hips: share 0 at the center seam, 1 at the side. */
	hip: (panel: Panel, flat: Flat, at: { height: number; share: number }) => Ring
	/** A point of the leg on the right of the front view: share 0 at the inseam, 1 at the side. */
	leg: (panel: Panel, flat: Flat, at: { height: number; share: number }) => Ring
}

/** `crotch` is where the hips end and the legs begin. */
export function sectionsOf(sit: Sit, crotch: Flat & { height: number }): Sections {
	const { seatAt, hipShift, legShift, muscles } = bodyAbove(crotch.height, sit)
	const [knee, ankle] = [below(figure.knee, sit.long), below(figure.ankle, sit.long)]
	const hipRatio = (height: number) => {
		const [waist, low] = sit.hipDepth
		return rounded(low + (waist - low) * ramp(height, crotch.height + 2, figure.waist))
	}
	const hip: Sections['hip'] = (panel, { outer }, { height, share }) => {
		const at = hipRing(outer, hipRatio(height), share)
		// Both sides of the center seam stand out, which lies between them.
		const round = (1 - share ** 2) * (0.25 + 3.05 * share - 1.7 * share ** 2)
		const between = 0.3 * Math.max(0, 1 - 2 * share) ** 2
		const bulge = panel === 'back' ? seatAt(height) * (sit.seat * round - between) : 0
		const sign = panel === 'front' ? 1 : -1
		return { ...at, z: sign * (at.z + bulge) + hipShift(height), outZ: sign * at.outZ }
	}
	const easeAt = (height: number) => {
		const [high, middle, low] = sit.ease
		return height > knee
			? middle + (high - middle) * ramp(height, knee, crotch.height)
			: low + (middle - low) * ramp(height, ankle, knee)
	}
	/** Half width of a leg of a half circumference. */
	const legHalf = (half: number, ratio: number) => legRing(half, ratio, 1).x
	const ratioAt = (height: number) => {
		const [high, low] = sit.legDepth
		return rounded(low + (high - low) * ramp(height, knee, crotch.height))
	}
	/** 0 at the crotch, 1 at the ankle. */
	const apart = (height: number) => {
		const share = Math.max(0, crotch.height - height) / (crotch.height - ankle)
		return share * Math.min(1, share * 4)
	}
	/** Distance of the leg's axis from the middle: below the hips' side at the crotch, then out to the stance. */
	const axis = (flat: Flat, height: number): number => {
		const from = Math.max(height, crotch.height)
		const { outer, inner } = height > crotch.height ? flat : crotch
		const half = outer - inner + easeAt(from) / 2
		const above = hipRing(outer, hipRatio(from), 1).x - legHalf(half, ratioAt(from))
		return above + (sit.stance - above) * apart(height)
	}
	const leg: Sections['leg'] = (panel, flat, { height, share }) => {
		const length = flat.outer - flat.inner
		const ease = easeAt(height)
		const half = length + ease / 2
		// From the outermost point: to the front above 0, to the back below 0, as shares of half the circumference.
		const inward = (1 - ramp(share, 0, 0.72)) * ease
		const fromSide = length * (1 - share)
		const along = (panel === 'front' ? fromSide : -fromSide - inward) / half
		const turned = along < -1 ? along + 2 : along
		const at = legRing(half, ratioAt(height), 1 - Math.abs(turned))
		const sign = turned < 0 ? -1 : 1
		const muscle = sit.body * muscles[sign < 0 ? 'back' : 'front'](height)
		const shown = (muscle + (sign < 0 ? 0.7 * sit.seat * seatAt(height) : 0)) * at.outZ ** 2
		const x = axis(flat, height) + at.x
		return { ...at, x, z: sign * (at.z + shown) + legShift(height), outZ: sign * at.outZ }
	}
	return { hip, leg }
}
