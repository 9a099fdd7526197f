// Structured logs without personal data: no addresses, names, query strings or bodies.
import { pino, type Logger } from 'pino'
import type { Config } from './config.ts'

export const createLogger = (config: Pick<Config, 'logLevel'>): Logger =>
	pino({
		level: config.logLevel,
		base: undefined,
		timestamp: pino.stdTimeFunctions.isoTime,
		formatters: { level: (label) => ({ level: label }) },
		redact: { paths: ['*.email', '*.name', '*.password', '*.token', 'headers'], remove: true },
		serializers: {
			err: (failure: Error & { code?: string }) => ({
				type: failure.name,
				code: failure.code,
				message: failure.message,
				stack: failure.stack,
			}),
		},
	})

const uuidLike = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi

/** A path as the log may carry it: no query, bounded, control characters gone. */
export const loggablePath = (path: string): string =>
	(path.split('?', 1)[0] ?? '')
		.replace(/[^\x21-\x7e]/g, '')
		.replace(/(\/designs\/shared\/)[^/]+/, '$1:token')
		.slice(0, 200)

/** A path as metrics may carry it: ids folded, so that the number of series stays small. */
export const routeOfPath = (path: string): string => {
	const [, first = '', second = ''] = loggablePath(path).replace(uuidLike, ':id').split('/')
	const known = [
		'assets',
		'pictures',
		'sport',
		'product',
		'builder',
		'services',
		'blog',
		'search',
		'designs',
		'files',
	]
	if (first === '') return '/'
	if (!known.includes(first)) return second === '' && first.length < 20 ? `/${first}` : '/*'
	return second === '' ? `/${first}` : `/${first}/*`
}
