// Size charts on the sheet for families: sizes run across, measures down; pieces with the same chart share it.
import type { SizeChart, SizeTable } from '#catalog/rules/size-charts.ts'
import { artifact, branch, page, pageWide, tagged, tint, type Paper, type Tag } from '#documents/paper.ts'
import { line, lines, narrowed, wrapped } from '#documents/type.ts'
import type { Block, Plan } from './blocks.ts'
import { heading, titleHigh, type Texts } from './facts.ts'

/** The chart of some pieces; without names for a garment that belongs to no kit. */
export type NamedChart = { names: readonly string[]; chart: SizeChart }

/** Equal charts once, with the names of all their pieces. */
export function distinctCharts(pieces: readonly { name: string; chart: SizeChart }[]): NamedChart[] {
	const byContent = Map.groupBy(pieces, ({ chart }) => JSON.stringify(chart))
	return [...byContent.values()].flatMap((same) => {
		const [first] = same
		return first
			? [{ names: [...new Set(same.map(({ name }) => name))].filter(Boolean), chart: first.chart }]
			: []
	})
}

type Row = { measure: string; values: readonly string[]; table: number }

/** A row for each measure. All tables of a chart have the same sizes. */
const rowsOf = ({ tables }: SizeChart): Row[] =>
	tables.flatMap(({ columns, rows }: SizeTable, table) =>
		columns.map((measure, at) => ({ measure, table, values: rows.map(({ values }) => values[at] || '–') })),
	)

const sizesOf = ({ tables: [first] }: SizeChart): string[] => first?.rows.map(({ size }) => size) ?? []

type Place = { x: number; y: number; width: number; size: number }
type Lettered = { texts: Texts }

const rowHigh = (size: number) => size * 1.45

/** Height of a chart with the line above it. */
const chartHigh = ({ chart }: NamedChart, size: number) =>
	(rowsOf(chart).length + 1) * rowHigh(size) + size * 1.6

/** The size at which every size and value fits its column. */
const cellSize = (paper: Paper, chart: SizeChart, { width, size }: Pick<Place, 'width' | 'size'>): number =>
	Math.min(
		...sizesOf(chart).map((text) => narrowed(paper, text, { width: width - 3, size, face: 'bold' })),
		...rowsOf(chart).flatMap(({ values }) =>
			values.map((value) => narrowed(paper, value, { width: width - 3, size })),
		),
	)

type Cell = Place & { face?: 'bold'; text: string; high: number }

/** Centered in its column and its row. */
const cell = (paper: Paper, { text, y, high, ...style }: Cell): void =>
	line(paper, text, { ...style, y: y + (high - style.size * 1.15) / 2, align: 'center' })

function drawChart(paper: Paper, parent: Tag, given: NamedChart & Place & Lettered): void {
	const { names, chart, texts, ...place } = given
	const { x, y, width, size } = place
	const high = rowHigh(size)
	const sizes = sizesOf(chart)
	const first = Math.min(110, width * 0.32)
	const wide = (width - first) / Math.max(1, sizes.length)
	const value = { width: wide, size: cellSize(paper, chart, { width: wide, size }), high }
	const about = [texts.list(names), chart.fit].filter(Boolean).join(': ')
	tagged(paper, { parent, type: 'P' }, () =>
		line(paper, about, {
			x,
			y,
			width,
			size: narrowed(paper, about, { width: width - 2, size, face: 'bold' }),
			face: 'bold',
		}),
	)
	const table = branch(paper, parent, 'Table')
	const top = y + size * 1.6
	artifact(paper, () => paper.doc.rect(x, top, width, high).fill('#e9e4d6'))
	const head = branch(paper, table, 'TR')
	tagged(paper, { parent: head, type: 'TH', scope: 'Column' }, () =>
		line(paper, texts.inches, { x: x + 3, y: top + size * 0.2, width: first, size, face: 'bold' }),
	)
	for (const [at, text] of sizes.entries())
		tagged(paper, { parent: head, type: 'TH', scope: 'Column' }, () =>
			cell(paper, { ...value, text, x: x + first + at * wide, y: top, face: 'bold' }),
		)
	for (const [index, { measure, values, table: group }] of rowsOf(chart).entries()) {
		const rowTop = top + (index + 1) * high
		artifact(paper, () => {
			if (group % 2 === 1) paper.doc.rect(x, rowTop, width, high).fill(tint.chalk)
			paper.doc
				.moveTo(x, rowTop + high)
				.lineTo(x + width, rowTop + high)
				.lineWidth(0.4)
				.stroke(tint.line)
		})
		const row = branch(paper, table, 'TR')
		tagged(paper, { parent: row, type: 'TH', scope: 'Row' }, () => {
			const fits = narrowed(paper, measure, { width: first - 5, size })
			line(paper, measure, { x: x + 3, y: rowTop + size * 0.2, width: first - 4, size: fits })
		})
		for (const [at, text] of values.entries())
			tagged(paper, { parent: row, type: 'TD' }, () =>
				cell(paper, { ...value, text, x: x + first + at * wide, y: rowTop }),
			)
	}
}

