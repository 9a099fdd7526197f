// The trunk of a worn top: front and back panel, which share the shoulder and side seams.
import type { Body } from '../../drawing/body.ts'
import type { Point } from '../../drawing/curves.ts'
import { pointsOn } from '../../drawing/measure.ts'
import { ramp, type Grid, type Vec } from '../mesh.ts'
import { edgesOf, lookup, type Edges } from './edges.ts'
import { formsOf } from './form.ts'
import type { Panel } from './model.ts'
import type { Fit } from './fit.ts'
import { trunkRelief } from './relief.ts'
import type { Drape } from '../../drawing/shading.ts'

export type Trunk = {
	bodies: Record<Panel, Body>
	edges: Edges
	/** Position on the figure of a point of a flat panel: `s` pixels to the right of the center of its own view. */
	at: (panel: Panel, s: number, y: number) => Vec
	grids: Record<Panel, Grid>
	/** The ribbed hem below them. */
	ribs?: Record<Panel, Grid>
	/** Row of the armpit in both grids. */
	armpitRow: number
	pxPerInch: number
}

const columnsOfNeck = 12
const columnsOfShoulder = 20
const rowsAbove = 30
const rowsBelow = 52
const rowsOfRibs = 8

/** Shares of the shoulder's half width; one is the neck's end. */
function columnShares(neckShare: number): number[] {
	// Denser towards the shoulder seam, where the neckline is steep.
	const inner = Array.from(
		{ length: columnsOfNeck },
		(_, index) => neckShare * (1 - (1 - index / columnsOfNeck) ** 1.5),
	)
	const outer = Array.from({ length: columnsOfShoulder + 1 }, (_, index) => {
		const t = index / columnsOfShoulder
		return neckShare + (1 - neckShare) * (t + 0.12 * t * (1 - t))
	})
	const half = [...inner, ...outer]
	return [
		...half
			.slice(1)
			.map((share) => -share)
			.toReversed(),
		...half,
	]
}

/** How far the cloth ends below the neckline, inside of the collar, in canvas pixels. */
const tuck = 2.2

/** Height of the panel's upper edge: the neckline, then the shoulder seam. */
function upperEdge(body: Body, edges: Edges): (s: number) => number {
	const { half, top } = body.shape.neck
	const neck: Point[] = pointsOn(body.neck, 32)
	return (s) => {
		if (s > half - 0.01) return s <= half + 0.01 ? top : edges.shoulderAt(s)
		const at = (x: number) => lookup(neck, 0, Math.max(0, Math.min(half, x)))
		const rise = Math.min(3, Math.abs(at(s + 1) - at(s - 1)) / 2)
		return at(s) + tuck * Math.sqrt(1 + rise * rise) * Math.min(1, (half - s) / 3)
	}
}

type TrunkPlan = {
	front: Body
	back: Body
	fit: Fit
	drape: Drape
	/** Height of a ribbed hem in canvas pixels, or 0. */
	ribbedHem: number
	/** Height of slits at the side seams in canvas pixels, or 0. */
	vents: number
	pxPerInch: number
}

/** Radius in pixels of the round lower end of an armhole, and how far around it the cloth is drawn up. */
const armholeRound = 13
const armholeReach = 46

/**
 * How far the cloth of a sleeveless top is drawn up around the side seam, in pixels: the halves of the flat armhole meet
 * there in a corner, the sewn one is round.
 */
function drawnUpAt({ armhole, shape: { armpit, sleeveless } }: Body): (s: number, y: number) => number {
	if (!sleeveless) return () => 0
	const [ax, ay] = armpit
	const [nx, ny] = pointsOn(armhole, 32).at(-3) ?? armpit
	const slope = (ay - ny) / (ax - nx || 1)
	return (s, y) => {
		const aside = Math.max(0, ax - Math.abs(s))
		if (aside > armholeReach) return 0
		const run = slope * aside
		const up = Math.sqrt(run * run + armholeRound * armholeRound) - run
		return up * (1 - ramp(aside, 0, armholeReach)) * (1 - ramp(y, ay, ay + 2 * armholeReach))
	}
}

/** Inches that both edges of a slit are apart from the side seam's line at the hem, and canvas pixels that follow. */
const ventOpens = 0.17
const ventReach = 18

