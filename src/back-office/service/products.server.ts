// Changes to products and stock, also from files: each updates the search index and notifies the caches at once.
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { announceChange } from '#database/versions.server.ts'
import type { Count, LeadTime, ProductChange, StockReason } from '#catalog/rules/manage.ts'
import {
	applyFile,
	countStock,
	kitsNamed,
	saveProduct,
	setLeadTimes,
	shelvesForFile,
	shelvesNamed,
	type FileChanges,
} from '#catalog/service/manage.server.ts'
import type { NewKit, PieceChoice } from '#catalog/rules/kit-pieces.ts'
import type { NewProduct } from '#catalog/rules/new-product.ts'
import { changePieces, createKit } from '#catalog/service/kit-pieces.server.ts'
import { createProduct } from '#catalog/service/new-product.server.ts'
import { setProductStatus } from '#catalog/service/product-status.server.ts'
import { salesAtOnce, switchDueSales } from '#catalog/service/sales.server.ts'
import type { ProductStatus } from '#catalog/states.ts'
import { dressKits } from '#designs/service/kit-look.server.ts'
import { renewLooks } from '#designs/service/product-look.server.ts'
import { indexProducts } from '#search/service/indexing.server.ts'
import type { TypedTranslation } from '#translations/rules/texts.ts'
import { writeBeside } from '#translations/service/write.server.ts'
import { readStockFile, stockFile } from '../rules/stock-file.ts'
import { planOf, type FilePlan } from '../rules/stock-plan.ts'

type Change = { productId: string; seenAt: number; change: ProductChange }

/** With its Spanish texts. @throws Refusal forbidden, not_found, invalid, conflict */
export async function changeProduct(
	context: ServiceContext,
	{ spanish = [], ...input }: Change & { spanish?: readonly TypedTranslation[] },
): Promise<void> {
	await inTransaction(context, async (inner) => {
		await saveProduct(inner, input)
		await writeBeside(inner, 'es', spanish)
		await renewLooks(inner, [input.productId])
		await indexProducts(inner.db, [input.productId])
	})
	announceChange()
}

/** Makes a draft; the shop shows nothing of it. @returns its id. @throws Refusal forbidden, invalid, conflict */
export const makeProduct = (
	context: ServiceContext,
	input: NewProduct,
	spanish: readonly TypedTranslation[] = [],
): Promise<string> =>
	inTransaction(context, async (inner) => {
		const id = await createProduct(inner, input)
		await writeBeside(inner, 'es', spanish)
		return id
	})

/** Makes a draft of a kit, drawn as its pieces are. @returns its id. @throws Refusal forbidden, invalid, conflict */
export const makeKit = (context: ServiceContext, input: NewKit): Promise<string> =>
	inTransaction(context, async (inner) => {
		const id = await createKit(inner, input)
		await dressKits(inner, [id])
		return id
	})

/** Gives a kit other pieces. @throws Refusal forbidden, not_found, invalid, conflict */
export async function changeKitPieces(
	context: ServiceContext,
	input: { kitId: string; seenAt: number; pieces: readonly PieceChoice[] },
): Promise<void> {
	await inTransaction(context, async (inner) => {
		await changePieces(inner, input)
		await dressKits(inner, [input.kitId])
		await indexProducts(inner.db, [input.kitId])
	})
	announceChange()
}

/** Publishes or archives. @throws Refusal forbidden, not_found, invalid, conflict */
export async function changeStatus(
	context: ServiceContext,
	input: { productId: string; status: ProductStatus },
): Promise<void> {
	await inTransaction(context, async (inner) => {
		await setProductStatus(inner, input)
		await indexProducts(inner.db, [input.productId])
	})
	announceChange()
}

/**
 * Saves counts and lead times of one form. @returns how many differ. @throws Refusal forbidden, not_found, invalid,
 * conflict
 */
export async function changeStock(
	context: ServiceContext,
	request: {
		productId: string
		counts: readonly Count[]
		reason: StockReason
		leadTimes: readonly LeadTime[]
	},
): Promise<number> {
	const changed = await inTransaction(context, async (inner) => {
		const count = (await countStock(inner, request)) + (await setLeadTimes(inner, request))
		if (count > 0) await indexProducts(inner.db, [request.productId])
		return count
	})
	if (changed > 0) announceChange()
	return changed
}

/** Stock and prices as a file, for one sport or all. @throws Refusal forbidden */
export const exportStock = async (context: ServiceContext, sport: string | null): Promise<string> =>
	stockFile(await shelvesForFile(context, sport))

/** The changes and errors of a file; changes nothing. @throws Refusal forbidden */
export async function checkFile(
	context: ServiceContext,
	text: string,
): Promise<FilePlan & { unknown: string[] }> {
	const read = readStockFile(text)
	const skus = [...new Set(read.rows.map(({ sku }) => sku.toLowerCase()).filter((sku) => sku !== ''))]
	const [shelves, kits] = [await shelvesNamed(context, skus), await kitsNamed(context, skus)]
	return { ...planOf(read, { shelves, kits }), unknown: read.unknown }
}

/**
 * Applies all reviewed changes or none. @returns how many products changed. @throws Refusal forbidden, not_found,
 * conflict
 */
export async function applyPlan(context: ServiceContext, changes: FileChanges): Promise<number> {
	const changed = await inTransaction(context, async (inner) => {
		const ids = await applyFile(inner, changes)
		await indexProducts(inner.db, ids)
		return ids
	})
	if (changed.length > 0) announceChange()
	return changed.length
}

/** Starts and ends the sales that are due, some hundred products per transaction. @returns how many products changed */
export async function switchSales(context: ServiceContext): Promise<number> {
	let all = 0
	for (let more = true; more;) {
		const ids = await inTransaction(context, async (inner) => {
			const switched = await switchDueSales(inner)
			if (switched.length > 0) await indexProducts(inner.db, switched)
			return switched
		})
		if (ids.length > 0) announceChange()
		all += ids.length
		more = ids.length === salesAtOnce
	}
	return all
}
