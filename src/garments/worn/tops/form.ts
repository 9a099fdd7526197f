// The form that a top's trunk lies on. Cloth keeps its length: along a row of the flat trunk and along a column, lengths
// on the form are those of the flat drawing, so that print keeps its inches.
import { figure } from '../model.ts'
import { ramp } from '../mesh.ts'
import type { Cut } from './edges.ts'
import { drawInArmhole, lane, level, neckReach, raiseNeck, read, type Tables } from './hang.ts'
import type { Panel } from './model.ts'

/** Samples along half a row. */
const shares = 96
/** Depth and breadth of a quarter that is one unit long and turns to `end` radians, by `power` later towards its end. */
function quarter(end: number, power: number): { depth: number; drops: Float64Array } {
	const drops = new Float64Array(shares + 1)
	let depth = 0
	for (let index = 1; index <= shares; index += 1) {
		depth += Math.sin(end * ((index - 0.5) / shares) ** power) / shares
		drops[index] = depth
	}
	return { depth, drops }
}

type Rows = {
	from: number
	/** Per row of one pixel: half width in pixels, and depth in inches at `shares` + 1 samples from center to edge. */
	widths: Float64Array
	depths: Float64Array[]
}

const sat = (value: number): number => 1 - Math.exp(-value)

/** Depth of the armhole's edge above the armpit, in inches: round at the armpit, straight above. */
function edgeDepth(above: number, most: number): number {
	const share = Math.max(0, above / most)
	const from = 1 - Math.min(1, share / 1.3)
	return most * (0.45 * Math.tanh(share * 1.35) + 0.55 * Math.sqrt(1 - from * from))
}

/** How much less steep than at the side seam a row may be at the armhole. */
const edgeEase = 0.75

/** A row above the armpit: that of the armpit, brought out to the depth of the armhole's edge near its end. */
function yokeRow(width: number, edge: number, { full, armpit }: { full: Float64Array; armpit: number }) {
	const wide = Math.max(width, armpit)
	const at = (share: number) => {
		const position = Math.min(shares - 0.001, ((share * width) / wide) * shares)
		const low = Math.floor(position)
		const a = full[low] ?? 0
		return a + ((full[low + 1] ?? 0) - a) * (position - low)
	}
	const lift = Math.max(0.01, edge - at(1))
	const power = Math.max(2.2, (edgeEase * width) / lift)
	return Float64Array.from({ length: shares + 1 }, (_, index) => {
		const share = index / shares
		return at(share) + lift * share ** power
	})
}

/** Depths of a row one unit wide, from its center to its edge. */
function unitRow(power: number): Float64Array {
	const { depth, drops } = quarter(Math.PI / 2, power)
	return drops.map((drop) => depth - drop)
}

/** How much of the waist's flatness is gone at the hem. */
const hips = 0.6

function rowsOf({ shape, edges, fit, panel, pxPerInch }: Cut): Rows {
	const { neck, armpit, waist, hem, hemDrop } = shape
	const from = neck.top - 12
	const count = Math.ceil(hem[1] + hemDrop) + 16 - from
	const { power, armholeDepth } = fit[panel]
	const [chest, flank] = [unitRow(power.chest), unitRow(power.waist)]
	const armpitWidth = edges.halfWidthAt(armpit[1]) / pxPerInch
	const full = chest.map((depth) => depth * armpitWidth)
	const widths = new Float64Array(count)
	const depths = Array.from({ length: count }, (_, row) => {
		const y = from + row
		widths[row] = edges.halfWidthAt(y)
		const width = (widths[row] ?? 0) / pxPerInch
		const above = (armpit[1] - y) / pxPerInch
		if (above > 0) return yokeRow(width, edgeDepth(above, armholeDepth), { full, armpit: armpitWidth })
		const waisted = ramp(y, armpit[1], waist[1]) * (1 - hips * ramp(y, waist[1], hem[1]))
		return chest.map((depth, index) => width * (depth + ((flank[index] ?? 0) - depth) * waisted))
	})
	return { from, widths, depths }
}

