// Invitations to work for the shop on both engines: one address, one use, for a while, and from an administrator.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { AuthCall } from '#auth/dependencies.server.ts'
import { createEmailUser } from '#auth/service/sign-up.server.ts'
import { inTransaction } from '#database/context.server.ts'
import type { Mail } from '#mail/templates/content.ts'
import { visitor, type Actor, type Role } from '#kit/roles.ts'
import { addDays, formatLongDay, isoDate } from '#kit/time.ts'
import { openTestAuth } from '../../../tests/auth.ts'
import { auditLog, staffInvites, userRoles } from '../tables.ts'
import { people } from './profile.server.ts'
import { grantRole, operator, revokeRole } from './roles.server.ts'
import {
	acceptStaffInvite,
	cleanUpStaffInvites,
	inviteStaff,
	openStaffInvites,
	resendStaffInvite,
	staffInvitation,
	withdrawStaffInvite,
} from './staff-invites.server.ts'

const shop = await openTestAuth()
const day = 24 * 3_600_000
const today = isoDate(shop.call().now)

const callBy = (actor: Actor, laterMs = 0): AuthCall => {
	const call = shop.call()
	return {
		...call,
		actor,
		now: new Date(call.now.getTime() + laterMs),
		auth: { ...call.auth, people },
	}
}

async function newPerson(email: string, ...held: Role[]): Promise<Actor> {
	const call = callBy(operator)
	const userId = await inTransaction(call, (inner) =>
		createEmailUser(inner, { email, passwordHash: 'x', userMetadata: {}, isConfirmed: true }),
	)
	if (!userId) throw new Error('The address was taken.')
	for (const role of held) await grantRole(call, { userId, role })
	return { userId, roles: held }
}

const mails: Mail[] = []
const mailing = {
	sendMail: (_: unknown, mail: Mail) => Promise.resolve(void mails.push(mail)),
	sender: { publicUrl: 'http://shop.test' },
} as unknown as Parameters<typeof inviteStaff>[1]
/** The secret in the newest mail to the address. */
const tokenFor = (email: string): string => {
	const mail = mails.findLast(({ to }) => to === email)
	return /\/staff\/([\w-]{20,80})/.exec(JSON.stringify(mail))?.[1] ?? ''
}
const newAddress = () => `${randomUUID()}@example.com`
const boss = await newPerson(newAddress(), 'admin')

type Invite = { email?: string; role?: 'admin' | 'csr' | 'production'; by?: Actor }
/** Invites an address. @returns the address, the id of the invitation and its secret */
async function invited({ email = newAddress(), role = 'csr', by = boss }: Invite = {}) {
	await inviteStaff(callBy(by), mailing, { email, role, today })
	const open = await openStaffInvites(callBy(by))
	return { email, id: open.find((row) => row.email === email)?.id ?? '', token: tokenFor(email) }
}
const rolesOf = async ({ userId }: Actor) =>
	(
		await shop.database.db
			.select({ role: userRoles.role })
			.from(userRoles)
			.where(eq(userRoles.userId, userId ?? ''))
	).map(({ role }) => role)
const eventsOf = async (subject: string) =>
	(
		await shop.database.db.select().from(auditLog).where(eq(auditLog.subject, subject)).orderBy(auditLog.at)
	).map(({ event, actorId, details }) => [event, actorId, details])

test('the invited person gets the role once, by the mailed link alone', async () => {
	const { email, id, token } = await invited({ role: 'production' })
	expect(mails.at(-1)).toMatchObject({ to: email })
	expect(JSON.stringify(mails.at(-1))).toContain(`good until ${formatLongDay(addDays(today, 7))}`)
	const [row] = await shop.database.db.select().from(staffInvites).where(eq(staffInvites.id, id))
	expect(JSON.stringify(row)).not.toContain(token)
	const person = await newPerson(email.toUpperCase())
	expect(await staffInvitation(callBy(visitor), token, null)).toEqual({
		role: 'production',
		isForViewer: false,
	})
	expect(await staffInvitation(callBy(person), token, email)).toMatchObject({ isForViewer: true })
	const outcomes = await Promise.allSettled([
		acceptStaffInvite(callBy(person), token),
		acceptStaffInvite(callBy(person), token),
	])
	expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
	expect(await rolesOf(person)).toEqual(['production'])
	await expect(acceptStaffInvite(callBy(person), token)).rejects.toMatchObject({
		code: 'conflict',
		message: 'This invitation was used already.',
	})
	expect(await eventsOf(id)).toEqual([['staff.invited', boss.userId, { role: 'production' }]])
	expect(await eventsOf(person.userId ?? '')).toContainEqual([
		'staff.joined',
		person.userId,
		{ role: 'production' },
	])
	expect((await openStaffInvites(callBy(boss))).map((open) => open.id)).not.toContain(id)
})

