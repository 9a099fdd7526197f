// Which of a player's sizes a garment uses, and which variant that is.
import { isWornBelow } from '#rosters/rules/garments.ts'
import type { CatalogItem, ColorChoice, Player, SizeChoice } from '../views.ts'

const sameSize = (one: string, other: string): boolean =>
	one.trim().toLowerCase() === other.trim().toLowerCase()

/** Garments worn below the waist use the shorts size, or the jersey size when the player gave none. */
export const requestedSize = (kind: string, { size, shortsSize }: Player): string =>
	isWornBelow(kind) && shortsSize.trim() !== '' ? shortsSize : size

/** The default color: the first one in stock. */
export const firstColor = ({ colors }: CatalogItem): ColorChoice | undefined =>
	colors.find(({ sizes }) => sizes.some(({ stock }) => stock > 0)) ?? colors[0]

/** The variant of this size; a garment with a single size fits all players. */
export function sizeFor(color: ColorChoice | undefined, wished: string): SizeChoice | undefined {
	const sizes = color?.sizes ?? []
	return sizes.length === 1 ? sizes[0] : sizes.find(({ size }) => sameSize(size, wished))
}

/** The color that a variant belongs to. */
export const colorOf = ({ colors }: CatalogItem, variantId: string): ColorChoice | undefined =>
	colors.find(({ sizes }) => sizes.some((one) => one.variantId === variantId))
