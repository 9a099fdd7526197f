// What a file of products would do: new products, changes from old to new values, and the problems of each row.
import { mostColors, mostSizes, variantSkus } from '#catalog/rules/colors-and-sizes.ts'
import type { PieceProduct } from '#catalog/rules/kit-pieces.ts'
import { readPieces } from '#catalog/rules/kit-pieces-text.ts'
import { garmentOf } from '#catalog/rules/size-charts.ts'
import { Sku } from '#catalog/rules/manage.ts'
import {
	colorwaysWith,
	isSameProduct,
	sizeKey,
	type ProductFacts,
	type SizeFacts,
} from '#catalog/rules/product-facts.ts'
import type { FileProblem } from '#catalog/schemas.ts'
import { cellOfRow, type ProductColumn, type ProductRow, type ReadProducts } from './product-file.ts'
import { readKit, type PieceOf } from './product-kit-cells.ts'
import { readFields, type ReportProblem } from './product-cells.ts'
import { readPhotos, type GivenPhotos } from './product-photo-cells.ts'
import { readChart, readExtras, readSize } from './product-size-cells.ts'

export type PlannedProduct = {
	row: number
	sku: string
	problems: FileProblem[]
	before: ProductFacts | null
	/** Null with problems. */
	after: ProductFacts | null
}
export type ProductPlan = { products: PlannedProduct[]; unchanged: number }

type Shop = {
	/** By SKU in lower case. */
	products: ReadonlyMap<string, ProductFacts>
	/** Products that kits of the file are made of, by SKU in lower case. */
	pieces: ReadonlyMap<string, PieceProduct & { model: string }>
	/** The product's SKU by that of a size. */
	sizeSkus: ReadonlyMap<string, string>
	/** Those that came with the file. */
	photos?: GivenPhotos
	/** Business days of a new product's sizes. */
	newLeadDays: number
	/** The sports sold. */
	sold: readonly string[]
}

const noPhotosGiven: GivenPhotos = new Map()

/** The sizes that a file gives an SKU, with the row that gave it first. */
type Given = Map<string, { sku: string; row: number }>

const isNoKit = 'This product is no kit, and a file does not make it one. Give the kit a SKU of its own.'

/** A row of a photo beyond the sizes. */
const isPhotoRow = (row: ProductRow) => row.photo !== '' && row.primary_color === ''

/** The sizes after the file, by color and size. */
function sizesAfter(
	rows: readonly ProductRow[],
	before: ProductFacts | null,
	{ sku, newLeadDays, report }: { sku: string; newLeadDays: number; report: ReportProblem },
): SizeFacts[] {
	const after = new Map((before?.sizes ?? []).map((size) => [sizeKey(size), size]))
	const seen = new Map<string, number>()
	for (const row of rows) {
		if (row.color === '' && row.size === '' && (before || isPhotoRow(row))) continue
		const size = readSize(row, { known: [...after.values()], newLeadDays, report })
		if (!size) continue
		const key = sizeKey(size)
		const earlier = seen.get(key)
		if (earlier !== undefined) report(row, 'size', `Row ${earlier} is about the same color and size.`)
		seen.set(key, row.row)
		after.set(key, size)
	}
	return withSkus(sku, inOrder([...after.values()], rows, before))
}

/** Sizes of the file in its order, when it has all sizes of the product; otherwise new ones follow the others. */
function inOrder(sizes: SizeFacts[], rows: readonly ProductRow[], before: ProductFacts | null): SizeFacts[] {
	const known = [...new Set((before?.sizes ?? []).map(({ size }) => size.toLowerCase()))]
	const given = [...new Set(rows.map(({ size }) => size.toLowerCase()))]
	const order = known.every((size) => given.includes(size)) ? given : [...known, ...given]
	const colors = [...new Set(sizes.map(({ color }) => color.toLowerCase()))]
	const rank = ({ color, size }: SizeFacts) =>
		colors.indexOf(color.toLowerCase()) * 1_000 + order.indexOf(size.toLowerCase())
	return sizes.toSorted((a, b) => rank(a) - rank(b))
}

