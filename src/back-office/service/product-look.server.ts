// The look of a product: a design of it that an admin made in the builder.
import { productForStaff } from '#catalog/service/manage.server.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { announceChange } from '#database/versions.server.ts'
import { designsForLook, setProductLook } from '#designs/service/product-look.server.ts'
import { indexProducts } from '#search/service/indexing.server.ts'

/** @throws Refusal forbidden, not_found */
export async function lookPage(context: ServiceContext, productId: string) {
	const { product } = await productForStaff(context, productId)
	return { product, designs: await designsForLook(context, productId) }
}

/** @throws Refusal forbidden, not_found, invalid */
export async function chooseLook(
	context: ServiceContext,
	asked: { productId: string; designId: string },
): Promise<void> {
	await inTransaction(context, async (inner) => {
		await setProductLook(inner, asked)
		await indexProducts(inner.db, [asked.productId])
	})
	announceChange()
}
