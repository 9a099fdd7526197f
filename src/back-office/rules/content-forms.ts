// The forms of a product's search texts and size chart, as typed.
import { mostMeasures, type OwnSizeChart } from '#catalog/rules/own-size-chart.ts'
import { listed } from '#catalog/rules/colors-and-sizes.ts'
import type { SearchTexts } from '#catalog/rules/search-texts.ts'

type Fields = Readonly<Record<string, string>>

/** Search words come one per line or separated by commas, each once. */
export const searchTextsIn = ({ words = '', title = '', summary = '' }: Fields): SearchTexts => ({
	searchWords: [...new Set(listed(words))],
	pageTitle: title,
	pageSummary: summary,
})

/** Columns of the form: those that are named, and room for two more. */
export const columnsFor = (measures: number): number => Math.min(mostMeasures, Math.max(measures + 2, 3))

/** What the form shows: of a column without a name, empty fields. */
export type TypedChart = {
	fit: string
	measures: readonly string[]
	/** By size. */
	values: Readonly<Record<string, readonly string[]>>
}

export const typedChart = (chart: OwnSizeChart | undefined): TypedChart => ({
	fit: chart?.fit ?? '',
	measures: chart?.measures ?? [],
	values: Object.fromEntries((chart?.rows ?? []).map(({ size, values }) => [size, values])),
})

/** Each row's size stands in a field of its own. */
export function typedChartIn(fields: Fields): TypedChart {
	const rows = Object.entries(fields).flatMap(([name, size]) => {
		const row = /^size-(\d{1,3})$/.exec(name)?.[1]
		return row === undefined ? [] : [{ row, size }]
	})
	const columns = Array.from({ length: mostMeasures }, (_, at) => at)
	return {
		fit: fields.fit ?? '',
		measures: columns.map((at) => fields[`measure-${at}`] ?? ''),
		values: Object.fromEntries(
			rows.map(({ row, size }) => [size, columns.map((at) => fields[`value-${row}-${at}`] ?? '')]),
		),
	}
}

/** Columns without a name and values are left out; one with values and no name is refused by the schema. */
export function sizeChartIn({ fit, measures, values }: TypedChart): OwnSizeChart {
	const rows = Object.entries(values)
	const used = measures.flatMap((name, at) =>
		name.trim() !== '' || rows.some(([, cells]) => (cells[at] ?? '').trim() !== '') ? [at] : [],
	)
	return {
		fit,
		measures: used.map((at) => measures[at] ?? ''),
		rows: rows.map(([size, cells]) => ({ size, values: used.map((at) => cells[at] ?? '') })),
	}
}
