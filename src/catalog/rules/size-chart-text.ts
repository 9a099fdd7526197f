// A product's own size chart in one cell: `Fit: Runs small. | Chest: S=34-36; M=38-40 | Length: S=27; M=28`.
import { cutAt, escaped, partsAt, unescaped } from '#kit/cell-parts.ts'
import { chartProblem, OwnSizeChart } from './own-size-chart.ts'

const isFit = (name: string) => name.toLowerCase() === 'fit'

/** A measure that is named as the fit gets a backslash. */
const nameText = (name: string) => `${isFit(name) ? '\\' : ''}${escaped(name, '|:')}`

export const sizeChartText = ({ fit, measures, rows }: OwnSizeChart): string =>
	[
		...(fit === '' ? [] : [`Fit: ${escaped(fit, '|')}`]),
		...measures.map((name, at) => {
			const values = rows.map(({ size, values: row }) => `${escaped(size, '|;=')}=${row[at] ?? ''}`)
			return `${nameText(name)}: ${values.join('; ')}`
		}),
	].join(' | ')

export const chartExample = 'Chest: S=34-36; M=38-40 | Length: S=27; M=28'

type Known = { sizes: readonly string[] }
type Wrong = { problem: string }
type Row = { size: string; value: string }

const sizeNamed = (name: string, sizes: readonly string[]) =>
	sizes.find((size) => size === name) ?? sizes.find((size) => size.toLowerCase() === name.toLowerCase())

/** The values of one measure. @param text `S=34-36; M=38-40` */
function rowsIn(measure: string, text: string, { sizes }: Known): Row[] | Wrong {
	const rows: Row[] = []
	for (const part of partsAt(text, ';').filter((one) => one !== '')) {
		const [name, value] = cutAt(part, '=') ?? []
		if (name === undefined || value === undefined)
			return { problem: `${measure}: expected sizes with inches, such as S=34-36; M=38-40.` }
		const size = sizeNamed(unescaped(name), sizes)
		if (size === undefined) return { problem: `${measure}: the product has no size ${unescaped(name)}.` }
		if (rows.some((row) => row.size === size))
			return { problem: `${measure}: the size ${size} is there twice.` }
		rows.push({ size, value })
	}
	return rows
}

/** @param known.sizes those of the product, and those that its chart has */
export function readSizeChart(text: string, known: Known): { chart: OwnSizeChart } | Wrong {
	const fits: string[] = []
	const columns: { measure: string; rows: Row[] }[] = []
	for (const part of partsAt(text, '|\n').filter((one) => one !== '')) {
		const [name, behind] = cutAt(part, ':') ?? []
		if (name === undefined || behind === undefined)
			return { problem: `Expected measures with their sizes, such as ${chartExample}.` }
		if (isFit(name)) {
			fits.push(unescaped(behind))
			continue
		}
		const measure = unescaped(name)
		const rows = rowsIn(measure, behind, known)
		if ('problem' in rows) return rows
		columns.push({ measure, rows })
	}
	if (fits.length > 1) return { problem: 'The fit is there twice.' }
	const sizes = [...new Set(columns.flatMap(({ rows }) => rows.map(({ size }) => size)))]
	const valueOf = (rows: readonly Row[], size: string) => rows.find((row) => row.size === size)?.value ?? ''
	const chart = {
		fit: fits[0] ?? '',
		measures: columns.map(({ measure }) => measure),
		rows: sizes.map((size) => ({ size, values: columns.map(({ rows }) => valueOf(rows, size)) })),
	}
	const problem = chartProblem(chart)
	return problem === undefined ? { chart: OwnSizeChart.parse(chart) } : { problem }
}
