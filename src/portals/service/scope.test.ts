// Standings in a portal: every role, in the own school and in another one.
// One engine: roles in a portal, decided by rules.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { demoAccountId } from '#accounts/seeds/seed.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { auditLog } from '#accounts/tables.ts'
import type { Role } from '#kit/roles.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { demoOtherPortalId, demoPastPortalId, demoPortalId } from '../seeds/seed.server.ts'
import {
	isTaxExempt,
	managedPortal,
	managedPortals,
	managesPortal,
	portalFor,
	portalsOf,
} from './scope.server.ts'

const { context } = await openTestDatabase({ seeded: true })

const as = (role: Role): ServiceContext => ({
	...context,
	actor: { userId: demoAccountId(role), roles: [role] },
})

const missing = { code: 'not_found', message: 'Team portal not found' }

test.each([
	['admin', 'staff'],
	['csr', 'staff'],
	['school_admin', 'school_admin'],
	['coach', 'coach'],
	['player', 'player'],
] as const)('a %s is %s in the own portal', async (role, standing) => {
	const { portal, as: what } = await portalFor(as(role), demoPortalId)
	expect(what).toBe(standing)
	expect(portal).toMatchObject({ teamName: 'Lakewood Rams', organizationName: 'Lakewood City Schools' })
	expect(portal).not.toHaveProperty('isHome')
})

test.each(['school_admin', 'coach', 'player', 'production', 'retail'] as const)(
	'another school’s portal and one that does not exist look the same to a %s',
	async (role) => {
		for (const id of [demoOtherPortalId, 'no-such-portal', "x' or 1=1", ''])
			await expect(portalFor(as(role), id)).rejects.toMatchObject(missing)
		expect(await managesPortal(as(role), demoOtherPortalId)).toBe(false)
	},
)

test('who lost the role loses the portal, and a visitor has none', async () => {
	const former = { ...context, actor: { userId: demoAccountId('coach'), roles: ['retail'] as const } }
	await expect(portalFor(former, demoPortalId)).rejects.toMatchObject(missing)
	await expect(portalFor(context, demoPortalId)).rejects.toMatchObject(missing)
	expect(await portalsOf(context)).toEqual([])
})

test('a player keeps nothing; a coach does not become one by the role alone', async () => {
	await expect(managedPortal(as('player'), demoPortalId)).rejects.toMatchObject({ code: 'forbidden' })
	const stranger = { ...context, actor: { userId: demoAccountId('retail'), roles: ['coach'] as const } }
	await expect(managedPortal(stranger, demoPortalId)).rejects.toMatchObject(missing)
})

test('each person lists their own portals, latest first', async () => {
	const ids = async (role: Role) => (await portalsOf(as(role))).map(({ portal }) => portal.id)
	expect(await ids('coach')).toEqual([demoPortalId, demoPastPortalId])
	expect(await ids('school_admin')).toEqual([demoPortalId, demoPastPortalId])
	expect(await ids('player')).toEqual([demoPortalId])
	expect(await ids('retail')).toEqual([])
	expect(await ids('csr')).toEqual([demoOtherPortalId, demoPortalId, demoPastPortalId])
	expect(await managedPortals(as('player'))).toEqual([])
})

test('the looks of the staff are noted, once a day for each portal', async () => {
	const csr = as('csr')
	await portalFor(csr, demoOtherPortalId)
	await portalFor(csr, demoOtherPortalId)
	const notes = await context.db.select().from(auditLog).where(eq(auditLog.portalId, demoOtherPortalId))
	expect(notes).toMatchObject([{ event: 'portal.opened', actorRole: 'csr', actorId: demoAccountId('csr') }])
	await portalFor(as('coach'), demoPortalId)
	const own = await context.db
		.select()
		.from(auditLog)
		.where(eq(auditLog.actorId, demoAccountId('coach')))
	expect(own).toEqual([])
})

test('a certificate counts up to the end of its last day where the portal is', () => {
	const portal = { taxCertificate: 'OH-1', taxExemptUntil: '2026-11-21', timeZone: 'America/Chicago' }
	expect(isTaxExempt(portal, new Date('2026-11-22T05:59:00Z'))).toBe(true)
	expect(isTaxExempt(portal, new Date('2026-11-22T06:00:00Z'))).toBe(false)
	expect(isTaxExempt({ ...portal, taxCertificate: null }, new Date('2026-01-01'))).toBe(false)
})
