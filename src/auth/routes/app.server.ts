// The identity service as a Hono app under `/auth/v1`: fetch in, fetch out.
import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { pino } from 'pino'
import { requestLanguage } from '#http/page-language.ts'
import { visitor } from '#kit/roles.ts'
import { AuthFailure } from '../rules/errors.ts'
import type { AuthParts } from '../dependencies.server.ts'
import { isSameSecret } from '../service/sealing.server.ts'
import { addAdminRoutes } from './admin.server.ts'
import { wantsCookies } from './cookies.server.ts'
import { addFactorRoutes } from './factors.server.ts'
import { addOauthRoutes, withAuthCode, withIdToken } from './oauth.server.ts'
import { addOneTimeRoutes } from './one-time.server.ts'
import { addSessionRoutes, addUserRoutes } from './sessions.server.ts'
import {
	apiVersion,
	apiVersionHeader,
	failureResponse,
	speaksNewVersion,
	type AuthEnv,
	type AuthHttp,
	type AuthRequest,
} from './transport.server.ts'

export const authPrefix = '/auth/v1'

const quiet = pino({ level: 'silent' })
const allowedHeaders = 'authorization, apikey, content-type, x-client-info, x-supabase-api-version'

/** Public paths, and paths that a browser navigates to: they carry no key. */
const keyless = /^\/auth\/v1\/(?:authorize|callback|health|\.well-known\/.*)$/

function addCors(app: AuthHttp, { settings }: AuthParts): void {
	app.use(async (c, next) => {
		const origin = c.req.header('origin')
		const isKnown = origin !== undefined && settings.corsOrigins.includes(origin)
		if (isKnown) {
			c.header('Access-Control-Allow-Origin', origin)
			c.header('Access-Control-Expose-Headers', apiVersionHeader)
			c.header('Vary', 'Origin')
		}
		if (c.req.method !== 'OPTIONS') return next()
		if (isKnown) {
			c.header('Access-Control-Allow-Headers', allowedHeaders)
			c.header('Access-Control-Allow-Methods', 'GET, POST, PUT, PATCH, DELETE')
			c.header('Access-Control-Max-Age', '600')
		}
		return c.body(null, 204)
	})
}

/** With a publishable key configured, calls without it are refused; the shop's own pages need none. */
function addKeyCheck(app: AuthHttp, { settings }: AuthParts): void {
	const { publishableKey } = settings
	if (!publishableKey) return
	app.use(async (c, next) => {
		const isNavigation = c.req.method === 'GET' && c.req.path === `${authPrefix}/verify`
		const given = c.req.header('apikey') ?? ''
		const isFree = keyless.test(c.req.path) || isNavigation || wantsCookies(c)
		if (!isFree && !isSameSecret(given, publishableKey))
			throw new AuthFailure(401, 'no_authorization', { message: 'No API key found in request' })
		return next()
	})
}

const isPath = (pattern: string, path: string): boolean => {
	const [parts, given] = [pattern.split('/'), path.split('/')]
	return (
		parts.length === given.length && parts.every((part, at) => part.startsWith(':') || part === given[at])
	)
}

/** Known paths answer a wrong method with 405. */
function missing(app: AuthHttp, c: AuthRequest): Response {
	const isKnown = app.routes.some(({ path, method }) => method !== 'ALL' && isPath(path, c.req.path))
	return isKnown
		? failureResponse(c, new AuthFailure(405, 'validation_failed', { message: 'Method not allowed' }))
		: failureResponse(c, new AuthFailure(404, 'not_found', { message: 'Not found' }))
}

export function createAuthApp(parts: AuthParts, clock: () => Date = () => new Date()): AuthHttp {
	const app: AuthHttp = new Hono<AuthEnv>().basePath(authPrefix)
	app.use(async (c, next) => {
		const log = c.env?.log ?? quiet
		const call = {
			db: parts.database.db,
			now: clock(),
			actor: visitor,
			requestId: c.env?.requestId ?? randomUUID(),
			log,
			auth: parts,
			client: {
				ip: c.env?.address ?? '',
				userAgent: c.req.header('user-agent') ?? '',
				language: requestLanguage(c.req.raw),
			},
		}
		// First without the owner's rules: a failure to read them needs the log.
		c.set('call', call)
		if (speaksNewVersion(c)) c.header(apiVersionHeader, apiVersion)
		c.header('Cache-Control', 'no-store')
		c.set('call', { ...call, auth: await parts.current() })
		return next()
	})
	addCors(app, parts)
	addKeyCheck(app, parts)
	addKeyRoutes(app)
	addSessionRoutes(app, { pkce: withAuthCode, id_token: withIdToken })
	addUserRoutes(app)
	addOneTimeRoutes(app)
	addOauthRoutes(app)
	addFactorRoutes(app)
	addAdminRoutes(app)
	app.notFound((c) => missing(app, c))
	app.onError((failure, c) => {
		if (failure instanceof AuthFailure) return failureResponse(c, failure)
		const { log, requestId } = c.get('call')
		log.error({ err: failure }, 'auth request failed')
		return failureResponse(
			c,
			new AuthFailure(500, 'unexpected_failure', { message: `Unexpected failure, request ${requestId}` }),
		)
	})
	return app
}

// `/.well-known/jwks.json`, `/settings` and `/health`.
function addKeyRoutes(app: AuthHttp): void {
	app.get('/.well-known/jwks.json', async (c) => {
		c.header('Cache-Control', 'public, max-age=600')
		return c.json(await c.get('call').auth.keys.jwks())
	})
	app.get('/settings', (c) => {
		const { settings, captcha } = c.get('call').auth
		const providers = Object.fromEntries(settings.providers.map(({ name }) => [name, true]))
		return c.json({
			external: { ...providers, email: true, phone: settings.phone, anonymous_users: settings.anonymous },
			external_labels: Object.fromEntries(settings.providers.map(({ name, label }) => [name, label])),
			disable_signup: !settings.signUps || settings.rules.joining === 'invited',
			mailer_autoconfirm: settings.autoconfirm,
			phone_autoconfirm: false,
			sms_provider: '',
			saml_enabled: false,
			captcha_enabled: captcha !== null,
		})
	})
	app.get('/health', async (c) => {
		await c.get('call').db.execute('select 1')
		return c.json({ name: 'Fieldhouse', version: '1', description: 'Identity service' })
	})
}
