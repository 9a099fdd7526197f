// The knit hat: a ribbed dome that is drawn together at the top, and its turned-up cuff.
import { centerX, type Point } from '../../drawing/curves.ts'
import { lengthOf, minus, ramp, type Grid, type Vec } from '../mesh.ts'
import { figure } from '../model.ts'
import { ringOf } from './ring.ts'

export const beaniePxPerInch = 30
/** The canvas height of the cuff's lower edge. */
const foot = 388

/** Half breadth and half length of the stretched knit, in inches: 21 in around. */
const ring = { across: 3.1, along: 3.6 } as const
const { angleOf } = ringOf(ring)

/** Of the cuff's lower edge above the ground, and of the dome above it, in inches. */
const base = figure.brow - 0.4
const height = 6.6
const cuffHeight = 2.95

export const ribCounts = { dome: 52, cuff: 72 } as const
/** Columns per rib: its valley and both shoulders. */
export const columnsPerRib = 3
const ribDepth = { dome: 0.085, cuff: 0.05 } as const

export type Knit = keyof typeof ribCounts
export type Half = 'front' | 'back'

/** Depth below the ridge at a share of the ring, 0 on the ridge. */
function ribDip(knit: Knit, share: number): number {
	const phase = share * (ribCounts[knit] / 2)
	return (ribDepth[knit] * (1 + Math.cos(phase * 2 * Math.PI))) / 2
}

/** Slow unevenness of soft knit, in inches. */
const slack = (angle: number, up: number) =>
	0.045 * Math.sin(3 * angle + 4 * up) + 0.035 * Math.sin(5 * angle - 7 * up + 1) * ramp(up, 0.3, 0.7)

/** The dome bulges out above the cuff that holds it. */
const overCuff = (y: number) => 0.2 * Math.exp(-(((y - cuffHeight - 0.7) / 1.3) ** 2))

type Place = { share: number; rise: number }

function around({ share }: Place, radius: number, y: number): Vec {
	const angle = angleOf(Math.abs(share)) * (Math.sign(share) || 1)
	return [(ring.across + radius) * Math.sin(angle), base + y, (ring.along + radius) * Math.cos(angle)]
}

/** `rise` 0 is level with the cuff's lower edge, 1 the top. */
function domePoint(place: Place): Vec {
	const turn = (place.rise * Math.PI) / 2
	const out = place.rise === 1 ? 0 : Math.cos(turn) ** 0.6
	const up = Math.sin(turn) ** 0.74
	const angle = angleOf(Math.abs(place.share)) * (Math.sign(place.share) || 1)
	const dip = ribDip('dome', place.share) * Math.min(1, out * 1.6)
	const soft = slack(angle, up) * Math.min(1, out * 2) * ramp(up, 0.25, 0.5) + overCuff(up * height)
	const [x, y, z] = around(place, soft - dip, up * height)
	return [x * out, y + 0.05 * Math.sin(2 * angle) * out * ramp(up, 0.4, 0.8), z * out - 0.12 * up]
}

/** From the tucked upper edge over the outside and the fold to the inside: inches out of the dome, and up. */
const cuffProfile = [
	[0.02, cuffHeight - 0.16],
	[0.12, cuffHeight - 0.02],
	[0.2, cuffHeight],
	[0.27, cuffHeight - 0.08],
	[0.31, cuffHeight - 0.4],
	[0.33, cuffHeight * 0.62],
	[0.32, cuffHeight * 0.34],
	[0.28, 0.3],
	[0.21, 0.06],
	[0.12, 0],
	[0.04, 0.06],
	[0.02, 0.5],
	[0.02, 1.6],
] as const
/** The profile's points of the outside, on which it is printed. */
export const cuffOutside = { from: 3, to: 9 } as const

function cuffPoint(place: Place, [out, up]: readonly [number, number]): Vec {
	const angle = angleOf(Math.abs(place.share)) * (Math.sign(place.share) || 1)
	const outside = ramp(out, 0.05, 0.3)
	const soft = 0.03 * Math.sin(4 * angle + up) + 0.02 * Math.sin(7 * angle + 2)
	const wave = 0.035 * Math.sin(3 * angle + 0.7)
	return around(place, out + (soft - ribDip('cuff', place.share)) * outside, up + wave)
}

const rises = Array.from({ length: 27 }, (_, index) => 1 - (index / 26) * 0.85)

/** Shares of one half's columns, from left to right as seen from its side. */
function sharesOf(half: Half, knit: Knit): number[] {
	const count = (ribCounts[knit] / 2) * columnsPerRib
	const shares = Array.from({ length: count + 1 }, (_, index) => index / count - 0.5)
	return half === 'front' ? shares : shares.map((share) => (share < 0 ? share + 1 : share - 1))
}

/** Inches from the middle column, along each row. */
function alongRow(row: readonly Vec[]): number[] {
	const marks = [0]
	row.slice(1).forEach((point, index) => {
		const [dx, , dz] = minus(point, row[index] ?? point)
		marks.push((marks[index] ?? 0) + Math.sqrt(dx * dx + dz * dz))
	})
	const middle = marks[(row.length - 1) / 2] ?? 0
	return marks.map((mark) => mark - middle)
}

/** Canvas pixels by lengths on the surface; `heightAt` is the canvas height of each row. */
function printed(points: readonly Vec[][], heightAt: (row: number) => number): Point[][] {
	return points.map((row, index) =>
		alongRow(row).map((along): Point => [centerX + along * beaniePxPerInch, heightAt(index)]),
	)
}

/** Inches of cloth from the cuff's lower edge up to each row of the dome, on a ridge. */
const domeClimbs = rises.map((rise) => {
	let length = 0
	for (let step = 0; step < 60; step += 1)
		length += lengthOf(
			minus(
				domePoint({ share: 0, rise: (rise * (step + 1)) / 60 }),
				domePoint({ share: 0, rise: (rise * step) / 60 }),
			),
		)
	return length
})

export function domeGrid(half: Half): Grid & { uv: Point[][] } {
	const shares = sharesOf(half, 'dome')
	const points = rises.map((rise) => shares.map((share) => domePoint({ share, rise })))
	return { points, uv: printed(points, (row) => foot - (domeClimbs[row] ?? 0) * beaniePxPerInch) }
}

/** Inches along the cuff's profile from its lower edge. */
const cuffClimbs = cuffProfile.map(([out, up], index) =>
	index < cuffOutside.from || up > 0.05 ? up : -out + 0.12,
)

export function cuffGrid(half: Half): Grid & { uv: Point[][] } {
	const shares = sharesOf(half, 'cuff')
	const points = cuffProfile.map((step) => shares.map((share) => cuffPoint({ share, rise: 0 }, step)))
	return { points, uv: printed(points, (row) => foot - (cuffClimbs[row] ?? 0) * beaniePxPerInch) }
}

/** The middle of the gathered top. */
export const beanieTop: Vec = domePoint({ share: 0, rise: 1 })
