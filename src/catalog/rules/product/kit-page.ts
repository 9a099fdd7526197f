// What the product page of a kit shows in one color: each piece with its price, its sizes in stock and its days.
import { asCents, share } from '#kit/money.ts'
import type { PriceList, Terms } from '#pricing/schemas.ts'
import type { Colorway, PicturedDesign } from '../../schemas.ts'
import type { PieceOfKit } from '../kits.ts'
import { leadTimeOf, sizeStates } from './availability.ts'
import { picturedOf } from './sheet-of.ts'
import type { ProductDetail, ProductSheet, SheetPictured } from './sheet.ts'

/** A piece with its own product's choices. */
export type KitPieceSheet = PieceOfKit & { sheet: ProductSheet }

export type KitPiecePage = Pick<PieceOfKit, 'id' | 'name'> & {
	product: ProductDetail
	/** Those of the piece's color, in the order of the size run. */
	sizes: readonly { size: string; isAvailable: boolean; extraCents: number }[]
	/** Business days until shipping; undefined for a piece without sizes. */
	leadTimeDays: number | undefined
	/** Undefined when the pictures show the garment alone. */
	pictured: SheetPictured | undefined
}

export type KitPage = {
	/** Index of the color that the page shows. */
	colorway: number
	/** Whether every piece has a size in stock, by color. */
	available: readonly boolean[]
	pieces: readonly KitPiecePage[]
	/** One kit with all that its pictures print. */
	picturedCents: number
	/** The shop's design of the first piece; undefined when the shop has none of this color. */
	lead: Pick<PicturedDesign, 'id' | 'version'> | undefined
	tiers: Terms['tiers']
}

/** Index of the piece's own color that it has in a kit of these colors; -1 when it does not come in them. */
export function colorwayOfPiece(
	{ product, swapped }: Pick<PieceOfKit, 'product' | 'swapped'>,
	{ primary, secondary }: Pick<Colorway, 'primary' | 'secondary'>,
): number {
	const [first, second] = swapped ? [secondary, primary] : [primary, secondary]
	return product.colorways.findIndex((own) => own.primary === first && own.secondary === second)
}

/** The kit's page in one of its colors. */
export const addressOf = (kitId: string, color: string): string =>
	`/product/${kitId}?${new URLSearchParams({ color })}`

/** The price of one kit in each tier of the quantity discount, from the fewest kits whose pieces reach the tier. */
export const kitTiers = (kitCents: number, { pieces, tiers }: { pieces: number; tiers: Terms['tiers'] }) =>
	tiers.toReversed().map(({ from, bp }) => ({
		kits: Math.ceil(from / pieces),
		bp,
		eachCents: asCents(kitCents - share(asCents(kitCents), bp)),
	}))

const sizesIn = ({ sheet }: KitPieceSheet, colorway: number) =>
	sizeStates(sheet, colorway).map(({ size, isAvailable, extraCents }) => ({ size, isAvailable, extraCents }))

/** @param color id of a colorway; without a known one, the first that is in stock */
export function kitPageOf(
	{ colorways }: Pick<ProductDetail, 'colorways'>,
	pieces: readonly KitPieceSheet[],
	{ color, prices }: { color: string | null; prices: PriceList },
): KitPage {
	const available = colorways.map((colorway) =>
		pieces.every((piece) =>
			sizesIn(piece, colorwayOfPiece(piece, colorway)).some(({ isAvailable }) => isAvailable),
		),
	)
	const asked = colorways.findIndex(({ id }) => id === color)
	const shown = asked >= 0 ? asked : Math.max(available.indexOf(true), 0)
	const colorway = colorways[shown]
	const shownPieces = pieces.map((piece): KitPiecePage => {
		const { id, name, product, sheet } = piece
		const own = colorway ? colorwayOfPiece(piece, colorway) : -1
		const design = colorway?.kit?.find((candidate) => candidate.piece === id)
		return {
			id,
			name,
			product,
			sizes: sizesIn(piece, own),
			leadTimeDays: leadTimeOf(sheet, { colorway: own, size: -1 }),
			pictured: picturedOf(product.basePriceCents, design, prices),
		}
	})
	return {
		colorway: shown,
		available,
		pieces: shownPieces,
		picturedCents: shownPieces.reduce(
			(sum, { product, pictured }) => sum + (pictured?.unitCents ?? product.basePriceCents),
			0,
		),
		lead: colorway?.kit?.[0],
		tiers: prices.tiers,
	}
}
