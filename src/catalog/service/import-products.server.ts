// Imports the products of a checked file, and undoes it: some hundred at a time, with as many statements as for one.
import { randomUUID } from 'node:crypto'
import type { Connection } from '#database/client.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { assertCan } from '#policies/policy.ts'
import { catalogPolicy } from '../policies.ts'
import { imagesAfter } from '../rules/cells.ts'
import {
	keptBecause,
	leftBecause,
	savedKey,
	savedSizes,
	unitsOf,
	type HeldSize,
} from '../rules/import-steps.ts'
import { colorwaysWith, factsOf, sizeKey, type ProductFacts } from '../rules/product-facts.ts'
import { attributesWith } from '../rules/product-history.ts'
import { garmentOf, sizeChartIdOf } from '../rules/size-charts.ts'
import type { Colorway, ProductImage } from '../schemas.ts'
import { retireCells } from '../store/cells.server.ts'
import * as store from '../store/product-facts.server.ts'
import { productsIn, saveOutcomes, type Outcome } from '../store/product-imports.server.ts'
import { changeStock, type StockChange } from '../store/stock.server.ts'
import { renewProducts } from './manage.server.ts'
import { unranked } from '../rules/featured.ts'
import { drawnImages } from './new-product.server.ts'

/** Products per transaction. */
const atOnce = 250

type ImportRow = Awaited<ReturnType<typeof productsIn>>[number]
type Stored = Awaited<ReturnType<typeof store.productsBySku>>[number]
type Held = { product: Stored; sizes: (HeldSize & { productId: string })[]; facts: ProductFacts }

/** Pictures by garment and colors: a drawing takes some milliseconds, and many products share one. */
export type Drawn = Map<string, ProductImage[]>

const drawingOf = (templateId: string, { primary, secondary }: Pick<Colorway, 'primary' | 'secondary'>) =>
	`${templateId} ${primary} ${secondary}`

async function draw(db: Connection, drawn: Drawn, facts: readonly ProductFacts[]): Promise<void> {
	for (const { templateId, sizes } of facts)
		for (const size of sizes) {
			const key = drawingOf(templateId, size)
			if (drawn.has(key)) continue
			const colorway = { ...size, id: '', name: '', families: [] }
			drawn.set(key, await drawnImages(db, { model: '', templateId }, [colorway]))
		}
}

/** The pictures of a product in these colors. */
const picturesOf = (
	{ model, templateId }: Pick<ProductFacts, 'model' | 'templateId'>,
	colorways: readonly Colorway[],
	drawn: Drawn,
): ProductImage[] =>
	colorways.flatMap((colorway) =>
		(drawn.get(drawingOf(templateId, colorway)) ?? []).map((image) => ({
			...image,
			alt: `${model} in ${colorway.name}${image.alt.slice(' in '.length)}`,
			colorway: colorway.id,
		})),
	)

/** Draws what the next products need. Call it before the transaction, which holds locks. */
export async function drawNext(context: ServiceContext, importId: string, drawn: Drawn): Promise<void> {
	assertCan(context, catalogPolicy, 'edit')
	const next = await productsIn(context.db, { importId, states: ['waiting'], limit: atOnce })
	await draw(
		context.db,
		drawn,
		next.flatMap(({ after }) => after ?? []),
	)
}

/** Locks products and their sizes. */
async function locked(db: Connection, ids: readonly string[]): Promise<Held[]> {
	if (ids.length === 0) return []
	await store.lockSizesOfThese(db, ids)
	const products = await store.lockThese(db, ids)
	const sizes = Map.groupBy(await store.sizesOfThese(db, ids), ({ productId }) => productId)
	return products.map((product) => {
		const own = sizes.get(product.id) ?? []
		return { product, sizes: own, facts: factsOf(product, own) }
	})
}

const shared = (facts: ProductFacts) => ({
	brand: facts.brand,
	model: facts.model,
	sport: facts.sport,
	description: facts.description,
	basePriceCents: facts.priceCents,
	status: facts.status,
	safetyCerts: facts.certs,
})

function newProduct(facts: ProductFacts, drawn: Drawn, now: Date) {
	const { sku, templateId, customizable, sublimated } = facts
	const colorways = colorwaysWith([], facts.sizes)
	const images = picturesOf(facts, colorways, drawn)
	const attributes = {
		customizable,
		templateId,
		kind: garmentOf(templateId)?.kind ?? '',
		sizeChart: sizeChartIdOf(templateId),
		...(sublimated && { sublimated }),
	}
	const look = { colorways, images, imageUrl: images[0]?.url ?? '', attributes }
	return { ...shared(facts), ...look, id: randomUUID(), sku, featuredRank: unranked, updatedAt: now }
}

