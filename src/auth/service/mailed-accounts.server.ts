// Accounts that staff make for many people at once, without passwords: a mailed link opens each.
import { randomUUID } from 'node:crypto'
import type { ServiceContext } from '#database/context.server.ts'
import type { AuthCall } from '../dependencies.server.ts'
import { normalizeEmail } from '../rules/passwords.ts'
import * as store from '../store/mailed-accounts.server.ts'
import { auditAll } from './audit.server.ts'

/**
 * Creates accounts that no sign-up can replace; some hundred at once, inside a transaction. The caller adds the profiles.
 * @returns the ids by address; addresses that are taken are left out
 * @throws AuthFailure validation_failed
 */
export async function createMailedAccounts(
	inner: AuthCall,
	emails: readonly string[],
): Promise<Map<string, string>> {
	if (emails.length === 0) return new Map()
	const { db, now } = inner
	const dates = { createdAt: now, updatedAt: now }
	const users = emails.map((email) => ({
		id: randomUUID(),
		email: normalizeEmail(email),
		invitedAt: now,
		...dates,
	}))
	const made = (await store.insertUsers(db, users)).flatMap(({ id, email }) => (email ? [{ id, email }] : []))
	if (made.length === 0) return new Map()
	await store.insertIdentities(
		db,
		made.map(({ id, email }) => ({
			id: randomUUID(),
			userId: id,
			provider: 'email',
			providerId: id,
			identityData: { sub: id, email, email_verified: false, phone_verified: false },
			email,
			...dates,
		})),
	)
	await auditAll(
		inner,
		'user_created_by_admin',
		made.map(({ id }) => ({ userId: id })),
	)
	return new Map(made.map(({ id, email }) => [email, id]))
}

/** Those of these accounts that are open only to the owner of their address: proved, or not opened by anyone yet. */
export const ownersAmong = ({ db }: Pick<ServiceContext, 'db'>, userIds: readonly string[]) =>
	userIds.length === 0 ? Promise.resolve(new Set<string>()) : store.ownersAmong(db, userIds)

/** Those of these accounts that were made so and never opened. */
export const unopenedAmong = ({ db }: Pick<ServiceContext, 'db'>, userIds: readonly string[]) =>
	userIds.length === 0 ? Promise.resolve(new Set<string>()) : store.unopenedAmong(db, userIds)

/** Deletes those of them that are still unopened. @returns them; the caller deletes their profiles */
export async function deleteUnopened(inner: AuthCall, userIds: readonly string[]): Promise<Set<string>> {
	if (userIds.length === 0) return new Set()
	const gone = await store.deleteUnopened(inner.db, userIds)
	if (gone.size > 0)
		await auditAll(
			inner,
			'user_deleted',
			[...gone].map((userId) => ({ userId })),
		)
	return gone
}
