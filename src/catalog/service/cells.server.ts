// Changes the colors and sizes of a product, and the SKUs of its sizes in colors.
import { randomUUID } from 'node:crypto'
import { note } from '#accounts/service/audit.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { parseProductId } from '#kit/ids.ts'
import { assertCan } from '#policies/policy.ts'
import { catalogPolicy } from '../policies.ts'
import {
	cellsOf,
	imagesAfter,
	planCells,
	removalProblem,
	type CellUses,
	type Removed,
	type StoredCell,
} from '../rules/cells.ts'
import { cellKey, CellsChange, mostColors, withColors } from '../rules/colors-and-sizes.ts'
import { withExtraPrices } from '../rules/product-history.ts'
import {
	extraPricesFor,
	extraPricesProblem,
	keptCents,
	sizePricesText,
	withColorNames,
	type ExtraPrices,
} from '../rules/size-prices.ts'
import { drawnIn, withDrawn } from '../rules/photos.ts'
import type { Colorway } from '../schemas.ts'
import * as cells from '../store/cells.server.ts'
import { lockProduct, updateProduct } from '../store/manage.server.ts'
import { insertVariants } from '../store/new-products.server.ts'
import { renewProducts } from './manage.server.ts'
import { drawnImages } from './new-product.server.ts'
import { productNotFound } from './products.server.ts'

/** Orders, carts and portals of modules above this one, asked only when something is removed. */
export type FindUses = (inner: ServiceContext, productId: string, variantIds: string[]) => Promise<CellUses>

const changedMeanwhile = 'Someone else has changed this product. Check the latest values and save again.'

function colorsAfter(before: readonly Colorway[], { names, removed, added }: CellsChange): Colorway[] {
	const kept = before
		.filter(({ id }) => !removed.includes(id))
		.map((colorway) => ({ ...colorway, name: names.get(colorway.id) ?? colorway.name }))
	const after = withColors(kept, added)
	if (after.length === 0) throw new Refusal('invalid', 'At least one color')
	if (after.length > mostColors) throw new Refusal('invalid', `At most ${mostColors} colors`)
	if (new Set(after.map(({ name }) => name.toLowerCase())).size < after.length)
		throw new Refusal('invalid', 'Two colors have the same name')
	return after
}

const removalsOf = (
	colors: readonly Colorway[],
	stored: readonly StoredCell[],
	{ removed, sizes }: CellsChange,
): Removed[] => [
	...colors.filter(({ id }) => removed.includes(id)).map(({ id, name }) => ({ name, colorway: id })),
	...[...new Set(stored.filter(({ retired }) => !retired).map(({ size }) => size))]
		.filter((size) => !sizes.includes(size))
		.map((size) => ({ name: `Size ${size}`, size })),
]

type Priced = { before: ExtraPrices; colorways: readonly Colorway[] }

/** What each size costs more in each color after the change. @throws Refusal invalid */
function pricesAfter({ before, colorways }: Priced, { sizes, extras, cellExtras }: CellsChange): ExtraPrices {
	const all = colorways.flatMap(({ id: color }) => sizes.map((size) => ({ color, size })))
	const prices = extraPricesFor(
		all,
		(cell) =>
			extras.get(cell.size) ?? cellExtras.get(cellKey(cell.color, cell.size)) ?? keptCents(before, cell),
	)
	const problem = extraPricesProblem(
		all,
		prices,
		colorways.map((colorway) => ({ ...colorway, color: colorway.id })),
	)
	if (problem) throw new Refusal('invalid', problem)
	return prices
}

async function refuseTakenSkus(inner: ServiceContext, productId: string, skus: readonly string[]) {
	if (new Set(skus).size < skus.length) throw new Refusal('invalid', 'Two sizes have the same SKU')
	const [taken] = await cells.skusOfOthers(inner.db, productId, skus)
	if (taken !== undefined)
		throw new Refusal('conflict', `The SKU ${taken} is taken by another product. Enter another one.`)
}

