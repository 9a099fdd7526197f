// Waistband and belt of worn bottoms.
import { minus, direction, cross, add, type Grid, type Vec } from '../mesh.ts'
import type { Form } from './form.ts'
import type { Panel } from './sections.ts'

/** Places of the single colors on the canvas of the trimmings' texture, in canvas pixels. */
export const trimPlaces = { band: 60, belt: 160, loop: 260, buckle: 360, cord: 440 } as const

const columns = 48
const panels = ['front', 'back'] as const

type Band = { top: number; height: number; sag: number }

/** From inside over the upper edge to the outside and down to the seam: share of the band's height, inches outward. */
const bandProfile = [
	[0.9, -0.1],
	[0.05, -0.09],
	[-0.02, -0.03],
	[0, 0.04],
	[0.12, 0.07],
	[0.32, 0.05],
	[0.52, 0.075],
	[0.72, 0.05],
	[0.9, 0.06],
	[1, 0.0],
] as const

const tailoredProfile = [
	[0.9, -0.08],
	[0.04, -0.07],
	[-0.01, -0.02],
	[0.02, 0.04],
	[0.5, 0.06],
	[0.94, 0.05],
	[1, 0],
] as const

const shares = Array.from({ length: columns + 1 }, (_, index) => (index / columns) * 2 - 1)

/** The band of one panel, from its lining over the upper edge to its seam. */
function bandGrid(form: Form, panel: Panel, { band, isElastic }: { band: Band; isElastic: boolean }): Grid {
	const rows = isElastic ? bandProfile : tailoredProfile
	// As deep as the flat band, which sags in the middle.
	const deep = band.height + band.sag
	return {
		points: rows.map(([share, out]) =>
			shares.map((across) => form.onBand(panel, [across, band.top + deep * share], out)),
		),
		uv: rows.map(([share]) =>
			shares.map((across) => [200 + 100 * across, trimPlaces.band + 20 * share] as const),
		),
	}
}

const beltWidth = 17
const beltProfile = [
	[0, 0.02],
	[0.06, 0.16],
	[0.5, 0.17],
	[0.94, 0.16],
	[1, 0.02],
] as const

function beltGrid(form: Form, panel: Panel, top: number): Grid {
	return {
		points: beltProfile.map(([share, out]) =>
			shares.map((across) => form.onBand(panel, [across, top + beltWidth * share], out)),
		),
		uv: beltProfile.map(([share]) =>
			shares.map((across) => [200 + 100 * across, trimPlaces.belt + beltWidth * share] as const),
		),
	}
}

/** Share across the panel of a distance from its center. */
const across = (dx: number, half: number) => (2 / Math.PI) * Math.asin(Math.max(-1, Math.min(1, dx / half)))

type Patch = {
	panel: Panel
	center: number
	top: number
	width: number
	height: number
	out: number
	uv: number
}

/** A raised strip of cloth or metal on the band, closed at its edges. */
function patch(form: Form, { panel, center, top, width, height, out, uv }: Patch): Grid {
	const xs = [-0.5, -0.5, -0.25, 0, 0.25, 0.5, 0.5]
	const ys = [0, 0, 0.5, 1, 1]
	const isRim = (index: number, last: number) => index === 0 || index === last
	return {
		points: ys.map((y, row) =>
			xs.map((x, column) =>
				form.onBand(
					panel,
					[center + x * width, top + y * height],
					isRim(row, ys.length - 1) || isRim(column, xs.length - 1) ? 0.02 : out,
				),
			),
		),
		uv: ys.map((y) => xs.map((x) => [200 + x * 34, uv + y * 22] as const)),
	}
}

export type Belt = { down: number; front: readonly number[]; back: readonly number[] }

/** The grids of waistband, belt, loops and buckle by id. */
export function waistGrids(
	form: Form,
	{ band, half, isElastic, belt }: { band: Band; half: number; isElastic: boolean; belt?: Belt | undefined },
): Record<string, Grid> {
	const grids: Record<string, Grid> = {}
	for (const panel of panels) {
		grids[`waistband-${panel}`] = bandGrid(form, panel, { band, isElastic })
		if (!belt) continue
		grids[`belt-${panel}`] = beltGrid(form, panel, band.top + belt.down)
		for (const [index, dx] of belt[panel].entries())
			grids[`loop-${panel}-${index}`] = patch(form, {
				panel,
				center: across(dx, half),
				top: band.top - 1,
				width: 8 / half / 1.5,
				height: band.height,
				out: 0.24,
				uv: trimPlaces.loop,
			})
	}
	if (belt)
		grids.buckle = patch(form, {
			panel: 'front',
			center: 0,
			top: band.top + belt.down - 2.5,
			width: 34 / half / 1.57,
			height: 22,
			out: 0.3,
			uv: trimPlaces.buckle,
		})
	return grids
}

/** Lines of the two hanging ends and the knot of a drawcord, in figure coordinates. */
export function cordLines(surface: (dx: number, y: number) => Vec, y: number): Record<string, Vec[]> {
	const strand = (points: readonly (readonly [number, number])[]): Vec[] =>
		points.map(([dx, down]) => {
			const at = surface(dx, y + down)
			const right = surface(dx + 1, y + down)
			const below = surface(dx, y + down + 1)
			const out = direction(cross(minus(below, at), minus(right, at)))
			return add(at, out, 0.16)
		})
	return {
		'cord-left': strand([
			[-8, 0],
			[-7.6, 8],
			[-5.5, 17],
			[-4.6, 26],
			[-6, 35],
			[-9, 45],
			[-13, 57],
			[-14, 71],
		]),
		'cord-right': strand([
			[8, 0],
			[8.6, 8],
			[6.2, 17],
			[6, 26],
			[8, 36],
			[11, 46],
			[14, 54],
			[16.6, 62],
		]),
		'cord-knot': strand([
			[-8.5, 1],
			[-5, 6],
			[0, 7.5],
			[5, 6],
			[8.5, 1],
		]),
	}
}
