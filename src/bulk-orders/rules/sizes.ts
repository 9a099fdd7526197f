// Which of a player's sizes a garment takes, and which blank that is.
import { isWornBelow } from '#rosters/rules/garments.ts'
import type { CatalogItem, ColorChoice, Player, SizeChoice } from '../views.ts'

const sameSize = (one: string, other: string): boolean =>
	one.trim().toLowerCase() === other.trim().toLowerCase()

/** What is worn below the waist has a size of its own; a player who gave none there gets the jersey's. */
export const requestedSize = (kind: string, { size, shortsSize }: Player): string =>
	isWornBelow(kind) && shortsSize.trim() !== '' ? shortsSize : size

/** For everybody who did not choose: the first color of which there is anything. */
export const firstColor = ({ colors }: CatalogItem): ColorChoice | undefined =>
	colors.find(({ sizes }) => sizes.some(({ stock }) => stock > 0)) ?? colors[0]

/** The blank of this size; a garment that comes in one size alone fits everybody. */
export function sizeFor(color: ColorChoice | undefined, wished: string): SizeChoice | undefined {
	const sizes = color?.sizes ?? []
	return sizes.length === 1 ? sizes[0] : sizes.find(({ size }) => sameSize(size, wished))
}

/** The color that a variant belongs to. */
export const colorOf = ({ colors }: CatalogItem, variantId: string): ColorChoice | undefined =>
	colors.find(({ sizes }) => sizes.some((one) => one.variantId === variantId))
