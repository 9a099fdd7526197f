// `/factors` and below: second factors (auth contract §5.6).
import { z } from 'zod'
import { invalid } from '../rules/errors.ts'
import { challengeFactor, factorNotFound } from '../service/factors/caller.server.ts'
import { enrollFactor, unenrollFactor } from '../service/factors/enroll.server.ts'
import { verifyFactor } from '../service/factors/verify.server.ts'
import { answerSession } from './grants.server.ts'
import { bodyOf, requireSignedIn, type AuthHttp, type AuthRequest } from './transport.server.ts'

const text = z.string().nullish()
const EnrollBody = z.object({
	factor_type: text,
	friendly_name: z.string().trim().max(100, 'Friendly name cannot be longer than 100 characters').nullish(),
	issuer: z.string().trim().max(200).nullish(),
	phone: text,
})
const ChallengeBody = z.object({ channel: text })
const VerifyBody = z.object({
	challenge_id: text,
	code: text,
	/** The client's own site, origin and options are ignored. */
	webauthn: z.object({ credential_response: z.unknown() }).nullish(),
})

const FactorType = z.enum(['totp', 'phone', 'webauthn'])
const isUuid = (id: string) => z.uuid().safeParse(id).success

/** @throws AuthFailure mfa_factor_not_found for a malformed id */
function factorIdOf(c: AuthRequest): string {
	const id = c.req.param('id') ?? ''
	if (!isUuid(id)) throw factorNotFound()
	return id
}

async function enroll(c: AuthRequest): Promise<Response> {
	const signedIn = await requireSignedIn(c)
	const body = await bodyOf(c, EnrollBody)
	const type = FactorType.safeParse(body.factor_type)
	if (!type.success) throw invalid('factor_type needs to be totp, phone, or webauthn')
	const { id, friendlyName, phone, totp } = await enrollFactor(c.get('call'), signedIn, {
		type: type.data,
		friendlyName: body.friendly_name ?? '',
		issuer: body.issuer ?? '',
		phone: body.phone ?? '',
	})
	return c.json({
		id,
		type: type.data,
		friendly_name: friendlyName || undefined,
		phone: phone ?? undefined,
		totp: totp ? { qr_code: totp.qrCode, secret: totp.secret, uri: totp.uri } : undefined,
	})
}

async function challenge(c: AuthRequest): Promise<Response> {
	const signedIn = await requireSignedIn(c)
	const { channel } = await bodyOf(c, ChallengeBody)
	if (channel && channel !== 'sms') throw invalid('Invalid channel: only sms is supported')
	const { id, type, expiresAt, webauthn } = await challengeFactor(c.get('call'), signedIn, factorIdOf(c))
	return c.json({
		id,
		type,
		expires_at: Math.floor(expiresAt.getTime() / 1_000),
		webauthn: webauthn
			? { type: webauthn.type, credential_options: { publicKey: webauthn.publicKey } }
			: undefined,
	})
}

async function verify(c: AuthRequest): Promise<Response> {
	const signedIn = await requireSignedIn(c)
	const { challenge_id: challengeId, code, webauthn } = await bodyOf(c, VerifyBody)
	const factorId = factorIdOf(c)
	if (!challengeId || !isUuid(challengeId)) throw invalid('challenge_id must be a UUID')
	const proof = {
		challengeId,
		code: (code ?? '').replace(/\s/g, ''),
		credential: webauthn?.credential_response,
	}
	return answerSession(c, await verifyFactor(c.get('call'), { signedIn, factorId }, proof))
}

export function addFactorRoutes(app: AuthHttp): void {
	app.post('/factors', (c) => enroll(c))
	app.post('/factors/:id/challenge', (c) => challenge(c))
	app.post('/factors/:id/verify', (c) => verify(c))
	app.delete('/factors/:id', async (c) => {
		const signedIn = await requireSignedIn(c)
		const id = factorIdOf(c)
		await unenrollFactor(c.get('call'), signedIn, id)
		return c.json({ id })
	})
}
