// Another garment for a product that nothing is made of yet.
import { catalogPolicy } from '#catalog/policies.ts'
import { garmentUsed } from '#catalog/rules/garment-change.ts'
import { changeGarment } from '#catalog/service/garment-change.server.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { announceChange } from '#database/versions.server.ts'
import { parseProductId } from '#kit/ids.ts'
import { assertCan } from '#policies/policy.ts'
import { indexProducts } from '#search/service/indexing.server.ts'
import { garmentUses } from '../store/product-uses.server.ts'

/** An admin's own designs of the product do not count: its look began as one. */
const usesOf = ({ db, actor }: ServiceContext, productId: string) =>
	garmentUses(db, { productId, userId: actor.userId ?? '' })

/** Why the product keeps its garment; null when it may have another one. @throws Refusal forbidden */
export async function garmentKept(context: ServiceContext, productIdText: string): Promise<string | null> {
	assertCan(context, catalogPolicy, 'edit')
	const productId = parseProductId(productIdText)
	return productId ? (garmentUsed(await usesOf(context, productId)) ?? null) : null
}

/** @throws Refusal forbidden, not_found, invalid, conflict */
export async function giveGarment(
	context: ServiceContext,
	input: { productId: string; seenAt: number; templateId: string },
): Promise<void> {
	await inTransaction(context, async (inner) => {
		await changeGarment(inner, usesOf, input)
		await indexProducts(inner.db, [input.productId])
	})
	announceChange()
}
