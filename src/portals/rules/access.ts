// A user's standing in a portal, and the rights that follow from it.
import { hasAnyRole, type Actor } from '#kit/roles.ts'
import type { PortalRole } from '../states.ts'

/** Strongest first. `staff` are csr and admin, who see all portals; their views are audited. */
export const standings = ['staff', 'school_admin', 'coach', 'player'] as const
export type Standing = (typeof standings)[number]

export type Belonging = {
	/** The actor's row in `portal_people`; null without one. */
	portalRole: PortalRole | null
	/** Whether the actor is a school administrator of the portal's organization. */
	isOfOrganization: boolean
	/** Spec §3: profile.portal_id names this portal. */
	isHome: boolean
}

/** Undefined without access: the portal appears missing. Except for staff, access needs role and membership. */
export function standingOf(
	actor: Actor,
	{ portalRole, isOfOrganization, isHome }: Belonging,
): Standing | undefined {
	if (actor.userId === null && !hasAnyRole(actor, ['admin', 'csr'])) return undefined
	if (hasAnyRole(actor, ['admin', 'csr'])) return 'staff'
	if (isOfOrganization && hasAnyRole(actor, ['school_admin'])) return 'school_admin'
	if (hasAnyRole(actor, ['coach']) && (portalRole === 'coach' || (isHome && portalRole === null)))
		return 'coach'
	if (hasAnyRole(actor, ['player', 'coach']) && (portalRole !== null || isHome)) return 'player'
	return undefined
}

/** Whether the user manages roster, catalog and people, and sees all orders. */
export const canManage = (standing: Standing): boolean => standing !== 'player'
