// Publishes a draft, archives a product, and brings an archived one back.
import { note } from '#accounts/service/audit.server.ts'
import type { Connection } from '#database/client.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { parseProductId } from '#kit/ids.ts'
import { assertCan } from '#policies/policy.ts'
import { catalogPolicy } from '../policies.ts'
import { hiddenPieces } from '../rules/kit-pieces.ts'
import { statusAfter } from '../rules/product-status.ts'
import type { KitPiece } from '../schemas.ts'
import { productStatusNames, type ProductStatus } from '../states.ts'
import * as store from '../store/manage.server.ts'
import { renewProducts } from './manage.server.ts'
import { productNotFound } from './products.server.ts'

/** Why a kit of these pieces cannot be published; undefined when it can, and for no pieces. */
async function notInShop(db: Connection, pieces: readonly KitPiece[]): Promise<string | undefined> {
	const ids = pieces.map(({ productId }) => productId)
	const parts = ids.length > 0 ? await store.productsOf(db, { ids }) : []
	const byId = new Map(parts.map((part) => [part.id, part]))
	return hiddenPieces(pieces.map(({ name, productId }) => ({ name, product: byId.get(productId) })))
}

/**
 * Call it inside a transaction; the caller updates the search index.
 * @throws Refusal forbidden, not_found; invalid without a price, and for a kit with a piece that is not in the shop; conflict when the status is not the one before
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
	const hidden = status === 'active' && (await notInShop(inner.db, before.attributes.pieces ?? []))
	if (hidden) throw new Refusal('invalid', hidden)
	await store.updateProduct(inner.db, before.id, { status, updatedAt: inner.now })
	await renewProducts(inner, [before.id])
	await note(inner, {
		event: 'product.status',
		subject: before.id,
		details: { from: before.status, to: status },
	})
}
