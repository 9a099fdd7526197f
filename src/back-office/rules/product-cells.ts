// The cells of a product in a file of products: each is read with its own message.
import type { z } from 'zod'
import { ownFundraising } from '#catalog/rules/fundraising.ts'
import { raisesFunds } from '#pricing/rules/design.ts'
import { chosenMethods, methodsProblem } from '#catalog/rules/decoration-methods.ts'
import { mostPriceCents, ProductChange } from '#catalog/rules/manage.ts'
import { isSportOfProduct } from '#catalog/rules/new-product.ts'
import type { ProductFacts } from '#catalog/rules/product-facts.ts'
import { statusAfter } from '#catalog/rules/product-status.ts'
import type { ExtraPrices } from '#catalog/rules/size-prices.ts'
import { isSameSale, Sale } from '#catalog/rules/sale.ts'
import { filledTexts, SearchTexts } from '#catalog/rules/search-texts.ts'
import { garmentOf } from '#catalog/rules/size-charts.ts'
import { productStatuses, productStatusNames, type ProductStatus } from '#catalog/states.ts'
import { decorationMethods, type DecorationMethod } from '#garments/template.ts'
import { allMethods, type ProductColumn, type ProductRow } from './product-file.ts'
import { centsIn, dollarsOf } from './staff-forms.ts'

/** Reports a problem of a cell. */
export type ReportProblem = (row: ProductRow, column: ProductColumn, message: string) => void

const { shape } = ProductChange

type Reading = { sold: readonly string[]; before: ProductFacts | null; report: ReportProblem }
const { shape: texts } = SearchTexts

/** The first row with the product's value in this column; reports a later row with another one. */
export function valueRow(
	rows: readonly ProductRow[],
	column: ProductColumn,
	report: ReportProblem,
): ProductRow | undefined {
	const given = rows.filter((row) => row[column] !== '')
	const [first] = given
	const other = given.find((row) => row[column] !== first?.[column])
	if (first && other)
		report(
			other,
			column,
			`Row ${first.row} has another value: a product has one ${column.replace('_', ' ')}.`,
		)
	return first
}

const isYes = (text: string): boolean | undefined =>
	({ yes: true, true: true, '1': true, no: false, false: false, '0': false })[text.toLowerCase()]

type Missing = { held: string | undefined; missing: string | null }

/** An empty cell is what the product has; of a new one `missing` is reported, and null allows `none`. */
function textIn(
	rows: readonly ProductRow[],
	{ column, schema, held, missing }: Missing & { column: ProductColumn; schema: z.ZodType<string> },
	report: ReportProblem,
): string {
	const row = valueRow(rows, column, report)
	if (!row) {
		if (held === undefined && missing !== null && rows[0]) report(rows[0], column, missing)
		return held ?? ''
	}
	const cell = row[column]
	const read = schema.safeParse(cell.toLowerCase() === 'none' && missing === null ? '' : cell)
	if (!read.success) report(row, column, read.error.issues[0]?.message ?? 'Cannot be read')
	return read.data ?? ''
}

/** The fields that products and kits have: cells that are empty keep what it has, or what a new one starts with. */
export function readTexts(rows: readonly ProductRow[], { sold, before, report }: Reading) {
	const text = (column: ProductColumn, schema: z.ZodType<string>, more: Missing) =>
		textIn(rows, { column, schema, ...more }, report)
	return {
		brand: text('brand', shape.brand, { held: before?.brand, missing: 'Brand required' }),
		model: text('model', shape.model, { held: before?.model, missing: 'Model required' }),
		description: text('description', shape.description, { held: before?.description, missing: null }),
		sport: sportIn(rows, { sold, before, report }),
		...filledTexts({
			searchWords: listIn(
				rows,
				{ column: 'search_words', schema: texts.searchWords, held: before?.searchWords },
				report,
			),
			pageTitle: text('page_title', texts.pageTitle, { held: before?.pageTitle, missing: null }),
			pageSummary: text('page_description', texts.pageSummary, { held: before?.pageSummary, missing: null }),
		}),
	}
}

/** @param held those of the product, or what a new one starts with */
export const readCerts = (
	rows: readonly ProductRow[],
	{ held, report }: { held: string[] | undefined; report: ReportProblem },
): string[] => listIn(rows, { column: 'certifications', schema: shape.certs, held }, report)

/** The fields of a product that is no kit. */
export function readFields(
	rows: readonly ProductRow[],
	{ sold, before, report }: Reading,
): Omit<ProductFacts, 'sku' | 'sizes' | keyof ExtraPrices | 'sizeChart'> {
	const flag = (column: ProductColumn, held: boolean): boolean => {
		const row = valueRow(rows, column, report)
		if (!row) return held
		const is = isYes(row[column])
		if (is === undefined) report(row, column, 'Expected yes or no.')
		return is ?? held
	}
	const priceCents = priceIn(rows, before, report)
	const sale = saleIn(rows, { before, priceCents, report })
	const templateId = garmentIn(rows, before, report)
	const methods = methodsIn(rows, { before, templateId, report })
	const shared = readTexts(rows, { sold, before, report })
	const { sport } = shared
	const raises = raisesFunds({ sport, raisesFunds: before?.raisesFunds }, null)
	const raising = ownFundraising(sport, flag('fundraising', raises))
	const read = {
		...shared,
		templateId,
		priceCents,
		...(sale && { sale }),
		certs: readCerts(rows, { held: before?.certs, report }),
		customizable: flag('customizable', before?.customizable ?? true),
		sublimated: flag('sublimated', before?.sublimated ?? false),
		...(methods && { methods }),
		...(!flag('personalization', before?.personalized ?? true) && { personalized: false as const }),
		...(raising !== undefined && { raisesFunds: raising }),
	}
	return { ...read, status: statusIn(rows, { before, priceCents, report }) }
}