function depthOn({ from, widths, depths }: Rows, s: number, y: number): number {
	const at = Math.max(0, Math.min(depths.length - 1.001, y - from))
	const row = Math.floor(at)
	const one = (index: number) => {
		const samples = depths[index] as Float64Array
		const share = Math.min(1, s / (widths[index] ?? 1)) * shares
		const low = Math.min(shares - 1, Math.floor(share))
		const a = samples[low] ?? 0
		return a + ((samples[low + 1] ?? 0) - a) * (share - low)
	}
	const a = one(row)
	return a + (one(row + 1) - a) * (at - row)
}

/** Share of the way from the shoulder's ridge to the row's depth, `down` inches of cloth below the ridge. */
function ridgeShare(down: number, { reach, round, slope }: { reach: number; round: number; slope: number }) {
	if (down <= 0) return 0
	const steep = Math.max(0, Math.min(0.95, (reach - round) / (0.886 * slope - round)))
	const rounding = (1 - steep) * round * sat(down / round)
	const t = down / slope
	// Integral of exp(-t²), within 0.1 %.
	const bell = 0.8862 * Math.tanh(1.1284 * t + 0.1009 * t ** 3)
	return Math.min(1, (rounding + steep * slope * bell) / reach)
}

function depthTable(cut: Cut, size: Pick<Tables, 'from' | 'lanes' | 'rows'>): Float64Array {
	const { shape, edges, fit, panel, pxPerInch } = cut
	const rows = rowsOf(cut)
	const z = new Float64Array(size.lanes * size.rows)
	const { half, top } = shape.neck
	const sign = panel === 'front' ? 1 : -1
	for (let row = 0; row < size.rows; row += 1) {
		const y = size.from + row
		const center = fit.lean((y - top) / pxPerInch)
		for (let index = 0; index < size.lanes; index += 1) {
			const s = index * lane
			const ridge = fit.ridgeAt(s / pxPerInch, panel)
			const reach = depthOn(rows, s, y) + sign * (center - ridge)
			const share = ridgeShare((y - edges.shoulderAt(Math.min(s, shape.shoulder[0]))) / pxPerInch, {
				reach: Math.max(0.2, reach),
				round:
					fit.shoulderRound *
					(0.12 + 0.38 * ramp(s, half * 0.7, half * 1.25) + 0.5 * ramp(s, half, shape.shoulder[0])),
				slope: fit[panel].slope,
			})
			z[row * size.lanes + index] = ridge + sign * reach * share
		}
	}
	return z
}

/** Slopes of the cloth's fall that count for its height: towards the armhole, only those of the chest. */
const steepest = { yoke: 0.94, chest: 0.35 }

/** Breadth of the worn neck opening as a share of the flat one. */
const neckBreadth = 0.93

/** Canvas pixels beside the front's neckline over which cloth takes up the breadth of the opening. */
const besideNeck = 24

/** How much the breadth at a point, `row` pixels below the neck's top, is that of the neck opening without cloth. */
function openness({ shape: { neck }, edges, panel }: Cut): (s: number, row: number) => number {
	if (panel === 'back') return (s, row) => (s <= neck.half ? 1 - ramp(row, 2, neckReach) : 0)
	return (s, row) =>
		s > neck.half + besideNeck || row > neck.depth + besideNeck
			? 0
			: 1 - ramp(edges.besideNeck(s, neck.top + row - 2), 0, besideNeck)
}

