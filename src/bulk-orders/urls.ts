// Addresses of team orders. They contain ids, never a player's name.
import { familyUrl } from '#rosters/urls.ts'

export const portalUrl = (portalId: string): string => `/portal/${portalId}`

/** A manager's views of the portal: the grid of players, and the items with the cart as a list. */
export const portalViews = ['players', 'items'] as const
export type PortalShown = (typeof portalViews)[number]
export const portalViewUrl = (portalId: string, view: PortalShown): string =>
	`${portalUrl(portalId)}?view=${view}`
export const isPortalShown = (view: string | null): view is PortalShown =>
	portalViews.some((known) => known === view)

export const bulkCheckoutUrl = (portalId: string): string => `/checkout/bulk?portal=${portalId}`
/** An item as made for the link's player. */
export const familyPictureUrl = (token: string, itemId: string): string =>
	`${familyUrl(token)}/items/${itemId}/picture.webp`
/** Where everything for the team goes. */
export const deliveryUrl = (portalId: string): string => `/portal/${portalId}/delivery`
export const draftUrl = (portalId: string): string => `/portal/${portalId}/draft`
export const playersUrl = (portalId: string): string => `/portal/${portalId}/players.json`

/** The participation statement; with names only for those who see the roster. */
export const participationUrl = (portalId: string, kind: 'csv' | 'pdf'): string =>
	`/portal/${portalId}/participation.${kind}`

/** The team's design; with a roster row, as printed for that player. */
export const offerPictureUrl = (portalId: string, itemId: string, rosterId: string | null = null): string =>
	`/portal/${portalId}/items/${itemId}/picture.webp${rosterId === null ? '' : `?roster=${rosterId}`}`
