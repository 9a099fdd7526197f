// Catalog management: csr may read, admins may change. Each change updates lists, caches and the audit log.
import { assertCan } from '#policies/policy.ts'
import { catalogPolicy } from '../policies.ts'
import { note } from '#accounts/service/audit.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { raiseVersion } from '#database/versions.server.ts'
import { Refusal } from '#kit/errors.ts'
import { parseProductId } from '#kit/ids.ts'
import { formatUsd } from '#kit/money.ts'
import { pageOf } from '#kit/pages.ts'
import { soldSports, shopDay } from '#shop-settings/service/shop.server.ts'
import {
	deltasOf,
	mostLeadDays,
	mostListed,
	mostUnits,
	ProductChange,
	type Count,
	type LeadTime,
	type ProductsAsked,
	type ProductSort,
	type StockDelta,
	type StockReason,
} from '../rules/manage.ts'
import { ownFundraising } from '../rules/fundraising.ts'
import { isSportOfProduct } from '../rules/new-product.ts'
import { pricesOn, saleOf, saleProblem, type Sale, type StoredPrices } from '../rules/sale.ts'
import { chosenMethods, methodsProblem } from '../rules/decoration-methods.ts'
import { attributesWith, changedFields } from '../rules/product-history.ts'
import { kitSkus } from '../store/kits.server.ts'
import { renewListings } from '../store/listing-rows.server.ts'
import * as store from '../store/manage.server.ts'
import { changeStock, lockStock, type Movement } from '../store/stock.server.ts'
import { refuseTakenSku } from './new-product.server.ts'
import { productNotFound } from './products.server.ts'

export const productsPerPage = 40

/**
 * One page of all products, hidden ones included, in two statements. A total above `mostListed` says only that there are
 * more. @throws Refusal forbidden
 */
export async function productsForStaff(
	context: ServiceContext,
	{ page: wanted, sort, ...asked }: ProductsAsked & { page: number; sort?: ProductSort },
) {
	assertCan(context, catalogPolicy, 'read')
	const total = await store.countProducts(context.db, asked, mostListed + 1)
	const { page, pages, offset } = pageOf(wanted, Math.min(total, mostListed), productsPerPage)
	return {
		products: await store.productsOf(context.db, {
			asked,
			...(sort && { sort }),
			offset,
			limit: productsPerPage,
		}),
		total,
		page,
		pages,
	}
}

/** Products that a kit can be made of, those changed last first: for choosing, others can be typed. @throws Refusal forbidden */
export async function piecesToSuggest(context: ServiceContext, sport: string | null) {
	const asked = { text: '', sport, show: 'all', trait: 'customizable', sort: 'changed', page: 1 } as const
	const { products } = await productsForStaff(context, asked)
	return products.filter(({ isKit }) => !isKit).map(({ sku, brand, model }) => ({ sku, brand, model }))
}

/** A product with its variants' stock, or the pieces of a kit, in three statements. @throws Refusal forbidden, not_found */
export async function productForStaff(context: ServiceContext, idText: string) {
	assertCan(context, catalogPolicy, 'read')
	const id = parseProductId(idText)
	const product = id && (await store.productById(context.db, id))
	if (!product) throw new Refusal('not_found', productNotFound)
	const { pieces = [] } = product.attributes
	const parts = new Map(
		(await store.productsOf(context.db, { ids: pieces.map(({ productId }) => productId) })).map((part) => [
			part.id,
			part,
		]),
	)
	return {
		product,
		shelves: await store.shelvesOf(context.db, product.id),
		/** In their order; `product` is undefined for one that is missing. */
		pieces: pieces.map(({ id: piece, name, productId, swapped = false }) => ({
			id: piece,
			name,
			swapped,
			product: parts.get(productId),
		})),
	}
}

/** Updates the list rows of these products and of kits with them, with the price of kits, and invalidates caches. */
export async function renewProducts(inner: ServiceContext, productIds: readonly string[]): Promise<void> {
	await renewListings(inner.db, soldSports(), productIds)
	await raiseVersion(inner.db, 'catalog')
}

export const changedMeanwhile = () =>
	new Refusal('conflict', 'Someone else has changed this product. Check the latest values and save again.')

/** @throws Refusal invalid */
function pricesAfter(
	before: StoredPrices,
	{ regularCents, sale, day }: { regularCents: number; sale: Sale | null; day: string },
): StoredPrices {
	const problem = sale && saleProblem(sale, { regularCents, before: saleOf(before), day })
	if (problem) throw new Refusal('invalid', `Sale price: ${problem.message}`)
	return pricesOn(regularCents, sale, day)
}

