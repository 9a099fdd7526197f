// What a kit costs and how lists show it: both follow from its pieces.
import type { KitPiece } from '../schemas.ts'
import type { ProductDetail } from './product/sheet.ts'
import { regularOf, type StoredPrices } from './sale.ts'
import { listingOf, type ListedProduct, type Listing } from './catalog.ts'

/** The garment kind of every kit. */
export const kitKind = 'Uniform set'

export type PieceOfKit = Omit<KitPiece, 'productId'> & { product: ProductDetail }

export type SoldAlone = {
	productId: string
	/** The piece's name in a kit that has the product more than once; empty otherwise. */
	piece: string
	/** Wears the kit's two colors the other way round. */
	isSwapped: boolean
}

/** The pieces of a kit in their order, with the names that tell two of one product apart. */
export function namedWhereTwice(pieces: readonly KitPiece[]): SoldAlone[] {
	const ofProduct = Map.groupBy(pieces, ({ productId }) => productId)
	return pieces.map(({ productId, name, swapped = false }) => ({
		productId,
		isSwapped: swapped,
		piece: ofProduct.get(productId)?.[1] ? name : '',
	}))
}

type Prices = Pick<StoredPrices, 'basePriceCents' | 'regularPriceCents'>

export type PieceFacts = Prices & {
	/** Null for a piece that is not published. */
	listing: Pick<Listing, 'inStock' | 'sizes' | 'leadTimeDays'> | null
}

/**
 * What the pieces cost together, and their regular price while one of them is on sale. A piece that the kit has twice
 * counts twice. Pieces that are missing cost nothing.
 */
export function kitPrices(
	pieces: readonly Pick<KitPiece, 'productId'>[],
	facts: ReadonlyMap<string, Prices>,
): Prices {
	const found = pieces.flatMap(({ productId }) => facts.get(productId) ?? [])
	const basePriceCents = found.reduce((sum, piece) => sum + piece.basePriceCents, 0)
	const regularCents = found.reduce((sum, piece) => sum + regularOf(piece), 0)
	return { basePriceCents, regularPriceCents: regularCents > basePriceCents ? regularCents : null }
}

/**
 * The list row of a kit; undefined when a piece is missing or not published. In stock means every piece is; sizes are
 * those of the first piece, the lead time is the longest of all.
 */
export function kitListingOf(
	kit: ListedProduct,
	facts: ReadonlyMap<string, PieceFacts>,
): Listing | undefined {
	const { pieces = [] } = kit.attributes
	const listed = pieces.flatMap(({ productId }) => facts.get(productId)?.listing ?? [])
	const [first] = listed
	if (!first || listed.length < pieces.length) return undefined
	return {
		...listingOf(kit, []),
		priceCents: kitPrices(pieces, facts).basePriceCents,
		inStock: listed.every(({ inStock }) => inStock),
		sizes: first.sizes,
		leadTimeDays: Math.max(...listed.map(({ leadTimeDays }) => leadTimeDays)),
	}
}
