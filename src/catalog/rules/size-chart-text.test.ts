// A size chart in one cell: read as it is written, with the editor's messages for what is wrong.
import { expect, test } from 'vitest'
import { readSizeChart, sizeChartText } from './size-chart-text.ts'

const read = (text: string) => readSizeChart(text, { sizes: ['S', 'M', 'One Size'] })

test('a chart is read from its parts, and written as they are read', () => {
	const chart = {
		fit: 'Runs small: take one more.',
		measures: ['Chest', 'Body length'],
		rows: [
			{ size: 'S', values: ['34-36', '27'] },
			{ size: 'One Size', values: ['', '28 1/2'] },
		],
	}
	const text =
		'Fit: Runs small: take one more. | Chest: S=34-36; One Size= | Body length: S=27; One Size=28 1/2'
	expect(read(text)).toEqual({ chart })
	expect(sizeChartText(chart)).toBe(text)
	expect(
		read('fit: Runs small: take one more.\nChest : s = 34 – 36\n\nBody length:S=27;ONE SIZE=28  1/2;'),
	).toEqual({ chart })
})

test('signs that separate may be part of names and of the fit', () => {
	const chart = {
		fit: 'Slim | long: A=B; C\\',
		measures: ['Fit', 'Hip: low | high; =x'],
		rows: [{ size: 'S', values: ['3', '4'] }],
	}
	expect(read(sizeChartText(chart))).toEqual({ chart })
})

test.each([
	['34-36', 'Expected measures with their sizes, such as Chest: S=34-36; M=38-40 | Length: S=27; M=28.'],
	['Chest: S 34-36', 'Chest: expected sizes with inches, such as S=34-36; M=38-40.'],
	['Chest: XXL=34', 'Chest: the product has no size XXL.'],
	['Chest: S=34; s=35', 'Chest: the size S is there twice.'],
	['Chest: S=wide', 'Chest, S: Inches such as 18, 18.5, 18 1/2 or 34-36'],
	['Chest: S=34 | chest: S=35', 'Two measures have the same name'],
	['Chest: S=', 'Enter at least one value'],
	['Fit: Slim.', 'At least one measure'],
	[': S=34', 'Name every measure'],
	['Fit: Slim. | Fit: Long. | Chest: S=34', 'The fit is there twice.'],
	[`Fit: ${'x'.repeat(201)} | Chest: S=34`, 'At most 200 characters'],
	[Array.from({ length: 9 }, (_, at) => `Measure ${at}: S=${at}`).join(' | '), 'At most 8 measures'],
])('%s is no chart', (text, problem) => {
	expect(read(text)).toEqual({ problem })
})
