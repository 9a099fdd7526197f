// The raw listener: cached pages, then static files, then rendered pages, then the app. Counts and logs every request.
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import type { Logger } from 'pino'
import { isAway } from '#database/failures.server.ts'
import type { AppEnv } from './http-server.ts'
import { busyAnswer } from './busy.tsx'
import type { Config } from '../config.ts'
import { loggablePath, routeOfPath } from '../log.ts'
import { traced } from './traced.ts'
import type { Metrics } from './monitoring.ts'
import type { createPageCache } from '../cache/page-cache.ts'
import { fixedHeaders, isAllowedHost, requestedHost } from './security.ts'

export type StaticFiles = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

export type ListenerParts = {
	config: Config
	app: Hono<AppEnv>
	log: Logger
	metrics: Metrics
	pages: ReturnType<typeof createPageCache>
	staticFiles: StaticFiles | null
	isStopping: () => boolean
}

/** The client's address: the nearest one that is not a trusted proxy. */
export function clientAddress(
	request: Pick<IncomingMessage, 'headers' | 'socket'>,
	trustedProxies: number,
): string {
	const direct = request.socket.remoteAddress ?? ''
	if (trustedProxies === 0) return direct
	const forwarded = String(request.headers['x-forwarded-for'] ?? '')
		.split(',')
		.map((part) => part.trim())
		.filter(Boolean)
	return forwarded.at(-trustedProxies) ?? direct
}

/** Caches the checks of the few spellings of the host that visitors use. */
function hostCheck(allowed: readonly string[]) {
	const known = new Set<string>()
	return (header: string | undefined): boolean => {
		if (header !== undefined && known.has(header)) return true
		const isAllowed = isAllowedHost(requestedHost(header), allowed)
		if (isAllowed && header !== undefined && known.size < 100) known.add(header)
		return isAllowed
	}
}

/** Balancers ask a process for these by its own address. They hold nothing of the shop. */
const probes = new Set(['/livez', '/readyz'])

export function createListener(parts: ListenerParts): RequestListener {
	const { config, app, log, metrics, pages, staticFiles } = parts
	const checkHost = hostCheck(config.allowedHosts)
	const fixed = Object.entries(fixedHeaders(config))
	const toApp = getRequestListener(
		(request, env) => app.fetch(request, { address: clientAddress(env.incoming, config.trustedProxies) }),
		{ overrideGlobalObjects: false },
	)

	const finished = (request: IncomingMessage, response: ServerResponse, startedAt: number) => {
		const durationMs = performance.now() - startedAt
		const path = request.url ?? '/'
		metrics.open.dec()
		metrics.requests.observe(
			{ method: request.method ?? '', route: routeOfPath(path), status: response.statusCode },
			durationMs / 1_000,
		)
		if (log.isLevelEnabled('debug')) {
			log.debug(
				{ method: request.method, path: loggablePath(path), status: response.statusCode, durationMs },
				'request',
			)
		}
	}

	const sendBusy = async (request: IncomingMessage, response: ServerResponse) => {
		const { headers: sent } = request
		const headers = new Headers()
		for (const name of ['accept', 'accept-language', 'cookie'] as const)
			if (sent[name] !== undefined) headers.set(name, sent[name])
		const original = new Request(config.publicUrl + (request.url ?? '/'), { headers })
		const answer = await busyAnswer(original, { config, form: null })
		response.writeHead(answer.status, Object.fromEntries(answer.headers))
		response.end(request.method === 'HEAD' ? undefined : await answer.text())
	}

	const sendFault = (response: ServerResponse) => {
		if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' })
		response.end('An unexpected error occurred')
	}

	const fail = (request: IncomingMessage, response: ServerResponse, failure: unknown) => {
		log.error({ err: failure }, 'request failed before the app')
		if (!isAway(failure) || response.headersSent) sendFault(response)
		else sendBusy(request, response).catch(() => sendFault(response))
	}

	const servePage = async (request: IncomingMessage, response: ServerResponse) => {
		try {
			if (!(await pages.serve(request, response))) await toApp(request, response)
		} catch (failure) {
			fail(request, response, failure)
		}
	}

	/** Files come first: for a file's address, the router would render a 404 page. */
	const serve = (request: IncomingMessage, response: ServerResponse) => {
		if (staticFiles) staticFiles(request, response, () => void servePage(request, response))
		else void servePage(request, response)
	}

	const refuse = (response: ServerResponse) => {
		response.writeHead(421, { 'Content-Type': 'text/plain; charset=utf-8' })
		response.end('This shop does not answer to that host name.')
	}

	const answer: RequestListener = (request, response) => {
		const startedAt = performance.now()
		metrics.open.inc()
		response.once('close', () => finished(request, response, startedAt))
		const isOurHost = checkHost(request.headers.host)
		try {
			// A cached page brings its own headers; all other responses get them here.
			if (isOurHost && !parts.isStopping() && pages.serveNow(request, response)) return
		} catch (failure) {
			fail(request, response, failure)
			return
		}
		for (const [name, value] of fixed) response.setHeader(name, value)
		if (parts.isStopping()) response.setHeader('Connection', 'close')
		if (isOurHost || probes.has(request.url ?? '')) serve(request, response)
		else refuse(response)
	}
	return traced(answer)
}
