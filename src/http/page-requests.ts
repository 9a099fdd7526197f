// Requests that an open page sends to its own address as JSON, and their answers.

export type PageAnswer<Result> = { ok: true; result: Result } | { ok: false; status: number; message: string }

const isAnswer = (body: unknown): body is PageAnswer<unknown> =>
	typeof body === 'object' && body !== null && 'ok' in body && typeof body.ok === 'boolean'

type PageRequest = {
	address: string
	body: unknown
	/** The message when the server gives none; the status is 0 when there was no response. */
	messageFor: (status: number) => string
	/** The request may outlive the page. */
	keepalive?: boolean | undefined
	signal?: AbortSignal | undefined
}

/** Never throws: failures are in the answer. The caller names the result that the address answers to this body. */
export async function sendPageRequest<Result>(request: PageRequest): Promise<PageAnswer<Result>> {
	const { address, body, messageFor, keepalive = false, signal = null } = request
	const failed = (status: number) => ({ ok: false as const, status, message: messageFor(status) })
	let status = 0
	try {
		const headers = { 'Content-Type': 'application/json', Accept: 'application/json' }
		const sent = { method: 'POST', headers, body: JSON.stringify(body), keepalive, signal }
		const response = await fetch(address, sent)
		status = response.status
		const answer: unknown = await response.json()
		// Cast: see above.
		return isAnswer(answer) ? (answer as PageAnswer<Result>) : failed(status)
	} catch {
		return failed(status)
	}
}
