// The return from a provider (auth contract §5.4 step 2): the flow, the profile, the session.
import { inTransaction } from '#database/context.server.ts'
import { AuthFailure, invalid, needsSecondStep } from '../../rules/errors.ts'
import type { IdentityProvider, ProviderAnswer, ProviderCallback } from '../../contract.ts'
import type { AuthCall } from '../../dependencies.server.ts'
import { landingWithCode, landingWithFailure, landingWithTokens } from '../../rules/landing.ts'
import type { Challenge } from '../../rules/pkce.ts'
import { isSameSecret } from '../sealing.server.ts'
import { audit } from '../audit.server.ts'
import {
	deleteFlowsBefore,
	flowByState,
	insertFlow,
	savePosted,
	takeFlowByState,
	type FlowRow,
} from '../../store/flows.server.ts'
import {
	issueAuthCode,
	randomToken,
	secondsAfter,
	tokenHashOf,
	type ProviderTokens,
} from '../auth-codes.server.ts'
import { spendTurn } from '../limits.server.ts'
import { beginSession, sessionJson, type Grant } from '../sessions.server.ts'
import { accountOf } from './accounts.server.ts'
import { linkTo } from './linking.server.ts'
import { randomUUID } from 'node:crypto'
import { lacksSecondStep, type SignedIn } from '../bearer.server.ts'

// The redirect to a provider (auth contract §5.4 step 1): saves a flow and returns the address.
const keptDaySeconds = 86_400

const callbackOf = ({ auth }: AuthCall): string => `${auth.settings.base}/callback`

/** @throws AuthFailure validation_failed */
export function providerNamed({ auth }: AuthCall, name: string | undefined): IdentityProvider {
	const provider = auth.providers.get(name ?? '')
	if (!provider) throw invalid('Unsupported provider: provider is not enabled')
	return provider
}