/** A product as the facts say; new colors get pictures, colors without a size lose them when `drops`. */
function savedProduct(
	{ product }: Held,
	facts: ProductFacts,
	{ drawn, drops }: { drawn: Drawn; drops: boolean },
) {
	const names = new Set(facts.sizes.map(({ color }) => color.toLowerCase()))
	const all = colorwaysWith(product.colorways, facts.sizes)
	const colorways = drops ? all.filter(({ name }) => names.has(name.toLowerCase())) : all
	const fresh = colorways.filter(({ id }) => !product.colorways.some((one) => one.id === id))
	const images = [
		...imagesAfter(product.images, product.colorways, colorways),
		...picturesOf(facts, fresh, drawn),
	]
	return {
		...shared(facts),
		id: product.id,
		attributes: attributesWith(product.attributes, facts),
		colorways,
		images,
		imageUrl: images[0]?.url ?? product.imageUrl,
	}
}

type Step = { facts: ProductFacts; productId: string; colorways: Colorway[]; held: HeldSize[] }

/** Writes the sizes of products and adds units to them. */
async function writeSizes(
	inner: ServiceContext,
	steps: readonly (Step & { units: ReadonlyMap<string, number> })[],
): Promise<void> {
	const rows = steps.map((step) => savedSizes(step.facts, { ...step, newId: randomUUID }))
	const ids = await store.saveSizes(inner.db, rows.flat())
	const changes: StockChange[] = rows.flatMap((sizes, at) =>
		sizes.flatMap((size) => {
			const delta = steps[at]?.units.get(sizeKey(size)) ?? 0
			const variantId = ids.get(savedKey(size))
			return delta === 0 || variantId === undefined ? [] : [{ variantId, delta }]
		}),
	)
	if (changes.length > 0)
		await changeStock(inner.db, changes, { kind: 'imported', at: inner.now, actorId: inner.actor.userId })
}

/**
 * Imports the next products. Call it inside a transaction; the caller updates the search index.
 * @returns ids of the written products; undefined when none is left
 * @throws Refusal forbidden
 */
export async function importNext(
	inner: ServiceContext,
	importId: string,
	drawn: Drawn,
): Promise<string[] | undefined> {
	assertCan(inner, catalogPolicy, 'edit')
	const next = await productsIn(inner.db, { importId, states: ['waiting'], limit: atOnce })
	if (next.length === 0) return undefined
	const wanted = next.flatMap((row) => (row.after ? [{ ...row, after: row.after }] : []))
	const named = await store.productsBySku(
		inner.db,
		wanted.map(({ sku }) => sku.toLowerCase()),
	)
	const held = await locked(
		inner.db,
		named.map(({ id }) => id),
	)
	const bySku = new Map(held.map((one) => [one.product.sku.toLowerCase(), one]))
	const owners = await store.ownersOfSkus(
		inner.db,
		wanted.flatMap(({ after }) => after.sizes.map(({ sku }) => sku)),
	)
	const reasonOf = ({ before, after }: (typeof wanted)[number]): string => {
		const now = bySku.get(after.sku.toLowerCase())?.facts ?? null
		const taken = after.sizes.find(({ sku }) => (owners.get(sku) ?? after.sku) !== after.sku)
		return (
			leftBecause({ before, after, now }) || (taken ? `The SKU ${taken.sku} is taken since the check.` : '')
		)
	}
	const judged = wanted.map((row) => ({
		...row,
		reason: reasonOf(row),
		held: bySku.get(row.sku.toLowerCase()),
	}))
	const good = judged.filter(({ reason }) => reason === '')
	await draw(
		inner.db,
		drawn,
		good.map(({ after }) => after),
	)
	const made = good
		.filter((row) => !row.held)
		.map((row) => ({ row, product: newProduct(row.after, drawn, inner.now) }))
	const changed = good.flatMap((row) =>
		row.held
			? [{ row, held: row.held, product: savedProduct(row.held, row.after, { drawn, drops: false }) }]
			: [],
	)
	if (made.length > 0)
		await store.insertProducts(
			inner.db,
			made.map(({ product }) => product),
		)
	if (changed.length > 0)
		await store.saveProducts(
			inner.db,
			changed.map(({ product }) => product),
			inner.now,
		)
	const stepOf = ({
		row,
		product,
	}: {
		row: (typeof good)[number]
		product: { id: string; colorways: Colorway[] }
	}) => ({
		facts: row.after,
		productId: product.id,
		colorways: product.colorways,
		held: row.held?.sizes ?? [],
		units: unitsOf(row.before, row.after),
	})
	await writeSizes(inner, [...made, ...changed].map(stepOf))
	const idOf = new Map([...made, ...changed].map(({ row, product }) => [row.row, product.id]))
	await saveOutcomes(
		inner.db,
		importId,
		judged.map(({ row, reason }) => ({
			row,
			reason,
			state: reason === '' ? 'imported' : 'left',
			productId: idOf.get(row) ?? null,
		})),
	)
	const ids = [...idOf.values()]
	if (ids.length > 0) await renewProducts(inner, ids)
	return ids
}

