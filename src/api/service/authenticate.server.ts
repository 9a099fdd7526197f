// Who calls: the key of a request, and how many requests it may send.
import type { ServiceContext } from '#database/context.server.ts'
import { countTurn, turnsTaken, type Turns } from '#database/rate-limits.server.ts'
import { keyStateAt } from '../rules/key-form.ts'
import { ApiProblem } from '../rules/problems.ts'
import { keyByHash, saveUse, type KeyRow } from '../store/keys.server.ts'
import { hashOfKey } from './keys.server.ts'

export const apiLimits = {
	/** Requests of a key in each window. */
	turns: 600,
	/** Requests without a valid key from one address in each window. */
	refusedTurns: 60,
	windowMs: 60_000,
	/** The last use of a key is written at most this often. */
	useMs: 60_000,
}

const challenge = { 'WWW-Authenticate': 'Bearer realm="Fieldhouse API"' }
const wrongKey = { 'WWW-Authenticate': 'Bearer realm="Fieldhouse API", error="invalid_token"' }

const secondsUntil = (at: Date, now: Date): number =>
	Math.max(1, Math.ceil((at.getTime() - now.getTime()) / 1_000))

/** In the fields of the IETF's draft on rate limits. */
function limitHeaders({ used, expiresAt }: Turns, now: Date): Record<string, string> {
	const { turns, windowMs } = apiLimits
	return {
		'RateLimit-Policy': `"key";q=${turns};w=${windowMs / 1_000}`,
		RateLimit: `"key";r=${Math.max(0, turns - used)};t=${secondsUntil(expiresAt, now)}`,
	}
}

const tooMany = (until: Date, now: Date, headers: Record<string, string> = {}) =>
	new ApiProblem('too-many-requests', {
		headers: { ...headers, 'Retry-After': String(secondsUntil(until, now)) },
	})

function keyIn(authorization: string | null): string | undefined {
	const [, key] = /^Bearer +(fhk_[\w-]{20,100})$/i.exec(authorization ?? '') ?? []
	return key
}

/** @throws ApiProblem no-key, invalid-key, expired-key */
async function validKey({ db, now }: ServiceContext, authorization: string | null): Promise<KeyRow> {
	if (authorization === null || authorization === '') throw new ApiProblem('no-key', { headers: challenge })
	const key = keyIn(authorization)
	const row = key === undefined ? undefined : await keyByHash(db, hashOfKey(key))
	const state = row && keyStateAt(row, now)
	if (!row || state === 'revoked') throw new ApiProblem('invalid-key', { headers: wrongKey })
	if (state === 'expired') throw new ApiProblem('expired-key', { headers: wrongKey })
	return row
}

export type Caller = { key: KeyRow; headers: Record<string, string> }

/**
 * Call it outside of a transaction: the limits count refused requests too.
 * @param address of the client, which limits requests without a valid key; empty to limit none
 * @throws ApiProblem no-key, invalid-key, expired-key, too-many-requests
 */
export async function authenticateKey(
	context: ServiceContext,
	{ authorization, address }: { authorization: string | null; address: string },
): Promise<Caller> {
	const { db, now } = context
	const { turns, refusedTurns, windowMs, useMs } = apiLimits
	const refused = { name: 'api-refused', subject: address, turns: refusedTurns, windowMs }
	if (address !== '') {
		const taken = await turnsTaken(db, now, refused)
		if (taken.used >= refusedTurns) throw tooMany(taken.expiresAt, now)
	}
	const key = await validKey(context, authorization).catch(async (failure: unknown) => {
		if (failure instanceof ApiProblem && address !== '') await countTurn(db, now, refused)
		throw failure
	})
	const counted = await countTurn(db, now, { name: 'api', subject: key.id, turns, windowMs })
	const headers = limitHeaders(counted, now)
	if (counted.used > turns) throw tooMany(counted.expiresAt, now, headers)
	if (key.lastUsedAt === null || now.getTime() - key.lastUsedAt.getTime() >= useMs)
		await saveUse(db, key.id, now)
	return { key, headers }
}
