// Addresses that families open by their links.

/** A family checks its player's row. */
export const familyUrl = (token: string): string => `/roster/${token}`
/** A family orders for its player. */
export const familyOrderUrl = (token: string): string => `${familyUrl(token)}/order`
