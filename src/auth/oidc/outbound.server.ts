// Requests to providers (auth contract §7.11): https except on loopback, no redirects, bounded time and size.
const timeoutMs = 5_000
const maxBytes = 512 * 1_024

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

const isLoopback = (url: URL) => url.protocol === 'http:' && loopback.has(url.hostname)

async function bounded(answer: Response): Promise<ArrayBuffer> {
	const parts: Uint8Array[] = []
	let bytes = 0
	for await (const part of answer.body ?? []) {
		bytes += part.byteLength
		if (bytes > maxBytes) throw new Error('The provider answered with too much')
		parts.push(part)
	}
	return Uint8Array.from(Buffer.concat(parts)).buffer
}

export type Outbound = (url: string, init?: RequestInit) => Promise<Response>

/** Whether tokens and keys may travel to this issuer without TLS: only when it is on this machine. */
export const isPlainIssuer = (issuer: string): boolean => isLoopback(new URL(issuer))

/** Fetch for one issuer: plain http goes only to this machine, and only when the issuer itself is on it. */
export const outboundFor =
	(issuer: string): Outbound =>
	async (address, init = {}) => {
		const url = new URL(address)
		const isAllowed = url.protocol === 'https:' || (isLoopback(url) && isPlainIssuer(issuer))
		if (!isAllowed) throw new Error('A provider has to be asked over https')
		const answer = await fetch(url, {
			...init,
			redirect: 'manual',
			signal: AbortSignal.timeout(timeoutMs),
		})
		const body = await bounded(answer)
		return new Response(body.byteLength > 0 ? body : null, { status: answer.status, headers: answer.headers })
	}