/** Makes the SKUs that are left out. */
function withSkus(sku: string, sizes: readonly SizeFacts[]): SizeFacts[] {
	const ids = new Map(colorwaysWith([], sizes).map(({ name, id }) => [name.toLowerCase(), id]))
	const open = sizes.filter((size) => size.sku === '')
	const made = variantSkus(
		sku,
		open.map(({ color, size }) => ({ size, colorway: ids.get(color.toLowerCase()) ?? color })),
		sizes.map((size) => size.sku),
	)
	return sizes.map((size) => (size.sku === '' ? { ...size, sku: made[open.indexOf(size)] ?? '' } : size))
}

function checkSizes(
	product: ProductFacts,
	{
		rows,
		shop,
		given,
		report,
	}: { rows: readonly ProductRow[]; shop: Shop; given: Given; report: ReportProblem },
): void {
	const [first] = rows
	if (!first) return
	const { sizes } = product
	if (sizes.length === 0) report(first, 'size', 'Expected at least one row with a color and a size.')
	const count = (values: readonly string[]) => new Set(values.map((value) => value.toLowerCase())).size
	if (count(sizes.map(({ color }) => color)) > mostColors)
		report(first, 'color', `Expected at most ${mostColors} colors.`)
	if (count(sizes.map(({ size }) => size)) > mostSizes)
		report(first, 'size', `Expected at most ${mostSizes} sizes.`)
	const keys = new Map(rows.map((row) => [sizeKey(row), row]))
	for (const size of sizes) {
		const row = keys.get(sizeKey(size)) ?? first
		const owner = shop.sizeSkus.get(size.sku)
		const earlier = given.get(size.sku)
		if (owner !== undefined && owner !== product.sku)
			report(row, 'variant_sku', `${size.sku} is taken by the product ${owner}.`)
		else if (earlier)
			report(row, 'variant_sku', `Row ${earlier.row} has the same SKU ${size.sku} for another size.`)
		else given.set(size.sku, { sku: product.sku, row: row.row })
	}
}

type Begun = { first: ProductRow; planned: PlannedProduct; report: ReportProblem }

function begun(rows: readonly ProductRow[], shop: Shop): Begun {
	const [first] = rows
	if (!first) throw new Error('A product has rows')
	const problems: FileProblem[] = []
	const report: ReportProblem = (row, column: ProductColumn, message) => {
		problems.push({ row: row.row, column, value: row[column].slice(0, 80), message })
	}
	const before = shop.products.get(first.sku.toLowerCase()) ?? null
	const read = Sku.safeParse(first.sku)
	const sku = before?.sku ?? read.data ?? first.sku.slice(0, 60)
	if (!read.success) report(first, 'sku', read.error.issues[0]?.message ?? 'SKU required')
	return { first, report, planned: { row: first.row, sku, problems, before, after: null } }
}

/** The plan of one product that is no kit: the rows with its SKU. */
function planOne(rows: readonly ProductRow[], { shop, given }: { shop: Shop; given: Given }): PlannedProduct {
	const { report, planned } = begun(rows, shop)
	const { sku, before, problems } = planned
	const asKit = rows.find(({ pieces }) => pieces !== '')
	if (before && asKit) report(asKit, 'pieces', isNoKit)
	if (problems.length > 0) return planned
	const fields = readFields(rows, { sold: shop.sold, before, report })
	const sizes = sizesAfter(rows, before, { sku, newLeadDays: shop.newLeadDays, report })
	const extras = readExtras(rows, { before, sizes, report })
	const sizeChart = readChart(rows, { before, sizes, report })
	const pictures = readPhotos(rows, { before, given: shop.photos ?? noPhotosGiven, report })
	const own = { ...extras, ...(sizeChart && { sizeChart }), ...pictures }
	const after = { ...fields, sku, sizes, ...own }
	if (problems.length === 0) checkSizes(after, { rows, shop, given, report })
	return { ...planned, after: problems.length > 0 ? null : after }
}

