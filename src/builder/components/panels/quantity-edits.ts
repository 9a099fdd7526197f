// Parses and changes the quantity of a design.
import type { DesignConfig } from '#garments/schemas.ts'

/** Maximum quantity per design; larger orders need a conversation with the shop. */
const mostPieces = 100_000

/** Spec §5: at least 1; anything but a number becomes 1. */
export function quantityIn(text: string): number {
	const digits = /^\s*\d[\d,\s]*/.exec(text)?.[0].replace(/[,\s]/g, '')
	const pieces = digits ? Number.parseInt(digits, 10) : 1
	return Math.min(Math.max(pieces, 1), mostPieces)
}

export const withQuantity = (config: DesignConfig, quantity: number): DesignConfig => ({
	...config,
	quantity: quantityIn(String(quantity)),
})
