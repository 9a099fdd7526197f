// The redirect to a provider (auth contract §5.4 step 1): saves a flow and returns the address.
import { randomUUID } from 'node:crypto'
import { inTransaction } from '#database/context.server.ts'
import { AuthFailure, invalid, needsSecondStep } from '../../rules/errors.ts'
import type { IdentityProvider } from '../../contract.ts'
import type { AuthCall } from '../../dependencies.server.ts'
import type { Challenge } from '../../rules/pkce.ts'
import { deleteFlowsBefore, insertFlow } from '../../store/flows.server.ts'
import { randomToken, secondsAfter, tokenHashOf } from '../auth-codes.server.ts'
import { lacksSecondStep, type SignedIn } from '../bearer.server.ts'
import { spendTurn } from '../limits.server.ts'

const keptDaySeconds = 86_400

export const callbackOf = ({ auth }: AuthCall): string => `${auth.settings.base}/callback`

/** @throws AuthFailure validation_failed */
export function providerNamed({ auth }: AuthCall, name: string | undefined): IdentityProvider {
	const provider = auth.providers.get(name ?? '')
	if (!provider) throw invalid('Unsupported provider: provider is not enabled')
	return provider
}

export type NewFlow = {
	provider: IdentityProvider
	/** Already allowed. */
	redirectTo: string
	challenge: Challenge | null
	/** The secret of the browser's cookie. */
	binding: string
	scopes: readonly string[]
	extra: Record<string, string>
	/** The person who links the identity to their account; null for a sign-in. */
	linkingUserId: string | null
}

/**
 * Saves a flow and returns the provider's address. The provider is asked before anything is written.
 * @throws AuthFailure provider_unavailable, over_request_rate_limit
 */
export async function beginFlow(call: AuthCall, flow: NewFlow): Promise<URL> {
	const { now, auth, client } = call
	await spendTurn(call, 'oauthPerIp', `authorize ${client.ip}`)
	const id = randomUUID()
	const [state, nonce, verifier] = [randomToken(), randomToken(), randomToken()]
	const callback = callbackOf(call)
	const { scopes, extra, provider } = flow
	const address = await provider.signInAddress({ callback, scopes, extra, state, nonce, verifier })
	await inTransaction(call, async ({ db }) => {
		await deleteFlowsBefore(db, secondsAfter(now, -keptDaySeconds))
		await insertFlow(db, {
			id,
			provider: provider.name,
			redirectTo: flow.redirectTo,
			...flow.challenge,
			stateHash: tokenHashOf(state),
			bindingHash: tokenHashOf(flow.binding),
			providerVerifierSealed: auth.vault.seal(verifier, id),
			nonce,
			linkingUserId: flow.linkingUserId,
			createdAt: now,
			expiresAt: secondsAfter(now, auth.settings.lifetimes.flow),
		})
	})
	return address
}

/** Asserts that the person may link identities. @throws AuthFailure manual_linking_disabled, insufficient_aal */
export function checkMayLink({ auth }: AuthCall, signedIn: SignedIn): void {
	if (!auth.settings.manualLinking)
		throw new AuthFailure(404, 'manual_linking_disabled', { message: 'Manual linking is disabled' })
	if (lacksSecondStep(signedIn)) throw needsSecondStep()
}
