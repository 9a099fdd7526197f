// Publishes a draft, archives a product, and brings an archived one back.
import { note } from '#accounts/service/audit.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { parseProductId } from '#kit/ids.ts'
import { assertCan } from '#policies/policy.ts'
import { catalogPolicy } from '../policies.ts'
import { statusAfter } from '../rules/product-status.ts'
import { productStatusNames, type ProductStatus } from '../states.ts'
import * as store from '../store/manage.server.ts'
import { renewProducts } from './manage.server.ts'
import { productNotFound } from './products.server.ts'

/**
 * Call it inside a transaction; the caller updates the search index.
 * @throws Refusal forbidden, not_found; invalid without a price; conflict when the status is not the one before
 */
export async function setProductStatus(
	inner: ServiceContext,
	{ productId, status }: { productId: string; status: ProductStatus },
): Promise<void> {
	assertCan(inner, catalogPolicy, 'edit')
	const id = parseProductId(productId)
	if (id) await store.lockVariantsOf(inner.db, id)
	const before = id && (await store.lockProduct(inner.db, id))
	if (!before) throw new Refusal('not_found', productNotFound)
	if (statusAfter(before.status) !== status)
		throw new Refusal('conflict', `This product is already: ${productStatusNames[before.status]}.`)
	if (status === 'active' && !before.attributes.pieces && before.basePriceCents === 0)
		throw new Refusal('invalid', 'Give it a price first: nothing is sold for $0.00.')
	await store.updateProduct(inner.db, before.id, { status, updatedAt: inner.now })
	await renewProducts(inner, [before.id])
	await note(inner, {
		event: 'product.status',
		subject: before.id,
		details: { from: before.status, to: status },
	})
}