const gap = 14

/** All charts; two beside each other when there are more than two. */
export function chartBlock(
	paper: Paper,
	{ charts, texts }: Lettered & { charts: readonly NamedChart[] },
	{ size }: Plan,
): Block {
	const columns = charts.length > 2 ? 2 : 1
	const width = (pageWide - gap * (columns - 1)) / columns
	const rows = Array.from({ length: Math.ceil(charts.length / columns) }, (_, row) =>
		charts.slice(row * columns, (row + 1) * columns),
	)
	const heights = rows.map((row) => Math.max(...row.map((chart) => chartHigh(chart, size))) + 5)
	const draw = (y: number) => {
		const parent = branch(paper, paper.root, 'Sect')
		heading(paper, parent, { text: texts.headings.sizes, x: page.left, y })
		let top = y + titleHigh
		for (const [index, row] of rows.entries()) {
			for (const [column, chart] of row.entries())
				drawChart(paper, parent, {
					...chart,
					texts,
					x: page.left + column * (width + gap),
					y: top,
					width,
					size,
				})
			top += heights[index] ?? 0
		}
	}
	return { height: titleHigh + heights.reduce((sum, high) => sum + high, 0), draw }
}

type Step = SizeChart['howToMeasure'][number]

/** Each measure once; of the body alone those of the first tables. */
function stepsOf(charts: readonly NamedChart[], which: Plan['steps']): Step[] {
	if (which === 'none') return []
	const all = charts.flatMap(({ chart: { tables, howToMeasure } }) =>
		which === 'all'
			? howToMeasure
			: howToMeasure.filter(({ measure }) => tables[0]?.columns.includes(measure) ?? false),
	)
	return [...new Map(all.map((step) => [step.measure, step])).values()]
}

/** How to take each measure, in three columns; undefined where there is nothing to say. */
export function measuringBlock(
	paper: Paper,
	{ charts, texts }: Lettered & { charts: readonly NamedChart[] },
	plan: Plan,
): Block | undefined {
	const steps = stepsOf(charts, plan.steps)
	if (steps.length === 0) return undefined
	const size = plan.size - 0.5
	const [columns, leading] = [3, size * 1.3]
	const width = (pageWide - gap * (columns - 1)) / columns
	const wrappedSteps = steps.map(({ measure, text }) =>
		wrapped(paper, `${measure}: ${text}`, { width, size }),
	)
	const half = Math.ceil(wrappedSteps.length / columns)
	const runs = Array.from({ length: columns }, (_, at) => wrappedSteps.slice(at * half, (at + 1) * half))
	const highOf = (run: readonly string[][]) => run.reduce((sum, { length }) => sum + length * leading + 2, 0)
	const draw = (y: number) => {
		const parent = branch(paper, paper.root, 'Sect')
		heading(paper, parent, { text: texts.headings.measuring, x: page.left, y })
		const list = branch(paper, parent, 'L')
		for (const [column, run] of runs.entries()) {
			let top = y + titleHigh
			for (const text of run) {
				const item = branch(paper, list, 'LI')
				const at = { x: page.left + column * (width + gap), y: top, width, size, leading, color: tint.body }
				tagged(paper, { parent: item, type: 'LBody' }, () => lines(paper, text, at))
				top += text.length * leading + 2
			}
		}
	}
	return { height: titleHigh + Math.max(...runs.map(highOf)), draw }
}
