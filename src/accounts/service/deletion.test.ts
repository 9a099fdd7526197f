import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { authSessions, authUsers } from '#auth/tables/index.ts'
import { profiles } from '../tables.ts'
import { visitor } from '#kit/roles.ts'
import { addDays, formatLongDay, isoDate } from '#kit/time.ts'
import { openTestAuth } from '../../../tests/auth.ts'
import { anotherDevice, newMember, testPassword, type Member } from '../../../tests/factories/accounts.ts'
import { keepAccount, purgeDeletedAccounts, requestDeletion } from './deletion.server.ts'
import { devicesOf } from './devices.server.ts'

const { call, context, mails } = await openTestAuth()

const dayMs = 86_400_000
const today = isoDate(context.now)
const after = (member: Member, days: number) => ({
	...member.call,
	now: new Date(member.call.now.getTime() + days * dayMs),
})
const requestOf = ({ accessToken }: Member, change: Record<string, string> = {}) => ({
	confirmation: 'DELETE',
	currentPassword: testPassword,
	accessToken,
	today,
	...change,
})
const mailsTo = ({ email }: Member) => mails.filter(({ to }) => to === email).map(({ kind }) => kind)
const requestedAt = async ({ userId }: Member) => {
	const [row] = await context.db.select().from(profiles).where(eq(profiles.id, userId))
	return row?.deletionRequestedAt
}
const isThere = async ({ userId }: Member) =>
	(await context.db.select({ id: authUsers.id }).from(authUsers).where(eq(authUsers.id, userId))).length === 1

test('asking ends the other sessions, notifies by mail, and a second time changes nothing', async () => {
	const one = await newMember(call())
	await anotherDevice(one)
	await requestDeletion(one.call, requestOf(one))
	expect(await requestedAt(one)).toEqual(one.call.now)
	expect(await devicesOf(one.call)).toHaveLength(1)
	await requestDeletion({ ...one.call, now: new Date(one.call.now.getTime() + 60_000) }, requestOf(one))
	expect(await requestedAt(one)).toEqual(one.call.now)
	expect(mailsTo(one)).toEqual(['deletion-requested'])
	expect(mails.find(({ to }) => to === one.email)?.about).toBe(formatLongDay(addDays(today, 30)))
})

test('the mails of a person who reads Spanish are in Spanish, with the day', async () => {
	const one = await newMember(call())
	const spanish = { ...one.call, client: { ...one.call.client, language: 'es' as const } }
	await requestDeletion(spanish, { ...requestOf(one), today: '2027-02-10' as typeof today })
	await keepAccount(spanish, one.accessToken)
	expect(mails.filter(({ to }) => to === one.email)).toMatchObject([
		{ kind: 'deletion-requested', language: 'es', about: '12 de marzo de 2027' },
		{ kind: 'deletion-canceled', language: 'es' },
	])
})

test.each([
	[{ confirmation: 'yes' }, { code: 'invalid' }],
	[{ currentPassword: 'wrong horse' }, { code: 'current_password_invalid' }],
])('with %o nothing happens', async (change, refusal) => {
	const one = await newMember(call())
	await expect(requestDeletion(one.call, requestOf(one, change))).rejects.toMatchObject(refusal)
	expect(await requestedAt(one)).toBeNull()
	expect(mailsTo(one)).toEqual([])
})

test('an old session shows anew that the account is its own', async () => {
	const one = await newMember(call())
	await context.db
		.update(authSessions)
		.set({ createdAt: new Date(one.call.now.getTime() - 2 * dayMs) })
		.where(eq(authSessions.id, one.sessionId))
	const { currentPassword: _none, ...bare } = requestOf(one)
	await expect(requestDeletion(one.call, bare)).rejects.toMatchObject({ code: 'reauthentication_needed' })
	await requestDeletion(one.call, requestOf(one))
	expect(await requestedAt(one)).not.toBeNull()
})

test('a visitor, and a person with another person’s token, are refused', async () => {
	const [one, other] = [await newMember(call()), await newMember(call())]
	await expect(requestDeletion({ ...one.call, actor: visitor }, requestOf(one))).rejects.toMatchObject({
		code: 'signed_out',
	})
	await expect(requestDeletion(one.call, requestOf(other))).rejects.toMatchObject({ code: 'signed_out' })
	expect([await requestedAt(one), await requestedAt(other)]).toEqual([null, null])
})

test('the account can be kept until the last moment, and then stays', async () => {
	const one = await newMember(call())
	await requestDeletion(one.call, requestOf(one))
	await keepAccount(one.call, one.accessToken)
	await keepAccount(one.call, one.accessToken)
	expect(await requestedAt(one)).toBeNull()
	expect(mailsTo(one)).toEqual(['deletion-requested', 'deletion-canceled'])
	await purgeDeletedAccounts(after(one, 31))
	expect(await isThere(one)).toBe(true)
})

test('after thirty days the person is gone, with profile and sessions; not a day earlier', async () => {
	const [leaving, staying] = [await newMember(call()), await newMember(call())]
	await requestDeletion(leaving.call, requestOf(leaving))
	await purgeDeletedAccounts(after(leaving, 29))
	expect(await isThere(leaving)).toBe(true)
	expect(await purgeDeletedAccounts(after(leaving, 30))).toBeGreaterThanOrEqual(1)
	expect(await isThere(leaving)).toBe(false)
	expect(await requestedAt(leaving)).toBeUndefined()
	expect(await devicesOf(leaving.call)).toEqual([])
	expect(await isThere(staying)).toBe(true)
})

test('a person who cannot be removed holds up no one else', async () => {
	const [stuck, leaving] = [await newMember(call()), await newMember(call())]
	await requestDeletion(stuck.call, requestOf(stuck))
	await requestDeletion(leaving.call, requestOf(leaving))
	const later = after(leaving, 31)
	const removed = async (inner: typeof later, userId: string) => {
		if (userId === stuck.userId) throw new Error('an order still needs this person')
		await leaving.call.auth.people.removed(inner, userId)
	}
	const auth = { ...later.auth, people: { ...later.auth.people, removed } } as typeof later.auth
	await purgeDeletedAccounts({ ...later, auth })
	expect([await isThere(stuck), await isThere(leaving)]).toEqual([true, false])
})

test('the last admin cannot leave; of two who leave at once one stays', async () => {
	const [one, two] = [await newMember(call(), ['admin']), await newMember(call(), ['admin'])]
	const outcomes = await Promise.allSettled(
		[one, two].map((who) => requestDeletion(who.call, requestOf(who))),
	)
	expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
	const [stayed] = outcomes[0]?.status === 'rejected' ? [one] : [two]
	await expect(requestDeletion(stayed.call, requestOf(stayed))).rejects.toMatchObject({ code: 'conflict' })
	expect(await requestedAt(stayed)).toBeNull()
})
