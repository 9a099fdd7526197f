// Patterns that look painted, thrown or struck: brushes, splatter, claws, bolts, speed.
import {
	around,
	chance,
	figureOf,
	outline,
	outlineAt,
	repeated,
	roundOutline,
	scatter,
	tapered,
	taperedOutline,
	times,
	whole,
	type Figure,
	type Layer,
	type Motif,
	type Spot,
} from './motif.ts'

/** A dry brush drawn from left to right: ragged ends, and hairs that leave their own lines. */
function brushStroke(seed: number, long: number, high: number): Figure[] {
	const next = scatter(seed)
	const edge = (y: number, count: number) =>
		times(count, (index): Spot => [((index + 1) / (count + 1)) * long, y + (next() - 0.5) * 3])
	const teeth = 6
	const end = (x: number, reach: number, isDown: boolean) =>
		times(teeth * 2 - 1, (index): Spot => {
			const share = (isDown ? index : teeth * 2 - 2 - index) / (teeth * 2 - 2)
			const out = index % 2 === 0 ? reach * (0.3 + next() * 0.9) : reach * next() * 0.25
			return [x + out, share * high]
		})
	const body = [...edge(0, 5), ...end(long, 20, true), ...edge(high, 5).toReversed(), ...end(0, -9, false)]
	const hairs = times(3, (index): Spot[] => {
		const y = ((index + 0.3 + next() * 0.5) / 3) * high
		const start = long + 6 + next() * 10
		const length = 10 + next() * 20
		return [
			[start, y],
			[start + length, y - 1],
			[start + length * 0.8, y + 1],
		]
	})
	return [body, ...hairs].map((points) => figureOf(whole(points)))
}

const brushes = [brushStroke(5, 120, 17), brushStroke(23, 92, 13), brushStroke(61, 138, 15)]

export const brushStrokes: Motif = (area) => {
	const cells = area.cells({ width: 176, height: 33, shift: 0.37, overhang: 14 })
	const painted = (color: number) =>
		cells
			.filter(({ column, row }) => chance(column, row, 3) < 0.36 === (color === 1))
			.map(({ x, y, column, row }) => {
				const brush = brushes[Math.floor(chance(column, row, 4) * brushes.length)]
				const dx = x + Math.round(chance(column, row, 5) * 20)
				const dy = y + Math.round(chance(column, row, 6) * 8)
				return (brush ?? [])
					.filter(({ center, radius }) => area.sees([dx + center[0], dy + center[1]], radius))
					.map(({ points }) => outlineAt(points, dx, dy))
					.join('')
			})
			.join('')
	return [
		{ d: painted(1), color: 1 },
		{ d: painted(0), color: 0 },
	]
}

const splashSide = 156

type Splash = { blob: Figure; drops: readonly (readonly [size: number, at: Spot])[] }

function splash(seed: number, [x, y]: Spot, size: number): Splash {
	const next = scatter(seed)
	const arms = 9
	const radii = times(
		arms * 2,
		(index) => size * (index % 2 === 0 ? 0.62 + next() ** 2 * 1.1 : 0.5 + next() * 0.1),
	)
	const drops = times(10, (): Splash['drops'][number] => {
		const angle = next() * 2 * Math.PI
		const far = size * (1.05 + next() * 1.3)
		const dot = [2.2, 4, 6.4][Math.floor(next() ** 1.5 * 3)] ?? 2.2
		return [dot, [Math.round(x + Math.cos(angle) * far), Math.round(y + Math.sin(angle) * far)]]
	})
	return { blob: figureOf(around([x, y], radii, { turnDeg: next() * 360 })), drops }
}

const splashes: readonly (readonly [color: number, Splash])[] = [
	[0, splash(11, [44, 44], 28)],
	[1, splash(37, [116, 104], 22)],
	[0, splash(71, [124, 28], 14)],
	[1, splash(97, [34, 122], 15)],
	[0, splash(131, [80, 140], 10)],
]

export const splatter: Motif = (area) => {
	const lattice = { width: splashSide, height: splashSide, shift: 0.41 }
	const cells = area.cells({ ...lattice, overhang: 40 })
	return [1, 0].flatMap((color): Layer[] => {
		const wanted = splashes.filter(([of]) => of === color).map(([, one]) => one)
		const dots = new Map<number, string>()
		for (const { x, y } of cells)
			for (const [size, [dx, dy]] of wanted.flatMap(({ drops }) => drops))
				if (area.sees([x + dx, y + dy], size))
					dots.set(size, `${dots.get(size) ?? ''}M${x + dx} ${y + dy}h.1`)
		const blobs = wanted.map(({ blob }) => blob)
		return [
			{ d: repeated({ area, ...lattice }, blobs, roundOutline), color },
			...[...dots].map(([lineWidth, d]): Layer => ({ d, color, lineWidth, cap: 'round' })),
		]
	})
}

/** Four cuts of a paw, the middle ones the longest. */
const claws: readonly Spot[][] = [
	tapered(
		[
			[6, 12],
			[16, 34],
			[20, 52],
			[20, 70],
		],
		[10, 7],
	),
	tapered(
		[
			[30, 0],
			[44, 30],
			[50, 60],
			[49, 88],
		],
		[13, 9],
	),
	tapered(
		[
			[58, -2],
			[72, 28],
			[78, 56],
			[77, 84],
		],
		[13, 9],
	),
	tapered(
		[
			[88, 10],
			[98, 32],
			[102, 50],
			[101, 66],
		],
		[10, 7],
	),
]

export const clawMarks: Motif = (area) => {
	const lattice = { area, width: 132, height: 104, shift: 0.5 }
	const torn = (by: number) =>
		repeated(
			lattice,
			claws.map((points) => figureOf(whole(points.map(([x, y]): Spot => [x + by, y])))),
			taperedOutline,
		)
	return [
		{ d: torn(3.4), color: 1 },
		{ d: torn(0), color: 0 },
	]
}

const bolt: readonly Spot[] = [
	[16, 0],
	[2, 23],
	[11, 22],
	[3, 42],
	[23, 15],
	[14, 16],
	[24, 0],
]

export const bolts: Motif = (area) => {
	const cells = area.cells({ width: 44, height: 56, shift: 0.5, overhang: 4 })
	const struck = (dx: number, dy: number) =>
		cells.map(({ x, y }) => outlineAt(bolt, x + 9 + dx, y + 7 + dy)).join('')
	return [
		{ d: struck(3.4, 2.6), color: 1 },
		{ d: struck(0, 0), color: 0 },
	]
}

/** Streaks of different length, thin at their ends. */
export const speedLines: Motif = (area) => {
	const cells = area.cells({ width: 120, height: 11, shift: 0.43, overhang: 30 })
	const streaks = (color: number) =>
		cells
			.filter(({ column, row }) => {
				const value = chance(column, row, 11)
				return color === 0 ? value < 0.55 : value > 0.68
			})
			.map(({ x, y, column, row }) => {
				const long = 40 + Math.round(chance(column, row, 12) * 70)
				const thick = 1.6 + chance(column, row, 13) ** 2 * 6
				const start = x + Math.round(chance(column, row, 14) * 40)
				return outline([
					[start, y + 4],
					[start + long * 0.3, y + 4 - thick / 2],
					[start + long, y + 4],
					[start + long * 0.3, y + 4 + thick / 2],
				])
			})
			.join('')
	return [
		{ d: streaks(1), color: 1 },
		{ d: streaks(0), color: 0 },
	]
}
