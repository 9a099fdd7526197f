// Statuses and roles of portals, their members, and portal requests.
import { isSport, type Sport } from '#sports/sports.ts'

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

/** Who last confirmed a roster row. */
export const confirmers = ['family', 'team'] as const
export type Confirmer = (typeof confirmers)[number]

/** A portal's sport, including sports that the shop no longer offers. */
export type RequestSport = Sport | 'other'
export const isPortalSport = (text: unknown): text is RequestSport =>
	typeof text === 'string' && (text === 'other' || isSport(text))
