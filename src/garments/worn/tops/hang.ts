// How the cloth of a trunk hangs on its form: corrections of the form's tables at the neck, the armholes and the hem.
import { backNeckDepth } from '../../drawing/body.ts'
import { ramp } from '../mesh.ts'
import type { Cut } from './edges.ts'
import type { Panel } from './model.ts'

/** Canvas pixels between columns of the tables. */
export const lane = 2

/** Tables of x, y and z in inches; index = row × lanes + lane. */
export type Tables = {
	from: number
	lanes: number
	rows: number
	x: Float64Array
	y: Float64Array
	z: Float64Array
}

export function read(tables: Tables, table: Float64Array, { s, y }: { s: number; y: number }): number {
	const column = Math.max(0, Math.min(tables.lanes - 1.001, s / lane))
	const row = Math.max(0, Math.min(tables.rows - 1.001, y - tables.from))
	const [c, r] = [Math.floor(column), Math.floor(row)]
	const one = (index: number) => {
		const a = table[index] ?? 0
		return a + ((table[index + 1] ?? 0) - a) * (column - c)
	}
	const a = one(r * tables.lanes + c)
	return a + (one((r + 1) * tables.lanes + c) - a) * (row - r)
}

/** Inches over which the edge of an armhole bends. */
const softness = 0.3

/** The bound edge of an armhole is drawn in: it does not stand off farther than the cloth below the arm. */
export function drawInArmhole(
	{ from, lanes, x }: Pick<Tables, 'from' | 'lanes' | 'x'>,
	{ shape, edges }: Cut,
) {
	const atEdge = (y: number) => {
		const at = edges.halfWidthAt(y) / lane
		const [low, row] = [Math.floor(at), Math.round(y - from) * lanes]
		const inner = x[row + low] ?? 0
		return inner + ((x[row + low + 1] ?? 0) - inner) * (at - low)
	}
	const armpit = Math.round(shape.armpit[1])
	const most = atEdge(armpit)
	for (let y = Math.round(shape.shoulder[1]); y < armpit; y += 1) {
		const apart = (atEdge(y) - most) / softness
		const excess = softness * (Math.max(0, apart) + 0.5 * Math.exp(-Math.abs(apart) * 2))
		const width = edges.halfWidthAt(y)
		for (let index = 0; index < lanes; index += 1) {
			const at = (y - from) * lanes + index
			x[at] = (x[at] ?? 0) - excess * Math.min(1, (index * lane) / width) ** 5
		}
	}
}

/** Pixels over which the cloth around the neck gives way. */
export const neckReach = 36

/** Around the neck, cloth is level at the armpits: its upper edge is where its length ends. */
export function raiseNeck({ lanes, rows, from, y }: Tables, { shape, fit, panel, pxPerInch }: Cut) {
	const { neck, armpit } = shape
	const across = Math.floor(neck.half / lane)
	const edge = panel === 'front' ? neck.depth : backNeckDepth
	const anchor = Math.round(armpit[1] - from) * lanes
	for (let index = 0; index < across; index += 1) {
		const lift = (y[anchor + across] ?? 0) - (y[anchor + index] ?? 0)
		const rise = fit.neckRise((index * lane) / pxPerInch, panel)
		for (let row = 0; row < rows; row += 1) {
			const at = row * lanes + index
			y[at] = (y[at] ?? 0) + lift + rise * (1 - ramp(row, edge, edge + neckReach))
		}
	}
}

/** Canvas pixels from the armpit to where the cloth below the print begins to even out its length. */
const evenFrom = 56

/**
 * Brings the hem to one level all around, as a straight hem hangs: flat drawings bend it and chest and back take
 * different lengths. Shirt tails stay rounded up, level at the side seam.
 */
export function level(both: Record<Panel, Tables>, { shape, edges, pxPerInch }: Omit<Cut, 'panel'>) {
	const { armpit, hem, tails = 0 } = shape
	const hemOf = (tables: Tables, s: number) =>
		read(tables, tables.y, { s, y: edges.hemAt(Math.min(s, hem[0])) })
	const ends = [both.front, both.back].flatMap((tables) => [hemOf(tables, 0), hemOf(tables, hem[0])])
	const middle = ends.reduce((sum, height) => sum + height, 0) / ends.length
	for (const tables of [both.front, both.back])
		for (let index = 0; index < tables.lanes; index += 1) {
			const s = Math.min(index * lane, hem[0])
			const end = edges.hemAt(s)
			const lift = middle + (tails / pxPerInch) * ramp(s / hem[0], 0.55, 1) - hemOf(tables, index * lane)
			for (let row = 0; row < tables.rows; row += 1) {
				const at = row * tables.lanes + index
				tables.y[at] = (tables.y[at] ?? 0) + lift * ramp(tables.from + row, armpit[1] + evenFrom, end)
			}
		}
}
