// Refusals of the identity service, as its clients know them (auth contract §2.1 and §5).

/** A refusal with the contract's status, code and message. Thrown anywhere, answered by the HTTP layer. */
export class AuthFailure extends Error {
	override readonly name = 'AuthFailure'
	readonly status: number
	readonly code: string
	/** Seconds after which another try makes sense. */
	readonly retryAfterS: number | undefined
	/** Further members of the body. */
	readonly extra: Record<string, unknown> | undefined

	constructor(
		status: number,
		code: string,
		more: { message: string; retryAfterS?: number | undefined; extra?: Record<string, unknown> },
	) {
		super(more.message)
		this.status = status
		this.code = code
		this.retryAfterS = more.retryAfterS
		this.extra = more.extra
	}
}

export const invalid = (message: string) => new AuthFailure(400, 'validation_failed', { message })

/** The same answer for an unknown address, a wrong password and an account without one (contract §7.2). */
export const invalidCredentials = () =>
	new AuthFailure(400, 'invalid_credentials', { message: 'Invalid login credentials' })

export const tooMany = (retryAfterS: number) =>
	new AuthFailure(429, 'over_request_rate_limit', { message: 'Request rate limit reached', retryAfterS })

export const tooManyTexts = (retryAfterS: number) =>
	new AuthFailure(429, 'over_sms_send_rate_limit', {
		message: `For security purposes, you can only request this after ${retryAfterS} seconds.`,
		retryAfterS,
	})

export const noBearer = () =>
	new AuthFailure(401, 'no_authorization', { message: 'This endpoint requires a valid Bearer token' })

export const badToken = (why: string) =>
	new AuthFailure(403, 'bad_jwt', { message: `invalid JWT: unable to parse or verify signature, ${why}` })

/** The contract's words, then what the shop's owner has decided. */
const signUpsDisabled = 'Signups not allowed for this instance'
export const signUpsClosed = (why?: string) =>
	new AuthFailure(422, 'signup_disabled', {
		message: why === undefined ? signUpsDisabled : `${signUpsDisabled}: ${why}`,
	})

export const expiredToken = () =>
	new AuthFailure(403, 'otp_expired', { message: 'Token has expired or is invalid' })

export const needsSecondStep = () =>
	new AuthFailure(401, 'insufficient_aal', { message: 'AAL2 session is required for this change.' })
