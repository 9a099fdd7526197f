// Addresses of designing together.

/** Requests of the pages of a design that is edited together. */
export const togetherUrl = '/designs/together'

/** The link by which a signed-in person joins. */
export const invitationUrl = (token: string): string => `${togetherUrl}/${token}`
