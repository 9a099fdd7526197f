// What the router passes to loaders and actions.
import type { ElementScripts } from './element-scripts.ts'
import { createContext } from 'react-router'
import type { ServiceContext } from '#database/context.server.ts'
import type { PageLanguage } from '#kit/language.ts'
import { specShell, type ShopShell } from '#kit/shop.ts'

export const serviceContext = createContext<ServiceContext>()

/** Facts about the site and this response that the page shell needs. */
export type SiteContext = {
	/** Origin for canonical links, without a slash at the end. */
	publicUrl: string
	/** Allows this response's own inline scripts; absent where none may run. */
	nonce: string | undefined
	isDevelopment: boolean
	/** Whether demo data, demo accounts and the inbox page exist. */
	demo: boolean
	/** Whether pages with translations answer `?lang=en-XA`, the pseudo-language of tests. */
	hasPseudoLanguage: boolean
	/** Of whom the request comes from, for errors: by its address, the cookie or the browser. */
	readerLanguage: PageLanguage
	elementScripts: ElementScripts
	/** Address of the client, for limits alone: it is never stored or logged unhashed. Empty when unknown. */
	clientAddress: string
}
export const siteContext = createContext<SiteContext>()

/** The shop as it is for this request. */
export const shopContext = createContext<ShopShell>(specShell)
