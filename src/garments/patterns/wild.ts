// Animal skins and camouflage.
import type { Cell } from './area.ts'
import {
	around,
	chance,
	figureOf,
	repeated,
	roundOutline,
	scatter,
	tapered,
	taperedOutline,
	times,
	whole,
	type Layer,
	type Motif,
	type Spot,
} from './motif.ts'

const [tigerWide, tigerHigh] = [150, 126]

/** Stripes from both sides of a repeat, whose tips reach between one another; some of them fork. */
function tigerStripes(): Spot[][] {
	const next = scatter(29)
	const wobble = (size: number) => (next() - 0.5) * size
	const rows = 5
	return times(rows * 2, (index): Spot[][] => {
		const row = Math.floor(index / 2)
		const isLeft = index % 2 === 0
		const y = ((row + (isLeft ? 0.1 : 0.6)) / rows) * tigerHigh
		const long = 66 + next() * 44
		const along = (share: number) => (isLeft ? -12 + share * long : tigerWide + 12 - share * long)
		const spine: Spot[] = [
			[along(0), y + wobble(8)],
			[along(0.25), y + wobble(16)],
			[along(0.5), y + wobble(18)],
			[along(0.78), y + wobble(14)],
			[along(1), y + 5 + wobble(18)],
		]
		const stripe = tapered(spine, [13 + next() * 7, 12 + next() * 7, 6 + next() * 4])
		if (next() > 0.6) return [stripe]
		const root = spine[2] ?? [0, 0]
		const turn = isLeft ? 1 : -1
		const fork: Spot[] = [
			[root[0] - 10 * turn, root[1] + 1],
			[root[0] + 8 * turn, root[1] + 7],
			[root[0] + 34 * turn, root[1] + 11 + wobble(4)],
		]
		return [stripe, tapered(fork, [9])]
	}).flat()
}

const tigerFigures = tigerStripes().map((stripe) => figureOf(whole(stripe)))

export const tiger: Motif = (area) => [
	{
		d: repeated({ area, width: tigerWide, height: tigerHigh, shift: 0.5 }, tigerFigures, taperedOutline),
		color: 0,
	},
]

type Blob = { x: number; y: number; radii: number[]; turnDeg: number }

const blobAt = (
	{ column, row }: Pick<Cell, 'column' | 'row'>,
	{ seed, radius, points }: { seed: number; radius: number; points: number },
): Blob => ({
	x: chance(column, row, seed) - 0.5,
	y: chance(column, row, seed + 1) - 0.5,
	radii: times(points, (index) => radius * (0.7 + chance(column, row, seed + 2 + index) * 0.62)),
	turnDeg: chance(column, row, seed + 20) * 360,
})

/** Rosettes: a broken ring around a spot of the second color. */
export const leopard: Motif = (area) => {
	const cells = area.cells({ width: 36, height: 31, shift: 0.5, overhang: 8 })
	const rosettes = cells.map(({ x, y, column, row }) => {
		const blob = blobAt({ column, row }, { seed: 0, radius: 9.5 + chance(column, row, 30) * 4, points: 5 })
		const center: Spot = [x + 18 + blob.x * 12, y + 15 + blob.y * 11]
		return roundOutline(around(center, blob.radii, { turnDeg: blob.turnDeg, flat: 0.86 }))
	})
	const dots = cells.flatMap(({ x, y, column, row }) =>
		chance(column, row, 41) < 0.75
			? [
					`M${x + 33 + Math.round(chance(column, row, 42) * 4)} ${y + 12 + Math.round(chance(column, row, 43) * 5)}l2.5 1.5`,
				]
			: [],
	)
	const d = rosettes.join('')
	return [
		{
			d,
			color: 1,
			isFilled: true,
			lineColor: 0,
			lineWidth: 5.2,
			dash: [12, 6.5, 8, 7, 15, 8],
			cap: 'round',
		},
		{ d: dots.join(''), color: 0, lineWidth: 4.4, cap: 'round' },
	]
}

