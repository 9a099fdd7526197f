// Account deletion for a person who asked the shop for it: an administrator starts or withdraws the 30 days.
import { z } from 'zod'
import type { AuthCall } from '#auth/dependencies.server.ts'
import { audit } from '#auth/service/audit.server.ts'
import { inTransaction } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { formatLongDay, type IsoDate } from '#kit/time.ts'
import { assertCan } from '#policies/policy.ts'
import { peoplePolicy } from '../policies.ts'
import { deletionDay, isConfirmed } from '../rules/person.ts'
import {
	dropDeletionRequest,
	hasRole,
	lockProfile,
	recordDeletionRequest,
	type ProfileRow,
} from '../store/people.server.ts'
import { note } from './audit.server.ts'

const uuid = z.uuid()

/** @throws Refusal not_found */
async function lockedPerson({ db }: AuthCall, userId: string): Promise<ProfileRow> {
	const id = uuid.safeParse(userId)
	const person = id.success ? await lockProfile(db, id.data) : undefined
	if (!person) throw new Refusal('not_found', 'This account does not exist.')
	return person
}

const by = ({ actor }: AuthCall) => actor.userId ?? 'operator'

/**
 * Starts the 30 days after which the account and its data are removed, and notifies the person by mail. A second
 * request changes nothing.
 * @param today the shop's day
 * @throws Refusal forbidden, not_found, invalid without confirmation, conflict for an administrator's account
 */
export async function requestDeletionOf(
	call: AuthCall,
	{ userId, confirmation, today }: { userId: string; confirmation: string; today: IsoDate },
): Promise<void> {
	assertCan(call, peoplePolicy, 'erase')
	await inTransaction(call, async (inner) => {
		const { id, email } = await lockedPerson(inner, userId)
		if (!isConfirmed(confirmation, email ?? ''))
			throw new Refusal('invalid', 'Type DELETE, or the email address of the account, to confirm.')
		if (await hasRole(inner.db, id, 'admin'))
			throw new Refusal('conflict', 'This is an administrator. Take that role first.')
		if (!(await recordDeletionRequest(inner.db, id, inner.now))) return
		const about = formatLongDay(deletionDay(today))
		if (email) await inner.auth.messenger.mail(inner, { kind: 'deletion-requested', to: email, about })
		await audit(inner, 'deletion_requested', { userId: id, by: by(inner) })
		await note(inner, { event: 'person.deletion_requested', subject: id })
	})
}

/** Keeps the account; without a request nothing happens. @throws Refusal forbidden, not_found */
export async function withdrawDeletionOf(call: AuthCall, userId: string): Promise<void> {
	assertCan(call, peoplePolicy, 'erase')
	await inTransaction(call, async (inner) => {
		const { id, email } = await lockedPerson(inner, userId)
		if (!(await dropDeletionRequest(inner.db, id))) return
		if (email) await inner.auth.messenger.mail(inner, { kind: 'deletion-canceled', to: email })
		await audit(inner, 'deletion_canceled', { userId: id, by: by(inner) })
		await note(inner, { event: 'person.deletion_canceled', subject: id })
	})
}
