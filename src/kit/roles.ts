// The seven roles and their order of precedence (spec §6).

/** Strongest first: the primary role is the first match in this order. */
export const roles = ['admin', 'csr', 'production', 'school_admin', 'coach', 'player', 'retail'] as const
export type Role = (typeof roles)[number]

/** A user with no role rows is retail. */
export const primaryRole = (held: readonly Role[]): Role =>
	roles.find((role) => held.includes(role)) ?? 'retail'

/** The person of a request. A visitor has no user id. */
export type Actor = {
	userId: string | null
	roles: readonly Role[]
	/** The one portal a player belongs to. */
	portalId?: string | null
	/** All portals in which the person coaches or plays. */
	portalIds?: readonly string[]
	sessionId?: string | null
}

/** The portal of a player, or a coach's first portal; null without one. */
export const homePortalOf = ({ portalId, portalIds }: Actor): string | null =>
	portalId ?? portalIds?.[0] ?? null

export const visitor: Actor = { userId: null, roles: ['retail'] }

export const hasAnyRole = (actor: Pick<Actor, 'roles'>, allowed: readonly Role[]): boolean =>
	actor.roles.some((role) => allowed.includes(role))
