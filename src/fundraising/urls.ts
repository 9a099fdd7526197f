// Addresses of what a team raised.

/** The statement as `csv` or `pdf`. */
export const statementUrl = (portalId: string, kind: 'csv' | 'pdf'): string =>
	`/portal/${portalId}/fundraising.${kind}`
