// Granting and revoking roles: who may, what is recorded, and that an admin always remains.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { AuthCall } from '#auth/dependencies.server.ts'
import { createEmailUser } from '#auth/service/sign-up.server.ts'
import { beginSession } from '#auth/service/sessions.server.ts'
import { sessionsOf } from '#auth/store/sessions.server.ts'
import { inTransaction } from '#database/context.server.ts'
import { auditLog, profiles, userRoles } from '../tables.ts'
import { authAuditLog, authUsers } from '#auth/tables/index.ts'
import { visitor, type Actor, type Role } from '#kit/roles.ts'
import { openTestAuth } from '../../../tests/auth.ts'
import { people } from './profile.server.ts'
import { grantRole, operator, revokeEverything, revokeRole } from './roles.server.ts'

const shop = await openTestAuth()

const callBy = (actor: Actor): AuthCall => {
	const call = shop.call()
	return { ...call, actor, auth: { ...call.auth, people } }
}

async function newPerson(...held: Role[]): Promise<string> {
	const call = callBy(operator)
	const id = await inTransaction(call, (inner) =>
		createEmailUser(inner, {
			email: `${randomUUID()}@example.com`,
			passwordHash: 'x',
			userMetadata: {},
			isConfirmed: true,
		}),
	)
	if (!id) throw new Error('The address was taken.')
	for (const role of held) await grantRole(call, { userId: id, role })
	return id
}

const rolesOf = async (userId: string): Promise<Role[]> => {
	const rows = await shop.database.db
		.select({ role: userRoles.role })
		.from(userRoles)
		.where(eq(userRoles.userId, userId))
	return rows.map(({ role }) => role).toSorted()
}

const changesOf = async (userId: string) => {
	const rows = await shop.database.db.select().from(authAuditLog).where(eq(authAuditLog.userId, userId))
	return rows.filter(({ event }) => event.startsWith('role_')).map(({ event, details }) => [event, details])
}

/** The shop's audit entries about a person, with their actors. */
const doneTo = async (subject: string) =>
	(
		await shop.database.db.select().from(auditLog).where(eq(auditLog.subject, subject)).orderBy(auditLog.at)
	).map(({ event, actorId, details }) => [event, actorId, details])

const adminId = await newPerson('admin')
const admin: Actor = { userId: adminId, roles: ['admin'] }

test('an admin gives a role once, and it is written down once', async () => {
	const userId = await newPerson()
	expect(await grantRole(callBy(admin), { userId, role: 'coach' })).toBe(true)
	expect(await grantRole(callBy(admin), { userId, role: 'coach' })).toBe(false)
	expect(await rolesOf(userId)).toEqual(['coach'])
	expect(await changesOf(userId)).toEqual([['role_granted', { role: 'coach', by: adminId }]])
	expect(await doneTo(userId)).toEqual([['person.role_given', adminId, { role: 'coach' }]])
})

test('an admin takes one role and leaves the others', async () => {
	const userId = await newPerson('coach', 'csr')
	expect(await revokeRole(callBy(admin), { userId, role: 'coach' })).toBe(true)
	expect(await revokeRole(callBy(admin), { userId, role: 'coach' })).toBe(false)
	expect(await rolesOf(userId)).toEqual(['csr'])
	expect((await changesOf(userId)).filter(([event]) => event === 'role_revoked')).toEqual([
		['role_revoked', { role: 'coach', by: adminId }],
	])
	expect(await doneTo(userId)).toContainEqual(['person.role_taken', adminId, { role: 'coach' }])
})

test('taking everything ends all sessions of that person and of no one else', async () => {
	const [userId, other] = [await newPerson('csr', 'coach'), await newPerson()]
	for (const id of [userId, userId, other])
		await inTransaction(callBy(visitor), (inner) => beginSession(inner, id, { method: 'password' }))
	expect((await revokeEverything(callBy(admin), userId)).toSorted()).toEqual(['coach', 'csr'])
	expect(await rolesOf(userId)).toEqual([])
	expect(await sessionsOf(shop.database.db, userId)).toEqual([])
	expect(await sessionsOf(shop.database.db, other)).toHaveLength(1)
})

