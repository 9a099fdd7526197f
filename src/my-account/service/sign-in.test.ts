// One engine: rules of signing in; sessions are stored in src/auth.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { devicesOf } from '#accounts/service/devices.server.ts'
import { anotherDevice, newMember, testPassword, type Member } from '../../../tests/factories/accounts.ts'
import { signInWithPassword } from '#auth/service/password.server.ts'
import { identitiesOf } from '#auth/store/users.server.ts'
import { authSessions, authUsers } from '#auth/tables/index.ts'
import { openTestAuth } from '../../../tests/auth.ts'
import { changeEmail, changePassword, mailCode, unlinkIdentity, type OwnCall } from './sign-in.server.ts'

const { call, context, mails } = await openTestAuth()

const own = ({ call: given, accessToken }: Member): OwnCall => ({ call: given, accessToken })
const form = (currentPassword: string | undefined, newPassword: string, code?: string) => ({
	currentPassword,
	newPassword,
	code,
})
const opens = async ({ call: given, email }: Member, password: string) =>
	signInWithPassword(given, { login: { email }, password }).then(
		() => true,
		() => false,
	)
/** Ages the session as if the sign-in was two days ago. */
const agedSession = ({ call: given, sessionId }: Member) =>
	context.db
		.update(authSessions)
		.set({ createdAt: new Date(given.now.getTime() - 2 * 86_400_000) })
		.where(eq(authSessions.id, sessionId))
const codeMailedTo = ({ email }: Member) =>
	mails.findLast(({ to, kind }) => to === email && kind === 'reauthentication')?.code

test('a new password counts at once, the old one and the other devices no more', async () => {
	const one = await newMember(call())
	await anotherDevice(one)
	await changePassword(own(one), form(testPassword, 'another horse'))
	expect(await devicesOf(one.call)).toHaveLength(1)
	expect([await opens(one, testPassword), await opens(one, 'another horse')]).toEqual([false, true])
	expect(mails.filter(({ to }) => to === one.email).map(({ kind }) => kind)).toContain('password-changed')
})

test.each([
	['without the old password', form(undefined, 'another horse'), 'current_password_invalid'],
	['with a wrong old password', form('wrong horse', 'another horse'), 'current_password_invalid'],
	[
		'with a code that nobody sent, in a young session',
		form(undefined, 'another horse', '123456'),
		'current_password_invalid',
	],
	['with the same password', form(testPassword, testPassword), 'same_password'],
	['with a short one', form(testPassword, 'short'), 'weak_password'],
])('%s nothing changes', async (_, sent, code) => {
	const one = await newMember(call())
	await expect(changePassword(own(one), sent)).rejects.toMatchObject({ code })
	expect(await opens(one, testPassword)).toBe(true)
})

test('in an old session a mailed code stands in for the password, once', async () => {
	const one = await newMember(call())
	await agedSession(one)
	await expect(changePassword(own(one), form(undefined, 'another horse', '000000'))).rejects.toMatchObject({
		code: 'reauthentication_not_valid',
	})
	await mailCode(own(one))
	const code = codeMailedTo(one)
	await changePassword(own(one), form(undefined, 'another horse', code))
	expect(await opens(one, 'another horse')).toBe(true)
	await expect(changePassword(own(one), form(undefined, 'third horse', code))).rejects.toMatchObject({
		code: 'reauthentication_not_valid',
	})
})

test('a new address waits until both have agreed; a taken one and one’s own are refused', async () => {
	const [one, other] = [await newMember(call()), await newMember(call())]
	const requested = `new-${one.email}`
	await changeEmail(own(one), ` ${requested.toUpperCase()} `)
	const [row] = await context.db.select().from(authUsers).where(eq(authUsers.id, one.userId))
	expect(row).toMatchObject({ email: one.email, newEmail: requested })
	const notified = mails.filter(({ kind }) => kind === 'email-change').map(({ to }) => to)
	expect(notified).toEqual(expect.arrayContaining([one.email, requested]))
	await expect(changeEmail(own(one), other.email)).rejects.toMatchObject({ code: 'email_exists' })
	await expect(changeEmail(own(one), one.email)).rejects.toMatchObject({ code: 'same_email' })
	await expect(changeEmail(own(one), 'no address')).rejects.toMatchObject({ code: 'validation_failed' })
})

test('the last way to sign in stays, and another person’s answers like a missing one', async () => {
	const [one, other] = [await newMember(call()), await newMember(call())]
	const identityOf = async ({ userId }: Member) => (await identitiesOf(context.db, userId))[0]?.id ?? ''
	await expect(unlinkIdentity(own(one), await identityOf(one))).rejects.toMatchObject({
		code: 'single_identity_not_deletable',
	})
	await expect(unlinkIdentity(own(one), await identityOf(other))).rejects.toMatchObject({
		code: 'identity_not_found',
	})
	expect(await opens(one, testPassword)).toBe(true)
})
