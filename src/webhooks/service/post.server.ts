// One attempt: an HTTP POST without redirects, within ten seconds, to a checked address.
import { request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { inChildSpan } from '#telemetry/spans.server.ts'
import { timeoutMs } from '../rules/schedule.ts'
import { checkedLookup, literalHost, maySendTo, PrivateAddress } from './addresses.server.ts'

export type Attempt = {
	/** Null without an answer. */
	statusCode: number | null
	durationMs: number
	/** Why it failed, in words for the staff; empty when it was answered. */
	problem: string
}

type Post = {
	url: string
	headers: Record<string, string>
	body: string
	allowsLoopback: boolean
	timeoutMs?: number
}

/** Of an answer's body. */
const mostBytes = 64 * 1_024

const words: Readonly<Record<string, string>> = {
	ENOTFOUND: 'The host name was not found',
	EAI_AGAIN: 'The host name was not found',
	ECONNREFUSED: 'The connection was refused',
	ECONNRESET: 'The connection was closed',
	EPROTO: 'No secure connection',
}

function problemOf(failure: unknown): string {
	if (failure instanceof PrivateAddress) return failure.message
	if (!(failure instanceof Error)) return 'Not sent'
	if (failure.name === 'AbortError' || failure.name === 'TimeoutError') return 'No answer in time'
	const code = 'code' in failure ? String(failure.code) : ''
	return (
		words[code] ??
		(/CERT|SELF_SIGNED|ALTNAME|VERIFY/.test(code) ? 'The certificate is not valid' : 'Not sent')
	)
}

/** @returns the status of the answer */
function send({ url, headers, body, allowsLoopback, timeoutMs: limitMs = timeoutMs }: Post): Promise<number> {
	const to = new URL(url)
	const literal = literalHost(to)
	// Connections to an IP address ask no resolver.
	if (literal !== null && !maySendTo(literal, { allowsLoopback }))
		return Promise.reject(new PrivateAddress('Not on the public internet'))
	const request = to.protocol === 'https:' ? requestSecure : requestPlain
	return new Promise((resolve, reject) => {
		const sending = request(to, {
			method: 'POST',
			// A connection of its own: a kept one could have been opened before the check.
			agent: false,
			lookup: checkedLookup({ allowsLoopback }),
			signal: AbortSignal.timeout(limitMs),
			headers: {
				...headers,
				'Content-Type': 'application/json',
				'Content-Length': Buffer.byteLength(body),
				'User-Agent': 'Fieldhouse-Webhooks/1',
			},
		})
		sending.on('response', (answer) => {
			resolve(answer.statusCode ?? 0)
			let bytes = 0
			// The status counts; what follows is not kept, and too much of it or a failure ends the connection.
			answer.on('error', () => {})
			answer.on('data', (part: Buffer) => {
				bytes += part.byteLength
				if (bytes > mostBytes) sending.destroy()
			})
		})
		sending.on('error', reject)
		sending.end(body)
	})
}

/** Never throws: every failure is an attempt with a problem. */
export async function post(one: Post): Promise<Attempt> {
	const startedAt = performance.now()
	const durationMs = () => Math.round(performance.now() - startedAt)
	try {
		const statusCode = await inChildSpan({ name: 'webhook POST', kind: 'client' }, () => send(one))
		return { statusCode, durationMs: durationMs(), problem: '' }
	} catch (failure) {
		return { statusCode: null, durationMs: durationMs(), problem: problemOf(failure) }
	}
}
