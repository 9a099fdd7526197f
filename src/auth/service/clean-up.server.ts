// Deletes what has expired: mailed tokens, redirects, challenges, sessions, anonymous users, old audit entries.
import { inTransaction } from '#database/context.server.ts'
import type { AuthCall } from '../dependencies.server.ts'
import {
	deleteAuditBefore,
	deleteChallengesBefore,
	deleteFlowStatesBefore,
	deletePasswordQueuesBefore,
	deleteSeenBefore,
	deleteSessionsBefore,
	deleteTokensBefore,
	deleteUnverifiedBefore,
	lockAnonymousBefore,
} from '../store/clean-up.server.ts'
import { secondsAfter } from './auth-codes.server.ts'
import { removeUser } from './removal.server.ts'
import { replaceSeals, sealedByOthers, sealedPlaces } from '../store/sealed.server.ts'

// After a change of SESSION_KEYS: seals the secrets of former keys anew, so that those keys can be dropped.
const atOnce = 500

/** Re-seals at most 500 secrets of each kind under the newest key; returns the count. Safe in several processes. */
export async function resealSome({ db, auth: { vault } }: AuthCall): Promise<number> {
	let count = 0
	// Three kinds of rows, one after the other.
	for (const place of sealedPlaces) {
		const found = await sealedByOthers(db, place, { prefix: vault.prefix, limit: atOnce })
		// Secrets that no key opens stay as they are: their session or factor is unusable anyway.
		const changes = found.flatMap(({ id, sealed: former }) => {
			const secret = vault.tryOpen(former, id)
			return secret ? [{ id, former, sealed: vault.seal(secret, id) }] : []
		})
		await replaceSeals(db, place, changes)
		count += changes.length
	}
	return count
}

const auditDays = 365
const daySeconds = 86_400
/** Few at a time, because the shop's hook runs for each of them. */
const anonymousAtOnce = 100

export type CleanedUp = Record<
	| 'tokens'
	| 'flowStates'
	| 'challenges'
	| 'seenTokens'
	| 'passwordQueues'
	| 'sessions'
	| 'unverifiedFactors'
	| 'anonymousUsers'
	| 'auditEntries',
	number
>

function removeAnonymous(call: AuthCall, before: Date): Promise<number> {
	return inTransaction(call, async (inner) => {
		const due = await lockAnonymousBefore(inner.db, before, anonymousAtOnce)
		for (const { id } of due) await removeUser(inner, id)
		return due.length
	})
}

/**
 * Deletes at most a thousand rows of each kind and returns the counts: repeat it until they are zero, or later. Safe in
 * several processes at once. The module that owns the rate limit counters cleans them up.
 */
export async function cleanUp(call: AuthCall): Promise<CleanedUp> {
	const { db, now, auth } = call
	const { lifetimes } = auth.settings
	const ago = (seconds: number) => secondsAfter(now, -seconds)
	return {
		tokens: await deleteTokensBefore(db, now),
		flowStates: await deleteFlowStatesBefore(db, now),
		challenges: await deleteChallengesBefore(db, now),
		seenTokens: await deleteSeenBefore(db, now),
		passwordQueues: await deletePasswordQueuesBefore(db, now),
		sessions: await deleteSessionsBefore(db, {
			begunBefore: ago(lifetimes.session),
			usedBefore: ago(lifetimes.idleSession),
		}),
		unverifiedFactors: await deleteUnverifiedBefore(db, ago(lifetimes.unverifiedFactor)),
		anonymousUsers: await removeAnonymous(call, ago(lifetimes.anonymousUser)),
		auditEntries: await deleteAuditBefore(db, ago(auditDays * daySeconds)),
	}
}
