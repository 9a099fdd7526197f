// The cells of a file of products: each is read with its own message.
import type { z } from 'zod'
import { ownFundraising } from '#catalog/rules/fundraising.ts'
import { raisesFunds } from '#pricing/rules/design.ts'
import { chosenMethods, methodsProblem } from '#catalog/rules/decoration-methods.ts'
import { ColorInput, colorName, SizeName } from '#catalog/rules/colors-and-sizes.ts'
import { mostLeadDays, mostPriceCents, mostUnits, ProductChange, Sku, words } from '#catalog/rules/manage.ts'
import { isSportOfProduct } from '#catalog/rules/new-product.ts'
import { sizeKey, type ProductFacts, type SizeFacts } from '#catalog/rules/product-facts.ts'
import { sizeCentsFor, sizeCentsOf, sizePriceProblem, type SizeCents } from '#catalog/rules/size-prices.ts'
import { statusAfter } from '#catalog/rules/product-status.ts'
import { isSameSale, Sale } from '#catalog/rules/sale.ts'
import { filledTexts, SearchTexts } from '#catalog/rules/search-texts.ts'
import { garmentOf } from '#catalog/rules/size-charts.ts'
import { productStatuses, productStatusNames, type ProductStatus } from '#catalog/states.ts'
import { teamColors } from '#garments/colors.ts'
import { decorationMethods, type DecorationMethod } from '#garments/template.ts'
import { allMethods, type ProductColumn, type ProductRow } from './product-file.ts'
import { centsIn, dollarsOf } from './staff-forms.ts'

/** Records a problem of a cell. */
export type Told = (row: ProductRow, column: ProductColumn, message: string) => void

const { shape } = ProductChange

type Reading = { sold: readonly string[]; before: ProductFacts | null; tell: Told }
const { shape: texts } = SearchTexts

/** The first row with the product's value in this column; tells when a later row has another one. */
function valueRow(rows: readonly ProductRow[], column: ProductColumn, tell: Told): ProductRow | undefined {
	const given = rows.filter((row) => row[column] !== '')
	const [first] = given
	const other = given.find((row) => row[column] !== first?.[column])
	if (first && other)
		tell(other, column, `Row ${first.row} has another value: a product has one ${column.replace('_', ' ')}.`)
	return first
}

const isYes = (text: string): boolean | undefined =>
	({ yes: true, true: true, '1': true, no: false, false: false, '0': false })[text.toLowerCase()]

/** The product's fields: cells that are empty keep what it has, or what a new one starts with. */
export function readFields(
	rows: readonly ProductRow[],
	{ sold, before, tell }: Reading,
): Omit<ProductFacts, 'sku' | 'sizes' | 'sizeCents'> {
	const [first] = rows
	const text = (
		column: ProductColumn,
		schema: z.ZodType<string>,
		{ held, missing }: { held: string | undefined; missing: string | null },
	): string => {
		const row = valueRow(rows, column, tell)
		if (!row) {
			if (held === undefined && missing !== null && first) tell(first, column, missing)
			return held ?? ''
		}
		const cell = row[column]
		const read = schema.safeParse(cell.toLowerCase() === 'none' && missing === null ? '' : cell)
		if (!read.success) tell(row, column, read.error.issues[0]?.message ?? 'Cannot be read')
		return read.data ?? ''
	}
	const flag = (column: ProductColumn, held: boolean): boolean => {
		const row = valueRow(rows, column, tell)
		if (!row) return held
		const is = isYes(row[column])
		if (is === undefined) tell(row, column, 'Expected yes or no.')
		return is ?? held
	}
	const priceCents = priceIn(rows, before, tell)
	const sale = saleIn(rows, { before, priceCents, tell })
	const templateId = garmentIn(rows, before, tell)
	const methods = methodsIn(rows, { before, templateId, tell })
	const sport = sportIn(rows, { sold, before, tell })
	const raises = raisesFunds({ sport, raisesFunds: before?.raisesFunds }, null)
	const raising = ownFundraising(sport, flag('fundraising', raises))
	const read = {
		brand: text('brand', shape.brand, { held: before?.brand, missing: 'Brand required' }),
		model: text('model', shape.model, { held: before?.model, missing: 'Model required' }),
		description: text('description', shape.description, { held: before?.description, missing: null }),
		sport,
		templateId,
		priceCents,
		...(sale && { sale }),
		certs: listIn(rows, { column: 'certifications', schema: shape.certs, held: before?.certs }, tell),
		customizable: flag('customizable', before?.customizable ?? true),
		sublimated: flag('sublimated', before?.sublimated ?? false),
		...(methods && { methods }),
		...(!flag('personalization', before?.personalized ?? true) && { personalized: false as const }),
		...(raising !== undefined && { raisesFunds: raising }),
		...filledTexts({
			searchWords: listIn(
				rows,
				{ column: 'search_words', schema: texts.searchWords, held: before?.searchWords },
				tell,
			),
			pageTitle: text('page_title', texts.pageTitle, { held: before?.pageTitle, missing: null }),
			pageSummary: text('page_description', texts.pageSummary, { held: before?.pageSummary, missing: null }),
		}),
	}
	return { ...read, status: statusIn(rows, { before, priceCents, tell }) }
}

