// Gives a product another garment, as long as nothing is made of the one that it has.
import { note } from '#accounts/service/audit.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { templateById } from '#garments/templates/index.ts'
import { Refusal } from '#kit/errors.ts'
import { parseProductId } from '#kit/ids.ts'
import { assertCan } from '#policies/policy.ts'
import { catalogPolicy } from '../policies.ts'
import { garmentUsed, withGarment, type GarmentUses } from '../rules/garment-change.ts'
import { withDrawn } from '../rules/photos.ts'
import { garmentOf } from '../rules/size-charts.ts'
import { lockProduct, lockVariantsOf, updateProduct } from '../store/manage.server.ts'
import { changedMeanwhile, renewProducts } from './manage.server.ts'
import { drawnImages } from './new-product.server.ts'
import { productNotFound } from './products.server.ts'

/** Uses in modules above this one. */
export type FindGarmentUses = (inner: ServiceContext, productId: string) => Promise<GarmentUses>

const garmentName = (templateId: string) => templateById(templateId)?.name ?? templateId

/**
 * Its pictures become those of the plain garment; photos, colors and sizes stay. Call it inside a transaction; the caller
 * updates the search index.
 * @param seenAt when the product was last changed, as the page showed it
 * @throws Refusal forbidden, not_found, invalid; conflict after a concurrent change, and for a product in use
 */
export async function changeGarment(
	inner: ServiceContext,
	findUses: FindGarmentUses,
	{ productId, seenAt, templateId }: { productId: string; seenAt: number; templateId: string },
): Promise<void> {
	assertCan(inner, catalogPolicy, 'edit')
	const id = parseProductId(productId)
	// Orders and carts lock sizes first: none is added between the question and the change.
	if (id) await lockVariantsOf(inner.db, id)
	const before = id && (await lockProduct(inner.db, id))
	if (!before || before.attributes.pieces) throw new Refusal('not_found', productNotFound)
	if (before.updatedAt.getTime() !== seenAt) throw changedMeanwhile()
	if (!garmentOf(templateId)) throw new Refusal('invalid', 'Choose a garment')
	if (templateId === before.attributes.templateId)
		throw new Refusal('invalid', `It is made of this garment already: ${garmentName(templateId)}.`)
	const used = garmentUsed(await findUses(inner, before.id))
	if (used !== undefined) throw new Refusal('conflict', used)
	const colorways = before.colorways.map(({ design: _look, ...colorway }) => colorway)
	const { model } = before
	const images = withDrawn(before.images, await drawnImages(inner.db, { model, templateId }, colorways))
	await updateProduct(inner.db, before.id, {
		attributes: withGarment(before.attributes, templateId),
		colorways,
		images,
		imageUrl: images[0]?.url ?? '',
		updatedAt: inner.now,
	})
	await renewProducts(inner, [before.id])
	await note(inner, {
		event: 'product.changed',
		subject: before.id,
		details: {
			garmentFrom: garmentName(before.attributes.templateId),
			garmentTo: garmentName(templateId),
		},
	})
}
