// The one client of all measurements: the same connections and headers for every server.
import autocannon from 'autocannon'

export type Load = { perSecond: number; requests: number; p50Ms: number; p99Ms: number; failures: number }

export type LoadOptions = {
	url: string
	seconds: number
	connections: number
	headers?: Record<string, string>
	/** The path of each request, in place of the one in `url`. */
	nextPath?: () => string
}

/** Sends requests as fast as the server answers. */
export async function load({
	url,
	seconds,
	connections,
	headers = {},
	nextPath,
}: LoadOptions): Promise<Load> {
	const requests = nextPath && [
		{ setupRequest: <Request extends object>(request: Request) => ({ ...request, path: nextPath() }) },
	]
	const result = await autocannon({
		url,
		duration: seconds,
		connections,
		headers,
		...(requests && { requests }),
	})
	return {
		perSecond: result.requests.total / result.duration,
		requests: result.requests.total,
		p50Ms: result.latency.p50,
		p99Ms: result.latency.p99,
		failures: result.non2xx + result.errors + result.timeouts,
	}
}

export const median = (values: readonly number[]): number => {
	const sorted = values.toSorted((a, b) => a - b)
	const middle = Math.floor(sorted.length / 2)
	return sorted.length % 2 === 1
		? (sorted[middle] ?? Number.NaN)
		: ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2
}