function sportIn(rows: readonly ProductRow[], { sold, before, tell }: Reading): string {
	const row = valueRow(rows, 'sport', tell)
	const sport = row?.sport.toLowerCase() ?? before?.sport ?? ''
	const where = row ?? rows[0]
	if (where && sport !== before?.sport && !isSportOfProduct(sold, sport))
		tell(where, 'sport', 'Expected a sport of the shop, such as football, or spirit.')
	return sport
}

function garmentIn(rows: readonly ProductRow[], before: ProductFacts | null, tell: Told): string {
	const row = valueRow(rows, 'garment', tell)
	const garment = row?.garment.toLowerCase() ?? before?.templateId ?? ''
	const where = row ?? rows[0]
	if (!where) return garment
	if (before && garment !== before.templateId)
		tell(
			where,
			'garment',
			`Expected ${before.templateId}: a file does not change the garment of a product. Change it on its page.`,
		)
	if (!before && !garmentOf(garment)) tell(where, 'garment', 'Expected a garment, such as football-jersey.')
	return garment
}

/** Not a number when it cannot be read: the problem is told once. */
function priceIn(rows: readonly ProductRow[], before: ProductFacts | null, tell: Told): number {
	const row = valueRow(rows, 'price', tell)
	if (!row) {
		if (!before && rows[0]) tell(rows[0], 'price', 'Expected a price in dollars, such as 49.95.')
		return before?.priceCents ?? Number.NaN
	}
	const cents = centsIn(row.price)
	if (cents === undefined) tell(row, 'price', 'Expected a price in dollars, such as 49.95.')
	else if (cents > mostPriceCents) tell(row, 'price', `Expected at most ${dollarsOf(mostPriceCents)}.`)
	return cents ?? Number.NaN
}

/** Undefined for all of the garment. */
function methodsIn(
	rows: readonly ProductRow[],
	{ before, templateId, tell }: { before: ProductFacts | null; templateId: string; tell: Told },
): DecorationMethod[] | undefined {
	const row = valueRow(rows, 'methods', tell)
	if (!row) return before?.methods
	const cell = row.methods.toLowerCase()
	if (cell === allMethods) return undefined
	const parts = cell
		.split(',')
		.map((part) => part.trim().replaceAll(/[\s-]+/g, '_'))
		.filter((part) => part !== '')
	const read = shape.methods.safeParse(parts)
	if (!read.success) tell(row, 'methods', `Expected ${decorationMethods.join(', ')} or ${allMethods}.`)
	const problem = methodsProblem(templateId, read.data)
	if (problem) tell(row, 'methods', problem)
	return chosenMethods(templateId, read.data)
}

const saleFields = { priceCents: 'sale_price', startsOn: 'sale_from', endsOn: 'sale_to' } as const

/** Empty cells keep what the product's sale has. */
function saleIn(
	rows: readonly ProductRow[],
	{ before, priceCents, tell }: { before: ProductFacts | null; priceCents: number; tell: Told },
): Sale | undefined {
	const at = (column: (typeof saleFields)[keyof typeof saleFields]) => valueRow(rows, column, tell)
	const [price, from, to] = [at('sale_price'), at('sale_from'), at('sale_to')]
	const where = price ?? from ?? to
	if (!where) return before?.sale
	if (price?.sale_price.toLowerCase() === 'none') return undefined
	const read = Sale.safeParse({
		priceCents: price ? (centsIn(price.sale_price) ?? Number.NaN) : before?.sale?.priceCents,
		startsOn: from?.sale_from ?? before?.sale?.startsOn ?? '',
		endsOn: to?.sale_to ?? before?.sale?.endsOn ?? '',
	})
	if (!read.success) {
		for (const { path, message } of read.error.issues)
			// Cast: the schema has these fields only.
			tell(where, saleFields[path[0] as keyof typeof saleFields], message)
		return undefined
	}
	if (!isSameSale(read.data, before?.sale) && read.data.priceCents >= priceCents)
		tell(where, 'sale_price', `Expected less than the price of ${dollarsOf(priceCents)}.`)
	return read.data
}

type Listed = {
	column: 'certifications' | 'search_words'
	schema: z.ZodType<string[]>
	held: string[] | undefined
}

/** Separated by commas; `none` for an empty list. */
function listIn(rows: readonly ProductRow[], { column, schema, held }: Listed, tell: Told): string[] {
	const row = valueRow(rows, column, tell)
	if (!row) return held ?? []
	if (row[column].toLowerCase() === 'none') return []
	const parts = row[column].split(/[,\n]/).map((part) => part.trim())
	const read = schema.safeParse([...new Set(parts.filter((part) => part !== ''))])
	if (!read.success) tell(row, column, read.error.issues[0]?.message ?? 'Cannot be read')
	return read.data ?? []
}

