import { expect, test } from 'vitest'
import { expectEvery } from '../../../tests/matrix.ts'
import { seedProducts } from '../seeds/products.ts'
import { templates } from '#garments/templates/index.ts'
import { garmentOf, sizeChart, sizeChartIdOf, sizeChartIds } from './size-charts.ts'
import { sizesOf } from './size-runs.ts'
import { cuts } from './size-measures.ts'

test('every product has a full chart for each of its sizes', async () => {
	await expectEvery({ cases: seedProducts, atLeast: 84, name: ({ sku }) => sku }, (product) => {
		const sizes = sizesOf(product.sizeRun)
		const chart = sizeChart(sizeChartIdOf(product.templateId), sizes)
		for (const table of chart.tables) {
			expect(table.rows.map((row) => row.size)).toEqual(sizes)
			for (const row of table.rows) {
				expect(row.values).toHaveLength(table.columns.length)
				const blanks = row.values.filter((value, at) => !value && table.columns[at] !== 'Height')
				expect(blanks, `${table.caption} ${row.size}`).toEqual([])
			}
		}
		const measures = new Set(chart.tables.flatMap((table) => table.columns))
		expect(new Set(chart.howToMeasure.map((step) => step.measure))).toEqual(measures)
	})
})

test('every garment of the shop is named and has a chart that there is, and every chart has a garment', () => {
	const ids = Object.keys(templates)
	expect(ids.filter((id) => !garmentOf(id)?.kind)).toEqual([])
	expect(new Set(ids.map((id) => garmentOf(id)?.sizeChart))).toEqual(new Set(sizeChartIds()))
})

test('garments grow with every size, youth and adult', () => {
	for (const [cut, { measures }] of Object.entries(cuts())) {
		for (const { name, youth = [], adult = [] } of measures) {
			for (const run of [youth, adult]) {
				const inches = run.map(Number)
				expect(
					inches.every((value, at) => at === 0 || value > (inches[at - 1] ?? 0)),
					`${cut} ${name}`,
				).toBe(true)
			}
		}
	}
})

test('a youth chart shows heights, an adult chart does not', () => {
	const columns = (sizes: readonly string[]) => sizeChart('tee', sizes).tables[0]?.columns
	expect(columns(sizesOf('youth'))).toEqual(['Height', 'Chest', 'Waist'])
	expect(columns(sizesOf('adult'))).toEqual(['Chest', 'Waist'])
})

test('an adult medium tee is 20 inches across for a 38 to 40 chest', () => {
	const { tables } = sizeChart('tee', ['M'])
	expect(tables.map((table) => table.rows[0]?.values[0])).toEqual(['38-40', '20'])
})
