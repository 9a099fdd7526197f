// Requests as an attacker writes them: paths are sent as given, where `fetch` would normalize them.
import { Agent, request } from 'node:http'

export type RawRequest = {
	method: string
	/** Sent byte for byte; only characters from `!` to `ÿ`. */
	path: string
	headers?: Record<string, string>
	body?: string
}
export type RawAnswer = {
	status: number
	location: string | undefined
	type: string
	body: string
	durationMs: number
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 })

/** Sends one request. @throws Error when the connection breaks or no answer comes within `limitMs` */
export function send(origin: string, asked: RawRequest, limitMs: number): Promise<RawAnswer> {
	const { hostname, port } = new URL(origin)
	const { method, path, headers = {}, body } = asked
	const startedAt = performance.now()
	return new Promise((resolve, reject) => {
		const outgoing = request({ agent, hostname, port, method, path, headers, timeout: limitMs }, (answer) => {
			const parts: Buffer[] = []
			answer.on('data', (part: Buffer) => parts.push(part))
			answer.once('error', reject)
			answer.once('end', () =>
				resolve({
					status: answer.statusCode ?? 0,
					location: answer.headers.location,
					type: answer.headers['content-type'] ?? '',
					body: Buffer.concat(parts).toString('utf8'),
					durationMs: performance.now() - startedAt,
				}),
			)
		})
		outgoing.once('timeout', () => outgoing.destroy(new Error(`No answer within ${limitMs} ms`)))
		outgoing.once('error', reject)
		outgoing.end(body)
	})
}

/** Closes the kept-alive connections. */
export const hangUp = (): void => agent.destroy()
