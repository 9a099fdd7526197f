// Addresses of the fundraising ledger.

/** The ledger of a portal, on the dashboard of its team. */
export const ledgerUrl = (portalId: string): string => `/team/dashboard?portal=${portalId}#fundraising`
