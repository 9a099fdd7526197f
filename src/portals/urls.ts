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
