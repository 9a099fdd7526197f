// Addresses of portals. They contain ids, never a player's name.

export const portalUrl = (portalId: string): string => `/portal/${portalId}`

/** Where staff manage a portal, and decide a request for one. */
export const adminPortalUrl = (portalId: string): string => `/admin/portals/${portalId}`
export const adminRequestUrl = (requestId: string): string => `/admin/requests/${requestId}`

export const kitUrl = (portalId: string): string => `/portal/${portalId}/kit`

/** A design that the portal's catalog has, or can have. */
export const kitDesignPictureUrl = (
	portalId: string,
	{ id, version }: { id: string; version: number },
): string => `/portal/${portalId}/designs/${id}/${version}/picture.webp`

/** Where coaches put their team's store on the school's website, and the public page of that store. */
export const websiteStoreSettingsUrl = (portalId: string): string => `/portal/${portalId}/website-store`
export const websiteStoreUrl = (key: string): string => `/stores/${key}`

/** What pages of other websites load. */
export const embedPrefix = '/embed'
export const embedScriptPath = `${embedPrefix}/store.js`
export const embedDataPath = (key: string): string => `${embedPrefix}/${key}.json`
