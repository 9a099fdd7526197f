// autocannon ships no types; these cover only the parts in use.
declare module 'autocannon' {
	type Result = {
		/** Seconds. */
		duration: number
		requests: { total: number }
		/** Milliseconds. */
		latency: { p50: number; p99: number }
		non2xx: number
		errors: number
		timeouts: number
	}
	export default function autocannon(options: {
		url: string
		duration?: number
		connections: number
		headers?: Record<string, string>
		/** Called before each request. */
		requests?: { setupRequest: <Request extends object>(request: Request) => Request & { path: string } }[]
	}): Promise<Result>
}