function fill(cut: Cut): Tables {
	const { shape, edges, fit, pxPerInch } = cut
	const { neck, hem, hemDrop, armpit } = shape
	const openAt = openness(cut)
	const size = {
		from: neck.top - 2,
		lanes: Math.ceil((Math.max(hem[0], armpit[0], shape.shoulder[0]) + 6) / lane) + 1,
		rows: Math.ceil(hem[1] + hemDrop) + 14 - neck.top,
	}
	const z = depthTable(cut, size)
	const x = new Float64Array(z.length)
	const y = new Float64Array(z.length)
	const step = lane / pxPerInch
	for (let row = 0; row < size.rows; row += 1)
		for (let index = 1; index < size.lanes; index += 1) {
			const at = row * size.lanes + index
			const rise = ((z[at] ?? 0) - (z[at - 1] ?? 0)) / step
			const across = Math.sqrt(Math.max(0, 1 - rise * rise))
			const open = openAt(index * lane, row)
			x[at] = (x[at - 1] ?? 0) + step * (across + (neckBreadth - across) * open)
		}
	if (shape.sleeveless) drawInArmhole({ ...size, x }, cut)
	for (let index = 0; index < size.lanes; index += 1) {
		const s = Math.min(index * lane, shape.shoulder[0])
		const ridge = edges.shoulderAt(s)
		let height = figure.neck - fit.shoulderDrop(ridge - neck.top, s) / pxPerInch
		for (let row = 0; row < size.rows; row += 1) {
			const at = row * size.lanes + index
			const down = Math.min(1, size.from + row - ridge)
			if (row > 0 && down > 0) {
				const rise = ((z[at] ?? 0) - (z[at - size.lanes] ?? 0)) * pxPerInch
				const out = ((x[at] ?? 0) - (x[at - size.lanes] ?? 0)) * pxPerInch
				const most = size.from + row < (shape.shoulder[1] + armpit[1]) / 2 ? steepest.yoke : steepest.chest
				const fall = Math.sqrt(1 - Math.min(most ** 2, rise * rise + out * out))
				height -= (fall * down) / pxPerInch
			}
			y[at] = height
		}
	}
	const tables = { ...size, x, y, z }
	raiseNeck(tables, cut)
	return tables
}

export type Form = {
	/** Position in inches of a point of the flat panel: `s` pixels from the center, to the right of the panel's view. */
	at: (s: number, y: number) => [x: number, y: number, z: number]
}

/** Both panels. Their shoulder and side seams meet: what their tables differ by there is shared out. */
export function formsOf(cut: Omit<Cut, 'panel'>): Record<Panel, Form> {
	const tables = { front: fill({ ...cut, panel: 'front' }), back: fill({ ...cut, panel: 'back' }) }
	level(tables, cut)
	const { edges, pxPerInch } = cut
	const { armpit, neck, shoulder } = cut.shape
	/** Points of the seams that a point of the cloth follows, and how much. */
	const seamsOf = (s: number, y: number) => {
		const side = Math.max(y, armpit[1])
		const edge = edges.halfWidthAt(side)
		const onShoulder = Math.min(s, shoulder[0])
		const ridge = edges.shoulderAt(onShoulder)
		const reach = (distance: number) => 0.5 * Math.exp(-Math.max(0, distance / pxPerInch))
		return [
			{ s: edge, y: side, share: Math.min(1, s / edge) ** 2 * reach(armpit[1] - y) },
			{ s: onShoulder, y: ridge, share: ramp(s, neck.half * 0.8, neck.half) * reach(y - ridge) },
		]
	}
	const form = (panel: Panel): Form => {
		const own = tables[panel]
		const other = tables[panel === 'front' ? 'back' : 'front']
		const sign = panel === 'front' ? 1 : -1
		return {
			at: (signed, y) => {
				const s = Math.abs(signed)
				const seams = seamsOf(s, y).filter(({ share }) => share > 0.002)
				const met = (key: 'x' | 'y' | 'z') =>
					seams.reduce(
						(sum, { share, ...seam }) =>
							sum + share * (read(other, other[key], seam) - read(own, own[key], seam)),
						read(own, own[key], { s, y }),
					)
				return [(Math.sign(signed) || 1) * sign * met('x'), met('y'), met('z')]
			},
		}
	}
	return { front: form('front'), back: form('back') }
}
