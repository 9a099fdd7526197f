// Statuses and roles of portals, their members and requests, and the sports of teams (Spec §2).
import { isSport, sportName, sportsInForms, type Sport } from '#sports/sports.ts'

export const requestSportName = (sport: string): string => (isSport(sport) ? sportName(sport) : 'Other')

/** For lines about a team: empty instead of "Other". */
export const teamSportName = (sport: string): string => (isSport(sport) ? sportName(sport) : '')

/** Options of a select; with `present`, also a portal's sport that the shop no longer offers. */
export const sportOptions = (
	sold: readonly string[],
	present?: string,
): { value: string; label: string }[] => {
	const sports = sportsInForms(sold)
	const former = isSport(present) && !sports.includes(present) ? [present] : []
	return [...sports, ...former, 'other'].map((sport) => ({ value: sport, label: requestSportName(sport) }))
}

/** A team portal accepts orders while it is open. */
export const portalStatuses = ['open', 'closed'] as const
export type PortalStatus = (typeof portalStatuses)[number]

/** A user's role in one portal. School administrators belong to the organization, and so to all of its portals. */
export const portalRoles = ['coach', 'player'] as const
export type PortalRole = (typeof portalRoles)[number]

/** Roles that an invitation can grant. */
export const inviteRoles = ['coach', 'school_admin', 'player'] as const
export type InviteRole = (typeof inviteRoles)[number]

/** A request becomes a portal, or is declined with a reason. */
export const requestStatuses = ['open', 'accepted', 'declined'] as const
export type RequestStatus = (typeof requestStatuses)[number]

/** A coach's changes to the catalog until the shop publishes them: being made, sent to the shop, or sent back. */
export const kitStatuses = ['draft', 'submitted', 'returned'] as const
export type KitStatus = (typeof kitStatuses)[number]

/** Who last confirmed a roster row. */
export const confirmers = ['family', 'team'] as const
export type Confirmer = (typeof confirmers)[number]

/** A portal's sport, including sports that the shop no longer offers. */
export type RequestSport = Sport | 'other'
export const isPortalSport = (text: unknown): text is RequestSport =>
	typeof text === 'string' && (text === 'other' || isSport(text))