type Statused = { before: ProductFacts | null; priceCents: number; tell: Told }

function statusIn(rows: readonly ProductRow[], { before, priceCents, tell }: Statused): ProductStatus {
	const row = valueRow(rows, 'status', tell)
	const held = before?.status ?? 'draft'
	if (!row) return held
	const status = productStatuses.find((one) => one === row.status.toLowerCase())
	if (!status) tell(row, 'status', `Expected ${productStatuses.join(', ')}.`)
	else if (before && status !== held && statusAfter(held) !== status)
		tell(
			row,
			'status',
			`Expected ${held} or ${statusAfter(held)}: the product is now “${productStatusNames[held]}”.`,
		)
	else if (status === 'active' && held !== 'active' && priceCents === 0)
		tell(row, 'price', 'Expected a price: nothing is sold for $0.00.')
	return status ?? held
}

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
	{ known, newLeadDays, tell }: { known: readonly SizeFacts[]; newLeadDays: number; tell: Told },
): SizeFacts | undefined {
	const color = colorIn(row, known)
	if ('message' in color) tell(row, color.column, color.message)
	const name = SizeName.safeParse(row.size)
	if (!name.success) tell(row, 'size', name.error.issues[0]?.message ?? 'Size required')
	if ('message' in color || !name.success) return undefined
	const held = known.find((one) => sizeKey(one) === sizeKey({ color: color.color, size: name.data }))
	const sku = row.variant_sku === '' ? (held?.sku ?? '') : skuIn(row, tell)
	return {
		...color,
		size:
			held?.size ??
			known.find(({ size }) => size.toLowerCase() === name.data.toLowerCase())?.size ??
			name.data,
		sku,
		stock: stockIn(row, held, tell),
		counted: held?.counted ?? 0,
		leadTimeDays: daysIn(row, (held ?? known[0])?.leadTimeDays ?? newLeadDays, tell),
	}
}

/** What the sizes cost more after the file. Empty cells keep what a size has. */
export function readExtras(
	rows: readonly ProductRow[],
	{ before, sizes, tell }: { before: ProductFacts | null; sizes: readonly SizeFacts[]; tell: Told },
): SizeCents | undefined {
	const given = new Map<string, { row: ProductRow; cents: number }>()
	for (const row of rows) {
		if (row.extra_price === '') continue
		const cents = row.extra_price.toLowerCase() === 'none' ? 0 : centsIn(row.extra_price)
		if (cents === undefined) tell(row, 'extra_price', 'Expected an amount in dollars, such as 2.00.')
		const key = row.size.toLowerCase()
		const first = given.get(key)
		if (first && cents !== first.cents)
			tell(
				row,
				'extra_price',
				`Row ${first.row.row} has another value: a size has one extra price in all colors.`,
			)
		if (!first) given.set(key, { row, cents: cents ?? 0 })
	}
	const names = sizes.map(({ size }) => size)
	const sizeCents = sizeCentsFor(
		names,
		(size) => given.get(size.toLowerCase())?.cents ?? sizeCentsOf(before?.sizeCents, size),
	)
	const problem = sizePriceProblem(names, sizeCents)
	const where = [...given.values()][0]?.row ?? rows[0]
	if (problem && where) tell(where, 'extra_price', problem)
	return sizeCents
}

function skuIn(row: ProductRow, tell: Told): string {
	const read = Sku.safeParse(row.variant_sku)
	if (!read.success) tell(row, 'variant_sku', read.error.issues[0]?.message ?? 'Cannot be read')
	return read.data ?? ''
}

function stockIn(row: ProductRow, held: SizeFacts | undefined, tell: Told): number {
	if (row.stock === '') return held?.stock ?? 0
	const units = wholeIn(row.stock, mostUnits)
	if (units === undefined) tell(row, 'stock', 'Expected a whole number of units, such as 24.')
	if (!held) return units ?? 0
	const was = row.was_stock === '' ? held.stock : wholeIn(row.was_stock, mostUnits)
	if (was === undefined) tell(row, 'was_stock', 'Expected the number as it was exported, or nothing.')
	const after = held.stock + (units ?? 0) - (was ?? 0)
	if (after < 0)
		tell(row, 'stock', `Expected at least ${(was ?? 0) - held.stock}: others were sold since the export.`)
	return after
}

function daysIn(row: ProductRow, otherwise: number, tell: Told): number {
	if (row.lead_time_days === '') return otherwise
	const days = wholeIn(row.lead_time_days, mostLeadDays)
	if (days === undefined) tell(row, 'lead_time_days', `Expected 0 to ${mostLeadDays} days.`)
	return days ?? 0
}
