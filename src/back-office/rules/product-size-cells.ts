// The cells of a size in a file of products: its color, SKU, stock, days and extra price.
import { ColorInput, colorName, SizeName } from '#catalog/rules/colors-and-sizes.ts'
import { mostLeadDays, mostUnits, Sku, words } from '#catalog/rules/manage.ts'
import { sizeKey, type ProductFacts, type SizeFacts } from '#catalog/rules/product-facts.ts'
import type { OwnSizeChart } from '#catalog/rules/own-size-chart.ts'
import { readSizeChart } from '#catalog/rules/size-chart-text.ts'
import {
	extraPricesFor,
	extraPricesProblem,
	keptCents,
	type ExtraPrices,
} from '#catalog/rules/size-prices.ts'
import { teamColors } from '#garments/colors.ts'
import { valueRow, type ReportProblem } from './product-cells.ts'
import type { ProductColumn, ProductRow } from './product-file.ts'
import { centsIn } from './staff-forms.ts'

const hexIn = (text: string): string | undefined => {
	const plain = text.toLowerCase()
	if (/^#[0-9a-f]{6}$/.test(plain)) return plain
	return teamColors.find(({ id, name }) => id === plain || name.toLowerCase() === plain)?.hex
}

const wholeIn = (text: string, most: number): number | undefined =>
	/^\d{1,7}$/.test(text) && Number(text) <= most ? Number(text) : undefined

type Colors = Pick<SizeFacts, 'color' | 'primary' | 'secondary'>

/** What is wrong with a color, and where. */
type Wrong = { column: ProductColumn; message: string }

const expectedColor = 'Expected a team color such as navy, or hex such as #14284f.'

/** The color of a row: one that the product has, by name, or a new one. */
function colorIn(row: ProductRow, known: readonly SizeFacts[]): Colors | Wrong {
	const [primary, secondary] = [hexIn(row.primary_color), hexIn(row.secondary_color)]
	if (row.primary_color !== '' && !primary) return { column: 'primary_color', message: expectedColor }
	if (row.secondary_color !== '' && !secondary) return { column: 'secondary_color', message: expectedColor }
	const named = nameIn(row, primary, secondary)
	const same = known.find(({ color }) => color.toLowerCase() === named.toLowerCase())
	if (same) {
		const message = `The product has ${same.color} in ${same.primary} and ${same.secondary} already: give another color another name.`
		if (primary && primary !== same.primary.toLowerCase()) return { column: 'primary_color', message }
		if (secondary && secondary !== same.secondary.toLowerCase()) return { column: 'secondary_color', message }
		return { color: same.color, primary: same.primary, secondary: same.secondary }
	}
	if (named === '') return { column: 'color', message: 'Expected the name of a color.' }
	const read = words(60).safeParse(named)
	if (!read.success) return { column: 'color', message: read.error.issues[0]?.message ?? 'Cannot be read' }
	if (!primary) return { column: 'primary_color', message: expectedColor }
	return { color: read.data, primary, secondary: secondary ?? primary }
}

/** A color without a name has that of its team colors. */
function nameIn({ color }: ProductRow, primary: string | undefined, secondary = primary): string {
	if (color !== '') return color
	const idOf = (hex: string | undefined) => teamColors.find((one) => one.hex === hex)?.id
	const read = ColorInput.safeParse({ name: '', primary: idOf(primary), secondary: idOf(secondary) })
	return read.success ? colorName(read.data) : ''
}

/** A size in a color, after the row; undefined when it cannot be read. */
export function readSize(
	row: ProductRow,
	{ known, newLeadDays, report }: { known: readonly SizeFacts[]; newLeadDays: number; report: ReportProblem },
): SizeFacts | undefined {
	const color = colorIn(row, known)
	if ('message' in color) report(row, color.column, color.message)
	const name = SizeName.safeParse(row.size)
	if (!name.success) report(row, 'size', name.error.issues[0]?.message ?? 'Size required')
	if ('message' in color || !name.success) return undefined
	const held = known.find((one) => sizeKey(one) === sizeKey({ color: color.color, size: name.data }))
	const sku = row.variant_sku === '' ? (held?.sku ?? '') : skuIn(row, report)
	return {
		...color,
		size:
			held?.size ??
			known.find(({ size }) => size.toLowerCase() === name.data.toLowerCase())?.size ??
			name.data,
		sku,
		stock: stockIn(row, held, report),
		counted: held?.counted ?? 0,
		leadTimeDays: daysIn(row, (held ?? known[0])?.leadTimeDays ?? newLeadDays, report),
	}
}

type AfterSizes = { before: ProductFacts | null; sizes: readonly SizeFacts[]; report: ReportProblem }

/** The product's own size chart after the file; undefined for the garment's. An empty cell keeps what it has. */
export function readChart(
	rows: readonly ProductRow[],
	{ before, sizes, report }: AfterSizes,
): OwnSizeChart | undefined {
	const row = valueRow(rows, 'size_chart', report)
	if (!row) return before?.sizeChart
	if (row.size_chart.toLowerCase() === 'none') return undefined
	const known = [...sizes, ...(before?.sizeChart?.rows ?? [])].map(({ size }) => size)
	const read = readSizeChart(row.size_chart, { sizes: known })
	if ('chart' in read) return read.chart
	report(row, 'size_chart', read.problem)
	return undefined
}

/** What the sizes cost more after the file, by name of the color. Empty cells keep what a size has. */
export function readExtras(rows: readonly ProductRow[], { before, sizes, report }: AfterSizes): ExtraPrices {
	const given = new Map<string, number>()
	const filled = rows.filter((row) => row.extra_price !== '')
	for (const row of filled) {
		const cents = row.extra_price.toLowerCase() === 'none' ? 0 : centsIn(row.extra_price)
		if (cents === undefined) report(row, 'extra_price', 'Expected an amount in dollars, such as 2.00.')
		const color = colorIn(row, sizes)
		if (!('message' in color)) given.set(sizeKey({ color: color.color, size: row.size }), cents ?? 0)
	}
	const prices = extraPricesFor(sizes, (cell) => given.get(sizeKey(cell)) ?? keptCents(before, cell))
	const colors = sizes.map(({ color, primary, secondary }) => ({ color, name: color, primary, secondary }))
	const problem = extraPricesProblem(sizes, prices, [
		...new Map(colors.map((one) => [one.color, one])).values(),
	])
	const where = filled[0] ?? rows[0]
	if (problem && where) report(where, 'extra_price', problem)
	return prices
}

function skuIn(row: ProductRow, report: ReportProblem): string {
	const read = Sku.safeParse(row.variant_sku)
	if (!read.success) report(row, 'variant_sku', read.error.issues[0]?.message ?? 'Cannot be read')
	return read.data ?? ''
}

function stockIn(row: ProductRow, held: SizeFacts | undefined, report: ReportProblem): number {
	if (row.stock === '') return held?.stock ?? 0
	const units = wholeIn(row.stock, mostUnits)
	if (units === undefined) report(row, 'stock', 'Expected a whole number of units, such as 24.')
	if (!held) return units ?? 0
	const was = row.was_stock === '' ? held.stock : wholeIn(row.was_stock, mostUnits)
	if (was === undefined) report(row, 'was_stock', 'Expected the number as it was exported, or nothing.')
	const after = held.stock + (units ?? 0) - (was ?? 0)
	if (after < 0)
		report(row, 'stock', `Expected at least ${(was ?? 0) - held.stock}: others were sold since the export.`)
	return after
}

function daysIn(row: ProductRow, otherwise: number, report: ReportProblem): number {
	if (row.lead_time_days === '') return otherwise
	const days = wholeIn(row.lead_time_days, mostLeadDays)
	if (days === undefined) report(row, 'lead_time_days', `Expected 0 to ${mostLeadDays} days.`)
	return days ?? 0
}
