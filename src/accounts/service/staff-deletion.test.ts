// An administrator starts and withdraws the deletion of an account, on both engines.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { authUsers } from '#auth/tables/index.ts'
import type { Role } from '#kit/roles.ts'
import { addDays, formatLongDay, isoDate } from '#kit/time.ts'
import { openTestAuth } from '../../../tests/auth.ts'
import { newMember } from '../../../tests/factories/accounts.ts'
import { auditLog, profiles } from '../tables.ts'
import { purgeDeletedAccounts } from './deletion.server.ts'
import { requestDeletionOf, withdrawDeletionOf } from './staff-deletion.server.ts'

const { call, context, mails } = await openTestAuth()
const by = (...roles: Role[]) => ({ ...call(), actor: { userId: randomUUID(), roles } })
const admin = by('admin')
const today = isoDate(context.now)
const requestedAt = async (userId: string) =>
	(await context.db.select().from(profiles).where(eq(profiles.id, userId)))[0]?.deletionRequestedAt

test('with the address typed the 30 days begin; the person has mail; both can be withdrawn', async () => {
	const { userId, email } = await newMember(call())
	await requestDeletionOf(admin, { userId, confirmation: ` ${email.toUpperCase()} `, today })
	expect(await requestedAt(userId)).toEqual(admin.now)
	await requestDeletionOf(admin, { userId, confirmation: 'DELETE', today })
	await withdrawDeletionOf(admin, userId)
	await withdrawDeletionOf(admin, userId)
	expect(await requestedAt(userId)).toBeNull()
	const mailed = mails.filter(({ to }) => to === email)
	expect(mailed.slice(-2)).toMatchObject([
		{ kind: 'deletion-requested', about: formatLongDay(addDays(today, 30)) },
		{ kind: 'deletion-canceled' },
	])
	const noted = await context.db.select().from(auditLog).where(eq(auditLog.subject, userId))
	expect(noted.map(({ event }) => event).toSorted()).toEqual([
		'person.deletion_canceled',
		'person.deletion_requested',
	])
})

test('30 days later the account is gone', async () => {
	const member = await newMember(call())
	const { userId } = member
	await requestDeletionOf(admin, { userId, confirmation: 'DELETE', today })
	const later = { ...member.call, now: new Date(admin.now.getTime() + 31 * 86_400_000) }
	await purgeDeletedAccounts(later)
	expect(await context.db.select().from(authUsers).where(eq(authUsers.id, userId))).toEqual([])
})

test('without confirmation, for an administrator, without a person and by others nothing happens', async () => {
	const { userId } = await newMember(call())
	const boss = await newMember(call(), ['admin'])
	const refused = (who: typeof admin, id: string, confirmation: string, code: string) =>
		expect(requestDeletionOf(who, { userId: id, confirmation, today })).rejects.toMatchObject({ code })
	await refused(admin, userId, 'delete', 'invalid')
	await refused(admin, userId, '', 'invalid')
	await refused(admin, boss.userId, 'DELETE', 'conflict')
	for (const id of ['x', randomUUID()]) await refused(admin, id, 'DELETE', 'not_found')
	for (const who of [by('csr'), by('coach'), by('production'), by()]) {
		await refused(who, userId, 'DELETE', 'forbidden')
		await expect(withdrawDeletionOf(who, userId)).rejects.toMatchObject({ code: 'forbidden' })
	}
	expect(await requestedAt(userId)).toBeNull()
	expect(await requestedAt(boss.userId)).toBeNull()
})
