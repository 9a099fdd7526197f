// Money is whole US cents everywhere; only components format it.

declare const cents: unique symbol
/** Whole US cents. */
export type Cents = number & { readonly [cents]: true }

/** @throws RangeError when the amount is not a whole number of cents */
export function asCents(amount: number): Cents {
	if (!Number.isSafeInteger(amount)) throw new RangeError(`Not whole cents: ${amount}`)
	return amount as Cents
}

/** A share of an amount in basis points of at most two decimals, rounded once, halves away from zero. */
export function share(amount: Cents, basisPoints: number): Cents {
	// Whole before the division: 0.5 stays exact.
	const exact = Math.round(amount * basisPoints * 100) / 1_000_000
	return asCents(Math.sign(exact) * Math.round(Math.abs(exact)) || 0)
}

const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** `$1,234.50` (spec §9: prices shown with 2 decimals). */
export const formatUsd = (amount: number): string => usd.format(amount / 100)

/** `5 %` from 500 basis points, `8.875 %` from 887.5. */
export const percent = (bp: number): string => `${Math.round(bp * 100) / 10_000} %`

/** `−$5.00` from -500. */
export const signedUsd = (amount: number): string =>
	amount < 0 ? `−${formatUsd(-amount)}` : formatUsd(amount)
