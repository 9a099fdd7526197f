// Addresses of what a team raised.

/** The statement as `csv` or `pdf`. */
export const statementUrl = (portalId: string, kind: 'csv' | 'pdf'): string =>
	`/portal/${portalId}/fundraising.${kind}`

/** The team's public page. */
export const fundraiserUrl = (slug: string): string => `/fundraise/${slug}`
export const donateUrl = (slug: string): string => `${fundraiserUrl(slug)}/donate`
/** What a donor comes back to; only they know its id. */
export const donationUrl = (slug: string, donationId: string): string =>
	`${fundraiserUrl(slug)}/donations/${donationId}`
/** Where coaches set the page up. */
export const fundraiserSettingsUrl = (portalId: string): string => `/portal/${portalId}/fundraiser`
