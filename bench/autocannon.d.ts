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
	}): Promise<Result>
}