/** Solid spots of different sizes. */
export const cheetah: Motif = (area) => [
	{
		d: area
			.cells({ width: 25, height: 21, shift: 0.5, overhang: 4 })
			.map(({ x, y, column, row }) => {
				const blob = blobAt(
					{ column, row },
					{ seed: 60, radius: 4.6 + chance(column, row, 90) * 5.2, points: 4 },
				)
				const center: Spot = [x + 11 + blob.x * 10, y + 9 + blob.y * 9]
				return roundOutline(around(center, blob.radii, { turnDeg: blob.turnDeg, flat: 0.84 }))
			})
			.join(''),
		color: 0,
	},
]

/** Overlapping scales; those of the zigzag down the back have the second color. */
export const snake: Motif = (area) => {
	const cells = area.cells({ width: 24, height: 16, shift: 0.5, overhang: 10 })
	const isOnBack = (column: number, row: number) => {
		const swing = Math.abs((((row % 12) + 12) % 12) - 6)
		const across = (((column * 2 + (row % 2 === 0 ? 0 : 1) - swing) % 14) + 14) % 14
		return across < 6
	}
	const scales = (onBack: boolean) =>
		cells
			.filter(({ column, row }) => isOnBack(column, row) === onBack)
			.map(({ x, y }) => `M${x + 12} ${y - 7}l10 14-10 15-10-15z`)
			.join('')
	return [
		{ d: scales(false), color: 1 },
		{ d: scales(true), color: 0 },
	]
}

const woodSide = 190

/** Lobed shapes of one color over a square that repeats. */
function woodShapes(seed: number, columns: number, size: number): Spot[][] {
	const next = scatter(seed)
	return times(columns * columns, (index) => {
		const [column, row] = [index % columns, Math.floor(index / columns)]
		const x = ((column + 0.1 + next() * 0.8 + (row % 2) * 0.5) / columns) * woodSide
		const y = ((row + 0.1 + next() * 0.8) / columns) * woodSide
		const turn = (next() - 0.5) * 0.9
		const lobes = around(
			[0, 0],
			times(10, () => size * (0.38 + next() * 1.02)),
			{ turnDeg: next() * 360, flat: 0.7 },
		)
		return lobes.map(([px, py]): Spot => [
			Math.round(x + px * Math.cos(turn) - py * Math.sin(turn)),
			Math.round(y + px * Math.sin(turn) + py * Math.cos(turn)),
		])
	})
}

const woodland = [woodShapes(17, 3, 40), woodShapes(47, 3, 33), woodShapes(95, 3, 24)].map((shapes) =>
	shapes.map(figureOf),
)

export const woodlandCamo: Motif = (area) =>
	woodland.map((figures, color): Layer => ({
		d: repeated({ area, width: woodSide, height: woodSide, shift: 0.33 }, figures, roundOutline),
		color,
	}))

/** A smooth field of numbers from 0 to 1. */
function field(x: number, y: number, seed: number): number {
	const [column, row] = [Math.floor(x), Math.floor(y)]
	const ease = (t: number) => t * t * (3 - 2 * t)
	const [u, v] = [ease(x - column), ease(y - row)]
	const at = (dx: number, dy: number) => chance(column + dx, row + dy, seed)
	const [top, bottom] = [at(0, 0) + (at(1, 0) - at(0, 0)) * u, at(0, 1) + (at(1, 1) - at(0, 1)) * u]
	return top + (bottom - top) * v
}

/** Camouflage of hexagons. */
export const hexCamo: Motif = (area) => {
	const layers = ['', '', '']
	for (const { x, y, column, row } of area.cells({ width: 18, height: 15, shift: 0.5, overhang: 8 })) {
		const value = field(column / 2.2 + (row % 2) * 0.2, row / 2.2, 7) * 0.8 + chance(column, row, 8) * 0.2
		const color = value < 0.38 ? 0 : value < 0.52 ? 1 : value < 0.62 ? 2 : undefined
		if (color !== undefined) layers[color] += `M${x} ${y}l9-5 9 5v10l-9 5-9-5z`
	}
	return layers.map((d, color) => ({ d, color, lineWidth: 0.6, isFilled: true }))
}
