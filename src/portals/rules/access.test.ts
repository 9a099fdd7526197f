import { expect, test } from 'vitest'
import { dayIn } from '#kit/time.ts'
import { inviteEnd, inviteState, lastDayOf, maskedEmail, mayGive } from './access.ts'

const now = new Date('2026-11-20T15:00:00Z')
const later = new Date('2026-11-20T15:00:00.001Z')

test.each([
	[1, later, null, 'open'],
	[1, now, null, 'expired'],
	[0, later, null, 'used'],
	[0, now, null, 'used'],
	[1, later, now, 'revoked'],
	[0, now, now, 'revoked'],
])('an invitation with %d uses until %o, revoked %o, is %s', (usesLeft, expiresAt, revokedAt, state) => {
	expect(inviteState({ usesLeft, expiresAt, revokedAt }, now)).toBe(state)
})

test('an invitation is good until its last day has ended in Hawaii', () => {
	const { lastDay, expiresAt } = inviteEnd(dayIn('Pacific/Honolulu', new Date('2026-11-21T09:59:00Z')))
	expect(lastDay).toBe('2026-12-04')
	expect(expiresAt).toEqual(new Date('2026-12-05T12:00:00Z'))
	expect(lastDayOf(expiresAt)).toBe(lastDay)
})

test('coaches ask players and coaches, administrators and staff everyone, players no one', () => {
	expect(mayGive('coach')).toEqual(['player', 'coach'])
	expect(mayGive('school_admin')).toEqual(['player', 'coach', 'school_admin'])
	expect(mayGive('staff')).toEqual(['player', 'coach', 'school_admin'])
	expect(mayGive('player')).toEqual([])
})

test.each([
	['coach@school.org', 'c•••@school.org'],
	['@school.org', '•••'],
	['', '•••'],
])('the address %s is shown as %s', (email, masked) => {
	expect(maskedEmail(email)).toBe(masked)
})
