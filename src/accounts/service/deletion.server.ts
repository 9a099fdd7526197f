// Account deletion: the person is removed after a grace period of 30 days.
import type { AuthCall } from '#auth/dependencies.server.ts'
import { lacksSecondStep, signedInBy, type SignedIn } from '#auth/service/bearer.server.ts'
import { needsSecondStep } from '#auth/rules/errors.ts'
import { checkEvidence, type Evidence } from '#auth/service/reauthentication.server.ts'
import { removeUser } from '#auth/service/removal.server.ts'
import { signOut } from '#auth/service/sessions.server.ts'
import { audit } from '#auth/service/audit.server.ts'
import { inTransaction } from '#database/context.server.ts'
import { Refusal, reasonOf } from '#kit/errors.ts'
import { dayInWords } from '#kit/language.ts'
import type { IsoDate } from '#kit/time.ts'
import { deletionDay, isConfirmed, removedWhenAskedBefore } from '../rules/person.ts'
import {
	dropDeletionRequest,
	lockPersonToRemove,
	lockStayingAdmins,
	peopleToRemove,
	recordDeletionRequest,
} from '../store/people.server.ts'
import { ownId } from './profile.server.ts'

/** `today` is the shop's day. */
export type DeletionRequest = Evidence & { confirmation: string; accessToken: string; today: IsoDate }

type DeletionMail = { kind: 'deletion-requested'; about: string } | { kind: 'deletion-canceled' }

async function mail(inner: AuthCall, { full }: SignedIn, message: DeletionMail): Promise<void> {
	const { email } = full.user
	const { language } = inner.client
	if (email) await inner.auth.messenger.mail(inner, { ...message, to: email, language })
}

async function keepAnAdmin({ db, now }: AuthCall, userId: string): Promise<void> {
	const admins = await lockStayingAdmins(db, now)
	if (admins.length === 1 && admins[0] === userId)
		throw new Refusal(
			'conflict',
			'You are the last admin. Make someone else an admin first, then you can leave.',
		)
}

/**
 * Records the deletion request, ends the person's other sessions and notifies them by mail. A second request changes
 * nothing: the grace period runs from the first.
 * @throws Refusal signed_out, invalid, conflict for the last admin; AuthFailure as a password change does
 */
export async function requestDeletion(context: AuthCall, input: DeletionRequest): Promise<void> {
	const userId = ownId(context)
	const signedIn = await signedInBy(context, input.accessToken)
	if (signedIn.full.user.id !== userId) throw new Refusal('signed_out', 'Please sign in again.')
	if (!isConfirmed(input.confirmation, signedIn.full.user.email ?? ''))
		throw new Refusal('invalid', 'Type DELETE, or your email address, to confirm.')
	if (lacksSecondStep(signedIn)) throw needsSecondStep()
	await checkEvidence(context, signedIn, { ...input, isNeeded: true })
	await inTransaction(context, async (inner) => {
		await keepAnAdmin(inner, userId)
		if (!(await recordDeletionRequest(inner.db, userId, inner.now))) return
		await signOut(inner, { userId, sessionId: signedIn.session.id }, 'others')
		const about = dayInWords(deletionDay(input.today), inner.client.language ?? 'en', 'withYear')
		await mail(inner, signedIn, { kind: 'deletion-requested', about })
		await audit(inner, 'deletion_requested', { userId })
	})
}

/** Withdraws the deletion request; without one nothing happens. @throws Refusal signed_out; AuthFailure */
export async function keepAccount(context: AuthCall, accessToken: string): Promise<void> {
	const userId = ownId(context)
	const signedIn = await signedInBy(context, accessToken)
	await inTransaction(context, async (inner) => {
		if (!(await dropDeletionRequest(inner.db, userId))) return
		await mail(inner, signedIn, { kind: 'deletion-canceled' })
		await audit(inner, 'deletion_canceled', { userId })
	})
}

const removedAtOnce = 200

/** One transaction per person: one failure does not block the others. */
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

/** Removes people whose grace period is over; run it daily. @returns how many were removed */
export async function purgeDeletedAccounts(context: AuthCall): Promise<number> {
	const askedBefore = removedWhenAskedBefore(context.now)
	let removed = 0
	for (const id of await peopleToRemove(context.db, askedBefore, removedAtOnce))
		if (await remove(context, id, askedBefore)) removed += 1
	if (removed > 0) context.log.info({ removed }, 'accounts removed')
	return removed
}
