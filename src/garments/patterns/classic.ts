// The classic patterns as they are drawn once they are scaled or turned; without that, they are part of a body's drawing.
import { chance, times, type Motif } from './motif.ts'

export const pinstripes: Motif = (area) => [
	{
		d: area
			.columns(10)
			.map(({ x, from, to }) => `M${x} ${from}V${to}`)
			.join(''),
		color: 0,
		lineWidth: 1.1,
	},
]

export const hoops: Motif = (area) => [
	{
		d: area
			.rows(58)
			.map(({ y, from, to }) => `M${from} ${y}H${to}v29H${from}z`)
			.join(''),
		color: 0,
	},
]

export const argyle: Motif = (area) => {
	const cells = area.cells({ width: 68, height: 100, overhang: 10 })
	return [
		{ d: cells.map(({ x, y }) => `M${x} ${y + 12}l34 50-34 50-34-50z`).join(''), color: 0, strength: 0.55 },
		{
			d: cells.map(({ x, y }) => `M${x} ${y + 62}l34-50 34 50-34 50z`).join(''),
			color: 0,
			strength: 0.8,
			lineWidth: 1,
			dash: [4, 2.4],
		},
	]
}

const block = 6

export const digitalCamo: Motif = (area) => {
	const cells = area.cells({ width: block * 3, height: block * 2, overhang: block * 5 })
	return times(3, (layer) => ({
		d: cells
			.filter(({ column, row }) => chance(column, row, layer * 9) < 0.27)
			.map(({ x, y, column, row }) => {
				const wide = block * (1 + Math.floor(chance(column, row, layer * 9 + 1) * 5))
				const high = block * (1 + Math.floor(chance(column, row, layer * 9 + 2) * 2))
				return `M${x} ${y}h${wide}v${high}h${-wide}z`
			})
			.join(''),
		color: 0,
		strength: 0.3 + layer * 0.16,
	}))
}
