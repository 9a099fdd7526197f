// Patterns of lines, dots and plain figures.
import { around, outlineAt, times, type Layer, type Motif, type Spot } from './motif.ts'

export const polkaDots: Motif = (area) => [
	{
		d: area
			.rows(13, 26)
			.map(({ y, index, from, to }) => `M${from + (index % 2 === 0 ? 5 : 18)} ${y}H${to + 26}`)
			.join(''),
		color: 0,
		lineWidth: 10,
		dash: [0.01, 25.99],
		cap: 'round',
	},
]

export const checkerboard: Motif = (area) => {
	const side = 20
	return [
		{
			d: area
				.rows(side, side * 2)
				.map(
					({ y, index, from, to }) => `M${from + (index % 2 === 0 ? 0 : side)} ${y + side / 2}H${to + side}`,
				)
				.join(''),
			color: 0,
			lineWidth: side,
			dash: [side, side],
		},
	]
}

/** Drawn straight, printed at 45 degrees. */
export const lattice: Motif = (area) => {
	const lines = (pitch: number, at: number) =>
		area
			.rows(pitch)
			.map(({ y, from, to }) => `M${from} ${y + at}H${to}`)
			.join('') +
		area
			.columns(pitch)
			.map(({ x, from, to }) => `M${x + at} ${from}V${to}`)
			.join('')
	return [
		{ d: lines(30, 0), color: 0, lineWidth: 4.6 },
		{ d: lines(30, 8), color: 1, lineWidth: 1.4 },
	]
}

export const scallops: Motif = (area) => {
	const cells = area.cells({ width: 36, height: 18, shift: 0.5, overhang: 10 })
	return [
		{
			d: cells.map(({ x, y }) => `M${x} ${y}q1 23 18 26q17-3 18-26`).join(''),
			color: 0,
			lineWidth: 3,
			join: 'round',
		},
		{
			d: cells.map(({ x, y }) => `M${x + 9} ${y + 4}q1 11 9 12q8-1 9-12`).join(''),
			color: 0,
			strength: 0.5,
			lineWidth: 1.8,
		},
	]
}

const star = (radius: number): Spot[] =>
	around(
		[0, 0],
		times(10, (index) => (index % 2 === 0 ? radius : radius * 0.4)),
		{ turnDeg: -90 },
	)

export const stars: Motif = (area) => {
	const [large, small] = [star(13), star(6)]
	const cells = area.cells({ width: 48, height: 42, shift: 0.5, overhang: 6 })
	return [
		{ d: cells.map(({ x, y }) => outlineAt(large, x + 24, y + 21)).join(''), color: 0 },
		{ d: cells.map(({ x, y }) => outlineAt(small, x, y + 21)).join(''), color: 1 },
	]
}

export const zigzag: Motif = (area) => {
	const [wide, high] = [16, 15]
	const line = (at: number) =>
		area
			.rows(34, wide * 2)
			.map(({ y, from, to }) => {
				const teeth = Math.ceil((to - from) / (wide * 2))
				return `M${from} ${y + at}${`l${wide}-${high} ${wide} ${high}`.repeat(teeth)}`
			})
			.join('')
	return [
		{ d: line(8), color: 0, lineWidth: 9, join: 'miter' },
		{ d: line(18.5), color: 1, lineWidth: 3, join: 'miter' },
	]
}

export const waves: Motif = (area) => {
	const half = 24
	const line = (at: number) =>
		area
			.rows(34, half * 2)
			.map(({ y, from, to }) => {
				const crests = Math.ceil((to - from) / (half * 2))
				return `M${from} ${y + at}${`q${half / 2}-16 ${half} 0q${half / 2} 16 ${half} 0`.repeat(crests)}`
			})
			.join('')
	return [
		{ d: line(0), color: 0, lineWidth: 8 },
		{ d: line(11), color: 0, strength: 0.55, lineWidth: 3.6 },
		{ d: line(20), color: 1, lineWidth: 2.4 },
	]
}

/** Stripes that get narrower, then broad again. */
export const gradientStripes: Motif = (area) => {
	const widths = [22, 17, 13, 10, 7, 5, 3, 1.6]
	const gap = [3, 4, 5, 6, 7, 8, 9, 10]
	const repeat = widths.reduce((sum, width, index) => sum + width + (gap[index] ?? 0), 0)
	const starts = widths.map((_, index) =>
		widths.slice(0, index).reduce((sum, width, at) => sum + width + (gap[at] ?? 0), 0),
	)
	const rows = area.rows(repeat, 1, 0)
	return [
		{
			d: rows
				.flatMap(({ y, from, to }) =>
					widths.map((width, index) => {
						const top = Math.round((y + (starts[index] ?? 0)) * 10) / 10
						return `M${from} ${top}H${to}v${width}H${from}z`
					}),
				)
				.join(''),
			color: 0,
		},
	]
}

/** Bands of triangles, diamonds and lines. */
export const geoBands: Motif = (area) => {
	const [repeat, unit] = [118, 24]
	const rows = area.rows(repeat, unit, 0)
	const band = (at: number, figure: string, move = 0) =>
		rows
			.map(({ y, from, to }) =>
				times(
					Math.ceil((to - from) / unit) + 1,
					(index) => `M${from + index * unit - move} ${y + at}${figure}`,
				).join(''),
			)
			.join('')
	const line = (at: number) => rows.map(({ y, from, to }) => `M${from} ${y + at}H${to}`).join('')
	const lines = (color: number, lineWidth: number, ...places: number[]): Layer => ({
		d: places.map(line).join(''),
		color,
		lineWidth,
	})
	return [
		lines(0, 5, 3, 71),
		lines(1, 1.6, 9, 65, 114),
		{ d: band(26, 'l12-13 12 13z') + band(48, 'l12 13 12-13z'), color: 0 },
		{ d: band(37, 'l8-9 8 9-8 9z', 8), color: 1 },
		{ d: band(37, 'l3.5-4 3.5 4-3.5 4z', 3.5), color: 2 },
		{ d: band(92, 'l12-15 12 15-12 15z', 12), color: 2 },
		{ d: band(92, 'l6-7.5 6 7.5-6 7.5z', 6), color: 0 },
		{ d: band(92, 'l4-5 4 5-4 5z', -8), color: 1 },
	]
}
