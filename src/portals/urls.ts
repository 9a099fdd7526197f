// Addresses of portals that their managers use. They contain ids, never a player's name.

export const kitUrl = (portalId: string): string => `/portal/${portalId}/kit`

/** A design that the portal's catalog has, or can have. */
export const kitDesignPictureUrl = (
	portalId: string,
	{ id, version }: { id: string; version: number },
): string => `/portal/${portalId}/designs/${id}/${version}/picture.webp`
