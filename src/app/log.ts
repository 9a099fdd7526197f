// Structured logs without personal data: no addresses, names, query strings or bodies.
import { destination, multistream, pino, type DestinationStream, type Logger } from 'pino'
import { accessTable } from '#accounts/policies.ts'
import { withoutValues } from '#database/failures.server.ts'
import { reasonOf } from '#kit/errors.ts'
import { isTracing, traceIds } from '#telemetry/spans.server.ts'
import type { Config } from './config.ts'

function errorFacts(failure: unknown) {
	const shown = withoutValues(failure)
	if (!(shown instanceof Error)) return { message: reasonOf(shown) }
	const code = 'code' in shown ? shown.code : undefined
	return { type: shown.name, code, message: shown.message, stack: shown.stack }
}

/**
 * Lines of a request or a job carry the ids of its trace, where there are traces.
 * @param also takes each line too
 */
export const createLogger = (
	config: Pick<Config, 'logLevel'>,
	to: DestinationStream = destination(1),
	also: DestinationStream | null = null,
): Logger =>
	pino(
		{
			level: config.logLevel,
			base: undefined,
			timestamp: pino.stdTimeFunctions.isoTime,
			formatters: { level: (label) => ({ level: label }) },
			redact: { paths: ['*.email', '*.name', '*.password', '*.token', 'headers'], remove: true },
			serializers: { err: errorFacts },
			...(isTracing() && { mixin: () => traceIds() ?? {} }),
		},
		also ? multistream([to, also].map((stream) => ({ level: 'trace', stream }))) : to,
	)

/** A path for the log: without query, bounded, without control characters. */
export const loggablePath = (path: string): string =>
	(path.split('?', 1)[0] ?? '')
		.replace(/[^\x21-\x7e]/g, '')
		.replace(/(\/(?:designs\/shared|pay|join|roster|quote|stores|vote)\/)[^/]+/, '$1:token')
		.replace(/(\/embed\/)[^/]+(\.json)/, '$1:token$2')
		.replace(/(\/mailed-pictures\/).+/, '$1:token')
		.slice(0, 200)

/** First parts of addresses that no page has. */
export const outsideRouter: readonly string[] = [
	'api',
	'assets',
	'embed',
	'files',
	'healthz',
	'livez',
	'marks',
	'metrics',
	'pictures',
	'readyz',
	'recolored',
	'webhooks',
]

const firstParts = new Set([
	...accessTable.map(({ pattern }) => pattern.split('/')[1] ?? ''),
	...outsideRouter,
])

/** The kind of page for metrics, `/product/*`: of the shop's own addresses alone, so that the number of series stays small. */
export const routeOfPath = (address: string): string => {
	const [path = ''] = address.split('?', 1)
	const [, first = '', second] = path.split('/')
	if (first === '') return path === '/' ? '/' : '/*'
	if (!firstParts.has(first)) return '/*'
	return second === undefined ? `/${first}` : `/${first}/*`
}
