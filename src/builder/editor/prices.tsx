// Gives the components of the builder page the shop's price list.
import { createContext, useContext } from 'react'
import type { PriceList } from '#pricing/schemas.ts'

export const PricesContext = createContext<PriceList | null>(null)

/** @throws Error outside `PricesContext`: a caller's fault. */
export function usePrices(): PriceList {
	const prices = useContext(PricesContext)
	if (!prices) throw new Error('There is no price list here')
	return prices
}
