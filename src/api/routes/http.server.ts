// Routes of the API, one for each operation of the table, and the OpenAPI document.
import { Hono, type Context } from 'hono'
import type { ServiceContext } from '#database/context.server.ts'
import { isAway } from '#database/failures.server.ts'
import { BodyTooLarge, readText } from '#http/bodies.server.ts'
import { retryAfterSeconds } from '#http/stay-when-busy.ts'
import { InvalidJson, parseJson } from '#kit/json.ts'
import type { ApiDependencies } from '../dependencies.server.ts'
import { operations } from '../operations/all.server.ts'
import type { Operation } from '../operations/operation.ts'
import { routePattern } from '../rules/description.ts'
import { openApiDocument } from '../rules/openapi.ts'
import { ApiProblem, problems } from '../rules/problems.ts'
import { perform } from '../service/perform.server.ts'

/** What is known of a request before its key is read. */
export type RequestFacts = { context: ServiceContext; address: string }

type Parts = {
	dependencies: ApiDependencies
	factsOf: (c: Context) => RequestFacts
	onError: (c: Context, failure: unknown) => void
}

/** A roster of a thousand players has some 300 kB. */
const mostBytes = 1024 * 1024

/** No cache keeps an answer, and no page of another site reads it. */
const always = { 'Cache-Control': 'private, no-store', 'X-Content-Type-Options': 'nosniff' }

function problemAnswer(problem: ApiProblem, requestId: string): Response {
	const { status } = problems[problem.kind]
	return new Response(JSON.stringify(problem.body(requestId)), {
		status,
		headers: { ...problem.more.headers, ...always, 'Content-Type': 'application/problem+json' },
	})
}

const isJson = (request: Request): boolean =>
	/^application\/(?:[\w.+-]+\+)?json(?:;|$)/i.test(request.headers.get('content-type') ?? '')

/** @throws ApiProblem too-large, not-json, invalid-request */
async function bodyOf(request: Request): Promise<unknown> {
	if (!isJson(request)) throw new ApiProblem('not-json')
	try {
		return parseJson(await readText(request, mostBytes))
	} catch (failure) {
		if (failure instanceof BodyTooLarge) throw new ApiProblem('too-large')
		if (failure instanceof InvalidJson)
			throw new ApiProblem('invalid-request', {
				errors: [{ field: 'body', message: 'No JSON, or nested too deep' }],
			})
		throw failure
	}
}

async function answerTo(
	c: Context,
	operation: Operation,
	{ dependencies, factsOf }: Parts,
): Promise<Response> {
	const { raw } = c.req
	const { context, address } = factsOf(c)
	const { status, headers, type, body } = await perform(context, dependencies, {
		operation,
		address,
		authorization: raw.headers.get('authorization'),
		idempotencyKey: raw.headers.get('idempotency-key'),
		params: c.req.param(),
		query: Object.fromEntries(new URL(raw.url).searchParams),
		readBody: () => bodyOf(raw),
	})
	const sent = typeof body === 'string' ? body : new Uint8Array(body)
	return new Response(sent, { status, headers: { ...headers, ...always, 'Content-Type': type } })
}

/** To be mounted at the API's prefix. */
export function apiRoutes(parts: Parts): Hono {
	const app = new Hono()
	const answered = (c: Context, failure: unknown): Response => {
		const { requestId } = parts.factsOf(c).context
		if (failure instanceof ApiProblem) return problemAnswer(failure, requestId)
		if (isAway(failure)) {
			const headers = { 'Retry-After': String(retryAfterSeconds) }
			return problemAnswer(new ApiProblem('busy', { headers }), requestId)
		}
		parts.onError(c, failure)
		return problemAnswer(new ApiProblem('unexpected'), requestId)
	}
	const document = JSON.stringify(openApiDocument(operations))
	app.get(
		'/openapi.json',
		() => new Response(document, { headers: { ...always, 'Content-Type': 'application/json' } }),
	)
	for (const operation of operations)
		app.on(operation.method, routePattern(operation.path), (c) => answerTo(c, operation, parts))
	for (const [path, own] of Map.groupBy(operations, (one) => routePattern(one.path)))
		app.all(path, () => {
			const headers = { Allow: own.map(({ method }) => method).join(', ') }
			throw new ApiProblem('wrong-method', { headers })
		})
	// Mounted, it leaves other addresses to the application.
	app.all('*', () => {
		throw new ApiProblem('not-found')
	})
	app.onError((failure, c) => answered(c, failure))
	return app
}
