// A kit as staff make it: two to six products as its pieces, in their order.
import { z } from 'zod'
import type { Colorway, KitPiece, ProductAttributes } from '../schemas.ts'
import { productStatusNames, type ProductStatus } from '../states.ts'
import { slugOf } from '#kit/slug.ts'
import { ProductChange, Sku, words } from './manage.ts'
import { isSportOfProduct } from './new-product.ts'

export const fewestPieces = 2
export const mostPieces = 6

/** A piece as typed: a product by its SKU. */
const PieceChoice = z.object({
	/** Of a piece that the kit has; empty for a new one. */
	id: z.string().max(40),
	sku: Sku,
	name: words(60).min(1, 'Every piece needs a name, such as Home jersey'),
	/** Wears the kit's two colors the other way round. */
	swapped: z.boolean(),
})
export type PieceChoice = z.infer<typeof PieceChoice>

export const PieceChoices = z
	.array(PieceChoice)
	.min(fewestPieces, 'A kit has at least two pieces')
	.max(mostPieces, 'A kit has at most six pieces')

/** @param sold the sports sold */
export const newKitSchema = (sold: readonly string[]) =>
	ProductChange.pick({ brand: true, model: true, description: true, sku: true }).extend({
		sport: ProductChange.shape.sport.refine((sport) => isSportOfProduct(sold, sport), 'Choose a sport'),
		pieces: PieceChoices,
	})
export type NewKit = z.infer<ReturnType<typeof newKitSchema>>

export type PieceProduct = {
	id: string
	sku: string
	status: ProductStatus
	basePriceCents: number
	safetyCerts: readonly string[]
	colorways: readonly Colorway[]
	attributes: ProductAttributes
}

type Chosen = PieceChoice & { product: PieceProduct | undefined }

const nameTwice = (pieces: readonly Chosen[]) =>
	pieces.find(({ name }, at) =>
		pieces.slice(0, at).some((other) => other.name.toLowerCase() === name.toLowerCase()),
	)

/** Why these pieces make no kit; undefined when they do. */
export function piecesProblem(pieces: readonly Chosen[]): string | undefined {
	for (const { sku, product } of pieces) {
		if (!product) return `There is no product with the SKU ${sku}.`
		if (product.attributes.pieces) return `${sku} is a kit itself. A kit’s pieces are single products.`
		if (!product.attributes.customizable)
			return `${sku} cannot be customized. Teams design every piece of a kit.`
	}
	if (pieces.every(({ swapped }) => swapped)) return 'Swap the colors of some pieces only, not of all.'
	const twice = nameTwice(pieces)
	if (twice) return `Two pieces are named ${twice.name}. Give each its own name.`
	for (const [sku, same] of Map.groupBy(pieces, ({ product }) => product?.sku ?? '')) {
		if (same.length > 2) return `${sku} is in the kit three times. A product is in a kit once, or twice.`
		if (same.length === 2 && same[0]?.swapped === same[1]?.swapped)
			return `${sku} is in the kit twice in the same colors. Swap the colors of one of them.`
	}
	return undefined
}

/** Why a kit with these pieces is not in the shop: each piece that is not; undefined when all are. */
export function hiddenPieces(
	pieces: readonly { name: string; product: { model: string; status: ProductStatus } | undefined }[],
): string | undefined {
	const hidden = pieces.flatMap(({ name, product }) =>
		product?.status === 'active'
			? []
			: [
					product
						? `${name} (${product.model}: ${productStatusNames[product.status].toLowerCase()})`
						: `${name} (missing)`,
				],
	)
	return hidden.length === 0
		? undefined
		: `A kit is sold while all of its pieces are. Not in the shop: ${hidden.join(', ')}. Publish them, or take them out of the kit.`
}

/** 'home-jersey', or 'home-jersey-2' when that is taken. */
function freeId(name: string, taken: ReadonlySet<string>): string {
	const stem = slugOf(name).slice(0, 34) || 'piece'
	let id = stem
	for (let number = 2; taken.has(id); number += 1) id = `${stem}-${number}`
	return id
}

/** The pieces as the kit stores them: known ones keep their id, new ones get one that the kit never had. */
export function storedPieces(
	pieces: readonly (Omit<PieceChoice, 'sku'> & { productId: string })[],
	before: readonly KitPiece[],
): KitPiece[] {
	const taken = new Set(before.map(({ id }) => id))
	const used = new Set<string>()
	return pieces.map(({ id: asked, name, swapped, productId }) => {
		const known = before.find(
			(piece) => piece.id === asked && piece.productId === productId && !used.has(piece.id),
		)
		const id = known?.id ?? freeId(name, taken)
		taken.add(id)
		used.add(id)
		return { id, name, productId, ...(swapped && { swapped }) }
	})
}

type Dressed = { swapped?: boolean | undefined; product: Pick<PieceProduct, 'colorways'> }

/** The piece's own color in a color of the kit. */
export function colorOfPiece(
	{ swapped, product }: Dressed,
	{ primary, secondary }: Pick<Colorway, 'primary' | 'secondary'>,
): Colorway | undefined {
	const [first, second] = swapped ? [secondary, primary] : [primary, secondary]
	return product.colorways.find((own) => own.primary === first && own.secondary === second)
}

/**
 * The colors that all pieces come in. Those that the kit has keep their id and name; others have those of the first piece
 * that is not swapped.
 */
export function kitColorways(pieces: readonly Dressed[], before: readonly Colorway[]): Colorway[] {
	const first = pieces.find(({ swapped }) => !swapped)
	const own = (first?.product.colorways ?? []).map(({ id, name, primary, secondary, families }) => ({
		id,
		name,
		primary,
		secondary,
		families,
	}))
	const isNew = ({ primary, secondary }: Colorway) =>
		before.every((known) => known.primary !== primary || known.secondary !== secondary)
	const taken = new Set(before.map(({ id }) => id))
	const added = own.filter(isNew).map((colorway) => ({
		...colorway,
		id: taken.has(colorway.id) ? `${colorway.id}-2` : colorway.id,
	}))
	return [...before, ...added].filter((colorway) =>
		pieces.every((piece) => colorOfPiece(piece, colorway) !== undefined),
	)
}

/** Why a kit of these pieces has no color. */
export const noCommonColors =
	'These products have no pair of colors in common. Give each a color that the others have.'

/** Certifications that every piece has. */
export const commonCerts = (products: readonly Pick<PieceProduct, 'safetyCerts'>[]): string[] =>
	(products[0]?.safetyCerts ?? []).filter((cert) =>
		products.every(({ safetyCerts }) => safetyCerts.includes(cert)),
	)
