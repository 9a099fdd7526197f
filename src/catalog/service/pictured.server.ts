// Which design of the shop the pictures of a colorway show. The designs module saves designs and calls this.
import { note } from '#accounts/service/audit.server.ts'
import type { Connection } from '#database/client.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { raiseVersion } from '#database/versions.server.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import { drawnIn, withDrawn } from '../rules/photos.ts'
import { shotsOfKit, type KitShown } from '../rules/shots.ts'
import type { Colorway } from '../schemas.ts'
import { lockThese, saveImages } from '../store/product-facts.server.ts'
import { lockProduct, updateProduct } from '../store/manage.server.ts'
import { renewProducts } from './manage.server.ts'
import { drawnImages, imagesOf } from './new-product.server.ts'
import { lockColorways, setColorways, type ProductColorways } from '../store/colorways.server.ts'

/** Locks these products, published or not, until the transaction ends. */
export const productsToPicture = (db: Connection, ids: readonly string[]): Promise<ProductColorways[]> =>
	lockColorways(db, ids)

export type { ProductColorways }

/** The design of a product's colorway, or those of the pieces of a kit in their order. */
export type Pictured = { productId: string; colorway: string } & Pick<Colorway, 'design' | 'kit'>

/** Sets the designs of these colorways; all others stay. Call in a transaction after `productsToPicture`. */
export async function setPicturedDesigns(
	db: Connection,
	locked: readonly ProductColorways[],
	pictured: readonly Pictured[],
): Promise<void> {
	const designs = new Map(
		pictured.map(({ productId, colorway, ...shown }) => [`${productId} ${colorway}`, shown]),
	)
	const changed = locked.map(({ id, colorways }) => ({
		id,
		colorways: colorways.map((colorway) => ({ ...colorway, ...designs.get(`${id} ${colorway.id}`) })),
	}))
	await setColorways(db, changed)
	await raiseVersion(db, 'catalog')
}

/**
 * Draws the designs of these colorways as the product's pictures of them; those of others and the photos stay. Call in a
 * transaction after `productsToPicture`; the caller updates the search index.
 */
export async function drawPictured(
	inner: ServiceContext,
	productId: string,
	designs: ReadonlyMap<string, DesignConfig>,
): Promise<void> {
	const product = await lockProduct(inner.db, productId)
	if (!product) return
	const { model, attributes, colorways, images } = product
	const drawn = await drawnImages(
		inner.db,
		{ model, templateId: attributes.templateId, designs },
		colorways.filter(({ id }) => designs.has(id)),
	)
	const shown = withDrawn(
		images,
		colorways.flatMap(({ id }) =>
			(designs.has(id) ? drawn : drawnIn(images)).filter(({ colorway }) => colorway === id),
		),
	)
	await updateProduct(inner.db, productId, {
		images: shown,
		imageUrl: shown[0]?.url ?? '',
		updatedAt: inner.now,
	})
	await renewProducts(inner, [productId])
}

/** Draws kits in their colors; their photos stay. Call in a transaction; the caller updates the search index. */
export async function drawKits(
	inner: ServiceContext,
	worn: ReadonlyMap<string, readonly Omit<KitShown, 'model'>[]>,
): Promise<void> {
	const ids = [...worn.keys()]
	const kits = await lockThese(inner.db, ids)
	const shots = kits.flatMap(({ id, model }) =>
		(worn.get(id) ?? []).flatMap((shown) => shotsOfKit({ ...shown, model }).map((shot) => ({ id, shot }))),
	)
	const drawn = await imagesOf(
		inner.db,
		shots.map(({ shot }) => shot),
	)
	const drawnOf = Map.groupBy(
		drawn.map((image, at) => ({ image, id: shots[at]?.id })),
		({ id }) => id,
	)
	await saveImages(
		inner.db,
		kits.map(({ id, images: before }) => {
			const images = withDrawn(
				before,
				(drawnOf.get(id) ?? []).map(({ image }) => image),
			)
			return { id, images, imageUrl: images[0]?.url ?? '' }
		}),
		inner.now,
	)
	await renewProducts(inner, ids)
}

/** The history of a product tells that it has another look. */
export const noteLook = (
	inner: ServiceContext,
	productId: string,
	details: { colors: number },
): Promise<void> => note(inner, { event: 'product.look', subject: productId, details })
