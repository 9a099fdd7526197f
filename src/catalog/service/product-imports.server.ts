// Files of products: checked, looked at, imported and undone. The products of a file are written a few hundred at a time.
import { randomUUID } from 'node:crypto'
import { note } from '#accounts/service/audit.server.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { formatCount } from '#kit/plural.ts'
import { isUuid } from '#kit/uuid.ts'
import { assertCan } from '#policies/policy.ts'
import { shopDay } from '#shop-settings/service/shop.server.ts'
import { catalogPolicy } from '../policies.ts'
import { editInWords, planEdit, type BulkEdit } from '../rules/bulk-edit.ts'
import type { ProductsAsked } from '../rules/manage.ts'
import { factsOf, type ProductFacts } from '../rules/product-facts.ts'
import type { FileProblem, NamedProblem } from '../schemas.ts'
import type { ProductImportKind } from '../states.ts'
import * as facts from '../store/product-facts.server.ts'
import * as store from '../store/product-imports.server.ts'
import { productsBySku } from '../store/kits.server.ts'
import { skusOfPieces } from './product-writes.server.ts'
import { countProducts } from '../store/manage.server.ts'

const day = 24 * 60 * 60 * 1_000
/** An import can be undone this long; a file that is only checked is kept a day. */
export const undoDays = 90
const readAtOnce = 1_000
/** Listed on a page; further ones are only counted. */
export const mostShown = 500
/** Names of files that no row names; further ones are only counted. */
const mostUnnamed = 50
const mostImports = 20

/** Whole products with their sizes. */
async function withSizes(
	context: Pick<ServiceContext, 'db'>,
	products: Awaited<ReturnType<typeof facts.productsBySku>>,
): Promise<ProductFacts[]> {
	const sizes =
		products.length === 0
			? []
			: await facts.sizesOfThese(
					context.db,
					products.map(({ id }) => id),
				)
	const skus = await skusOfPieces(context.db, products)
	const byProduct = Map.groupBy(sizes, ({ productId }) => productId)
	return products.map((product) => factsOf(product, byProduct.get(product.id) ?? [], skus))
}

/** The products of a list, whole. @throws Refusal forbidden */
export async function productsForFile(
	context: ServiceContext,
	asked: ProductsAsked,
): Promise<ProductFacts[]> {
	assertCan(context, catalogPolicy, 'read')
	const found: ProductFacts[] = []
	for (let after = ''; ;) {
		const products = await facts.productsAfter(context.db, asked, { after, limit: readAtOnce })
		found.push(...(await withSizes(context, products)))
		if (products.length < readAtOnce) return found
		after = products.at(-1)?.sku ?? ''
	}
}

/** What the shop has under the SKUs of a file. @param asked in lower case, but those of sizes @throws Refusal forbidden */
export async function shopForFile(
	context: ServiceContext,
	{
		skus,
		pieceSkus,
		sizeSkus,
	}: { skus: readonly string[]; pieceSkus: readonly string[]; sizeSkus: readonly string[] },
) {
	assertCan(context, catalogPolicy, 'edit')
	const products = new Map<string, ProductFacts>()
	for (let from = 0; from < skus.length; from += readAtOnce) {
		const some = await facts.productsBySku(context.db, skus.slice(from, from + readAtOnce))
		for (const product of await withSizes(context, some)) products.set(product.sku.toLowerCase(), product)
	}
	// Those that kits of the file have already, too: it may publish them.
	const held = [...products.values()].flatMap(({ pieces = [] }) => pieces.map(({ sku }) => sku.toLowerCase()))
	const wanted = [...new Set([...pieceSkus, ...held])]
	const found = wanted.length === 0 ? [] : await productsBySku(context.db, wanted)
	return {
		products,
		pieces: new Map(found.map((piece) => [piece.sku.toLowerCase(), piece])),
		sizeSkus: await facts.ownersOfSkus(context.db, sizeSkus),
	}
}

export type CheckedProduct = {
	row: number
	sku: string
	problems: FileProblem[]
	before: ProductFacts | null
	after: ProductFacts | null
}
type CheckedFile = {
	/** Its photos are kept under it. */
	id?: string
	kind?: ProductImportKind
	fileName: string
	unchanged: number
	unknownColumns: string[]
	/** Of a file of another shop, as sentences. */
	notes?: readonly string[]
	/** Of a ZIP, those that no row names. */
	unnamedFiles?: readonly string[]
	products: readonly CheckedProduct[]
}

export const importLimits = ({ now }: Pick<ServiceContext, 'now'>) => ({
	checked: new Date(now.getTime() - day),
	imported: new Date(now.getTime() - undoDays * day),
})

/** Keeps a checked file for its import. @returns its id. @throws Refusal forbidden */
export async function keepCheckedFile(context: ServiceContext, file: CheckedFile): Promise<string> {
	assertCan(context, catalogPolicy, 'edit')
	const { id = randomUUID(), kind = 'file' } = file
	const good = file.products.filter(({ after }) => after !== null)
	await inTransaction(context, async (inner) => {
		// Files may have photos, which `dropOldFiles` takes along.
		if (kind === 'edit') await store.deleteOldImports(inner.db, { kind, ...importLimits(inner) })
		const row = {
			id,
			actorId: inner.actor.userId,
			kind,
			fileName: file.fileName,
			state: 'checked' as const,
			added: good.filter(({ before }) => before === null).length,
			changed: good.filter(({ before }) => before !== null).length,
			unchanged: file.unchanged,
			problems: file.products.reduce((sum, { problems }) => sum + problems.length, 0),
			unknownColumns: file.unknownColumns,
			notes: [...(file.notes ?? [])],
			unnamedFiles: file.unnamedFiles?.slice(0, mostUnnamed) ?? [],
			unnamedCount: file.unnamedFiles?.length ?? 0,
			checkedAt: inner.now,
		}
		const products = file.products.map((product) => ({
			...product,
			importId: id,
			state: product.after ? ('waiting' as const) : ('wrong' as const),
		}))
		await store.insertImport(inner.db, row, products)
	})
	return id
}

