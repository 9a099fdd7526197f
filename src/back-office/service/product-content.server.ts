// What search shows of a product, and its size chart: each saved with the search index and the caches.
import type { OwnSizeChart } from '#catalog/rules/own-size-chart.ts'
import type { SearchTexts } from '#catalog/rules/search-texts.ts'
import { saveSearchTexts, saveSizeChart } from '#catalog/service/content.server.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { announceChange } from '#database/versions.server.ts'
import { indexProducts } from '#search/service/indexing.server.ts'

type Seen = { productId: string; seenAt: number }

/** @throws Refusal forbidden, not_found, invalid, conflict */
export async function changeSearchTexts(
	context: ServiceContext,
	{ texts, ...seen }: Seen & { texts: SearchTexts },
): Promise<void> {
	await inTransaction(context, async (inner) => {
		await saveSearchTexts(inner, seen, texts)
		await indexProducts(inner.db, [seen.productId])
	})
	announceChange()
}

/** @param asked.chart null for the garment's. @throws Refusal forbidden, not_found, invalid, conflict */
export async function changeSizeChart(
	context: ServiceContext,
	{ chart, ...seen }: Seen & { chart: OwnSizeChart | null },
): Promise<void> {
	await inTransaction(context, (inner) => saveSizeChart(inner, seen, chart))
	announceChange()
}