/** What pieces can be of: the products of the shop as the file leaves them, and its new ones. */
function piecesFrom(shop: Shop, products: readonly PlannedProduct[], kits: ReadonlySet<string>): PieceOf {
	const planned = new Map(products.map((one) => [one.sku.toLowerCase(), one]))
	return (text) => {
		const sku = text.toLowerCase()
		const stored = shop.pieces.get(sku)
		const one = planned.get(sku)
		if (!stored && kits.has(sku))
			return { problem: `${text} is a kit itself. A kit’s pieces are single products.` }
		if (!one?.after)
			return stored ?? (one && { problem: `${one.sku} is left out of this import: see row ${one.row}.` })
		const { model, status, certs: safetyCerts, customizable, templateId, priceCents, sizes } = one.after
		return {
			id: stored?.id ?? '',
			sku: one.sku,
			model,
			status,
			safetyCerts,
			basePriceCents: priceCents,
			colorways: colorwaysWith(stored?.colorways ?? [], sizes),
			attributes: {
				customizable,
				templateId,
				kind: garmentOf(templateId)?.kind ?? '',
				sizeChart: '',
			},
		}
	}
}

function planKit(rows: readonly ProductRow[], shop: Shop, pieceOf: PieceOf): PlannedProduct {
	const { report, planned } = begun(rows, shop)
	if (planned.problems.length > 0) return planned
	const { before, sku } = planned
	const after = {
		...readKit(rows, { sold: shop.sold, before, sku, pieceOf, report }),
		...readPhotos(rows, { before, given: shop.photos ?? noPhotosGiven, report }),
	}
	return { ...planned, after: planned.problems.length > 0 ? null : after }
}

/** SKUs of the pieces of kits in the file, in lower case. */
export const pieceSkusIn = (rows: readonly ProductRow[]): string[] => [
	...new Set(rows.flatMap(({ pieces }) => readPieces(pieces).map(({ sku }) => sku.toLowerCase()))),
]

/** Names columns as the file does, and takes the explanation of its reader where there is one, once. */
function inFileTerms(product: PlannedProduct, { names, explained }: ReadProducts): PlannedProduct {
	if (!names) return product
	const problems = product.problems.map((problem) => ({
		...problem,
		// Cast: problems of products are about columns of the shop.
		column: names[problem.column as ProductColumn] ?? problem.column,
		...explained?.get(cellOfRow(problem)),
	}))
	const keyOf = ({ row, column, message }: FileProblem) => `${row} ${column} ${message}`
	return { ...product, problems: [...new Map(problems.map((one) => [keyOf(one), one])).values()] }
}

/** Plans every product of the file; one with a problem is left out as a whole. */
export function planProducts(read: ReadProducts, shop: Shop): ProductPlan {
	const { rows } = read
	// Rows without a SKU are each a problem of their own.
	const groups = Map.groupBy(rows, ({ sku, row }) => (sku === '' ? `\n${row}` : sku.toLowerCase()))
	const given: Given = new Map()
	const isKit = (key: string, own: readonly ProductRow[]) => {
		const before = shop.products.get(key)
		return before ? before.pieces !== undefined : own.some(({ pieces }) => pieces !== '')
	}
	const kits = new Set([...groups].flatMap(([key, own]) => (isKit(key, own) ? [key] : [])))
	const single = [...groups].flatMap(([key, own]) => (kits.has(key) ? [] : [planOne(own, { shop, given })]))
	const pieceOf = piecesFrom(shop, single, kits)
	const products = [
		...single,
		...[...groups].flatMap(([key, own]) => (kits.has(key) ? [planKit(own, shop, pieceOf)] : [])),
	].toSorted((a, b) => a.row - b.row)
	const isUnchanged = ({ before, after }: PlannedProduct) =>
		before !== null && after !== null && isSameProduct(before, after)
	return {
		products: products.filter((one) => !isUnchanged(one)).map((one) => inFileTerms(one, read)),
		unchanged: products.filter(isUnchanged).length,
	}
}
