// Account changes by staff through the admin surface (auth contract §5). Every action is in the audit log.
import { inTransaction } from '#database/context.server.ts'
import { AuthFailure, invalid } from '../rules/errors.ts'
import type { AuthCall } from '../dependencies.server.ts'
import { banDurationMs, cleanMetadata } from '../rules/account.ts'
import { checkNewPassword, normalizeEmail } from '../rules/passwords.ts'
import { countUsers, deleteFactorOf, pageOfUsers } from '../store/admin.server.ts'
import { audit } from './audit.server.ts'
import { deleteSessionsOf } from '../store/sessions.server.ts'
import { voidTokensOf } from '../store/tokens.server.ts'
import {
	fullUser,
	lockUser,
	updateUser,
	type FactorRow,
	type FullUser,
	type UserRow,
} from '../store/users.server.ts'
import { emailExists, refusingTaken, setEmail } from './email-change.server.ts'
import { makeWay, removeUser } from './removal.server.ts'
import { createEmailUser } from './sign-up.server.ts'
import { z } from 'zod'

export const userNotFound = () => new AuthFailure(404, 'user_not_found', { message: 'User not found' })

/** Fields to set; absent ones stay as they are. */
export type AdminChange = {
	email?: string | null | undefined
	password?: string | null | undefined
	emailConfirm?: boolean | null | undefined
	userMetadata?: Record<string, unknown> | null | undefined
	appMetadata?: Record<string, unknown> | null | undefined
	banDuration?: string | null | undefined
}

export async function listUsers({ db }: AuthCall, page: { page: number; perPage: number }) {
	return { users: await pageOfUsers(db, page), total: await countUsers(db) }
}

/** @throws AuthFailure user_not_found */
export async function userOf({ db }: AuthCall, id: string): Promise<FullUser> {
	const full = await fullUser(db, id)
	if (!full) throw userNotFound()
	return full
}

const withoutNulls = (members: Record<string, unknown>) =>
	Object.fromEntries(Object.entries(members).filter(([, value]) => value !== null))

const maxAppMetadataBytes = 8 * 1_024

/** Provider and providers are computed from the identities and not stored. @throws AuthFailure validation_failed */
function appMetadataFrom(former: Record<string, unknown>, given: Record<string, unknown>) {
	const merged = withoutNulls({ ...former, ...given, provider: null, providers: null })
	if (Buffer.byteLength(JSON.stringify(merged)) > maxAppMetadataBytes)
		throw invalid('App metadata is too large')
	return merged
}

const userMetadataFrom = (former: Record<string, unknown>, given: Record<string, unknown>) =>
	cleanMetadata(withoutNulls({ ...former, ...given }))

function bannedUntil(now: Date, duration: string): Date | null {
	const ms = banDurationMs(duration)
	if (ms === undefined) throw invalid('invalid format for ban duration')
	return ms === 0 ? null : new Date(now.getTime() + ms)
}

async function hashOf({ auth }: AuthCall, password: string | null | undefined): Promise<string | null> {
	if (password === null || password === undefined) return null
	checkNewPassword(password, auth.settings.rules)
	return auth.hasher.hash(password)
}

function plainChanges(user: Pick<UserRow, 'userMetadata' | 'appMetadata'>, change: AdminChange, now: Date) {
	const { userMetadata, appMetadata, banDuration } = change
	return {
		...(userMetadata ? { userMetadata: userMetadataFrom(user.userMetadata, userMetadata) } : {}),
		...(appMetadata ? { appMetadata: appMetadataFrom(user.appMetadata, appMetadata) } : {}),
		...(banDuration ? { bannedUntil: bannedUntil(now, banDuration) } : {}),
	}
}

/** Creates an account no sign-up can replace. @throws AuthFailure email_exists, weak_password, validation_failed */
export async function createUser(call: AuthCall, given: AdminChange): Promise<FullUser> {
	const email = normalizeEmail(given.email ?? '')
	const plain = plainChanges({ userMetadata: {}, appMetadata: {} }, given, call.now)
	const passwordHash = await hashOf(call, given.password)
	return inTransaction(call, async (inner) => {
		if (!(await makeWay(inner, email))) throw emailExists()
		const { userMetadata = {}, ...rest } = plain
		const isConfirmed = given.emailConfirm ?? false
		const id = await createEmailUser(inner, { email, passwordHash, userMetadata, isConfirmed })
		if (!id) throw emailExists()
		await updateUser(inner.db, id, { ...rest, invitedAt: inner.now })
		await audit(inner, 'user_created_by_admin', { userId: id })
		return userOf(inner, id)
	})
}

async function applyAdminChange(
	inner: AuthCall,
	user: UserRow,
	{ change, passwordHash }: { change: AdminChange; passwordHash: string | null },
): Promise<void> {
	const { db, now } = inner
	const email = change.email ? normalizeEmail(change.email) : user.email
	const isConfirmed = change.emailConfirm === true || (email === user.email && user.emailConfirmedAt !== null)
	const plain = plainChanges(user, change, now)
	await updateUser(db, user.id, { ...plain, updatedAt: now })
	if (email && (email !== user.email || isConfirmed !== (user.emailConfirmedAt !== null)))
		await setEmail(inner, user, { email, isConfirmed })
	if (passwordHash) await updateUser(db, user.id, { passwordHash, passwordChangedAt: now })
	// A new password, a new address or a ban ends every session at once.
	if (!passwordHash && email === user.email && !plain.bannedUntil) return
	await deleteSessionsOf(db, user.id)
	await voidTokensOf(db, user.id)
}

/** @throws AuthFailure user_not_found, email_exists, weak_password, validation_failed */
export async function changeUserAsAdmin(call: AuthCall, id: string, change: AdminChange): Promise<FullUser> {
	const passwordHash = await hashOf(call, change.password)
	return refusingTaken(
		inTransaction(call, async (inner) => {
			const user = await lockUser(inner.db, id)
			if (!user) throw userNotFound()
			await applyAdminChange(inner, user, { change, passwordHash })
			const what = Object.entries(change).flatMap(([name, value]) => ((value ?? null) === null ? [] : [name]))
			await audit(inner, 'user_changed_by_admin', { userId: id, what })
			return userOf(inner, id)
		}),
	)
}

/** Removes the person and, through the shop's hook, their data. @throws AuthFailure user_not_found */
export function removeUserAsAdmin(call: AuthCall, id: string): Promise<void> {
	return inTransaction(call, async (inner) => {
		if (!(await removeUser(inner, id))) throw userNotFound()
	})
}

/** Removes a factor, lowers its sessions, mails the user. @throws AuthFailure user_not_found, mfa_factor_not_found */
export function removeFactorAsAdmin(
	call: AuthCall,
	{ userId, factorId }: { userId: string; factorId: string },
): Promise<FactorRow> {
	return inTransaction(call, async (inner) => {
		const user = await lockUser(inner.db, userId)
		if (!user) throw userNotFound()
		const isId = z.uuid().safeParse(factorId).success
		const removed = isId ? await deleteFactorOf(inner.db, userId, factorId) : undefined
		if (!removed) throw new AuthFailure(404, 'mfa_factor_not_found', { message: 'Factor not found' })
		await audit(inner, 'factor_removed', { userId, factorId, by: 'admin' })
		if (user.email)
			await inner.auth.messenger.mail(inner, {
				kind: 'factor-removed',
				to: user.email,
				about: removed.friendlyName || removed.type,
			})
		return removed
	})
}