export function trunkOf({ front, back, fit, drape, ribbedHem, vents, pxPerInch }: TrunkPlan): Trunk {
	const edges = edgesOf(front)
	const { shape } = front
	const forms = formsOf({ shape, edges, fit, pxPerInch })
	const relief = trunkRelief(shape, drape, ribbedHem)
	const drawnUp = drawnUpAt(front)
	const ventY = edges.hemAt(edges.halfWidthAt(9999)) - vents
	const ventAt = (s: number, y: number): number => {
		if (vents === 0 || y <= ventY) return 0
		const near = Math.max(0, 1 - (edges.halfWidthAt(y) - Math.abs(s)) / ventReach)
		return ventOpens * ((y - ventY) / vents) * near * near
	}
	const at = (panel: Panel, s: number, y: number): Vec => {
		const [x, height, z] = forms[panel].at(s, y)
		const share = Math.min(1, Math.abs(s) / edges.halfWidthAt(y))
		const high = relief[panel]([s, y]) * (1 - 0.85 * share ** 8)
		// Rows turn from facing forward at the center to facing aside at the side seam.
		const turn = y < shape.armpit[1] ? 0.6 * share : (Math.PI / 2) * share ** 1.9
		const sign = panel === 'front' ? 1 : -1
		const apart = ventAt(s, y)
		return [
			x + high * Math.sin(turn) * (Math.sign(s) || 1) * sign,
			height + drawnUp(s, y) / pxPerInch,
			z + (high * Math.cos(turn) + apart) * sign,
		]
	}
	const bodies = { front, back }
	const grid = (panel: Panel): Grid => {
		const upper = upperEdge(bodies[panel], edges)
		const shares = columnShares(shape.neck.half / shape.shoulder[0])
		const flat = trunkRows(ribbedHem > 0).map(({ above, below }) =>
			shares.map((share): Point => {
				const s = Math.abs(share) * shape.shoulder[0]
				const top = upper(s)
				const armpitY = shape.armpit[1]
				const widest = edges.halfWidthAt
				if (below === 0) {
					const y = top + (armpitY - top) * above
					return [share * widest(y), y]
				}
				const end = edges.hemAt(Math.abs(share) * widest(9999)) - ribbedHem
				const y = below > 1 ? end + ribbedHem * (below - 1) : armpitY + (end - armpitY) * below
				return [share * widest(y), y]
			}),
		)
		return {
			points: flat.map((row) => row.map(([s, y]) => at(panel, s, y))),
			uv: flat.map((row) => row.map(([s, y]) => [200 + s, y] as const)),
		}
	}
	const grids = { front: grid('front'), back: grid('back') }
	sew(grids, { neckShare: shape.neck.half / shape.shoulder[0], ventY })
	const [upTo, from] = [rowsAbove + rowsBelow + 1, rowsAbove + rowsBelow]
	const part = (whole: Grid, rows: readonly [number, number?]): Grid => ({
		points: whole.points.slice(...rows),
		uv: whole.uv.slice(...rows),
	})
	return {
		bodies,
		edges,
		at,
		grids: { front: part(grids.front, [0, upTo]), back: part(grids.back, [0, upTo]) },
		...(ribbedHem > 0 && { ribs: { front: part(grids.front, [from]), back: part(grids.back, [from]) } }),
		armpitRow: rowsAbove,
		pxPerInch,
	}
}

/** Gives the back's shoulder and side seams the points of the front. */
function sew(
	{ front, back }: Record<Panel, Grid>,
	{ neckShare, ventY }: { neckShare: number; ventY: number },
) {
	const shares = columnShares(neckShare)
	const last = shares.length - 1
	const isOpen = (row: number) => (front.uv[row]?.[last]?.[1] ?? 0) > ventY
	back.points.forEach((row, index) => {
		const seam = front.points[index] ?? []
		shares.forEach((share, column) => {
			const isShoulder = index === 0 && Math.abs(share) >= neckShare
			const isSide = index >= rowsAbove && (column === 0 || column === last) && !isOpen(index)
			const met = seam[last - column]
			if (met && (isShoulder || isSide)) row[column] = met
		})
	})
}

/** Rows get denser towards the armpit, where the armhole bends. */
const trunkRows = (hasRibs: boolean) => [
	...Array.from({ length: rowsAbove + 1 }, (_, index) => ({
		above: 1 - (1 - index / rowsAbove) ** 1.3,
		below: 0,
	})),
	...Array.from({ length: rowsBelow }, (_, index) => ({ above: 1, below: (index + 1) / rowsBelow })),
	...Array.from({ length: hasRibs ? rowsOfRibs : 0 }, (_, index) => ({
		above: 1,
		below: 1 + (index + 1) / rowsOfRibs,
	})),
]