type NewFlow = {
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

/** The browser's query, and the secret of its cookie. */
export type Return = { query: URLSearchParams; binding: string | undefined }

/** Where to redirect the browser. */
export type Landing = { status: 302 | 303; address: string }

const badState = ({ auth }: AuthCall): Landing => ({
	status: 303,
	address: landingWithFailure(auth.settings.siteUrl, {
		status: 400,
		code: 'bad_oauth_state',
		message: 'The sign-in took too long or was begun elsewhere. Please try again.',
	}),
})

const longestField = 4_096

/**
 * Saves what the provider posted for the GET that follows: it may hold names, which no URL carries.
 * @throws AuthFailure over_request_rate_limit
 */
export async function keepPosted(call: AuthCall, form: URLSearchParams): Promise<void> {
	const { auth, client, db, now } = call
	await spendTurn(call, 'oauthPerIp', `posted ${client.ip}`)
	const flow = await flowByState(db, tokenHashOf(form.get('state') ?? ''))
	if (!flow || flow.expiresAt <= now) return
	const fields = auth.providers.get(flow.provider)?.postedFields ?? []
	const posted = fields.flatMap((name) => {
		const value = form.get(name)
		return value !== null && value.length <= longestField ? [[name, value]] : []
	})
	if (posted.length === 0) return
	await savePosted(db, flow.id, auth.vault.seal(JSON.stringify(Object.fromEntries(posted)), flow.id))
}

/** Takes the flow that this browser began; undefined when it is missing, used or expired. */
async function flowOf(call: AuthCall, { query, binding }: Return): Promise<FlowRow | undefined> {
	const state = query.get('state')
	if (!state) return undefined
	const flow = await takeFlowByState(call.db, tokenHashOf(state))
	if (!flow || flow.expiresAt <= call.now) return undefined
	const isBound = isSameSecret(flow.bindingHash ?? '', tokenHashOf(binding ?? ''))
	return binding && isBound ? flow : undefined
}

/** The standard's code, and Apple's. */
const cancellations = new Set(['access_denied', 'user_cancelled_authorize'])

const knownErrors = new Set([
	'server_error',
	'temporarily_unavailable',
	'invalid_scope',
	'unauthorized_client',
	'login_required',
	'consent_required',
	'interaction_required',
	'account_selection_required',
])

/** The provider's refusal with our own message: its text in the address is not repeated. */
function refusalIn(
	query: URLSearchParams,
	{ label }: IdentityProvider,
): (AuthFailure & { error?: string }) | null {
	const given = query.get('error')
	if (given === null && query.has('code')) return null
	const isCanceled = given !== null && cancellations.has(given)
	const error = isCanceled ? 'access_denied' : given
	const message = isCanceled
		? `The sign-in with ${label} was canceled.`
		: `${label} did not finish the sign-in. Please try again.`
	const failure = new AuthFailure(400, 'bad_oauth_callback', { message })
	return Object.assign(failure, {
		error: error && (isCanceled || knownErrors.has(error)) ? error : 'server_error',
	})
}

async function askProvider(call: AuthCall, flow: FlowRow, query: URLSearchParams): Promise<ProviderAnswer> {
	const provider = call.auth.providers.get(flow.provider)
	if (!provider) throw new AuthFailure(400, 'provider_disabled', { message: 'Provider is not enabled' })
	const refusal = refusalIn(query, provider)
	if (refusal) throw refusal
	const { vault } = call.auth
	const verifier = vault.open(flow.providerVerifierSealed ?? '', flow.id).toString()
	// Cast: `keepPosted` sealed it.
	const posted = flow.postedSealed
		? (JSON.parse(vault.open(flow.postedSealed, flow.id).toString()) as ProviderCallback['posted'])
		: {}
	const secrets = { state: query.get('state') ?? '', nonce: flow.nonce ?? '', verifier }
	const address = new URL(callbackOf(call))
	address.search = query.toString()
	return provider.answer({ address, posted }, secrets, call.now)
}

type Outcome = { code: string } | { grant: Grant; providerTokens: ProviderTokens }

const challengeIn = ({ codeChallenge, codeChallengeMethod }: FlowRow): Challenge | null =>
	codeChallenge && codeChallengeMethod ? { codeChallenge, codeChallengeMethod } : null

/** Links, finds or creates the account, then opens a session or issues a code for one. */
const admit = (call: AuthCall, flow: FlowRow, answer: ProviderAnswer): Promise<Outcome> =>
	inTransaction(call, async (inner) => {
		const { linkingUserId: target, provider, redirectTo } = flow
		if (target) await linkTo(inner, target, answer.profile)
		const userId = target ?? (await accountOf(inner, answer.profile, redirectTo))
		const providerTokens = {
			provider_token: answer.accessToken,
			...(answer.refreshToken ? { provider_refresh_token: answer.refreshToken } : {}),
		}
		const challenge = challengeIn(flow)
		if (!challenge) return { grant: await beginSession(inner, userId, { method: 'oauth' }), providerTokens }
		const code = { userId, method: 'oauth', challenge, redirectTo, provider, providerTokens }
		return { code: await issueAuthCode(inner, code) }
	})

async function landingOf(call: AuthCall, redirectTo: string, outcome: Outcome): Promise<string> {
	if ('code' in outcome) return landingWithCode(redirectTo, outcome.code)
	const session = await sessionJson(call, outcome.grant)
	return landingWithTokens(redirectTo, {
		access_token: session.access_token,
		token_type: session.token_type,
		expires_in: String(session.expires_in),
		expires_at: String(session.expires_at),
		refresh_token: session.refresh_token,
		...outcome.providerTokens,
		sb: '',
	})
}

/**
 * Ends a flow at the address that was allowed when it began, or at the site when there is no flow.
 * @throws AuthFailure over_request_rate_limit
 */
export async function finishFlow(call: AuthCall, back: Return): Promise<Landing> {
	await spendTurn(call, 'oauthPerIp', `callback ${call.client.ip}`)
	const flow = await flowOf(call, back)
	if (!flow) return badState(call)
	try {
		const answer = await askProvider(call, flow, back.query)
		const outcome = await admit(call, flow, answer)
		return { status: 302, address: await landingOf(call, flow.redirectTo, outcome) }
	} catch (failure) {
		if (!(failure instanceof AuthFailure)) throw failure
		const { code, extra } = failure
		call.log.warn({ provider: flow.provider, code, reason: extra?.reason }, 'sign-in by provider failed')
		await audit(call, 'sign_in_failed', { userId: flow.linkingUserId, provider: flow.provider, code })
		const error = 'error' in failure ? String(failure.error) : undefined
		const { status, message } = failure
		return {
			status: 302,
			address: landingWithFailure(flow.redirectTo, { status, code, message, error }),
		}
	}
}
