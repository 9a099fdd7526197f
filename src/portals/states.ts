// What portals, their people and the requests for them can be.
import { isSport, type Sport } from '#sports/sports.ts'

/** A team portal takes orders while it is open. */
export const portalStatuses = ['open', 'closed'] as const
export type PortalStatus = (typeof portalStatuses)[number]

/** What somebody is in one portal. School administrators belong to the organization, and so to all of its portals. */
export const portalRoles = ['coach', 'player'] as const
export type PortalRole = (typeof portalRoles)[number]

/** Whom an invitation is for. */
export const inviteRoles = ['coach', 'school_admin', 'player'] as const
export type InviteRole = (typeof inviteRoles)[number]

/** A request becomes a portal or is declined with a reason. */
export const requestStatuses = ['open', 'accepted', 'declined'] as const
export type RequestStatus = (typeof requestStatuses)[number]

/** Who last said that a row of the roster is right. */
export const confirmers = ['family', 'team'] as const
export type Confirmer = (typeof confirmers)[number]

/** What a portal is for; also a sport that the shop no longer offers. */
export type RequestSport = Sport | 'other'
export const isPortalSport = (text: unknown): text is RequestSport =>
	typeof text === 'string' && (text === 'other' || isSport(text))
