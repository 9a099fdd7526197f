// `/signup`, `/token` with password and refresh token, `/logout`, `/user`.
import { z } from 'zod'
import { AuthFailure, invalid } from '../rules/errors.ts'
import type { AuthCall } from '../dependencies.server.ts'
import { normalizeEmail } from '../rules/passwords.ts'
import { signInAnonymously, signUp, signUpToConfirm } from '../service/sign-up.server.ts'
import { signInWithPassword, type Login } from '../service/password.server.ts'
import { refreshSession, signOut, signOutScopes } from '../service/sessions.server.ts'
import { spendTurn } from '../service/limits.server.ts'
import {
	bodyOf,
	Captcha,
	checkCaptcha,
	requireSignedIn,
	type AuthHttp,
	type AuthRequest,
} from './transport.server.ts'
import { clearedCookies, isHandle, tokensIn, wantsCookies } from './cookies.server.ts'
import { answerSession, ChallengePair, returnOf } from './grants.server.ts'
import { sendNonce } from '../service/reauthentication.server.ts'
import { changeUser } from '../service/user-changes.server.ts'
import { userJson } from '../service/user-json.ts'

const text = z.string().nullish()
const Metadata = z.record(z.string(), z.unknown()).nullish()

export const SignUpBody = z.object({
	email: text,
	phone: text,
	password: text,
	data: Metadata,
	...ChallengePair,
	...Captcha,
})
const PasswordBody = z.object({ email: text, phone: text, password: text, ...Captcha })
const RefreshBody = z.object({ refresh_token: text })

export const phoneDisabled = () =>
	new AuthFailure(400, 'phone_provider_disabled', { message: 'Phone logins are disabled' })

function loginIn({ email, phone }: z.infer<typeof PasswordBody>): Login {
	if (email) return { email: normalizeEmail(email) }
	if (phone) throw phoneDisabled()
	throw invalid('missing email or phone')
}

async function withPassword(c: AuthRequest): Promise<Response> {
	const body = await bodyOf(c, PasswordBody)
	await checkCaptcha(c, body)
	if (!body.password) throw invalid('missing password')
	return answerSession(
		c,
		await signInWithPassword(c.get('call'), { login: loginIn(body), password: body.password }),
	)
}

/** With an address it creates an account, without one an anonymous session. */
async function withNewAccount(c: AuthRequest): Promise<Response> {
	const call: AuthCall = c.get('call')
	const body = await bodyOf(c, SignUpBody)
	const back = returnOf(c, body)
	// Refuses a page of another site before an account is created.
	wantsCookies(c)
	await checkCaptcha(c, body)
	const { email = null, phone = null, password } = body
	const data = body.data ?? {}
	if (phone) throw phoneDisabled()
	if (email === null) return answerSession(c, await signInAnonymously(call, data))
	const account = { email, password: password ?? '', data }
	return call.auth.settings.autoconfirm
		? answerSession(c, await signUp(call, account, back))
		: c.json(await signUpToConfirm(call, account, back))
}

/** The token itself, or the cookie's token when the handle is given. */
function refreshTokenIn(c: AuthRequest, given: string): string {
	if (!isHandle(given) || !wantsCookies(c)) return given
	return tokensIn(c.req.header('cookie'), c.get('call').auth.settings).refresh ?? ''
}

async function withRefreshToken(c: AuthRequest): Promise<Response> {
	const call: AuthCall = c.get('call')
	const { refresh_token: given } = await bodyOf(c, RefreshBody)
	if (!given) throw invalid('refresh_token required')
	await spendTurn(call, 'refreshPerIp', call.client.ip)
	return answerSession(c, await refreshSession(call, refreshTokenIn(c, given)))
}

type TokenGrant = (c: AuthRequest) => Promise<Response>

/** @param further other grants, by their `grant_type` */
export function addSessionRoutes(app: AuthHttp, further: Record<string, TokenGrant>): void {
	const grants = new Map<string, TokenGrant>(
		Object.entries({ password: withPassword, refresh_token: withRefreshToken, ...further }),
	)
	app.post('/signup', (c) => withNewAccount(c))
	app.post('/token', async (c) => {
		const type = c.req.query('grant_type') ?? ''
		if (type === 'web3')
			throw new AuthFailure(400, 'web3_provider_disabled', { message: 'Web3 provider is disabled' })
		const grant = grants.get(type)
		if (!grant) throw new AuthFailure(400, 'invalid_credentials', { message: 'unsupported_grant_type' })
		return grant(c)
	})
	app.post('/logout', async (c) => {
		const scope = z.enum(signOutScopes).safeParse(c.req.query('scope') ?? 'global')
		if (!scope.success) throw invalid('Unsupported logout scope')
		const call = c.get('call')
		const inCookies = wantsCookies(c)
		const { full, session } = await requireSignedIn(c)
		await signOut(call, { userId: full.user.id, sessionId: session.id }, scope.data)
		if (inCookies && scope.data !== 'others')
			for (const cookie of clearedCookies(call.auth.settings))
				c.header('Set-Cookie', cookie, { append: true })
		return c.body(null, 204)
	})
}

const UserBody = z.object({
	email: text,
	phone: text,
	password: text,
	current_password: text,
	nonce: text,
	data: z.record(z.string(), z.unknown()).nullish(),
	app_metadata: z.unknown().optional(),
	...ChallengePair,
})

export function addUserRoutes(app: AuthHttp): void {
	app.get('/user', async (c) => c.json(userJson((await requireSignedIn(c)).full)))
	app.put('/user', async (c) => {
		const signedIn = await requireSignedIn(c)
		const body = await bodyOf(c, UserBody)
		if (body.app_metadata !== undefined && body.app_metadata !== null)
			throw new AuthFailure(403, 'not_admin', {
				message: 'Updating app_metadata requires admin privileges',
			})
		if (body.phone && body.phone.replace(/^\+/, '') !== signedIn.full.user.phone) throw phoneDisabled()
		const change = { ...body, currentPassword: body.current_password, ...returnOf(c, body) }
		return c.json(userJson(await changeUser(c.get('call'), signedIn, change)))
	})
	app.get('/reauthenticate', async (c) => {
		await sendNonce(c.get('call'), await requireSignedIn(c))
		return c.json({})
	})
}
