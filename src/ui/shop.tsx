// The shop whose pages these are, for every component below the frame.
import { createContext, useContext } from 'react'
import { specShell, type ShopFacts, type ShopShell } from '#kit/shop.ts'

export const ShopContext = createContext<ShopShell>(specShell)

export const useShell = (): ShopShell => useContext(ShopContext)
export const useShop = (): ShopFacts => useShell().facts
export const useShopName = (): string => useShop().name

/** The shop's name within a text. */
export const ShopName = () => useShopName()
