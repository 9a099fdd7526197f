// Addresses of what a team raised.

export const statementUrl = (portalId: string): string => `/portal/${portalId}/fundraising.csv`
