// Changes the colors and sizes of a product, unless what is removed is in use.
import { cartsOf } from '#cart/service/variant-uses.server.ts'
import type { CellsChange } from '#catalog/rules/colors-and-sizes.ts'
import { saveColorsAndSizes, type FindUses } from '#catalog/service/cells.server.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { announceChange } from '#database/versions.server.ts'
import { extendLook } from '#designs/service/product-look.server.ts'
import { openOrdersOf } from '#orders/service/variant-uses.server.ts'
import { itemsNaming } from '#portals/service/product-uses.server.ts'
import { indexProducts } from '#search/service/indexing.server.ts'

const usesIn: FindUses = async (inner, productId, variantIds) => ({
	orders: await openOrdersOf(inner, variantIds),
	carts: await cartsOf(inner, variantIds),
	portals: await itemsNaming(inner, productId),
})

/** @throws Refusal forbidden, not_found, invalid, conflict */
export async function changeColorsAndSizes(
	context: ServiceContext,
	input: { productId: string; seenAt: number; change: CellsChange },
): Promise<void> {
	await inTransaction(context, async (inner) => {
		await saveColorsAndSizes(inner, usesIn, input)
		await extendLook(inner, input.productId)
		await indexProducts(inner.db, [input.productId])
	})
	announceChange()
}
