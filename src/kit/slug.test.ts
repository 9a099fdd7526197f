import { expect, test } from 'vitest'
import { downloadName, slugOf } from './slug.ts'

test.each([
	['Game day & fan gear', 'game-day-fan-gear'],
	['  Año nuevo!  ', 'ano-nuevo'],
	['Under $60', 'under-60'],
	['—', ''],
	['a'.repeat(70), 'a'.repeat(60)],
	[`${'a'.repeat(59)} b`, 'a'.repeat(59)],
])('the address of “%s”', (title, slug) => {
	expect(slugOf(title)).toBe(slug)
})

test.each([
	['Fieldhouse', 'fieldhouse-stock.csv'],
	['Bolt & Sons', 'bolt-sons-stock.csv'],
	['Año Sports', 'ano-sports-stock.csv'],
	['球衣', 'shop-stock.csv'],
	['"; x="', 'x-stock.csv'],
])('a file that is downloaded from “%s” begins with its name', (name, file) => {
	expect(downloadName({ name }, 'stock.csv')).toBe(file)
})
