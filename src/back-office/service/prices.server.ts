// Changes of the price list: help pages, services and the search say its prices at once.
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { announceChange } from '#database/versions.server.ts'
import type { PriceList } from '#pricing/schemas.ts'
import { indexPages } from '#search/service/indexing.server.ts'
import { savePrices } from '#shop-settings/service/prices.server.ts'

/** @throws Refusal as `savePrices` */
export async function changePrices(
	context: ServiceContext,
	input: { seen: number; prices: Omit<PriceList, 'version'> },
): Promise<void> {
	await inTransaction(context, async (inner) => {
		await savePrices(inner, input)
		await indexPages(inner.db)
	})
	announceChange()
}
