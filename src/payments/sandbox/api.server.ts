// The sandbox's API: the provider's own paths, forms, responses and errors.
import { createHash } from 'node:crypto'
import { Stripe } from 'stripe'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { visitor } from '#kit/roles.ts'
import {
	ApiError,
	invalidRequest,
	ListQuery,
	NewRefund,
	NewSession,
	NoParameters,
	noSuch,
	parameters,
	readForm,
} from './requests.ts'
import { requestId } from './objects.ts'
import type { SandboxParts } from './parts.server.ts'
import { createRefund } from './refunds.server.ts'
import { createSession, currentSession, expireSession } from './sessions.server.ts'
import { answerOf, keepAnswer, listObjects, objectOf, takeKey, type Kind } from './store.server.ts'

type Call = {
	context: ServiceContext
	parts: SandboxParts
	/** The object id in the path. */
	id: string
	given: ReturnType<typeof readForm>
}
type Handler = (call: Call) => Promise<object>
type Route = { method: 'GET' | 'POST'; path: RegExp; handle: Handler }

const one =
	(kind: Kind, what: string): Handler =>
	async ({ context, id }) => {
		const row = await objectOf(context.db, kind, id)
		if (!row) throw noSuch(what, id)
		return row.data
	}

const list =
	(kind: Kind, url: string): Handler =>
	async ({ context, given }) => {
		const { limit, starting_after: afterId, type, payment_intent } = parameters(ListQuery, given)
		const after = afterId === undefined ? undefined : await objectOf(context.db, kind, afterId)
		if (afterId !== undefined && !after) throw noSuch(kind, afterId, 'starting_after')
		const found = await listObjects(context.db, kind, {
			where: { type, payment_intent },
			after,
			limit: limit + 1,
		})
		const data = found.slice(0, limit).map((row) => row.data)
		return { object: 'list', data, has_more: found.length > limit, url }
	}

const routes: Route[] = [
	{
		method: 'POST',
		path: /^\/v1\/checkout\/sessions$/,
		handle: ({ context, parts, given }) => createSession(context, parts, parameters(NewSession, given)),
	},
	{ method: 'GET', path: /^\/v1\/checkout\/sessions$/, handle: list('session', '/v1/checkout/sessions') },
	{
		method: 'GET',
		path: /^\/v1\/checkout\/sessions\/(\w+)$/,
		handle: async ({ context, parts, id }) => {
			const row = await currentSession(context, parts, id)
			if (!row) throw noSuch('checkout.session', id)
			return row.data
		},
	},
	{
		method: 'POST',
		path: /^\/v1\/checkout\/sessions\/(\w+)\/expire$/,
		handle: ({ context, parts, id, given }) => {
			parameters(NoParameters, given)
			return expireSession(context, parts, id)
		},
	},
	{
		method: 'POST',
		path: /^\/v1\/refunds$/,
		handle: ({ context, parts, given }) => createRefund(context, parts, parameters(NewRefund, given)),
	},
	{ method: 'GET', path: /^\/v1\/refunds$/, handle: list('refund', '/v1/refunds') },
	{ method: 'GET', path: /^\/v1\/refunds\/(\w+)$/, handle: one('refund', 'refund') },
	{ method: 'GET', path: /^\/v1\/payment_intents\/(\w+)$/, handle: one('intent', 'payment_intent') },
	{ method: 'GET', path: /^\/v1\/events$/, handle: list('event', '/v1/events') },
	{ method: 'GET', path: /^\/v1\/events\/(\w+)$/, handle: one('event', 'event') },
]

function routeOf(method: string, pathname: string) {
	for (const route of routes) {
		const match = route.path.exec(pathname)
		if (route.method === method && match) return { handle: route.handle, id: match[1] ?? '' }
	}
	throw new ApiError(404, {
		type: 'invalid_request_error',
		message: `Unrecognized request URL (${method}: ${pathname}).`,
	})
}

type Answer = { status: number; body: object; isReplay?: boolean }

/** Stores the response by its idempotency key: a repeated request returns it without doing the work again. */
async function answeredOnce(
	inner: ServiceContext,
	{ key, hash }: { key: string; hash: string },
	work: () => Promise<object>,
): Promise<Answer> {
	if (!(await takeKey(inner.db, key)))
		throw new ApiError(409, {
			type: 'idempotency_error',
			code: 'idempotency_key_in_use',
			message: `There is currently another in-progress request using this Idempotent Key: ${key}.`,
		})
	const known = await answerOf(inner.db, key)
	if (known && known.requestHash !== hash)
		throw new ApiError(400, {
			type: 'idempotency_error',
			message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
		})
	if (known) return { status: known.status, body: known.body, isReplay: true }
	const body = await work()
	await keepAnswer(inner.db, { key, requestHash: hash, status: 200, body: { ...body }, createdAt: inner.now })
	return { status: 200, body }
}

/** @throws ApiError */
async function answer(context: ServiceContext, parts: SandboxParts, request: Request): Promise<Answer> {
	const { pathname, search } = new URL(request.url)
	if (!/^Bearer sk_test_\w+$/.test(request.headers.get('authorization') ?? ''))
		throw new ApiError(401, {
			type: 'invalid_request_error',
			message: 'Invalid API Key provided: the sandbox takes test keys.',
		})
	const { handle, id } = routeOf(request.method, pathname)
	if (request.method === 'GET')
		return { status: 200, body: await handle({ context, parts, id, given: readForm(search.slice(1)) }) }
	const text = await request.text()
	const given = readForm(text)
	const key = request.headers.get('idempotency-key')
	if (key !== null && key.length > 255)
		throw invalidRequest('Idempotency keys may be up to 255 characters long.')
	return inTransaction(context, async (inner) => {
		const work = () => handle({ context: inner, parts, id, given })
		const hash = createHash('sha256').update(`${pathname}\n${text}`).digest('hex')
		return key === null ? { status: 200, body: await work() } : answeredOnce(inner, { key, hash }, work)
	})
}

function failed(context: ServiceContext, failure: unknown): Answer {
	if (failure instanceof ApiError) return { status: failure.status, body: { error: failure.body } }
	context.log.error({ err: failure }, 'payment sandbox failed')
	return { status: 500, body: { error: { type: 'api_error', message: 'An unknown error occurred.' } } }
}

/** Responds as the provider's API would. */
export async function answerApi(parts: SandboxParts, request: Request): Promise<Response> {
	const context: ServiceContext = {
		db: parts.db,
		now: (parts.clock ?? (() => new Date()))(),
		actor: visitor,
		requestId: requestId(),
		log: parts.log,
	}
	const { status, body, isReplay } = await answer(context, parts, request).catch((failure: unknown) =>
		failed(context, failure),
	)
	const key = request.headers.get('idempotency-key')
	return Response.json(body, {
		status,
		headers: {
			'Request-Id': context.requestId,
			'Stripe-Version': request.headers.get('stripe-version') ?? Stripe.API_VERSION,
			...(key !== null && { 'Idempotency-Key': key }),
			...(isReplay && { 'Idempotent-Replayed': 'true' }),
		},
	})
}
