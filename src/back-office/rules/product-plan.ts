// What a file of products would do: new products, changes from old to new values, and the problems of each row.
import { mostColors, mostSizes, variantSkus } from '#catalog/rules/colors-and-sizes.ts'
import { Sku } from '#catalog/rules/manage.ts'
import {
	colorwaysWith,
	isSameProduct,
	sizeKey,
	type ProductFacts,
	type SizeFacts,
} from '#catalog/rules/product-facts.ts'
import type { FileProblem } from '#catalog/schemas.ts'
import type { ProductColumn, ProductRow, ReadProducts } from './product-file.ts'
import { readExtras, readFields, readSize, type Told } from './product-cells.ts'

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
	/** SKUs of kits in lower case. */
	kits: ReadonlySet<string>
	/** The product's SKU by that of a size. */
	sizeSkus: ReadonlyMap<string, string>
	/** Business days of a new product's sizes. */
	newLeadDays: number
	/** The sports sold. */
	sold: readonly string[]
}

/** The sizes that a file gives an SKU, with the row that gave it first. */
type Given = Map<string, { sku: string; row: number }>

const isKit = 'This is a kit, which has no sizes of its own. Change it on its page.'

/** The sizes after the file, by color and size. */
function sizesAfter(
	rows: readonly ProductRow[],
	before: ProductFacts | null,
	{ sku, newLeadDays, tell }: { sku: string; newLeadDays: number; tell: Told },
): SizeFacts[] {
	const after = new Map((before?.sizes ?? []).map((size) => [sizeKey(size), size]))
	const seen = new Map<string, number>()
	for (const row of rows) {
		if (row.color === '' && row.size === '' && before) continue
		const size = readSize(row, { known: [...after.values()], newLeadDays, tell })
		if (!size) continue
		const key = sizeKey(size)
		const earlier = seen.get(key)
		if (earlier !== undefined) tell(row, 'size', `Row ${earlier} is about the same color and size.`)
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
	{ rows, shop, given, tell }: { rows: readonly ProductRow[]; shop: Shop; given: Given; tell: Told },
): void {
	const [first] = rows
	if (!first) return
	const { sizes } = product
	if (sizes.length === 0) tell(first, 'size', 'Expected at least one row with a color and a size.')
	const count = (values: readonly string[]) => new Set(values.map((value) => value.toLowerCase())).size
	if (count(sizes.map(({ color }) => color)) > mostColors)
		tell(first, 'color', `Expected at most ${mostColors} colors.`)
	if (count(sizes.map(({ size }) => size)) > mostSizes)
		tell(first, 'size', `Expected at most ${mostSizes} sizes.`)
	const keys = new Map(rows.map((row) => [sizeKey(row), row]))
	for (const size of sizes) {
		const row = keys.get(sizeKey(size)) ?? first
		const owner = shop.sizeSkus.get(size.sku)
		const earlier = given.get(size.sku)
		if (owner !== undefined && owner !== product.sku)
			tell(row, 'variant_sku', `${size.sku} is taken by the product ${owner}.`)
		else if (earlier)
			tell(row, 'variant_sku', `Row ${earlier.row} has the same SKU ${size.sku} for another size.`)
		else given.set(size.sku, { sku: product.sku, row: row.row })
	}
}

/** The plan of one product: the rows with its SKU. */
function planOne(rows: readonly ProductRow[], { shop, given }: { shop: Shop; given: Given }): PlannedProduct {
	const [first] = rows
	if (!first) throw new Error('A product has rows')
	const problems: FileProblem[] = []
	const tell: Told = (row, column: ProductColumn, message) => {
		problems.push({ row: row.row, column, value: row[column].slice(0, 80), message })
	}
	const key = first.sku.toLowerCase()
	const before = shop.products.get(key) ?? null
	const read = Sku.safeParse(first.sku)
	const sku = before?.sku ?? read.data ?? first.sku.slice(0, 60)
	const planned = { row: first.row, sku, problems, before }
	if (!read.success) tell(first, 'sku', read.error.issues[0]?.message ?? 'SKU required')
	if (shop.kits.has(key)) tell(first, 'sku', isKit)
	if (problems.length > 0) return { ...planned, after: null }
	const fields = readFields(rows, { sold: shop.sold, before, tell })
	const sizes = sizesAfter(rows, before, { sku, newLeadDays: shop.newLeadDays, tell })
	const sizeCents = readExtras(rows, { before, sizes, tell })
	const after = { ...fields, sku, sizes, ...(sizeCents && { sizeCents }) }
	if (problems.length === 0) checkSizes(after, { rows, shop, given, tell })
	return { ...planned, after: problems.length > 0 ? null : after }
}

/** Plans every product of the file; one with a problem is left out as a whole. */
export function planProducts({ rows }: ReadProducts, shop: Shop): ProductPlan {
	// Rows without a SKU are each a problem of their own.
	const groups = Map.groupBy(rows, ({ sku, row }) => (sku === '' ? `\n${row}` : sku.toLowerCase()))
	const given: Given = new Map()
	const products = [...groups.values()].map((own) => planOne(own, { shop, given }))
	const isUnchanged = ({ before, after }: PlannedProduct) =>
		before !== null && after !== null && isSameProduct(before, after)
	return {
		products: products.filter((one) => !isUnchanged(one)),
		unchanged: products.filter(isUnchanged).length,
	}
}
