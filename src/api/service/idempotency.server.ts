// Writes that a client may send again: the same key and request give the same answer, and are done once.
import { createHash } from 'node:crypto'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { dayMs } from '#kit/time.ts'
import { ApiProblem } from '../rules/problems.ts'
import {
	claim,
	deleteBefore,
	release,
	requestById,
	saveAnswer,
	type RequestId,
} from '../store/requests.server.ts'

/** An answer is kept for a day. */
export const keptMs = dayMs
/** A request without an answer after this time has died with its process: nothing of it was committed. */
export const abandonedMs = 120_000

export const fingerprintOf = (request: readonly unknown[]): string =>
	createHash('sha256').update(JSON.stringify(request)).digest('hex')

export type StoredAnswer = { status: number; json: string }

type Once = RequestId & {
	fingerprint: string
	/** Runs in one transaction with the stored answer. */
	work: (inner: ServiceContext) => Promise<StoredAnswer>
}

/** @throws ApiProblem in-progress, reused-key */
async function answerBefore(
	context: ServiceContext,
	{ fingerprint, ...id }: RequestId & { fingerprint: string },
) {
	const before = await requestById(context.db, id)
	if (before && before.fingerprint !== fingerprint) throw new ApiProblem('reused-key')
	// Released between the claim and this statement: the client may try again.
	if (!before || before.status === null || before.answer === null)
		throw new ApiProblem('in-progress', { headers: { 'Retry-After': '1' } })
	return { status: before.status, json: before.answer, isRepeated: true }
}

/**
 * What is refused or fails is not stored, since it changed nothing: the same key may be sent again.
 * @throws ApiProblem in-progress, reused-key; and as `work`
 */
export async function doOnce(
	context: ServiceContext,
	{ work, ...asked }: Once,
): Promise<StoredAnswer & { isRepeated: boolean }> {
	const { now } = context
	const { keyId, idempotencyKey } = asked
	const id = { keyId, idempotencyKey }
	const isOurs = await claim(context.db, {
		...asked,
		now,
		expiredBefore: new Date(now.getTime() - keptMs),
		abandonedBefore: new Date(now.getTime() - abandonedMs),
	})
	if (!isOurs) return answerBefore(context, asked)
	try {
		return await inTransaction(context, async (inner) => {
			const answer = await work(inner)
			const { status, json } = answer
			if (!(await saveAnswer(inner.db, id, { startedAt: now, status, answer: json })))
				throw new ApiProblem('in-progress', { headers: { 'Retry-After': '1' } })
			return { ...answer, isRepeated: false }
		})
	} catch (failure) {
		await release(context.db, id, now)
		throw failure
	}
}

/** @returns how many were deleted */
export const deleteExpired = ({ db, now }: Pick<ServiceContext, 'db' | 'now'>): Promise<number> =>
	deleteBefore(db, new Date(now.getTime() - keptMs))
