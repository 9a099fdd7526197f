// What a catalog lacks of a product or kit that is added to it.

/** A product of a catalog; the piece's name where a kit has the product more than once, empty otherwise. */
export type Entry = { productId: string; piece: string }

/**
 * The wanted entries that the catalog lacks, in their order. Every entry of the catalog stands for one wanted entry: first
 * for the piece of its own name, then for another one of its product.
 */
export function lackingEntries<Wanted extends Entry>(
	wanted: readonly Wanted[],
	there: readonly Entry[],
): Wanted[] {
	const left = [...there]
	const isMissing = (isSame: (entry: Entry) => boolean): boolean => {
		const at = left.findIndex(isSame)
		if (at >= 0) left.splice(at, 1)
		return at < 0
	}
	return wanted
		.filter((one) => isMissing(({ productId, piece }) => productId === one.productId && piece === one.piece))
		.filter((one) => isMissing(({ productId }) => productId === one.productId))
}