function sportIn(rows: readonly ProductRow[], { sold, before, report }: Reading): string {
	const row = valueRow(rows, 'sport', report)
	const sport = row?.sport.toLowerCase() ?? before?.sport ?? ''
	const where = row ?? rows[0]
	if (where && sport !== before?.sport && !isSportOfProduct(sold, sport))
		report(where, 'sport', 'Expected a sport of the shop, such as football, or spirit.')
	return sport
}

function garmentIn(rows: readonly ProductRow[], before: ProductFacts | null, report: ReportProblem): string {
	const row = valueRow(rows, 'garment', report)
	const garment = row?.garment.toLowerCase() ?? before?.templateId ?? ''
	const where = row ?? rows[0]
	if (!where) return garment
	if (before && garment !== before.templateId)
		report(
			where,
			'garment',
			`Expected ${before.templateId}: a file does not change the garment of a product. Change it on its page.`,
		)
	if (!before && !garmentOf(garment)) report(where, 'garment', 'Expected a garment, such as football-jersey.')
	return garment
}

/** Not a number when it cannot be read: the problem is reported once. */
function priceIn(rows: readonly ProductRow[], before: ProductFacts | null, report: ReportProblem): number {
	const row = valueRow(rows, 'price', report)
	if (!row) {
		if (!before && rows[0]) report(rows[0], 'price', 'Expected a price in dollars, such as 49.95.')
		return before?.priceCents ?? Number.NaN
	}
	const cents = centsIn(row.price)
	if (cents === undefined) report(row, 'price', 'Expected a price in dollars, such as 49.95.')
	else if (cents > mostPriceCents) report(row, 'price', `Expected at most ${dollarsOf(mostPriceCents)}.`)
	return cents ?? Number.NaN
}

/** Undefined for all of the garment. */
function methodsIn(
	rows: readonly ProductRow[],
	{ before, templateId, report }: { before: ProductFacts | null; templateId: string; report: ReportProblem },
): DecorationMethod[] | undefined {
	const row = valueRow(rows, 'methods', report)
	if (!row) return before?.methods
	const cell = row.methods.toLowerCase()
	if (cell === allMethods) return undefined
	const parts = cell
		.split(',')
		.map((part) => part.trim().replaceAll(/[\s-]+/g, '_'))
		.filter((part) => part !== '')
	const read = shape.methods.safeParse(parts)
	if (!read.success) report(row, 'methods', `Expected ${decorationMethods.join(', ')} or ${allMethods}.`)
	const problem = methodsProblem(templateId, read.data)
	if (problem) report(row, 'methods', problem)
	return chosenMethods(templateId, read.data)
}

const saleFields = { priceCents: 'sale_price', startsOn: 'sale_from', endsOn: 'sale_to' } as const

/** Empty cells keep what the product's sale has. */
function saleIn(
	rows: readonly ProductRow[],
	{ before, priceCents, report }: { before: ProductFacts | null; priceCents: number; report: ReportProblem },
): Sale | undefined {
	const at = (column: (typeof saleFields)[keyof typeof saleFields]) => valueRow(rows, column, report)
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
			report(where, saleFields[path[0] as keyof typeof saleFields], message)
		return undefined
	}
	if (!isSameSale(read.data, before?.sale) && read.data.priceCents >= priceCents)
		report(where, 'sale_price', `Expected less than the price of ${dollarsOf(priceCents)}.`)
	return read.data
}

type Listed = {
	column: 'certifications' | 'search_words'
	schema: z.ZodType<string[]>
	held: string[] | undefined
}

/** Separated by commas; `none` for an empty list. */
function listIn(
	rows: readonly ProductRow[],
	{ column, schema, held }: Listed,
	report: ReportProblem,
): string[] {
	const row = valueRow(rows, column, report)
	if (!row) return held ?? []
	if (row[column].toLowerCase() === 'none') return []
	const parts = row[column].split(/[,\n]/).map((part) => part.trim())
	const read = schema.safeParse([...new Set(parts.filter((part) => part !== ''))])
	if (!read.success) report(row, column, read.error.issues[0]?.message ?? 'Cannot be read')
	return read.data ?? []
}

type Statused = { before: ProductFacts | null; priceCents: number; report: ReportProblem }

export function statusIn(
	rows: readonly ProductRow[],
	{ before, priceCents, report }: Statused,
): ProductStatus {
	const row = valueRow(rows, 'status', report)
	const held = before?.status ?? 'draft'
	if (!row) return held
	const status = productStatuses.find((one) => one === row.status.toLowerCase())
	if (!status) report(row, 'status', `Expected ${productStatuses.join(', ')}.`)
	else if (before && status !== held && statusAfter(held) !== status)
		report(
			row,
			'status',
			`Expected ${held} or ${statusAfter(held)}: the product is now “${productStatusNames[held]}”.`,
		)
	else if (status === 'active' && held !== 'active' && priceCents === 0)
		report(row, 'price', 'Expected a price: nothing is sold for $0.00.')
	return status ?? held
}
