// `/recover`, `/otp`, `/resend` and `/verify`: mailed links and codes (auth contract §5.7).
import { z } from 'zod'
import { AuthFailure, invalid } from '../rules/errors.ts'
import { normalizeEmail } from '../rules/passwords.ts'
import { allowedRedirect } from '../rules/redirects.ts'
import { requestRecovery, requestSignIn, resend } from '../service/recovery.server.ts'
import { sessionJson, type Grant } from '../service/sessions.server.ts'
import { pkcePrefix } from '../service/tokens.server.ts'
import { verify, verifyTypes, type Proof, type Verified } from '../service/verify.server.ts'
import { bodyOf, Captcha, checkCaptcha, type AuthHttp, type AuthRequest } from './transport.server.ts'
import { wantsCookies } from './cookies.server.ts'
import { answerSession, ChallengePair, returnOf } from './grants.server.ts'
import { phoneDisabled } from './sessions.server.ts'

const text = z.string().nullish()

const RecoverBody = z.object({ email: text, ...ChallengePair, ...Captcha })
const OtpBody = z.object({
	email: text,
	phone: text,
	create_user: z.boolean().nullish(),
	data: z.record(z.string(), z.unknown()).nullish(),
	...ChallengePair,
	...Captcha,
})
const ResendBody = z.object({ type: text, email: text, phone: text, ...ChallengePair, ...Captcha })
const VerifyBody = z.object({ type: text, token: text, token_hash: text, email: text, phone: text })

/** @throws AuthFailure when there is only a phone number */
function emailIn({ email, phone }: { email?: string | null | undefined; phone?: string | null | undefined }) {
	if (!email && phone) throw phoneDisabled()
	return email ?? ''
}

const phoneTypes = ['sms', 'phone_change']

function checkType(type: string): void {
	if (phoneTypes.includes(type)) throw phoneDisabled()
	if (!verifyTypes.includes(type)) throw invalid('Invalid email verification type')
}

/** The token of a link, or digits with the address they were sent to. @throws AuthFailure validation_failed */
function proofIn(body: z.infer<typeof VerifyBody>): Proof {
	const { token_hash: link, token: code, email, phone } = body
	if (link) {
		if (code || email || phone) throw invalid('Only the token_hash and type should be provided')
		return { token: link }
	}
	if (!code) throw invalid('Verify requires either a token or a token hash')
	if (!email && !phone) throw invalid('Only an email address or phone number should be provided on verify')
	return { address: normalizeEmail(emailIn(body)), code: code.trim() }
}

const halfConfirmed = 'Confirmation link accepted. Please proceed to confirm link sent to the other email'

async function fragmentOf(c: AuthRequest, grant: Grant, type: string): Promise<string> {
	const session = await sessionJson(c.get('call'), grant)
	return new URLSearchParams({
		access_token: session.access_token,
		expires_at: String(session.expires_at),
		expires_in: String(session.expires_in),
		refresh_token: session.refresh_token,
		sb: '',
		token_type: session.token_type,
		type,
	}).toString()
}

async function arrival(
	c: AuthRequest,
	verified: Verified,
	{ redirectTo, type }: { redirectTo: string; type: string },
): Promise<string> {
	const url = new URL(redirectTo)
	if (verified.kind === 'code') url.searchParams.set('code', verified.authCode)
	else if (verified.kind === 'session') url.hash = await fragmentOf(c, verified.grant, type)
	else if (verified.isPkce) url.searchParams.set('message', halfConfirmed)
	else url.hash = new URLSearchParams({ message: halfConfirmed }).toString()
	return url.href
}

function refusal(failure: AuthFailure, redirectTo: string): string {
	const url = new URL(redirectTo)
	const error = { error: 'access_denied', error_code: failure.code, error_description: failure.message }
	for (const [name, value] of Object.entries(error)) url.searchParams.set(name, value)
	url.hash = new URLSearchParams(error).toString()
	return url.href
}

/** Answers a browser that followed a mailed link; refusals too redirect to a page. */
async function followLink(c: AuthRequest): Promise<Response> {
	const type = c.req.query('type') ?? ''
	const token = c.req.query('token') ?? c.req.query('token_hash') ?? ''
	const redirectTo = allowedRedirect(c.req.query('redirect_to'), c.get('call').auth.settings)
	c.header('Referrer-Policy', 'no-referrer')
	// Some programs only check that a link works: that does not spend it.
	if (c.req.method === 'HEAD') return c.body(null, 204)
	try {
		checkType(type)
		if (!token) throw invalid('Verify requires a token or a token hash')
		const forCode = token.startsWith(pkcePrefix) ? { redirectTo } : {}
		const verified = await verify(c.get('call'), { type, proof: { token }, ...forCode })
		return c.redirect(await arrival(c, verified, { redirectTo, type }), 303)
	} catch (failure) {
		if (!(failure instanceof AuthFailure)) throw failure
		if (failure.retryAfterS !== undefined) c.header('Retry-After', String(failure.retryAfterS))
		return c.redirect(refusal(failure, redirectTo), 303)
	}
}

function addMailRoutes(app: AuthHttp): void {
	app.post('/recover', async (c) => {
		const body = await bodyOf(c, RecoverBody)
		const back = returnOf(c, body)
		await checkCaptcha(c, body)
		await requestRecovery(c.get('call'), { ...back, email: body.email ?? '' })
		return c.json({})
	})
	app.post('/otp', async (c) => {
		const body = await bodyOf(c, OtpBody)
		const back = returnOf(c, body)
		const email = emailIn(body)
		await checkCaptcha(c, body)
		const data = body.data ?? {}
		await requestSignIn(c.get('call'), { ...back, email, data, canCreate: body.create_user ?? true })
		return c.json({})
	})
	app.post('/resend', async (c) => {
		const body = await bodyOf(c, ResendBody)
		const back = returnOf(c, body)
		if (phoneTypes.includes(body.type ?? '')) throw phoneDisabled()
		const type = z.enum(['signup', 'email_change']).safeParse(body.type)
		if (!type.success) throw invalid('Missing one of these types: signup, email_change, sms, phone_change')
		const email = emailIn(body)
		await checkCaptcha(c, body)
		await resend(c.get('call'), { ...back, email, type: type.data })
		return c.json({})
	})
}

export function addOneTimeRoutes(app: AuthHttp): void {
	addMailRoutes(app)
	app.post('/verify', async (c) => {
		const body = await bodyOf(c, VerifyBody)
		const type = body.type ?? ''
		checkType(type)
		// Refuses a page of another site before its token is spent.
		wantsCookies(c)
		const verified = await verify(c.get('call'), { type, proof: proofIn(body) })
		if (verified.kind === 'session') return answerSession(c, verified.grant)
		return c.json({ msg: halfConfirmed, code: '200' })
	})
	app.get('/verify', (c) => followLink(c))
}
