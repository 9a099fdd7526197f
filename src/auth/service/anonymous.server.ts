// Sessions for people without an account (auth contract §5.7).
import { randomUUID } from 'node:crypto'
import { inTransaction } from '#database/context.server.ts'
import { AuthFailure } from '../rules/errors.ts'
import type { AuthCall } from '../dependencies.server.ts'
import { cleanMetadata } from '../rules/metadata.ts'
import { audit } from './audit.server.ts'
import { insertUser } from '../store/users.server.ts'
import { spendTurn } from './limits.server.ts'
import { beginSession, type Grant } from './sessions.server.ts'
import { signUpsClosed } from './sign-up.server.ts'

/**
 * Creates a user without address or password.
 * @throws AuthFailure anonymous_provider_disabled, signup_disabled, over_request_rate_limit
 */
export async function signInAnonymously(call: AuthCall, data: Record<string, unknown>): Promise<Grant> {
	const { settings } = call.auth
	if (!settings.anonymous)
		throw new AuthFailure(422, 'anonymous_provider_disabled', { message: 'Anonymous sign-ins are disabled' })
	if (!settings.signUps) throw signUpsClosed()
	const userMetadata = cleanMetadata(data)
	await spendTurn(call, 'anonymousPerIp', call.client.ip)
	return inTransaction(call, async (inner) => {
		const id = randomUUID()
		const { db, now } = inner
		await insertUser(db, { id, isAnonymous: true, userMetadata, createdAt: now, updatedAt: now })
		await inner.auth.people.created(inner, { id, email: null, userMetadata })
		await audit(inner, 'signed_up', { userId: id, method: 'anonymous' })
		return beginSession(inner, id, { method: 'anonymous' })
	})
}
