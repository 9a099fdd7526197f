// Undoes the import of a file of products, as many at a time as are imported.
import type { ServiceContext } from '#database/context.server.ts'
import { raiseVersion } from '#database/versions.server.ts'
import { assertCan } from '#policies/policy.ts'
import { catalogPolicy } from '../policies.ts'
import { keptBecause, unitsOf } from '../rules/import-steps.ts'
import { changesPictures } from '../rules/photo-facts.ts'
import { sizeKey, type ProductFacts } from '../rules/product-facts.ts'
import { retireCells } from '../store/cells.server.ts'
import * as store from '../store/product-facts.server.ts'
import { lockImport, productsIn, saveOutcomes, type Outcome } from '../store/product-imports.server.ts'
import { changeStock } from '../store/stock.server.ts'
import { renewProducts } from './manage.server.ts'
import { hasOtherPieces, keptKit, partsOfKits, savedKit, type KitParts } from './import-kits.server.ts'
import {
	alike,
	areKits,
	atOnce,
	locked,
	noteChanges,
	savedProduct,
	writeSizes,
	type Held,
	type Written,
} from './product-writes.server.ts'

type ImportRow = Awaited<ReturnType<typeof productsIn>>[number]

/** Which of these products orders, carts, designs or other records of modules above this one have. */
export type FindUsed = (inner: ServiceContext, productIds: string[]) => Promise<ReadonlySet<string>>

type Undone = { row: ImportRow & { after: ProductFacts }; held: Held; to: Outcome['state']; reason: string }

function judge(
	row: ImportRow & { after: ProductFacts },
	held: Held,
	{ isUsed, lacking }: { isUsed: boolean; lacking: string },
): Undone {
	const { before, after } = row
	const reason = keptBecause({ before, after, now: held.facts })
	if (reason !== '') return { row, held, to: 'kept', reason }
	if (lacking !== '') return { row, held, to: 'kept', reason: lacking }
	if (before) return { row, held, to: 'restored', reason: '' }
	if (!isUsed) return { row, held, to: 'removed', reason: '' }
	return { row, held, to: 'archived', reason: 'An order, cart, design or another record has it.' }
}

type Parts = KitParts | { reason: string }

const reasonOf = (parts: Parts | undefined): string => (parts && 'reason' in parts ? parts.reason : '')

/** What changed kits have of their pieces as they were before, by id. */
async function kitsBefore(
	inner: ServiceContext,
	rows: readonly ImportRow[],
	held: ReadonlyMap<string, Held>,
): Promise<Map<string, Parts>> {
	const wanted = rows.flatMap(({ before: facts, productId }) => {
		const one = held.get(productId ?? '')
		return facts && one ? [{ facts, held: one }] : []
	})
	const parts = await partsOfKits(inner.db, wanted)
	return new Map(
		wanted.flatMap(({ held: one }, at) => {
			const own = parts[at]
			return own ? [[one.product.id, own] as const] : []
		}),
	)
}

/**
 * Undoes the import of the next products, kits before all others: new ones are removed, or archived when they are in use; changed ones get
 * their values back unless they were changed since. Call it inside a transaction; the caller dresses kits and updates the
 * search index.
 * @returns what was written; undefined when none is left
 * @throws Refusal forbidden
 */
export async function undoNext(
	inner: ServiceContext,
	importId: string,
	findUsed: FindUsed,
): Promise<Written | undefined> {
	assertCan(inner, catalogPolicy, 'edit')
	// Two clicks take turns: the second one finds what the first one has undone.
	await lockImport(inner.db, importId)
	const next = alike(
		await productsIn(inner.db, { importId, states: ['imported'], limit: atOnce, kits: 'first' }),
	)
	if (next.length === 0) return undefined
	const ids = next.flatMap(({ productId }) => productId ?? [])
	const held = new Map((await locked(inner.db, ids)).map((one) => [one.product.id, one]))
	const used = await findUsed(inner, ids)
	const parts = areKits(next) ? await kitsBefore(inner, next, held) : new Map<string, Parts>()
	const undone = next.flatMap((row): Undone[] => {
		const one = held.get(row.productId ?? '')
		return one && row.after
			? [
					judge({ ...row, after: row.after }, one, {
						isUsed: used.has(one.product.id),
						lacking: reasonOf(parts.get(one.product.id)),
					}),
				]
			: []
	})
	const those = (state: Outcome['state']) => undone.filter(({ to }) => to === state)
	await restore(inner, those('restored'), { used, parts })
	const archived = those('archived').map(({ held: one }) =>
		one.facts.pieces
			? keptKit(one, { ...one.facts, status: 'archived' }, { takesPhotos: false, now: inner.now })
			: savedProduct(
					one,
					{ ...one.facts, status: 'archived' },
					{ drawn: new Map(), drops: false, takesPhotos: false, now: inner.now },
				),
	)
	if (archived.length > 0) await store.saveProducts(inner.db, archived, inner.now)
	const gone = those('removed').map(({ held: { product } }) => product.id)
	if (gone.length > 0) {
		await store.deleteProducts(inner.db, gone)
		// Best sellers are kept, and these may be among them.
		await raiseVersion(inner.db, 'sales')
	}
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
	const undressed = those('restored').flatMap(({ row: { before }, held: one }) =>
		before && hasOtherPieces({ facts: before, held: one }) ? [one.product.id] : [],
	)
	return { ids, undressed }
}

/** Gives products their values and sizes back; sizes that came with the file are retired without units. */
async function restore(
	inner: ServiceContext,
	undone: readonly Undone[],
	{ used, parts }: { used: ReadonlySet<string>; parts: ReadonlyMap<string, Parts> },
): Promise<void> {
	const steps = undone.flatMap(({ row: { before, after }, held }) => {
		if (!before) return []
		// What is in use is no draft again.
		const isUsedDraft = before.status === 'draft' && after.status !== 'draft' && used.has(held.product.id)
		const facts = isUsedDraft ? { ...before, status: 'archived' as const } : before
		const own = parts.get(held.product.id)
		const product =
			own && 'pieces' in own
				? savedKit(held, facts, {
						parts: own,
						takesPhotos: changesPictures({ before, after }),
						now: inner.now,
					})
				: savedProduct(held, facts, {
						drawn: new Map(),
						drops: after.sizes.length > before.sizes.length,
						takesPhotos: changesPictures({ before, after }),
						now: inner.now,
					})
		return [{ before, after, held, facts, product }]
	})
	if (steps.length === 0) return
	await store.saveProducts(
		inner.db,
		steps.map(({ product }) => product),
		inner.now,
	)
	await noteChanges(
		inner,
		steps.map(({ held, product, facts }) => ({ held, product, after: facts })),
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
