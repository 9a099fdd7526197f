// Kits of a file of products: made and changed by the rules of the kit editor, many with the statements of one.
import { randomUUID } from 'node:crypto'
import type { Connection } from '#database/client.server.ts'
import { unranked } from '../rules/featured.ts'
import { hiddenPieces, kitColorways, noCommonColors, piecesProblem } from '../rules/kit-pieces.ts'
import { piecesText } from '../rules/kit-pieces-text.ts'
import { kitKind } from '../rules/kits.ts'
import { withPictures } from '../rules/photo-facts.ts'
import type { ProductFacts } from '../rules/product-facts.ts'
import { withSearchTexts } from '../rules/product-history.ts'
import { filledTexts } from '../rules/search-texts.ts'
import type { Colorway, KitPiece } from '../schemas.ts'
import { productsBySku } from '../store/kits.server.ts'
import { shared, type Held } from './product-writes.server.ts'

/** What a kit has of its pieces. */
export type KitParts = { pieces: KitPiece[]; colorways: Colorway[] }
type Saved = { parts: KitParts; takesPhotos: boolean; now: Date }
type Wanted = { facts: ProductFacts; held: Held | undefined }

const textOf = (facts: ProductFacts | undefined) => piecesText(facts?.pieces ?? [])

export const hasOtherPieces = ({ facts, held }: Wanted): boolean => textOf(facts) !== textOf(held?.facts)

/** What these kits have of their pieces, in their order, or why they cannot be so. One statement. */
export async function partsOfKits(
	db: Connection,
	wanted: readonly Wanted[],
): Promise<(KitParts | { reason: string })[]> {
	const skus = wanted.flatMap(({ facts }) => (facts.pieces ?? []).map(({ sku }) => sku.toLowerCase()))
	const found = skus.length > 0 ? await productsBySku(db, [...new Set(skus)]) : []
	const bySku = new Map(found.map((product) => [product.sku.toLowerCase(), product]))
	return wanted.map((kit): KitParts | { reason: string } => {
		const { facts, held } = kit
		const chosen = (facts.pieces ?? []).map(({ swapped = false, ...piece }) => ({
			...piece,
			swapped,
			product: bySku.get(piece.sku.toLowerCase()),
		}))
		const isShown = facts.status === 'active'
		const isNewHere = hasOtherPieces(kit)
		const hidden =
			isShown && (isNewHere || held?.facts.status !== 'active') ? hiddenPieces(chosen) : undefined
		if (held && !isNewHere)
			return hidden === undefined
				? { pieces: held.product.attributes.pieces ?? [], colorways: held.product.colorways }
				: { reason: hidden }
		const reason = piecesProblem(chosen) ?? hidden
		if (reason !== undefined) return { reason }
		const dressed = chosen.flatMap(({ product, ...piece }) => (product ? [{ ...piece, product }] : []))
		const colorways = kitColorways(dressed, held?.product.colorways ?? [])
		if (colorways.length === 0) return { reason: noCommonColors }
		const pieces = dressed.map(({ id, name, swapped, product }) => ({
			id,
			name,
			productId: product.id,
			...(swapped && { swapped }),
		}))
		return { pieces, colorways }
	})
}

/** Without pictures: the designs module draws it, and its price follows with its list row. */
export const newKit = (facts: ProductFacts, { pieces, colorways }: KitParts, now: Date) => ({
	...shared(facts, now),
	id: randomUUID(),
	sku: facts.sku,
	imageUrl: '',
	images: [],
	colorways,
	attributes: {
		customizable: true,
		templateId: '',
		kind: kitKind,
		sizeChart: '',
		...filledTexts(facts),
		pieces,
	},
	featuredRank: unranked,
	updatedAt: now,
})

/** A kit as the facts say; its price stays that of its pieces, and its photos stay unless `takesPhotos`. */
export function savedKit(
	{ product, facts: before }: Held,
	facts: ProductFacts,
	{ parts, takesPhotos, now }: Saved,
) {
	const isOther = textOf(before) !== textOf(facts)
	const images = withPictures(product.images, takesPhotos ? facts : before)
	return {
		...shared(facts, now),
		basePriceCents: product.basePriceCents,
		regularPriceCents: product.regularPriceCents,
		salePriceCents: product.salePriceCents,
		saleStartsOn: product.saleStartsOn,
		saleEndsOn: product.saleEndsOn,
		id: product.id,
		attributes: {
			...withSearchTexts(product.attributes, facts),
			pieces: parts.pieces,
			...(isOther && { piecesSince: now.toISOString() }),
		},
		colorways: parts.colorways,
		images,
		imageUrl: images[0]?.url ?? product.imageUrl,
	}
}

/** A kit with the pieces that it has. */
export const keptKit = (held: Held, facts: ProductFacts, taken: Omit<Saved, 'parts'>) =>
	savedKit(held, facts, {
		parts: { pieces: held.product.attributes.pieces ?? [], colorways: held.product.colorways },
		...taken,
	})
