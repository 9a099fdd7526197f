// Requests as spans, named by a pattern of the shop's own, whatever the address holds.
import type { RequestListener } from 'node:http'
import { rowOf } from '#accounts/policies.ts'
import { beginSpan, isTracing } from '#telemetry/spans.server.ts'
import { outsideRouter } from '../log.ts'

/** Pages begin with `/auth` as well: only what is longer belongs to the identity service. */
const firstParts = new Set([...outsideRouter, 'auth'])

/** `/portal/:portalId/*`, `/pictures/*`; `/*` for any other address. The router gives pages a closer one. */
function routeOf(address: string): string {
	const [path = ''] = address.split('?', 1)
	const [, first = ''] = path.split('/')
	if (firstParts.has(first) && path !== `/${first}`) return `/${first}/*`
	try {
		return rowOf(path)?.pattern ?? '/*'
	} catch {
		// An address that the router cannot read is answered all the same.
		return '/*'
	}
}

/** Asked every few seconds by monitoring: they make no traces. */
const unseen = new Set(['/livez', '/readyz', '/healthz', '/metrics'])

/** The same listener, with a span around each request, in the trace of the caller if it has one. */
export const traced =
	(answer: RequestListener): RequestListener =>
	(request, response) => {
		const { method = '', url = '/', headers } = request
		if (!isTracing() || unseen.has(url)) return answer(request, response)
		const route = routeOf(url)
		const span = beginSpan({
			name: `${method} ${route}`,
			kind: 'server',
			attributes: { 'http.request.method': method, 'http.route': route },
			traceparent: typeof headers.traceparent === 'string' ? headers.traceparent : undefined,
		})
		if (!span) return answer(request, response)
		response.once('close', () => {
			span.add({ 'http.response.status_code': response.statusCode })
			span.end(response.statusCode >= 500 ? { cause: response.statusCode } : undefined)
		})
		span.run(() => answer(request, response))
	}
