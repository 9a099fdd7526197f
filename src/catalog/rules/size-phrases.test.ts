import { expect, test } from 'vitest'
import { sizeChart, shownSizeChart, sizeChartIds } from './size-charts.ts'
import { sizeChartIn } from './size-phrases.ts'

const sizes = ['YL', 'S', 'M', 'L', 'XL', 'One Size', 'S/M']
const english = /\b(the|and|size|fit|fits|with|over|waist|chest|height|length|measure|order|take)\b/i

test.each(sizeChartIds())('the chart %s is in Spanish, with the same sizes and inches', (id) => {
	const chart = sizeChart(id, sizes)
	const spanish = sizeChartIn('es', chart)
	const texts = [
		spanish.fit,
		...spanish.tables.flatMap(({ columns, rows }) => [...columns, ...rows.flatMap(({ values }) => values)]),
		...spanish.howToMeasure.flatMap(({ measure, text }) => [measure, text]),
	]
	expect(texts.filter((text) => english.test(text))).toEqual([])
	expect(spanish.fit).not.toBe('')
	expect(spanish.tables.map(({ rows }) => rows.map(({ size }) => size))).toEqual(
		chart.tables.map(({ rows }) => rows.map(({ size }) => size)),
	)
	const figures = (values: readonly string[]) =>
		values.map((value) => value.replaceAll(/[^\d/ -]/g, '').trim())
	expect(spanish.tables.map(({ rows }) => rows.map(({ values }) => figures(values)))).toEqual(
		chart.tables.map(({ rows }) => rows.map(({ values }) => figures(values))),
	)
	expect(sizeChartIn('en', chart)).toBe(chart)
})

test('the owner’s own words stay as they are; known measures are explained', () => {
	const ownSizeChart = {
		fit: 'Runs small.',
		measures: ['Neck opening', 'Chest', 'constructor'],
		rows: [{ size: 'S', values: ['13', '34', '1'] }],
	}
	const chart = sizeChartIn('es', shownSizeChart({ templateId: 'tee', ownSizeChart }, ['S']))
	expect(chart.fit).toBe('Runs small.')
	expect(chart.tables[0]?.columns).toEqual(['Neck opening', 'Pecho', 'constructor'])
	expect(chart.howToMeasure.map(({ measure }) => measure)).toEqual(['Pecho'])
})
