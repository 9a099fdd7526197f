// Leaving the shop: thirty days to change one's mind, then the person is removed.
import type { AuthCall } from '#auth/dependencies.server.ts'
import { lacksSecondStep, signedInBy, type SignedIn } from '#auth/service/bearer.server.ts'
import { needsSecondStep } from '#auth/rules/errors.ts'
import { checkEvidence, type Evidence } from '#auth/service/reauthentication.server.ts'
import { removeUser } from '#auth/service/removal.server.ts'
import { signOut } from '#auth/service/sessions.server.ts'
import { audit } from '#auth/service/audit.server.ts'
import { inTransaction } from '#database/context.server.ts'
import { Refusal, reasonOf } from '#kit/errors.ts'
import { formatLongDay } from '#kit/time.ts'
import { deletionDay, isConfirmed, removedWhenAskedBefore } from '../rules/deletion.ts'
import {
	dropDeletionRequest,
	lockPersonToRemove,
	lockStayingAdmins,
	recordDeletionRequest,
	peopleToRemove,
} from '../store/deletion.server.ts'
import { ownId } from './profile.server.ts'

export type DeletionRequest = Evidence & { confirmation: string; accessToken: string }

async function mail(inner: AuthCall, { full }: SignedIn, kind: 'deletion-requested' | 'deletion-canceled') {
	const { email } = full.user
	if (!email) return
	const about = kind === 'deletion-requested' ? formatLongDay(deletionDay(inner.now)) : undefined
	await inner.auth.messenger.mail(inner, { kind, to: email, ...(about && { about }) })
}

async function keepAnAdmin({ db }: AuthCall, userId: string): Promise<void> {
	const admins = await lockStayingAdmins(db)
	if (admins.length === 1 && admins[0] === userId)
		throw new Refusal(
			'conflict',
			'You are the last admin. Make someone else an admin first, then you can leave.',
		)
}

/**
 * Notes that the person wants to leave, ends their other sessions and tells them by mail. A second wish changes
 * nothing: the days go on from the first.
 * @throws Refusal signed_out, invalid, conflict for the last admin; AuthFailure as a change of the password does
 */
export async function requestDeletion(context: AuthCall, wish: DeletionRequest): Promise<void> {
	const userId = ownId(context)
	const signedIn = await signedInBy(context, wish.accessToken)
	if (signedIn.full.user.id !== userId) throw new Refusal('signed_out', 'Please sign in again.')
	if (!isConfirmed(wish.confirmation, signedIn.full.user.email ?? ''))
		throw new Refusal('invalid', 'Type DELETE, or your email address, to confirm.')
	if (lacksSecondStep(signedIn)) throw needsSecondStep()
	await checkEvidence(context, signedIn, { ...wish, isNeeded: true })
	await inTransaction(context, async (inner) => {
		await keepAnAdmin(inner, userId)
		if (!(await recordDeletionRequest(inner.db, userId, inner.now))) return
		await signOut(inner, { userId, sessionId: signedIn.session.id }, 'others')
		await mail(inner, signedIn, 'deletion-requested')
		await audit(inner, 'deletion_requested', { userId })
	})
}

/** Takes the wish back; without one nothing happens. @throws Refusal signed_out; AuthFailure */
export async function keepAccount(context: AuthCall, accessToken: string): Promise<void> {
	const userId = ownId(context)
	const signedIn = await signedInBy(context, accessToken)
	await inTransaction(context, async (inner) => {
		if (!(await dropDeletionRequest(inner.db, userId))) return
		await mail(inner, signedIn, 'deletion-canceled')
		await audit(inner, 'deletion_canceled', { userId })
	})
}

const removedAtOnce = 200

/** Everybody has a transaction of their own: one who cannot be removed holds up nobody else. */
async function remove(context: AuthCall, id: string, askedBefore: Date): Promise<boolean> {
	try {
		return await inTransaction(context, async (inner) => {
			if (!(await lockPersonToRemove(inner.db, id, askedBefore))) return false
			return removeUser(inner, id)
		})
	} catch (failure) {
		context.log.error({ userId: id, reason: reasonOf(failure) }, 'account not removed')
		return false
	}
}

/** Removes those whose thirty days are over; run it daily. @returns how many were removed */
export async function purgeDeletedAccounts(context: AuthCall): Promise<number> {
	const askedBefore = removedWhenAskedBefore(context.now)
	let removed = 0
	for (const id of await peopleToRemove(context.db, askedBefore, removedAtOnce))
		if (await remove(context, id, askedBefore)) removed += 1
	if (removed > 0) context.log.info({ removed }, 'accounts removed')
	return removed
}
