// Checks the passwords of one account one after another, across all processes. No lock is held while a request waits or
// hashes: the queue is a row, read and written in short transactions.
import { randomUUID } from 'node:crypto'
import { inTransaction } from '#database/context.server.ts'
import { limitKey } from '#database/rate-limits.server.ts'
import { tooMany } from '../rules/errors.ts'
import type { AuthCall } from '../dependencies.server.ts'
import { decideArrival, decideTurn } from '../rules/password-queue.ts'
import { lockPasswordQueue, savePasswordQueue, takeFailureBack } from '../store/password-queues.server.ts'
import { countFailure } from './limits.server.ts'

const limitName = 'passwordFailuresPerAccount'

/** Waits for the turn, or until a newer request in this process takes the place. */
async function waitForTurn({ auth: { waiting, pause } }: AuthCall, key: string, ms: number): Promise<void> {
	const { promise: displaced, resolve } = Promise.withResolvers<void>()
	waiting.get(key)?.()
	waiting.set(key, resolve)
	await Promise.race([pause(ms), displaced])
	if (waiting.get(key) === resolve) waiting.delete(key)
}

/** @throws AuthFailure over_request_rate_limit when other requests go first */
async function takeTurn(call: AuthCall, key: string, rank: number): Promise<void> {
	const ticket = randomUUID()
	const quota = call.auth.settings.limits[limitName]
	const waitMs = await inTransaction(call, async ({ db, now }) => {
		const decision = decideArrival(await lockPasswordQueue(db, key, now), { ticket, rank, now }, quota)
		if (!decision.queue) throw tooMany(Math.max(1, Math.ceil(decision.waitMs / 1_000)))
		await savePasswordQueue(db, key, decision.queue)
		return decision.waitMs
	})
	if (waitMs === 0) return
	await waitForTurn(call, key, waitMs)
	const now = new Date(call.now.getTime() + waitMs)
	await inTransaction(call, async ({ db }) => {
		const queue = decideTurn(await lockPasswordQueue(db, key, now), { ticket, now }, quota)
		if (!queue) throw tooMany(1)
		await savePasswordQueue(db, key, queue)
	})
}

/**
 * Runs the check at its turn in the queue of the subject, and counts a wrong password.
 * @param subject the account, existing or not, or the account at one of its known IP addresses
 * @throws AuthFailure over_request_rate_limit without checking, when other requests go first
 */
export async function checkInTurn<Checked extends { isRight: boolean }>(
	call: AuthCall,
	subject: string,
	check: () => Promise<Checked>,
): Promise<Checked> {
	const quota = call.auth.settings.limits[limitName]
	const key = await limitKey(call.db, call.now, { name: 'auth:passwordQueue', subject, ...quota })
	await takeTurn(call, key, await countFailure(call, limitName, `tries ${subject} ${call.client.ip}`))
	let checked: Checked | undefined
	try {
		checked = await check()
		return checked
	} finally {
		if (checked?.isRight !== false) await takeFailureBack(call.db, key)
	}
}
