// Imports the products of a checked file: some hundred at a time, with as many statements as for one.
import { randomUUID } from 'node:crypto'
import type { ServiceContext } from '#database/context.server.ts'
import { assertCan } from '#policies/policy.ts'
import { catalogPolicy } from '../policies.ts'
import { leftBecause, unitsOf } from '../rules/import-steps.ts'
import { colorwaysWith, type ProductFacts } from '../rules/product-facts.ts'
import { garmentOf, sizeChartIdOf } from '../rules/size-charts.ts'
import type { Colorway } from '../schemas.ts'
import * as store from '../store/product-facts.server.ts'
import { lockImport, productsIn, saveOutcomes } from '../store/product-imports.server.ts'
import { renewProducts } from './manage.server.ts'
import { unranked } from '../rules/featured.ts'
import { changesPictures, lacksSizes } from '../rules/photo-facts.ts'
import { filledTexts } from '../rules/search-texts.ts'
import { withColorIds } from '../rules/size-prices.ts'
import { hasOtherPieces, newKit, partsOfKits, savedKit } from './import-kits.server.ts'
import {
	alike,
	areKits,
	atOnce,
	draw,
	locked,
	noteChanges,
	picturesOf,
	savedProduct,
	shared,
	writeSizes,
	type Drawn,
	type Written,
} from './product-writes.server.ts'

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

function newProduct(facts: ProductFacts, drawn: Drawn, now: Date) {
	const { sku, templateId, customizable, sublimated, methods, personalized, raisesFunds } = facts
	const { sizeChart } = facts
	const colorways = colorwaysWith([], facts.sizes)
	const images = picturesOf(facts, colorways, drawn)
	const attributes = {
		customizable,
		templateId,
		kind: garmentOf(templateId)?.kind ?? '',
		sizeChart: sizeChartIdOf(templateId),
		...(sublimated && { sublimated }),
		...(methods && { methods }),
		...(personalized === false && { personalized }),
		...(raisesFunds !== undefined && { raisesFunds }),
		...filledTexts(facts),
		...withColorIds(facts, colorways),
		...(sizeChart && { ownSizeChart: sizeChart }),
	}
	const look = { colorways, images, imageUrl: images[0]?.url ?? '', attributes }
	return { ...shared(facts, now), ...look, id: randomUUID(), sku, featuredRank: unranked, updatedAt: now }
}

type ImportRow = Awaited<ReturnType<typeof productsIn>>[number]

/** Locks the products of these rows, and says of each why it cannot be imported any more; empty when it can. */
async function judge(inner: ServiceContext, next: readonly ImportRow[]) {
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
	return wanted.map((row) => ({
		...row,
		reason: reasonOf(row),
		held: bySku.get(row.sku.toLowerCase()),
	}))
}

type Judged = Awaited<ReturnType<typeof judge>>[number]

/** Photos without sizes are given later, product after product. */
const takesPhotos = (row: Judged): boolean => changesPictures(row) && !lacksSizes(row.after)

/** The rows of products, or those of kits, as rows to save; a kit that cannot be made any more gets its reason. */
async function preparedKits(inner: ServiceContext, judged: readonly Judged[]) {
	const good = judged.filter(({ reason }) => reason === '')
	const parts = await partsOfKits(
		inner.db,
		good.map(({ after: facts, held }) => ({ facts, held })),
	)
	const partsOf = new Map(good.map((row, at) => [row.row, parts[at]]))
	const all = judged.map((row) => {
		const own = partsOf.get(row.row)
		return own && 'reason' in own ? { ...row, reason: own.reason } : row
	})
	const ready = all.flatMap((row) => {
		const own = row.reason === '' ? partsOf.get(row.row) : undefined
		return own && 'pieces' in own ? [{ row, parts: own }] : []
	})
	return {
		judged: all,
		made: ready
			.filter(({ row }) => !row.held)
			.map(({ row, parts: own }) => ({ row, product: newKit(row.after, own, inner.now) })),
		changed: ready.flatMap(({ row, parts: own }) =>
			row.held
				? [
						{
							row,
							held: row.held,
							product: savedKit(row.held, row.after, {
								parts: own,
								takesPhotos: takesPhotos(row),
								now: inner.now,
							}),
						},
					]
				: [],
		),
	}
}

async function preparedProducts(inner: ServiceContext, judged: readonly Judged[], drawn: Drawn) {
	const good = judged.filter(({ reason }) => reason === '')
	await draw(
		inner.db,
		drawn,
		good.map(({ after }) => after),
	)
	const kept = (row: Judged) => ({
		drawn,
		drops: false,
		takesPhotos: takesPhotos(row),
		now: inner.now,
	})
	return {
		judged,
		made: good
			.filter((row) => !row.held)
			.map((row) => ({ row, product: newProduct(row.after, drawn, inner.now) })),
		changed: good.flatMap((row) =>
			row.held ? [{ row, held: row.held, product: savedProduct(row.held, row.after, kept(row)) }] : [],
		),
	}
}

/**
 * Imports the next products, kits after all others: they may be made of them. Call it inside a transaction; the caller
 * dresses kits and updates the search index.
 * @returns what was written; undefined when none is left
 * @throws Refusal forbidden
 */
export async function importNext(
	inner: ServiceContext,
	importId: string,
	drawn: Drawn,
): Promise<Written | undefined> {
	assertCan(inner, catalogPolicy, 'edit')
	// Two clicks take turns: the second one finds what the first one has written.
	await lockImport(inner.db, importId)
	const next = alike(
		await productsIn(inner.db, { importId, states: ['waiting'], limit: atOnce, kits: 'last' }),
	)
	if (next.length === 0) return undefined
	const first = await judge(inner, next)
	const { judged, made, changed } = areKits(next)
		? await preparedKits(inner, first)
		: await preparedProducts(inner, first, drawn)
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
	await noteChanges(
		inner,
		changed.map(({ row, held: one, product }) => ({ held: one, product, after: row.after })),
	)
	const stepOf = ({ row, product }: { row: Judged; product: { id: string; colorways: Colorway[] } }) => ({
		facts: row.after,
		productId: product.id,
		colorways: product.colorways,
		held: row.held?.sizes ?? [],
		units: unitsOf(row.before, row.after),
	})
	const written = [...made, ...changed]
	await writeSizes(inner, written.map(stepOf))
	const idOf = new Map(written.map(({ row, product }) => [row.row, product.id]))
	await saveOutcomes(
		inner.db,
		importId,
		judged.map(({ row, after, reason }) => ({
			row,
			reason,
			state: reason !== '' ? 'left' : lacksSizes(after) ? 'unpictured' : 'imported',
			productId: idOf.get(row) ?? null,
		})),
	)
	const ids = [...idOf.values()]
	if (ids.length > 0) await renewProducts(inner, ids)
	const undressed = written.filter(({ row }) => hasOtherPieces({ facts: row.after, held: row.held }))
	return { ids, undressed: undressed.map(({ product }) => product.id) }
}
