// Invitations to work for the shop: their roles, how long they hold, and what state one is in.
import { z } from 'zod'
import type { Role } from '#kit/roles.ts'
import { addDays, isoDate, type IsoDate } from '#kit/time.ts'

/** Roles of people who work for the shop. */
export const staffRoles = ['admin', 'csr', 'production'] as const satisfies readonly Role[]
export type StaffRole = (typeof staffRoles)[number]

export const staffRoleNames: Record<StaffRole, string> = {
	admin: 'Administrator',
	csr: 'Customer service',
	production: 'Production',
}

/** What a role opens, as its page and mail say it. */
export const staffRoleDuties: Record<StaffRole, string> = {
	admin: 'Everything in the back office: orders, products, prices, people and their roles.',
	csr: 'Orders, customers, team portals and messages.',
	production: 'The production board with its work orders and labels.',
}

/** Most open invitations: the page shows all of them. */
export const mostStaffInvites = 50

const inviteDays = 7
/** The shop's day ends in its western time zones well after midnight UTC. */
const endOfDayMs = 36 * 3_600_000

/** The seventh day after that of the invitation, and the instant when it has ended in every US time zone. */
export function staffInviteEnd(invitedOn: IsoDate): { lastDay: IsoDate; expiresAt: Date } {
	const lastDay = addDays(invitedOn, inviteDays)
	return { lastDay, expiresAt: new Date(Date.parse(lastDay) + endOfDayMs) }
}

/** The last day that an invitation shows. */
export const staffInviteLastDay = (expiresAt: Date): IsoDate =>
	isoDate(new Date(expiresAt.getTime() - endOfDayMs))

export type StaffInviteState = 'open' | 'used' | 'withdrawn' | 'expired'
type Invite = { usedAt: Date | null; withdrawnAt: Date | null; expiresAt: Date }

/** Used comes before withdrawn, withdrawn before expired. */
export function staffInviteState({ usedAt, withdrawnAt, expiresAt }: Invite, now: Date): StaffInviteState {
	if (usedAt !== null) return 'used'
	if (withdrawnAt !== null) return 'withdrawn'
	return expiresAt <= now ? 'expired' : 'open'
}

export const StaffInvite = z.object({
	email: z
		.string()
		.trim()
		.toLowerCase()
		.max(255, 'At most 255 characters')
		.pipe(z.email('Enter an email address')),
	role: z.enum(staffRoles, 'Choose a role'),
})
export type StaffInvite = z.infer<typeof StaffInvite>
