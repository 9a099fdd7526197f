// A product like another one: what its form does not hold is taken over too.
import { photosIn, type PhotoImage } from '#catalog/rules/photos.ts'
import type { NewProduct } from '#catalog/rules/new-product.ts'
import { catalogPolicy } from '#catalog/policies.ts'
import { giveContent } from '#catalog/service/content.server.ts'
import { productForStaff } from '#catalog/service/manage.server.ts'
import { createProduct } from '#catalog/service/new-product.server.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { copyLook } from '#designs/service/product-look.server.ts'
import { copyPhoto, deletePhoto, type PhotoParts } from '#files/service/photos.server.ts'
import { pictureUrl } from '#pictures/urls.ts'
import { assertCan } from '#policies/policy.ts'
import type { TypedTranslation } from '#translations/rules/texts.ts'
import { writeBeside } from '#translations/service/write.server.ts'

type Copy = { from: string; product: NewProduct; spanish?: readonly TypedTranslation[] }

/**
 * Makes a draft with the photos, search texts and, of the same garment, the look and size chart of another product.
 * @returns its id. @throws Refusal forbidden, not_found, invalid, conflict
 */
export async function makeCopy(
	context: ServiceContext,
	parts: PhotoParts,
	{ from, product: input, spanish = [] }: Copy,
): Promise<string> {
	assertCan(context, catalogPolicy, 'edit')
	const { product } = await productForStaff(context, from)
	const { searchWords, pageTitle, pageSummary, ownSizeChart, templateId } = product.attributes
	const attributes = {
		...(searchWords && { searchWords }),
		...(pageTitle && { pageTitle }),
		...(pageSummary && { pageSummary }),
		...(ownSizeChart && templateId === input.templateId && { ownSizeChart }),
	}
	const photos: PhotoImage[] = []
	// One after the other: each is cut anew into its own folder.
	for (const { alt, photo } of photosIn(product.images)) {
		const { name, ...stored } = await copyPhoto(parts, photo, photo.crop)
		photos.push({
			hash: name,
			url: pictureUrl(name, 800),
			alt,
			view: 'photo',
			colorway: '',
			photo: { ...photo, ...stored },
		})
	}
	try {
		return await inTransaction(context, async (inner) => {
			const productId = await createProduct(inner, input)
			await writeBeside(inner, 'es', spanish)
			await copyLook(inner, { from: product.id, to: productId })
			await giveContent(inner, { productId, photos, attributes })
			return productId
		})
	} catch (failure) {
		for (const { photo } of photos)
			await deletePhoto(parts, photo.folder).catch((err: unknown) =>
				context.log.warn({ err }, 'files of a photo left behind'),
			)
		throw failure
	}
}
