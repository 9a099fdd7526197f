// Whole products as files: exported, checked, imported and undone. Each written part updates the search index at once.
import { randomUUID } from 'node:crypto'
import type { ProductFacts } from '#catalog/rules/product-facts.ts'
import { drawNext, importNext } from '#catalog/service/import-products.server.ts'
import type { Drawn, Written } from '#catalog/service/product-writes.server.ts'
import { undoNext } from '#catalog/service/undo-import.server.ts'
import {
	beginImport,
	endImport,
	keepCheckedFile,
	problemsForFile,
	productsForFile,
	shopForFile,
} from '#catalog/service/product-imports.server.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { announceChange } from '#database/versions.server.ts'
import { Refusal } from '#kit/errors.ts'
import { dressKits } from '#designs/service/kit-look.server.ts'
import { renewLooks } from '#designs/service/product-look.server.ts'
import { indexProducts } from '#search/service/indexing.server.ts'
import { calendarSection } from '#shop-settings/rules/calendar.ts'
import { settingsNow } from '#shop-settings/service/sections.server.ts'
import { soldSports } from '#shop-settings/service/shop.server.ts'
import { problemFile, productFile, type ProductRow } from '../rules/product-file.ts'
import { readProductFile } from '../rules/read-product-file.ts'
import type { GivenPhotos } from '../rules/product-photo-cells.ts'
import { pieceSkusIn, planProducts } from '../rules/product-plan.ts'
import { usedProducts } from '../store/product-uses.server.ts'

type Asked = Parameters<typeof productsForFile>[1]

/** The products of a list, as a file that can be imported. @throws Refusal forbidden */
export const exportProducts = async (context: ServiceContext, asked: Asked): Promise<string> =>
	productFile(await productsForFile(context, asked))

/** The photos that came with a file. */
export type FilePhotos = {
	/** Those that rows name, not checked yet. */
	read: (rows: readonly ProductRow[], products: Iterable<ProductFacts>) => Promise<GivenPhotos>
	/** Checks those that these products are to get, and keeps them for the import. */
	check: (
		importId: string,
		asked: { given: GivenPhotos; products: readonly ProductFacts[] },
	) => Promise<GivenPhotos>
	/** Names of the files that no row names. */
	unnamed: (rows: readonly ProductRow[]) => string[]
	forget: (importId: string) => Promise<void>
}

/** Checks a file and keeps what it would do; changes no product. @returns id of the import. @throws Refusal forbidden, invalid, too_many */
export async function checkProducts(
	context: ServiceContext,
	{ fileName, text }: { fileName: string; text: string },
	filePhotos?: FilePhotos,
): Promise<string> {
	const read = readProductFile(text)
	const skus = [...new Set(read.rows.map(({ sku }) => sku.toLowerCase()).filter((sku) => sku !== ''))]
	// Asks also for a file that cannot be read: it refuses who may not.
	const known = await shopForFile(context, { skus, pieceSkus: pieceSkusIn(read.rows), sizeSkus: [] })
	if (read.problem !== undefined) throw new Refusal('invalid', read.problem)
	const { newLeadDays } = await settingsNow(context, calendarSection)
	const given = (await filePhotos?.read(read.rows, known.products.values())) ?? new Map()
	const shop = { ...known, newLeadDays, sold: soldSports() }
	const first = planProducts(read, { ...shop, photos: given })
	const planned = first.products.flatMap(({ after }) => after ?? [])
	const sizeSkus = planned.flatMap(({ sizes }) => sizes.map(({ sku }) => sku))
	const { sizeSkus: owners } = await shopForFile(context, { skus: [], pieceSkus: [], sizeSkus })
	const id = randomUUID()
	try {
		const photos = (await filePhotos?.check(id, { given, products: planned })) ?? given
		const { products, unchanged } = planProducts(read, { ...shop, sizeSkus: owners, photos })
		const name = fileName.replaceAll(/\p{Cc}/gu, '').slice(0, 120) || 'products.csv'
		return await keepCheckedFile(context, {
			id,
			fileName: name,
			unchanged,
			unknownColumns: read.unknown,
			notes: read.notes ?? [],
			unnamedFiles: filePhotos?.unnamed(read.rows) ?? [],
			products,
		})
	} catch (failure) {
		await filePhotos?.forget(id)
		throw failure
	}
}

/** The problems of a checked file, as a file. @throws Refusal forbidden, not_found */
export const exportProblems = async (context: ServiceContext, id: string): Promise<string> =>
	problemFile(await problemsForFile(context, id))

/** Writes part after part, so that the shop answers others between them. */
async function inParts(
	context: ServiceContext,
	write: (inner: ServiceContext) => Promise<Written | undefined>,
): Promise<boolean> {
	const done = await inTransaction(context, async (inner) => {
		const written = await write(inner)
		await renewLooks(inner, written?.ids ?? [])
		await dressKits(inner, written?.undressed ?? [])
		await indexProducts(inner.db, written?.ids ?? [])
		return written
	})
	if (done && done.ids.length > 0) announceChange()
	return done !== undefined
}

/** Imports the products of a checked file that have no problem. @throws Refusal forbidden, not_found, conflict */
export async function importProducts(context: ServiceContext, id: string): Promise<void> {
	await beginImport(context, { id, step: 'importing' })
	const drawn: Drawn = new Map()
	do await drawNext(context, id, drawn)
	while (await inParts(context, (inner) => importNext(inner, id, drawn)))
	await endImport(context, { id, step: 'importing' })
}

/** Undoes an import. @throws Refusal forbidden, not_found, conflict */
export async function undoImport(context: ServiceContext, id: string): Promise<void> {
	await beginImport(context, { id, step: 'undoing' })
	while (
		await inParts(context, (inner) =>
			undoNext(inner, id, (own, productIds) => usedProducts(own.db, productIds)),
		)
	);
	await endImport(context, { id, step: 'undoing' })
}
