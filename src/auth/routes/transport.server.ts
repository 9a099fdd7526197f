// Transport of the identity service (auth contract §2): versions, errors, bodies, bearers.
import type { Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Logger } from 'pino'
import { z } from 'zod'
import { BodyTooLarge, readText } from '#http/bodies.server.ts'
import { InvalidJson, parseJson } from '#kit/json.ts'
import { AuthFailure, invalid } from '../rules/errors.ts'
import type { AuthCall } from '../dependencies.server.ts'
import { isSameSecret } from '../service/sealing.server.ts'
import { signedInBy, type SignedIn } from '../service/bearer.server.ts'

/** To be spread into the schema of a body. */
export const Captcha = {
	gotrue_meta_security: z.object({ captcha_token: z.string().nullish() }).nullish(),
}

/** Fails closed. @throws AuthFailure captcha_failed */
export async function checkCaptcha(
	c: AuthRequest,
	body: { gotrue_meta_security?: { captcha_token?: string | null | undefined } | null | undefined },
): Promise<void> {
	const { auth, client, log } = c.get('call')
	if (!auth.captcha) return
	const token = body.gotrue_meta_security?.captcha_token ?? ''
	const isHuman = await auth.captcha.verify(token, client.ip).catch((failure: unknown) => {
		log.warn({ err: failure }, 'captcha not checked')
		return false
	})
	if (!isHuman)
		throw new AuthFailure(400, 'captcha_failed', { message: 'captcha protection: request disallowed' })
}

export type AuthEnv = {
	Bindings: { address?: string; requestId?: string; log?: Logger } | undefined
	Variables: { call: AuthCall }
}
export type AuthHttp = Hono<AuthEnv>
export type AuthRequest = Context<AuthEnv>

export const apiVersionHeader = 'X-Supabase-Api-Version'
export const apiVersion = '2024-01-01'
const maxBodyBytes = 1_048_576

export const speaksNewVersion = (c: AuthRequest): boolean =>
	(c.req.header(apiVersionHeader) ?? '') >= apiVersion

/** The body of a refusal, in the shape that the client's version reads. */
export function failureResponse(c: AuthRequest, failure: AuthFailure): Response {
	const { status, code, message, extra, retryAfterS } = failure
	c.header('X-Sb-Error-Code', code)
	if (retryAfterS !== undefined) c.header('Retry-After', String(retryAfterS))
	const body = speaksNewVersion(c)
		? { code, message, ...extra }
		: { code: status, error_code: code, msg: message, ...extra }
	return c.json(body, status as ContentfulStatusCode)
}

/** PostgreSQL stores neither NUL nor a lone surrogate in text. */
function hasUnstorableText(value: unknown): boolean {
	if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed()
	if (typeof value !== 'object' || value === null) return false
	return Object.entries(value).some(([name, inner]) => hasUnstorableText(name) || hasUnstorableText(inner))
}

/** The body as text. @throws AuthFailure request_entity_too_large */
export async function textOf(c: AuthRequest): Promise<string> {
	try {
		return await readText(c.req.raw, maxBodyBytes)
	} catch (failure) {
		if (!(failure instanceof BodyTooLarge)) throw failure
		throw new AuthFailure(413, 'request_entity_too_large', { message: 'Request body is too large' })
	}
}

/** Parses the body; an empty one is `{}`. @throws AuthFailure bad_json, validation_failed, request_entity_too_large */
export async function bodyOf<Schema extends z.ZodType>(
	c: AuthRequest,
	schema: Schema,
): Promise<z.infer<Schema>> {
	const text = await textOf(c)
	let value: unknown = {}
	try {
		if (text.trim() !== '') value = parseJson(text)
	} catch (failure) {
		if (!(failure instanceof InvalidJson)) throw failure
		throw new AuthFailure(400, 'bad_json', { message: 'Could not parse request body as JSON' })
	}
	if (typeof value !== 'object' || value === null || Array.isArray(value))
		throw invalid('The request body must be a JSON object')
	if (hasUnstorableText(value)) throw invalid('The request body holds characters that cannot be stored')
	const parsed = schema.safeParse(value)
	if (parsed.success) return parsed.data
	const [issue] = parsed.error.issues
	throw invalid(`${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'is not valid'}`.replace(/^: /, ''))
}

/** The bearer token, unless it is the publishable key that some clients send in its place. */
export function bearerOf(c: AuthRequest): string | undefined {
	const [, token] = /^Bearer ([\w.~+/=-]+)$/i.exec(c.req.header('authorization') ?? '') ?? []
	const { publishableKey } = c.get('call').auth.settings
	return token && publishableKey && isSameSecret(token, publishableKey) ? undefined : token
}

/** @throws AuthFailure unless a person is signed in */
export const requireSignedIn = (c: AuthRequest): Promise<SignedIn> => signedInBy(c.get('call'), bearerOf(c))