/**
 * Call it inside a transaction; the caller updates the search index. What is removed stays for the orders that have it.
 * @param seenAt when the product was last changed, as the page showed it
 * @throws Refusal forbidden, not_found, invalid; conflict after a concurrent change, for a taken SKU and for a color or
 * size in use
 */
export async function saveColorsAndSizes(
	inner: ServiceContext,
	findUses: FindUses,
	{ productId, seenAt, change }: { productId: string; seenAt: number; change: CellsChange },
): Promise<void> {
	assertCan(inner, catalogPolicy, 'edit')
	const id = parseProductId(productId)
	const stored = id ? await cells.lockCells(inner.db, id) : []
	const before = id && (await lockProduct(inner.db, id))
	if (!before || before.attributes.pieces) throw new Refusal('not_found', productNotFound)
	if (before.updatedAt.getTime() !== seenAt) throw new Refusal('conflict', changedMeanwhile)
	const parsed = CellsChange.safeParse(change)
	if (!parsed.success)
		throw new Refusal('invalid', parsed.error.issues[0]?.message ?? 'Please check the form.')
	const { sizes, skus } = parsed.data
	const colorways = colorsAfter(before.colorways, parsed.data)
	const prices = pricesAfter({ before: before.attributes, colorways }, parsed.data)
	const removed = removalsOf(before.colorways, stored, parsed.data)
	if (removed.length > 0) {
		const ids = removed.flatMap((one) => cellsOf(stored, one).map((cell) => cell.id))
		const problem = removalProblem(removed, stored, await findUses(inner, before.id, [...new Set(ids)]))
		if (problem) throw new Refusal('conflict', problem)
	}
	const { kept: keptCells, left, added } = planCells({ sku: before.sku, colorways, sizes, stored, skus })
	await refuseTakenSkus(
		inner,
		before.id,
		[...keptCells, ...left, ...added].map(({ sku }) => sku),
	)
	await cells.saveCells(inner.db, keptCells)
	const gone = left.map((cell) => cell.id)
	if (gone.length > 0)
		await (before.status === 'draft' ? cells.deleteCells : cells.retireCells)(inner.db, gone)
	const rows = added.map((cell) => ({ ...cell, id: randomUUID(), productId: before.id }))
	if (rows.length > 0 && (await insertVariants(inner.db, rows)) < rows.length)
		throw new Refusal('conflict', changedMeanwhile)
	const known = new Set(before.colorways.map((colorway) => colorway.id))
	const fresh = colorways.filter((colorway) => !known.has(colorway.id))
	const drawn = await drawnImages(
		inner.db,
		{ model: before.model, templateId: before.attributes.templateId },
		fresh,
	)
	const kept = imagesAfter(before.images, before.colorways, colorways)
	const images = withDrawn(kept, [...drawnIn(kept), ...drawn])
	const imageUrl = images[0]?.url ?? before.imageUrl
	await updateProduct(inner.db, before.id, {
		attributes: withExtraPrices(before.attributes, prices),
		colorways,
		images,
		imageUrl,
		updatedAt: inner.now,
	})
	await renewProducts(inner, [before.id])
	const namesOf = (list: readonly Colorway[]) => list.map(({ name }) => name).join(', ')
	const sizesBefore = [
		...new Set(
			stored
				.filter(({ retired }) => !retired)
				.toSorted((a, b) => a.sizeRank - b.sizeRank)
				.map(({ size }) => size),
		),
	]
	const changedSkus = keptCells.filter((cell) =>
		stored.some((one) => one.id === cell.id && one.sku !== cell.sku),
	)
	await note(inner, {
		event: 'product.cells',
		subject: before.id,
		details: {
			colorsFrom: namesOf(before.colorways),
			colorsTo: namesOf(colorways),
			sizesFrom: sizesBefore.join(', '),
			sizesTo: sizes.join(', '),
			skus: changedSkus.length,
			extraPricesFrom: sizePricesText(withColorNames(before.attributes, before.colorways)),
			extraPricesTo: sizePricesText(withColorNames(prices, colorways)),
		},
	})
}
