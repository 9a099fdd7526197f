// Whole products as files: exported, checked, imported and undone. Each written part updates the search index at once.
import { drawNext, importNext } from '#catalog/service/import-products.server.ts'
import type { Drawn } from '#catalog/service/product-writes.server.ts'
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
import { renewLooks } from '#designs/service/product-look.server.ts'
import { indexProducts } from '#search/service/indexing.server.ts'
import { calendarSection } from '#shop-settings/rules/calendar.ts'
import { settingsNow } from '#shop-settings/service/sections.server.ts'
import { soldSports } from '#shop-settings/service/shop.server.ts'
import { problemFile, productFile, readProductFile } from '../rules/product-file.ts'
import { planProducts } from '../rules/product-plan.ts'
import { usedProducts } from '../store/product-uses.server.ts'

type Asked = Parameters<typeof productsForFile>[1]

/** The products of a list, as a file that can be imported. @throws Refusal forbidden */
export const exportProducts = async (context: ServiceContext, asked: Asked): Promise<string> =>
	productFile(await productsForFile(context, asked))

/** Checks a file and keeps what it would do; changes no product. @returns id of the import. @throws Refusal forbidden, invalid */
export async function checkProducts(
	context: ServiceContext,
	{ fileName, text }: { fileName: string; text: string },
): Promise<string> {
	const read = readProductFile(text)
	const skus = [...new Set(read.rows.map(({ sku }) => sku.toLowerCase()).filter((sku) => sku !== ''))]
	// Asks also for a file that cannot be read: it refuses who may not.
	const known = await shopForFile(context, { skus, sizeSkus: [] })
	if (read.problem !== undefined) throw new Refusal('invalid', read.problem)
	const { newLeadDays } = await settingsNow(context, calendarSection)
	const shop = { ...known, newLeadDays, sold: soldSports() }
	const first = planProducts(read, shop)
	const sizeSkus = first.products.flatMap(({ after }) => after?.sizes.map(({ sku }) => sku) ?? [])
	const { sizeSkus: owners } = await shopForFile(context, { skus: [], sizeSkus })
	const { products, unchanged } = planProducts(read, { ...shop, sizeSkus: owners })
	const name = fileName.replaceAll(/\p{Cc}/gu, '').slice(0, 120) || 'products.csv'
	return keepCheckedFile(context, { fileName: name, unchanged, unknownColumns: read.unknown, products })
}

/** The problems of a checked file, as a file. @throws Refusal forbidden, not_found */
export const exportProblems = async (context: ServiceContext, id: string): Promise<string> =>
	problemFile(await problemsForFile(context, id))

/** Writes part after part, so that the shop answers others between them. */
async function inParts(
	context: ServiceContext,
	write: (inner: ServiceContext) => Promise<string[] | undefined>,
): Promise<boolean> {
	const ids = await inTransaction(context, async (inner) => {
		const written = await write(inner)
		await renewLooks(inner, written ?? [])
		await indexProducts(inner.db, written ?? [])
		return written
	})
	if (ids && ids.length > 0) announceChange()
	return ids !== undefined
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