/** Products that one edit changes at most. */
export const mostEdited = 5_000

/** How many products an edit would be about, how many of them are kits, and why they are too many. @throws Refusal forbidden */
export async function editable(context: ServiceContext, asked: ProductsAsked) {
	assertCan(context, catalogPolicy, 'edit')
	const total = await countProducts(context.db, asked)
	const edited = await facts.countForFile(context.db, asked)
	return { total, kits: total - edited, problem: edited > mostEdited ? tooMany : null }
}

const tooMany = `One edit changes at most ${formatCount(mostEdited)} products. Please narrow the list.`

/**
 * Keeps what an edit of many products would do, as a checked file; changes none.
 * @returns its id
 * @throws Refusal forbidden; invalid for none or too many, or when nothing would change
 */
export async function keepBulkEdit(
	context: ServiceContext,
	{ asked, edit }: { asked: ProductsAsked; edit: BulkEdit },
): Promise<string> {
	const { total, kits, problem } = await editable(context, asked)
	if (total === 0) throw new Refusal('invalid', 'These products are no longer there. Please choose again.')
	if (problem !== null) throw new Refusal('invalid', problem)
	const found = (await productsForFile(context, asked)).filter((one) => !one.pieces)
	const { products, unchanged } = planEdit(found, edit, shopDay(context.now))
	if (products.length === 0)
		throw new Refusal(
			'invalid',
			kits === total
				? 'These are kits: their prices and sizes are those of their pieces. Change each on its page.'
				: 'All of these products are so already: nothing would change.',
		)
	return keepCheckedFile(context, {
		kind: 'edit',
		fileName: editInWords(edit),
		unchanged: unchanged + kits,
		unknownColumns: [],
		products,
	})
}

const begunAlready = {
	file: { importing: 'This file was imported already.', undoing: 'This import was undone already.' },
	edit: { importing: 'These products were changed already.', undoing: 'This edit was undone already.' },
} as const

const notFound =
	'This import was not found. A file that is only checked is kept for a day, an import for 90 days.'

/** An import with the first products that change and the first problems. @throws Refusal forbidden, not_found */
export async function importForStaff(context: ServiceContext, id: string) {
	assertCan(context, catalogPolicy, 'edit')
	const file = isUuid(id) ? await store.importById(context.db, id) : undefined
	if (!file) throw new Refusal('not_found', notFound)
	const states = await store.countStates(context.db, file.id)
	const first = { importId: file.id, limit: mostShown }
	return {
		...file,
		counts: Object.fromEntries(states),
		firstProblems: await store.problemsOf(context.db, file.id, mostShown),
		products: await store.productsIn(context.db, { ...first, states: ['waiting'] }),
		/** What was not imported, not with its photos, or not undone, with the reason. */
		named: await store.namedIn(context.db, file.id, mostShown),
	}
}

/** All problems of a file. @throws Refusal forbidden, not_found */
export async function problemsForFile(context: ServiceContext, id: string): Promise<NamedProblem[]> {
	assertCan(context, catalogPolicy, 'edit')
	if (!isUuid(id) || !(await store.importById(context.db, id))) throw new Refusal('not_found', notFound)
	return store.problemsOf(context.db, id, 500_000)
}

/** The latest imports. @throws Refusal forbidden */
export async function importsForStaff(context: ServiceContext) {
	assertCan(context, catalogPolicy, 'edit')
	return store.importsOf(context.db, mostImports)
}

/**
 * Begins to import or to undo; the same again continues what was interrupted.
 * @throws Refusal forbidden, not_found; conflict when the other has begun
 */
export async function beginImport(
	context: ServiceContext,
	{ id, step }: { id: string; step: 'importing' | 'undoing' },
): Promise<void> {
	assertCan(context, catalogPolicy, 'edit')
	await inTransaction(context, async (inner) => {
		const file = isUuid(id) ? await store.lockImport(inner.db, id) : undefined
		if (!file) throw new Refusal('not_found', notFound)
		if (file.state === step) return
		if (file.state !== (step === 'importing' ? 'checked' : 'imported'))
			throw new Refusal('conflict', begunAlready[file.kind][step])
		await store.updateImport(inner.db, id, { state: step })
	})
}

/** Ends what was begun, with one line in the audit log; does nothing when another request has ended it. */
export async function endImport(
	context: ServiceContext,
	{ id, step }: { id: string; step: 'importing' | 'undoing' },
): Promise<void> {
	assertCan(context, catalogPolicy, 'edit')
	await inTransaction(context, async (inner) => {
		const file = await store.lockImport(inner.db, id)
		if (file?.state !== step) return
		const states = await store.countStates(inner.db, id)
		// The sizes of their photos come first.
		if (states.has('unpictured')) return
		const count = (...names: Parameters<typeof states.get>[0][]) =>
			names.reduce((sum, name) => sum + (states.get(name) ?? 0), 0)
		if (step === 'importing') {
			await store.updateImport(inner.db, id, { state: 'imported', importedAt: inner.now })
			const details = { products: count('imported'), left: count('left'), wrong: count('wrong') }
			await note(inner, { event: 'catalog.products_imported', subject: id, details })
		} else {
			await store.updateImport(inner.db, id, { state: 'undone', undoneAt: inner.now })
			const details = { products: count('removed', 'restored', 'archived'), kept: count('kept') }
			await note(inner, { event: 'catalog.import_undone', subject: id, details })
		}
	})
}
