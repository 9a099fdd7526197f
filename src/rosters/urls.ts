// Addresses that families open by their links.

/** A family checks its player's row. */
export const familyUrl = (token: string): string => `/roster/${token}`
/** A family orders for its player. */
export const familyOrderUrl = (token: string): string => `${familyUrl(token)}/order`

/** What happens when this player leaves the team, and the press that does it. */
export const leaveUrl = (portalId: string, rosterId: string): string =>
	`/portal/${portalId}/players/${rosterId}/leave`
/** Adds a late player to a running order, or orders for them alone. */
export const joinUrl = (portalId: string, rosterId: string): string =>
	`/portal/${portalId}/players/${rosterId}/join`