test('nobody else can use it, and not for longer than it holds', async () => {
	const { email, token } = await invited()
	const other = await newPerson(newAddress())
	await expect(acceptStaffInvite(callBy(other), token)).rejects.toMatchObject({ code: 'forbidden' })
	await expect(acceptStaffInvite(callBy(visitor), token)).rejects.toMatchObject({ code: 'signed_out' })
	const person = await newPerson(email)
	for (const wrong of ['', 'x', `${token}x`, '../admin'])
		await expect(acceptStaffInvite(callBy(person), wrong)).rejects.toMatchObject({ code: 'not_found' })
	await expect(acceptStaffInvite(callBy(person, 9 * day), token)).rejects.toMatchObject({
		code: 'conflict',
		message: 'This invitation has expired. Ask for a new one.',
	})
	expect(await rolesOf(other)).toEqual([])
	expect(await rolesOf(person)).toEqual([])
	expect(await acceptStaffInvite(callBy(person, 6 * day), token)).toBe('csr')
})

test('a new mail has a new link, and a withdrawn invitation has none', async () => {
	const { email, id, token } = await invited()
	const person = await newPerson(email)
	await resendStaffInvite(callBy(boss, 8.6 * day), mailing, { id, today: addDays(today, 8) })
	const renewed = tokenFor(email)
	expect(renewed).not.toBe(token)
	await expect(staffInvitation(callBy(visitor), token, null)).rejects.toMatchObject({ code: 'not_found' })
	expect(await staffInvitation(callBy(visitor, 10 * day), renewed, null)).toMatchObject({ role: 'csr' })
	await withdrawStaffInvite(callBy(boss), id)
	await expect(acceptStaffInvite(callBy(person), renewed)).rejects.toMatchObject({ code: 'conflict' })
	await expect(resendStaffInvite(callBy(boss), mailing, { id, today })).rejects.toMatchObject({
		code: 'conflict',
	})
	await expect(withdrawStaffInvite(callBy(boss), id)).rejects.toMatchObject({ code: 'conflict' })
	await expect(withdrawStaffInvite(callBy(boss), randomUUID())).rejects.toMatchObject({ code: 'not_found' })
	expect(await rolesOf(person)).toEqual([])
})

test('an invitation ends with the role of its sender', async () => {
	const former = await newPerson(newAddress(), 'admin')
	const { email, token } = await invited({ by: former, role: 'admin' })
	const person = await newPerson(email)
	await revokeRole(callBy(boss), { userId: former.userId ?? '', role: 'admin' })
	await expect(acceptStaffInvite(callBy(person), token)).rejects.toMatchObject({ code: 'conflict' })
	expect(await rolesOf(person)).toEqual([])
})

test('an address is invited once for a role, and not for one that its person has', async () => {
	const { email } = await invited()
	await expect(invited({ email })).rejects.toMatchObject({ code: 'conflict' })
	await invited({ email, role: 'production' })
	const holder = newAddress()
	await newPerson(holder, 'csr')
	await expect(invited({ email: holder })).rejects.toMatchObject({ code: 'conflict' })
	for (const wrong of [{ email: 'pat' }, { role: 'coach' as 'csr' }])
		await expect(invited(wrong)).rejects.toMatchObject({ code: 'invalid' })
})

test('only an administrator invites, sends again, withdraws and sees the invitations', async () => {
	const { id } = await invited()
	const refused = { code: 'forbidden' }
	for (const roles of [[], ['csr'], ['production'], ['coach', 'school_admin']] as Role[][]) {
		const by = callBy({ userId: randomUUID(), roles })
		for (const attempt of [
			async () => inviteStaff(by, mailing, { email: newAddress(), role: 'admin', today }),
			async () => resendStaffInvite(by, mailing, { id, today }),
			async () => withdrawStaffInvite(by, id),
			async () => openStaffInvites(by),
		])
			await expect(attempt()).rejects.toMatchObject(refused)
	}
})

test('an administrator sends only so many an hour, and old invitations are deleted with their addresses', async () => {
	const eager = await newPerson(newAddress(), 'admin')
	for (let at = 0; at < 20; at += 1) {
		const { id } = await invited({ by: eager })
		await withdrawStaffInvite(callBy(eager), id)
	}
	await expect(invited({ by: eager })).rejects.toMatchObject({ code: 'too_many' })
	await cleanUpStaffInvites(callBy(operator, 30 * day))
	expect(await shop.database.db.$count(staffInvites)).toBeGreaterThan(0)
	await cleanUpStaffInvites(callBy(operator, 60 * day))
	expect(await shop.database.db.$count(staffInvites)).toBe(0)
})