/**
 * Saves a staff edit; the price of a kit stays the sum of its pieces. Call it inside a transaction; the caller updates the search index.
 * @param seenAt when the product was last changed, as the page showed it
 * @throws Refusal forbidden, not_found, invalid; conflict after a concurrent change
 */
export async function saveProduct(
	inner: ServiceContext,
	{ productId, seenAt, change }: { productId: string; seenAt: number; change: ProductChange },
): Promise<void> {
	assertCan(inner, catalogPolicy, 'edit')
	const id = parseProductId(productId)
	// The same lock order as orders: variants first.
	if (id) await store.lockVariantsOf(inner.db, id)
	const before = id && (await store.lockProduct(inner.db, id))
	if (!before) throw new Refusal('not_found', productNotFound)
	if (before.updatedAt.getTime() !== seenAt) throw changedMeanwhile()
	const parsed = ProductChange.safeParse(change)
	if (!parsed.success)
		throw new Refusal('invalid', parsed.error.issues[0]?.message ?? 'Please check the form.')
	const {
		certs,
		customizable,
		sublimated,
		methods,
		personalized = before.attributes.personalized,
		raisesFunds,
		basePriceCents: regularCents,
		sale = saleOf(before),
		...rest
	} = parsed.data
	if (rest.sport !== before.sport && !isSportOfProduct(soldSports(), rest.sport))
		throw new Refusal('invalid', 'Choose a sport')
	await refuseTakenSku(inner.db, rest.sku, before.id)
	const { templateId } = before.attributes
	const problem = methodsProblem(templateId, methods)
	if (problem) throw new Refusal('invalid', problem)
	const after = before.attributes.pieces
		? rest
		: {
				...rest,
				...pricesAfter(before, { regularCents, sale, day: shopDay(inner.now) }),
				attributes: attributesWith(before.attributes, {
					customizable,
					sublimated,
					methods: methods ? chosenMethods(templateId, methods) : before.attributes.methods,
					personalized,
					raisesFunds:
						raisesFunds === undefined
							? before.attributes.raisesFunds
							: ownFundraising(rest.sport, raisesFunds),
				}),
			}
	const row = { ...after, safetyCerts: [...new Set(certs)] }
	await store.updateProduct(inner.db, before.id, { ...row, updatedAt: inner.now })
	await renewProducts(inner, [before.id])
	await note(inner, {
		event: 'product.changed',
		subject: before.id,
		details: changedFields(before, { ...before, ...row }),
	})
}

export const goneSize = 'A size of this product is no longer there.'
const countedMeanwhile =
	'Someone else has counted one of these sizes. Check the latest numbers and save again.'

/** Applies stock corrections. @returns ids of the products. @throws Refusal not_found, conflict */
async function correct(
	inner: ServiceContext,
	deltas: readonly StockDelta[],
	movement: Pick<Movement, 'kind' | 'reason'>,
): Promise<string[]> {
	const ids = deltas.map(({ variantId }) => variantId)
	const shelves = new Map((await lockStock(inner.db, ids)).map((shelf) => [shelf.id, shelf]))
	for (const { variantId, base, delta } of deltas) {
		const shelf = shelves.get(variantId)
		if (!shelf) throw new Refusal('not_found', goneSize)
		if (shelf.counted !== base) throw new Refusal('conflict', countedMeanwhile)
		if (shelf.stock + delta < 0 || shelf.stock + delta > mostUnits)
			throw new Refusal(
				'conflict',
				`Only ${shelf.stock} units of one of the sizes are left: others were sold meanwhile. Please count again.`,
			)
	}
	if (deltas.length > 0)
		await changeStock(inner.db, deltas, { ...movement, at: inner.now, actorId: inner.actor.userId })
	return [...new Set([...shelves.values()].map(({ productId }) => productId))]
}

const unitsOf = (deltas: readonly StockDelta[]) => deltas.reduce((sum, { delta }) => sum + delta, 0)

/**
 * Sets stock to the counted numbers, less units sold since the page was shown. Call it inside a transaction; the
 * caller updates the search index.
 * @returns how many variants differ
 * @throws Refusal forbidden, not_found, invalid, conflict
 */
