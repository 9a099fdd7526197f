// `/authorize`, `/callback`, `/user/identities`, and the grants of codes and ID tokens (auth contract §5.4, §5.5).
import { getCookie, setCookie } from 'hono/cookie'
import { z } from 'zod'
import { AuthFailure, invalid } from '../rules/errors.ts'
import { forwardedOf, landingWithFailure, scopesOf } from '../rules/landing.ts'
import { challengeOf } from '../rules/pkce.ts'
import { allowedRedirect } from '../rules/redirects.ts'
import { exchangeAuthCode, randomToken } from '../service/auth-codes.server.ts'
import { spendTurn } from '../service/limits.server.ts'
import {
	beginFlow,
	checkMayLink,
	finishFlow,
	keepPosted,
	providerNamed,
} from '../service/oauth/callback.server.ts'
import { signInWithIdToken } from '../service/oauth/id-token.server.ts'
import { unlink } from '../service/oauth/linking.server.ts'
import { attributesOf, cookieNames } from './cookies.server.ts'
import { answerSession } from './grants.server.ts'
import { bodyOf, requireSignedIn, textOf, type AuthHttp, type AuthRequest } from './transport.server.ts'

const text = z.string().nullish()
const PkceBody = z.object({ auth_code: text, code_verifier: text })
const IdTokenBody = z.object({
	provider: text,
	id_token: text,
	access_token: text,
	nonce: text,
	link_identity: z.boolean().nullish(),
})

/** One secret per browser for all its flows, so that two tabs may sign in at once. */
function bindingOf(c: AuthRequest): string {
	const { settings } = c.get('call').auth
	const { flow: name } = cookieNames(settings)
	const present = getCookie(c, name) ?? ''
	const binding = /^[\w-]{43}$/.test(present) ? present : randomToken()
	setCookie(c, name, binding, { ...attributesOf(settings), maxAge: settings.lifetimes.flow })
	return binding
}

async function addressOfProvider(c: AuthRequest, linkingUserId: string | null): Promise<string> {
	const call = c.get('call')
	const query = c.req.query()
	const flow = {
		provider: providerNamed(call, query.provider),
		challenge: challengeOf(query),
		redirectTo: allowedRedirect(query.redirect_to, call.auth.settings),
		scopes: scopesOf(query.scopes),
		extra: forwardedOf(query),
		linkingUserId,
	}
	return (await beginFlow(call, { ...flow, binding: bindingOf(c) })).href
}

/** Browsers navigate here: a server failure redirects back instead of showing JSON. */
async function authorize(c: AuthRequest): Promise<Response> {
	try {
		return c.redirect(await addressOfProvider(c, null), 302)
	} catch (failure) {
		if (!(failure instanceof AuthFailure) || failure.status < 500) throw failure
		const home = allowedRedirect(c.req.query('redirect_to'), c.get('call').auth.settings)
		return c.redirect(landingWithFailure(home, failure), 302)
	}
}

const handedBack = ['code', 'state', 'iss', 'error']

/** Providers that answer by a form post from their own site: the Lax cookie comes only with the GET that follows. */
async function backByForm(c: AuthRequest): Promise<Response> {
	const form = new URLSearchParams(await textOf(c))
	await keepPosted(c.get('call'), form)
	const query = new URLSearchParams()
	for (const name of handedBack) {
		const value = form.get(name)
		if (value !== null) query.set(name, value)
	}
	return c.redirect(`${c.get('call').auth.settings.base}/callback?${query}`, 303)
}

async function back(c: AuthRequest): Promise<Response> {
	const call = c.get('call')
	const binding = getCookie(c, cookieNames(call.auth.settings).flow)
	const { status, address } = await finishFlow(call, { query: new URL(c.req.url).searchParams, binding })
	c.header('Referrer-Policy', 'no-referrer')
	return c.redirect(address, status)
}

/** The `pkce` grant. */
export async function withAuthCode(c: AuthRequest): Promise<Response> {
	const call = c.get('call')
	const body = await bodyOf(c, PkceBody)
	if (!body.auth_code || !body.code_verifier)
		throw invalid('invalid request: both auth code and code verifier should be non-empty')
	await spendTurn(call, 'oauthPerIp', `pkce ${call.client.ip}`)
	const given = { authCode: body.auth_code, codeVerifier: body.code_verifier }
	const { grant, providerTokens } = await exchangeAuthCode(call, given)
	return answerSession(c, grant, providerTokens)
}

/** The `id_token` grant. */
export async function withIdToken(c: AuthRequest): Promise<Response> {
	const call = c.get('call')
	const body = await bodyOf(c, IdTokenBody)
	if (!body.id_token) throw invalid('id_token required')
	if (!body.provider) throw invalid('provider required')
	const linkTo = body.link_identity ? await requireSignedIn(c) : undefined
	if (linkTo) checkMayLink(call, linkTo)
	const grant = await signInWithIdToken(call, {
		provider: body.provider,
		idToken: body.id_token,
		accessToken: body.access_token || undefined,
		nonce: body.nonce || undefined,
		linkTo,
	})
	return answerSession(c, grant)
}

export function addOauthRoutes(app: AuthHttp): void {
	app.get('/authorize', (c) => authorize(c))
	app.get('/callback', (c) => back(c))
	app.post('/callback', (c) => backByForm(c))
	app.get('/user/identities/authorize', async (c) => {
		const signedIn = await requireSignedIn(c)
		checkMayLink(c.get('call'), signedIn)
		const url = await addressOfProvider(c, signedIn.full.user.id)
		return c.req.query('skip_http_redirect') === 'true' ? c.json({ url }) : c.redirect(url, 302)
	})
	app.delete('/user/identities/:id', async (c) => {
		const signedIn = await requireSignedIn(c)
		const id = z.uuid().safeParse(c.req.param('id'))
		if (!id.success)
			throw new AuthFailure(404, 'validation_failed', { message: 'identity_id must be an UUID' })
		await unlink(c.get('call'), signedIn, id.data.toLowerCase())
		return c.json({})
	})
}
