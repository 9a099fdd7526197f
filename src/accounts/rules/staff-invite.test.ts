import { expect, test } from 'vitest'
import { isoDate } from '#kit/time.ts'
import { StaffInvite, staffInviteEnd, staffInviteLastDay, staffInviteState } from './staff-invite.ts'

const now = new Date('2026-11-10T12:00:00Z')
const open = { usedAt: null, withdrawnAt: null, expiresAt: new Date(now.getTime() + 1) }

test.each([
	['open', open, 'open'],
	['at its end', { ...open, expiresAt: now }, 'expired'],
	['withdrawn', { ...open, withdrawnAt: now }, 'withdrawn'],
	['used', { ...open, usedAt: now }, 'used'],
	['used and expired', { ...open, usedAt: now, expiresAt: now }, 'used'],
	['withdrawn and expired', { ...open, withdrawnAt: now, expiresAt: now }, 'withdrawn'],
])('an invitation that is %s', (_, invite, state) => {
	expect(staffInviteState(invite, now)).toBe(state)
})

test('an invitation holds until its last day has ended everywhere in the country', () => {
	expect(staffInviteEnd(isoDate(now))).toEqual({
		lastDay: '2026-11-17',
		expiresAt: new Date('2026-11-18T12:00:00Z'),
	})
	expect(staffInviteLastDay(new Date('2026-11-18T12:00:00Z'))).toBe('2026-11-17')
})

test.each([
	['Pat@Example.com ', 'csr', true],
	['pat', 'csr', false],
	['pat@example.com', 'coach', false],
	['pat@example.com', '', false],
])('an invitation of “%s” as “%s”', (email, role, isValid) => {
	const parsed = StaffInvite.safeParse({ email, role })
	expect(parsed.success).toBe(isValid)
	if (parsed.success) expect(parsed.data.email).toBe('pat@example.com')
})