test.each<[string, Actor]>([
	['a visitor', visitor],
	['a csr', { userId: randomUUID(), roles: ['csr'] }],
	['a school admin', { userId: randomUUID(), roles: ['school_admin', 'production', 'coach'] }],
	['a person without roles', { userId: randomUUID(), roles: [] }],
])('%s gives and takes nothing', async (_, actor) => {
	const userId = await newPerson('coach')
	const refusal = { code: 'forbidden', message: "You don't have the required role to access this page." }
	const attempts = [
		async () => grantRole(callBy(actor), { userId, role: 'admin' }),
		async () => revokeRole(callBy(actor), { userId, role: 'coach' }),
		async () => revokeEverything(callBy(actor), userId),
	]
	for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject(refusal)
	expect(await rolesOf(userId)).toEqual(['coach'])
	expect(await changesOf(userId)).toHaveLength(1)
})

test('no one who does not exist gets or loses a role', async () => {
	const userId = randomUUID()
	const refusal = { code: 'not_found', message: 'This account does not exist.' }
	await expect(grantRole(callBy(admin), { userId, role: 'coach' })).rejects.toMatchObject(refusal)
	await expect(revokeRole(callBy(admin), { userId, role: 'coach' })).rejects.toMatchObject(refusal)
	await expect(revokeEverything(callBy(admin), userId)).rejects.toMatchObject(refusal)
})

test('the last admin cannot be revoked, not even by the operator', async () => {
	const refusal = { code: 'conflict', message: expect.stringContaining('The last admin cannot be revoked.') }
	const role = 'admin'
	for (const actor of [admin, operator]) {
		await expect(revokeRole(callBy(actor), { userId: adminId, role })).rejects.toMatchObject(refusal)
		await expect(revokeEverything(callBy(actor), adminId)).rejects.toMatchObject(refusal)
	}
	expect(await rolesOf(adminId)).toEqual(['admin'])
})

test('an admin who is about to leave the shop does not count as the one who is left', async () => {
	const leaving = await newPerson('admin')
	const input = { deletionRequestedAt: new Date(0) }
	await shop.database.db.update(profiles).set(input).where(eq(profiles.id, leaving))
	await expect(revokeRole(callBy(admin), { userId: adminId, role: 'admin' })).rejects.toMatchObject({
		code: 'conflict',
	})
	expect(await revokeRole(callBy(admin), { userId: leaving, role: 'admin' })).toBe(true)
})

test.each<[string, Partial<typeof authUsers.$inferInsert>]>([
	['is banned', { bannedUntil: new Date('2999-01-01') }],
	['has neither a password nor a service to sign in with', { passwordHash: null }],
])('an admin who %s does not count as the one who is left', async (_, change) => {
	const locked = await newPerson('admin')
	await shop.database.db.update(authUsers).set(change).where(eq(authUsers.id, locked))
	const refusal = { code: 'conflict' }
	await expect(revokeRole(callBy(operator), { userId: adminId, role: 'admin' })).rejects.toMatchObject(
		refusal,
	)
	await expect(revokeEverything(callBy(operator), adminId)).rejects.toMatchObject(refusal)
	expect(await revokeRole(callBy(operator), { userId: locked, role: 'admin' })).toBe(true)
})

test('of two admins who revoke one another at once, one remains', async () => {
	const second = await newPerson('admin')
	const other: Actor = { userId: second, roles: ['admin'] }
	const outcomes = await Promise.allSettled([
		revokeRole(callBy(admin), { userId: second, role: 'admin' }),
		revokeRole(callBy(other), { userId: adminId, role: 'admin' }),
	])
	expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
	const left = await shop.database.db.select().from(userRoles).where(eq(userRoles.role, 'admin'))
	expect(left).toHaveLength(1)
})
