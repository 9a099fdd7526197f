// Addresses of designing together.

/** Requests of the pages of a design that is edited together. */
export const togetherUrl = '/designs/together'

/** The link by which a signed-in person joins. */
export const invitationUrl = (token: string): string => `${togetherUrl}/${token}`

/** The saved version as a small picture, for people who joined. */
export const sharedPictureUrl = (coDesignId: string, version: number): string =>
	`${togetherUrl}/${coDesignId}/picture/${version}.webp`
