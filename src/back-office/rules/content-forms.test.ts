import { expect, test } from 'vitest'
import { chartProblem, OwnSizeChart } from '#catalog/rules/own-size-chart.ts'
import { SearchTexts } from '#catalog/rules/search-texts.ts'
import { columnsFor, searchTextsIn, sizeChartIn, typedChart, typedChartIn } from './content-forms.ts'

test('search words come one per line or with commas, each once', () => {
	expect(searchTextsIn({ words: 'rec league, tball\n tball ', title: ' T ', summary: '' })).toEqual({
		searchWords: ['rec league', 'tball'],
		pageTitle: ' T ',
		pageSummary: '',
	})
})

test.each([
	[{ title: 'x'.repeat(70) }, true],
	[{ title: 'x'.repeat(71) }, false],
	[{ summary: 'x'.repeat(160) }, true],
	[{ summary: 'x'.repeat(161) }, false],
	[{ words: Array.from({ length: 21 }, (_, at) => `w${at}`).join(',') }, false],
	[{ words: 'x'.repeat(41) }, false],
])('search texts %# are taken: %s', (fields, isTaken) => {
	expect(SearchTexts.safeParse(searchTextsIn(fields as Record<string, string>)).success).toBe(isTaken)
})

test.each([
	[0, 3],
	[2, 4],
	[6, 8],
	[8, 8],
])('%d measures have %d columns', (measures, columns) => {
	expect(columnsFor(measures)).toBe(columns)
})

const fields = {
	'size-0': 'S',
	'size-1': 'M',
	fit: 'Runs small.',
	'measure-0': 'Chest',
	'measure-2': 'Length',
	'value-0-0': ' 34 – 36 ',
	'value-0-2': '28 1/2',
	'value-1-0': '38-40',
}

test('named columns are kept, with a value for each size', () => {
	const chart = sizeChartIn(typedChartIn(fields))
	const parsed = OwnSizeChart.parse(chart)
	expect(parsed).toEqual({
		fit: 'Runs small.',
		measures: ['Chest', 'Length'],
		rows: [
			{ size: 'S', values: ['34-36', '28 1/2'] },
			{ size: 'M', values: ['38-40', ''] },
		],
	})
	expect(sizeChartIn(typedChart(parsed))).toEqual(parsed)
})

test.each([
	[{}, 'At least one measure'],
	[{ 'measure-0': 'Chest' }, 'Enter at least one value'],
	[{ 'value-0-0': '34' }, 'Name every measure'],
	[{ 'measure-0': 'Chest', 'value-0-0': 'wide' }, 'Chest, S: Inches such as 18, 18.5, 18 1/2 or 34-36'],
	[{ 'measure-0': 'Chest', 'measure-1': 'chest', 'value-0-0': '34' }, 'Two measures have the same name'],
])('the chart %j is refused: %s', (typed, message) => {
	expect(chartProblem(sizeChartIn(typedChartIn({ 'size-0': 'S', ...typed })))).toBe(message)
})
