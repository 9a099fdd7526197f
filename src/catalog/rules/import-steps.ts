// How a product of a file becomes rows, and how an imported one becomes what it was before.
import type { Colorway } from '../schemas.ts'
import { changesPictures, hasSamePictures } from './photo-facts.ts'
import { hasSameFields, sizeKey, type ProductFacts, type StoredSize } from './product-facts.ts'

export type SavedSize = {
	id: string
	productId: string
	size: string
	colorway: string
	color: string
	sku: string
	leadTimeDays: number
	sizeRank: number
}

export type HeldSize = StoredSize & { id: string; sizeRank: number }

/** The key of a size as the store answers it. */
export const savedKey = ({ productId, colorway, size }: Omit<SavedSize, 'id'>): string =>
	`${productId} ${colorway} ${size}`

type Placed = {
	productId: string
	colorways: readonly Colorway[]
	/** The sizes that the product has. */
	held: readonly HeldSize[]
	newId: () => string
}

/** The sizes of the facts as rows. With a new size the order is that of the facts. */
export function savedSizes(facts: ProductFacts, { productId, colorways, held, newId }: Placed): SavedSize[] {
	const ranks = new Map(held.map(({ size, sizeRank }) => [size.toLowerCase(), sizeRank]))
	const names = [...new Set(facts.sizes.map(({ size }) => size.toLowerCase()))]
	const order = names.every((name) => ranks.has(name))
		? ranks
		: new Map(names.map((name, rank) => [name, rank]))
	const byKey = new Map(held.map((size) => [sizeKey(size), size]))
	return facts.sizes.flatMap((size) => {
		const colorway = colorways.find(({ name }) => name.toLowerCase() === size.color.toLowerCase())
		if (!colorway) return []
		const known = byKey.get(sizeKey(size))
		return [
			{
				id: known?.id ?? newId(),
				productId,
				size: known?.size ?? size.size,
				colorway: colorway.id,
				color: colorway.name,
				sku: size.sku,
				leadTimeDays: size.leadTimeDays,
				sizeRank: order.get(size.size.toLowerCase()) ?? 0,
			},
		]
	})
}

/** Units by which the file changes each size, by its key; only those that differ. */
export function unitsOf(before: ProductFacts | null, after: ProductFacts): Map<string, number> {
	const held = new Map((before?.sizes ?? []).map((size) => [sizeKey(size), size.stock]))
	return new Map(
		after.sizes
			.map((size) => [sizeKey(size), size.stock - (held.get(sizeKey(size)) ?? 0)] as const)
			.filter(([, units]) => units !== 0),
	)
}

const wasCounted = (before: ProductFacts, now: ProductFacts): boolean => {
	const counted = new Map(before.sizes.map((size) => [sizeKey(size), size.counted]))
	return now.sizes.some((size) => counted.get(sizeKey(size)) !== size.counted)
}

type Compared = { before: ProductFacts | null; after: ProductFacts; now: ProductFacts | null }

/** Why a product of the file cannot be imported any more; empty when it can. */
export function leftBecause({ before, after, now }: Compared): string {
	if (!before) return now ? 'Another product has this SKU since the check.' : ''
	if (!now) return 'The product has this SKU no longer.'
	const hasOtherPictures = changesPictures({ before, after }) && !hasSamePictures(before, now)
	if (!hasSameFields(before, now) || hasOtherPictures || wasCounted(before, now))
		return 'Someone else has changed the product since the check.'
	return lacking(unitsOf(before, after), now, 1)
}

/** Why an imported product cannot be what it was before; empty when it can. */
export function keptBecause({ before, after, now }: Compared & { now: ProductFacts }): string {
	// A new product goes with its photos, so they are looked at even when the file has none.
	const hasOtherPictures = (!before || changesPictures({ before, after })) && !hasSamePictures(after, now)
	if (!hasSameFields(after, now) || hasOtherPictures)
		return 'Someone else has changed the product since the import.'
	return before ? lacking(unitsOf(before, after), now, -1) : ''
}

function lacking(units: ReadonlyMap<string, number>, now: ProductFacts, sign: 1 | -1): string {
	const short = now.sizes.find((size) => size.stock + sign * (units.get(sizeKey(size)) ?? 0) < 0)
	return short ? `Units of ${short.color}, ${short.size} were sold meanwhile.` : ''
}
