// The surface of a six-panel crown on an invisible head: every point by its place around the band and its height.
import type { BrimShape } from '../../caps/brim.ts'
import { lengthOf, minus, ramp, type Vec } from '../mesh.ts'
import { figure } from '../model.ts'
import { ringOf } from './ring.ts'

/** Half breadth and half length of the band in inches: 22.7 in around, a hat of size 7 1/4. */
const band = { across: 3.2, along: 4 } as const
/** Height of the crown above the front of the brim, in inches. */
const height = 4.75

/** Bend of the board: the drop of its edge is `bend` · x², in inches. */
export const bends: Record<BrimShape, number> = { flat: 0.014, curved: 0.075 }
/** Height of the edge at the neck above the front edge, in inches. */
const backRises: Record<BrimShape, number> = { flat: 0.2, curved: -0.15 }

const quarterTurn = Math.PI / 2
const lerp = (a: number, b: number, t: number) => a + (b - a) * t

const { half, angleOf } = ringOf(band)
/** Half the length of the band in inches. */
export const halfBand = half

/** Height of the lower edge above the brow: bent with the brim in front, level at the back. */
function edgeHeight(share: number, shape: BrimShape): number {
	const x = band.across * Math.sin(angleOf(share))
	return lerp(-bends[shape] * x * x, backRises[shape], ramp(share, 0.34, 0.9))
}

/** Depth of the seams between the panels, in inches, and the distance over which the cloth rounds into them. */
const pucker = { depth: 0.03, reach: 0.075 } as const

/** How deep a point lies because of the nearest seam. */
function seamDip(share: number, radius: number): number {
	const away = Math.abs(share * 3 - Math.round(share * 3)) / 3
	const inches = away * Math.PI * radius
	return pucker.depth * Math.exp(-((inches / pucker.reach) ** 2))
}

export type CrownPlace = {
	/** 0 at the front center, 1 at the back center, measured along the band; negative on the wearer's right. */
	share: number
	/** 0 at the lower edge, 1 at the button. */
	rise: number
	shape: BrimShape
}

/** The point of the crown in inches on the figure. */
export function crownPoint({ share: signed, rise, shape }: CrownPlace): Vec {
	const share = Math.abs(signed)
	const angle = angleOf(share)
	const facing = Math.cos(angle)
	// Front panels are stiffened: they stand up, then turn sharply; the back is rounder.
	const squareness = 2 / (2.5 + 1.3 * ramp(facing, -0.2, 0.6))
	const turn = rise * quarterTurn
	const up = Math.sin(turn) ** squareness
	const out = rise === 1 ? 0 : Math.cos(turn) ** squareness
	const bulge = 1 + 0.03 * Math.sin(Math.min(1, up * 1.3) * Math.PI) * (1 - 0.6 * facing)
	const dip = seamDip(share, band.along * out) * Math.min(1, out * 3) * ramp(rise, 0, 0.05)
	const radius = out * bulge - dip / band.along
	const edge = edgeHeight(share, shape)
	return [
		Math.sign(signed) * band.across * radius * Math.sin(angle),
		figure.brow + edge + (height - edge) * up,
		band.along * radius * facing - 0.25 * up * ramp(facing, -1, 1),
	]
}

export type Inset = { place: CrownPlace; by: number }

/** A point `by` inches inside the cloth (negative: outside), level with it. */
export function insetPoint({ place, by }: Inset): Vec {
	const [x, y, z] = crownPoint(place)
	const length = Math.hypot(x, z) || 1
	return [x - (x / length) * by, y, z - (z / length) * by]
}

const count = 40

type Measure = (step: Vec) => number

function measured(from: CrownPlace, to: CrownPlace, measure: Measure): number {
	let length = 0
	let before = crownPoint(from)
	for (let index = 1; index <= count; index += 1) {
		const t = index / count
		const next = crownPoint({
			share: lerp(from.share, to.share, t),
			rise: lerp(from.rise, to.rise, t),
			shape: from.shape,
		})
		length += measure(minus(next, before))
		before = next
	}
	return length
}

/** Inches up the cloth. */
export const lengthUp = (from: CrownPlace, to: CrownPlace): number => measured(from, to, lengthOf)

/** Level inches around the crown, without the rise and fall of its edge. */
export const lengthAround = (from: CrownPlace, to: CrownPlace): number =>
	measured(from, to, ([x, , z]) => Math.sqrt(x * x + z * z))