/** Which of these products orders, carts, designs or other records of modules above this one have. */
export type FindUsed = (inner: ServiceContext, productIds: string[]) => Promise<ReadonlySet<string>>

type Undone = { row: ImportRow & { after: ProductFacts }; held: Held; to: Outcome['state']; reason: string }

function judge(row: ImportRow & { after: ProductFacts }, held: Held, isUsed: boolean): Undone {
	const { before, after } = row
	const reason = keptBecause({ before, after, now: held.facts })
	if (reason !== '') return { row, held, to: 'kept', reason }
	if (before) return { row, held, to: 'restored', reason: '' }
	if (!isUsed) return { row, held, to: 'removed', reason: '' }
	return { row, held, to: 'archived', reason: 'An order, cart, design or another record has it.' }
}

/**
 * Undoes the import of the next products: new ones are removed, or archived when they are in use; changed ones get
 * their values back unless they were changed since. Call it inside a transaction; the caller updates the search index.
 * @returns ids of the written products; undefined when none is left
 * @throws Refusal forbidden
 */
export async function undoNext(
	inner: ServiceContext,
	importId: string,
	findUsed: FindUsed,
): Promise<string[] | undefined> {
	assertCan(inner, catalogPolicy, 'edit')
	const next = await productsIn(inner.db, { importId, states: ['imported'], limit: atOnce })
	if (next.length === 0) return undefined
	const ids = next.flatMap(({ productId }) => productId ?? [])
	const held = new Map((await locked(inner.db, ids)).map((one) => [one.product.id, one]))
	const used = await findUsed(inner, ids)
	const undone = next.flatMap((row): Undone[] => {
		const one = held.get(row.productId ?? '')
		return one && row.after ? [judge({ ...row, after: row.after }, one, used.has(one.product.id))] : []
	})
	const those = (state: Outcome['state']) => undone.filter(({ to }) => to === state)
	await restore(inner, those('restored'), used)
	const archived = those('archived').map(({ held: one }) =>
		savedProduct(one, { ...one.facts, status: 'archived' }, { drawn: new Map(), drops: false }),
	)
	if (archived.length > 0) await store.saveProducts(inner.db, archived, inner.now)
	const gone = those('removed').map(({ held: { product } }) => product.id)
	if (gone.length > 0) await store.deleteProducts(inner.db, gone)
	const outcomes = new Map(undone.map(({ row, to, reason }) => [row.row, { state: to, reason }]))
	await saveOutcomes(
		inner.db,
		importId,
		// A product that is no longer there was removed by others.
		next.map(({ row, productId }) => ({
			row,
			productId,
			...(outcomes.get(row) ?? { state: 'removed', reason: '' }),
		})),
	)
	await renewProducts(inner, ids)
	return ids
}

/** Gives products their values and sizes back; sizes that came with the file are retired without units. */
async function restore(
	inner: ServiceContext,
	undone: readonly Undone[],
	used: ReadonlySet<string>,
): Promise<void> {
	const steps = undone.flatMap(({ row: { before, after }, held }) => {
		if (!before) return []
		// What is in use is no draft again.
		const isUsedDraft = before.status === 'draft' && after.status !== 'draft' && used.has(held.product.id)
		const facts = isUsedDraft ? { ...before, status: 'archived' as const } : before
		const product = savedProduct(held, facts, {
			drawn: new Map(),
			drops: after.sizes.length > before.sizes.length,
		})
		return [{ before, after, held, facts, product }]
	})
	if (steps.length === 0) return
	await store.saveProducts(
		inner.db,
		steps.map(({ product }) => product),
		inner.now,
	)
	const keptKeys = steps.map(({ before }) => new Set(before.sizes.map(sizeKey)))
	const added = steps.flatMap(({ held }, at) =>
		held.sizes.filter((size) => !keptKeys[at]?.has(sizeKey(size))),
	)
	const emptied = added.flatMap(({ id, stock }) => (stock === 0 ? [] : [{ variantId: id, delta: -stock }]))
	if (emptied.length > 0)
		await changeStock(inner.db, emptied, { kind: 'imported', at: inner.now, actorId: inner.actor.userId })
	if (added.length > 0)
		await retireCells(
			inner.db,
			added.map(({ id }) => id),
		)
	await writeSizes(
		inner,
		steps.map(({ before, after, held, facts, product }) => ({
			facts,
			productId: product.id,
			colorways: product.colorways,
			held: held.sizes,
			units: new Map([...unitsOf(before, after)].map(([key, units]) => [key, -units])),
		})),
	)
}
