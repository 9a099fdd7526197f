// What a kit's pictures show: each piece as its own product shows it, in the kit's colors.
import { randomUUID } from 'node:crypto'
import { colorOfPiece } from '#catalog/rules/kit-pieces.ts'
import type { Colorway } from '#catalog/schemas.ts'
import { productsWithKits } from '#catalog/service/kits.server.ts'
import {
	drawKits,
	productsToPicture,
	setPicturedDesigns,
	type ProductColorways,
} from '#catalog/service/pictured.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { DesignConfig } from '#garments/schemas.ts'
import type { PriceList } from '#pricing/schemas.ts'
import { pricesNow } from '#shop-settings/service/prices.server.ts'
import { pairOfPiece } from '../rules/kit.ts'
import { configsOfShop, insertShopDesigns, retireKitDesigns } from '../store/designs.server.ts'
import {
	blankPictures,
	firstVersions,
	madeDesign,
	picturedAs,
	type MadeDesign,
} from './shop-designs.server.ts'

type Dressed = { id: string; name: string; swapped?: boolean | undefined; product: ProductColorways }
type Looks = ReadonlyMap<string, DesignConfig>
/** The pieces in a color of the kit; `isPlain` when no piece has a look. */
type Worn = {
	colorway: Colorway
	isPlain: boolean
	pieces: readonly { piece: Dressed; config: DesignConfig }[]
}

/** The piece as its product shows it in the kit's color, or plain. */
function configOf({ product, swapped }: Dressed, colorway: Colorway, looks: Looks) {
	const own = colorOfPiece({ product, swapped }, colorway)
	const look = looks.get(own?.design?.id ?? '')
	const { primary: primaryColor, secondary: secondaryColor } = pairOfPiece({ swapped }, colorway)
	const { templateId } = product.attributes
	return {
		isPlain: look === undefined,
		config: look ?? DesignConfig.parse({ templateId, primaryColor, secondaryColor }),
	}
}

const wornIn =
	(pieces: readonly Dressed[], looks: Looks) =>
	(colorway: Colorway): Worn => {
		const worn = pieces.map((piece) => ({ piece, ...configOf(piece, colorway, looks) }))
		return { colorway, isPlain: worn.every(({ isPlain }) => isPlain), pieces: worn }
	}

type Made = { kitProductId: string; colorway: string; designs: MadeDesign[] }

/** New designs of the shop for these colors of kits, shown in place of those that they had, which stay for their orders. */
async function save(
	inner: ServiceContext,
	kits: readonly ProductColorways[],
	{ made, prices }: { made: readonly Made[]; prices: PriceList },
): Promise<void> {
	const rows = await Promise.all(
		made.map(({ designs }) => firstVersions(designs, { now: inner.now, prices })),
	)
	await retireKitDesigns(
		inner.db,
		kits.map(({ id }) => id),
	)
	if (rows.length > 0) await insertShopDesigns(inner.db, rows.flat())
	const all = made.flatMap(({ designs }) => designs)
	const blanks = new Map((await blankPictures(inner.db, all)).map((hash, at) => [all[at]?.id, hash]))
	const shown = new Map(
		made.map(({ kitProductId, colorway, designs }) => [
			`${kitProductId} ${colorway}`,
			designs.map((design) => ({
				...picturedAs(design, { version: 1, blank: blanks.get(design.id) }),
				piece: design.kit?.piece ?? '',
			})),
		]),
	)
	await setPicturedDesigns(
		inner.db,
		kits,
		kits.flatMap(({ id: productId, colorways }) =>
			colorways.map(({ id: colorway }) => ({
				productId,
				colorway,
				kit: shown.get(`${productId} ${colorway}`),
			})),
		),
	)
}

type Known = { products: ReadonlyMap<string, ProductColorways>; looks: Looks; prices: PriceList }

/** What the kit's pictures show in each color, and the designs of it. */
function dressed(kit: ProductColorways, { products, looks, prices: { builderQuantity } }: Known) {
	const pieces = (kit.attributes.pieces ?? []).flatMap(({ productId, ...piece }): Dressed[] => {
		const product = products.get(productId)
		return product ? [{ ...piece, product }] : []
	})
	const worn = kit.colorways.map(wornIn(pieces, looks))
	const made = worn.flatMap(({ colorway, isPlain, pieces: all }): Made[] => {
		const kitId = randomUUID()
		const designs = all.flatMap(({ piece, config }, at) =>
			madeDesign(
				{
					id: at === 0 ? kitId : randomUUID(),
					productId: piece.product.id,
					colorway: colorway.id,
					config,
				},
				piece.product,
				{ builderQuantity },
			).map((design) => ({ ...design, kit: { kitId, kitProductId: kit.id, piece: piece.id } })),
		)
		return isPlain || designs.length < pieces.length
			? []
			: [{ kitProductId: kit.id, colorway: colorway.id, designs }]
	})
	const shown = worn.map(({ colorway, pieces: all }) => ({
		colorway,
		pieces: all.map(({ piece: { product, ...piece }, config }) => ({
			...piece,
			templateId: product.attributes.templateId,
			config,
		})),
	}))
	return { made, shown }
}

/** Shows these kits in the looks of their pieces. Call in a transaction; the caller updates the search index. */
export async function dressKits(inner: ServiceContext, kitIds: readonly string[]): Promise<void> {
	if (kitIds.length === 0) return
	const kits = await productsToPicture(inner.db, kitIds)
	const ids = kits.flatMap(({ attributes: { pieces = [] } }) => pieces.map(({ productId }) => productId))
	const pieces = await productsToPicture(inner.db, [...new Set(ids)])
	const known = {
		products: new Map(pieces.map((product) => [product.id, product])),
		looks: await configsOfShop(
			inner.db,
			pieces.flatMap(({ colorways }) => colorways.flatMap(({ design }) => design?.id ?? [])),
		),
		prices: await pricesNow(inner),
	}
	const all = kits.map((kit) => ({ id: kit.id, ...dressed(kit, known) }))
	await save(inner, kits, { made: all.flatMap(({ made }) => made), prices: known.prices })
	await drawKits(inner, new Map(all.map(({ id, shown }) => [id, shown])))
}

/** The kits with one of these products as a piece. */
export async function kitsWith(
	context: Pick<ServiceContext, 'db'>,
	productIds: readonly string[],
): Promise<string[]> {
	const own = new Set(productIds)
	return (await productsWithKits(context, productIds)).filter((id) => !own.has(id))
}
