// A user's standing in a portal, the rights that follow from it, and the state of an invitation.
import { hasAnyRole, type Actor } from '#kit/roles.ts'
import { isStaff } from '#policies/policy.ts'
import type { InviteRole, PortalRole } from '../states.ts'
import { addDays, isoDate, type IsoDate } from '#kit/time.ts'

export const inviteDays = 14

/** At this offset the last day has ended in Hawaii too. */
const endOfDayMs = 36 * 3_600_000

/** The fourteenth day after that of the invitation, and the instant when it has ended in every US time zone. */
export function inviteEnd(invitedOn: IsoDate): { lastDay: IsoDate; expiresAt: Date } {
	const lastDay = addDays(invitedOn, inviteDays)
	return { lastDay, expiresAt: new Date(Date.parse(lastDay) + endOfDayMs) }
}

/** The last day that an invitation shows. */
export const lastDayOf = (expiresAt: Date): IsoDate => isoDate(new Date(expiresAt.getTime() - endOfDayMs))

const invitable: Record<Standing, readonly InviteRole[]> = {
	staff: ['player', 'coach', 'school_admin'],
	school_admin: ['player', 'coach', 'school_admin'],
	coach: ['player', 'coach'],
	player: [],
}

/** Roles that a user of this standing can grant and revoke. */
export const mayGive = (standing: Standing): readonly InviteRole[] => invitable[standing]

export type InviteState = 'open' | 'used' | 'expired' | 'revoked'

type Invite = { usesLeft: number; expiresAt: Date; revokedAt: Date | null }

/** Revoked comes before used up, used up before expired. */
export function inviteState({ usesLeft, expiresAt, revokedAt }: Invite, now: Date): InviteState {
	if (revokedAt !== null) return 'revoked'
	if (usesLeft <= 0) return 'used'
	return expiresAt <= now ? 'expired' : 'open'
}

/** `c•••@school.org`: enough to recognize one's own address, too little to reveal another person's. */
export function maskedEmail(email: string): string {
	const at = email.lastIndexOf('@')
	return at < 1 ? '•••' : `${email.slice(0, 1)}•••${email.slice(at)}`
}

export const inviteRoleNames: Record<InviteRole, string> = {
	coach: 'coach',
	school_admin: 'school administrator',
	player: 'player',
}

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
	if (isStaff(actor)) return 'staff'
	if (actor.userId === null) return undefined
	if (isOfOrganization && hasAnyRole(actor, ['school_admin'])) return 'school_admin'
	if (hasAnyRole(actor, ['coach']) && (portalRole === 'coach' || (isHome && portalRole === null)))
		return 'coach'
	if (hasAnyRole(actor, ['player', 'coach']) && (portalRole !== null || isHome)) return 'player'
	return undefined
}

/** Whether the user manages roster, catalog and people, and sees all orders. */
export const canManage = (standing: Standing): boolean => standing !== 'player'
