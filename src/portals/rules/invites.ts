// Who may ask whom into a portal and take whom out of it, and how an invitation stands.
import { addDays, isoDate, type IsoDate } from '#kit/time.ts'
import type { InviteRole } from '../states.ts'
import type { Standing } from './access.ts'

export const inviteDays = 14

/** The last day has ended in Hawaii by then. */
const endOfDayMs = 36 * 3_600_000

/** The fourteenth day, and when it has ended wherever the school is. */
export function inviteEnd(now: Date): { lastDay: IsoDate; expiresAt: Date } {
	const lastDay = addDays(isoDate(now), inviteDays)
	return { lastDay, expiresAt: new Date(Date.parse(lastDay) + endOfDayMs) }
}

/** The last day that an invitation names. */
export const lastDayOf = (expiresAt: Date): IsoDate => isoDate(new Date(expiresAt.getTime() - endOfDayMs))

const invitable: Record<Standing, readonly InviteRole[]> = {
	staff: ['player', 'coach', 'school_admin'],
	school_admin: ['player', 'coach', 'school_admin'],
	coach: ['player', 'coach'],
	player: [],
}

/** Roles that somebody of this standing may give to others, and take from them again. */
export const mayGive = (standing: Standing): readonly InviteRole[] => invitable[standing]

export type InviteState = 'open' | 'used' | 'expired' | 'revoked'

type Invite = { usesLeft: number; expiresAt: Date; revokedAt: Date | null }

/** Revoking counts most, then having been used up. */
export function inviteState({ usesLeft, expiresAt, revokedAt }: Invite, now: Date): InviteState {
	if (revokedAt !== null) return 'revoked'
	if (usesLeft <= 0) return 'used'
	return expiresAt <= now ? 'expired' : 'open'
}

/** `c•••@school.org`: enough to know one's own address by, too little to learn another's. */
export function maskedEmail(email: string): string {
	const at = email.lastIndexOf('@')
	return at < 1 ? '•••' : `${email.slice(0, 1)}•••${email.slice(at)}`
}

export const inviteRoleNames: Record<InviteRole, string> = {
	coach: 'coach',
	school_admin: 'school administrator',
	player: 'player',
}