export async function countStock(
	inner: ServiceContext,
	{ productId, counts, reason }: { productId: string; counts: readonly Count[]; reason: StockReason },
): Promise<number> {
	assertCan(inner, catalogPolicy, 'edit')
	if (counts.some(({ counted }) => !Number.isSafeInteger(counted) || counted < 0 || counted > mostUnits))
		throw new Refusal('invalid', 'Please enter whole numbers of units.')
	const deltas = deltasOf(counts)
	if (deltas.length === 0) return 0
	const touched = await correct(inner, deltas, { kind: 'counted', reason })
	if (touched.some((id) => id !== productId)) throw new Refusal('not_found', goneSize)
	await renewProducts(inner, touched)
	await note(inner, {
		event: 'stock.counted',
		subject: productId,
		details: { variants: deltas.length, units: unitsOf(deltas), reason },
	})
	return deltas.length
}

/**
 * Saves the lead times of sizes. Call it inside a transaction; the caller updates the search index.
 * @returns how many changed
 * @throws Refusal forbidden, invalid; conflict after a concurrent change
 */
export async function setLeadTimes(
	inner: ServiceContext,
	{ productId, leadTimes }: { productId: string; leadTimes: readonly LeadTime[] },
): Promise<number> {
	assertCan(inner, catalogPolicy, 'edit')
	const changes = leadTimes.filter(({ seen, days }) => days !== seen)
	if (changes.some(({ days }) => !Number.isSafeInteger(days) || days < 0 || days > mostLeadDays))
		throw new Refusal('invalid', `Please enter 0 to ${mostLeadDays} days.`)
	if (changes.length === 0) return 0
	await store.lockVariantsOf(inner.db, productId)
	if ((await store.changeLeadTimes(inner.db, productId, changes)) < changes.length)
		throw new Refusal(
			'conflict',
			'Someone else has changed a lead time. Check the latest days and save again.',
		)
	await renewProducts(inner, [productId])
	await note(inner, {
		event: 'product.lead_times',
		subject: productId,
		details: { variants: changes.length },
	})
	return changes.length
}

export type FileChanges = { stock: readonly StockDelta[]; prices: readonly store.PriceChange[] }

/**
 * Applies a whole file or nothing. Call it inside a transaction; the caller updates the search index.
 * @returns ids of the changed products
 * @throws Refusal forbidden, not_found, conflict after a concurrent change of a price or count, or for too little stock
 */
export async function applyFile(inner: ServiceContext, { stock, prices }: FileChanges): Promise<string[]> {
	assertCan(inner, catalogPolicy, 'edit')
	const counted = await correct(
		inner,
		stock.filter(({ delta }) => delta !== 0),
		{ kind: 'imported' },
	)
	const priced =
		prices.length === 0
			? []
			: await store.changePrices(inner.db, prices, { now: inner.now, today: shopDay(inner.now) })
	const done = new Set(priced)
	const missed = prices.find(({ productId }) => !done.has(productId))
	if (missed)
		throw new Refusal(
			'conflict',
			`A price that was ${formatUsd(missed.fromCents)} has been changed meanwhile. Please upload the file again.`,
		)
	const touched = [...new Set([...counted, ...priced])]
	if (touched.length === 0) return []
	await renewProducts(inner, touched)
	await note(inner, {
		event: 'catalog.imported',
		subject: 'catalog',
		details: { variants: stock.length, units: unitsOf(stock), prices: prices.length },
	})
	return touched
}

export type FileShelf = Awaited<ReturnType<typeof store.shelvesBySku>>[number]

/** The rows of an exported file of stock and prices. @throws Refusal forbidden */
export async function shelvesForFile(context: ServiceContext, sport: string | null): Promise<FileShelf[]> {
	assertCan(context, catalogPolicy, 'read')
	return store.shelvesForFile(context.db, sport)
}

/** The variants of the products that a file names. @throws Refusal forbidden */
export async function shelvesNamed(context: ServiceContext, skus: readonly string[]): Promise<FileShelf[]> {
	assertCan(context, catalogPolicy, 'edit')
	return skus.length === 0 ? [] : store.shelvesBySku(context.db, skus)
}

/** Those of these SKUs that are a kit's, in lower case. @throws Refusal forbidden */
export async function kitsNamed(context: ServiceContext, skus: readonly string[]): Promise<Set<string>> {
	assertCan(context, catalogPolicy, 'edit')
	return new Set(skus.length === 0 ? [] : await kitSkus(context.db, skus))
}
